"""The sums of a person's matches without void ones. Pure.

A value that depends on the order of other people's matches is not computed again: a rating loses
only the points that the match gave.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bot.matches.achievements import counters_after
from bot.matches.models.achievements import Counters
from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import (
    ENOUGH_IN_SEASON,
    RatedResult,
    StandingRow,
    is_season,
    week_of,
)
from bot.matches.rating import NEW, PairHistory, counts_for, line_after, why_uncounted
from bot.matches.statistics import tallied


class CountedMatch(NamedTuple):
    """A counted match of a person in a scope.

    `taken`: whether it was taken from the person's sums. `meets`: whether its people count as
    opponents by it; by a void match they don't, also where one of them still loses by it.
    `independent`: whether the other one had played somebody else before it.
    """

    match_id: int
    match: RatedResult
    taken: bool
    meets: bool
    independent: bool


@dataclass(slots=True)
class Sums:
    """The sums of a person's matches in one scope, without ratings.

    `taken`: whether the voided match had counted for the person. `since`: the periods of that match
    and of their later matches; `later`: the number of matches that counted after it.
    """

    matches: int = 0
    opponents: int = 0
    independent: int = 0
    lines: dict[str, StandingRow] = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)
    counters: Counters = field(default_factory=Counters)
    taken: bool = False
    since: set[str] = field(default_factory=set)
    later: int = 0

    def line(self, period: str, before: StandingRow, points: int) -> StandingRow | None:
        """Return a row without the match, which gave `points`; None if no match is left in it."""
        line = self.lines.get(period)
        if line is None:
            return None
        settled = replace(NEW, matches=self.matches, independent=self.independent).settled
        least = ENOUGH_IN_SEASON if is_season(period) else 0
        ranked = before.ranked and settled and line.played >= least
        return replace(line, rating=before.rating - points, ranked=ranked)

    def tally_without(self, before: Tally, points: int) -> Tally:
        """Return the tally without the match, which gave `points`."""
        place = len(before.curve) - 1 - self.later
        stays = before.curve[: max(0, place)]
        moved = (rating - points for rating in before.curve[max(0, place + 1) :])
        return replace(self.tally, curve=(*stays, *moved))


def sums_without(
    match_id: int,
    person_id: int,
    played: Iterable[CountedMatch],
    periods_of: Callable[[RatedResult], Iterable[str]],
) -> Sums:
    """Return the sums of a person's matches in a scope, added in the order of counting.

    `match_id`: the match that is voided now, which `played` has as it counts then. `periods_of`:
    returns the periods of a match.
    """
    sums, found = Sums(), False
    weeks: defaultdict[tuple[object, ...], list[int]] = defaultdict(lambda: [0, 0])
    known, independent = set[int](), set[int]()
    for number, match, taken, meets, other_independent in played:
        place = match.people.index(person_id)
        other = match.people[1 - place]
        week = weeks[other, week_of(match.ended_at)]
        met = PairHistory(other in known, week[0], week[1]).with_carried(match.carried)
        why = why_uncounted(match, met)
        counts = counts_for(match, why)[place]
        week[not match.finished] += 1
        if number == match_id:
            found, sums.taken = True, counts
            sums.since.update(periods_of(match))
        if taken:
            continue
        won = match.winner == place
        sums.counters = counters_after(sums.counters, match.feats[place], won=won, counts=counts)
        if counts:
            _count(sums, number, match, place, periods_of(match), later=found)
            if why is None and meets and not match.carried.known[place]:
                sums.opponents += not met.ever
                sums.independent += other_independent and other not in independent
        if why is None and meets:
            known.add(other)
            if other_independent:
                independent.add(other)
    return sums


def _count(
    sums: Sums, number: int, match: RatedResult, place: int, periods: Iterable[str], *, later: bool
) -> None:
    sums.matches += 1
    sums.later += later
    sums.tally = tallied(sums.tally, match, place, 0)
    for period in periods:
        line = sums.lines.get(period, StandingRow())
        sums.lines[period] = line_after(line, match, number, place, NEW, least=0)
        if later:
            sums.since.add(period)
