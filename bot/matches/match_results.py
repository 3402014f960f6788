"""Computes what the end of a match adds to leaderboards, profiles, daily tables and achievements.

The code is pure. It is used when a match ends, and when its log is counted again.
"""

from dataclasses import replace

from bot.koikoi.actions import Seat
from bot.koikoi.state import Match, MatchEnd
from bot.matches.achievements import earned_against_computer, feats_of, first_steps
from bot.matches.models.change_set import ChangeSet
from bot.matches.models.daily import DailyScore
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person
from bot.matches.models.rankings import EVERYWHERE, RatedResult
from bot.matches.statistics import both_moved, counts_of, has_finished_round


def with_sums(writing: ChangeSet, match: Match | None) -> ChangeSet:
    """Return the writing that ends a match, with all that the end adds to sums.

    A position that was played again adds nothing.

    `match` is None if its log can't be read: then the values of its row are added.
    """
    info = writing.info
    if info.status is not Status.FINISHED or info.retry_of is not None:
        return writing
    return replace(
        writing,
        counted=None if match is None else result_from(info, match),
        beside_computer=info.against_computer,
        daily=score_of(info),
        earned=(*first_steps(info, match), *earned_against_computer(info)),
    )


def result_from(info: MatchInfo, match: Match) -> RatedResult | None:
    """Return what a match adds to leaderboards and profiles; None if it does not count.

    Only matches between two people that ended with a result count, however they ended, once both
    had moved: on their server and everywhere, or everywhere alone. Those against the computer are
    counted apart, whatever they are.
    """
    outcome = match.outcome
    people = [player for player in info.seats or () if isinstance(player, Person)]
    counts = info.rated and outcome is not None and outcome.reason is not MatchEnd.ABORT
    counts = counts and both_moved(match.results)
    if not counts or info.ended_at is None or len(people) < 2:
        return None
    assert outcome is not None
    seats: list[Seat] = [0, 1]
    seats.sort(key=lambda seat: people[seat].id)
    gains = [[max(0, one.deltas[seat]) for one in match.results] for seat in seats]
    best = [max(some, default=0) for some in gains]
    numbers = [
        match.results[some.index(most)].number if most else None
        for some, most in zip(gains, best, strict=True)
    ]
    feats = feats_of(match)
    return RatedResult(
        guild_id=info.place.guild_id or EVERYWHERE,
        ended_at=info.ended_at,
        people=(people[seats[0]].id, people[seats[1]].id),
        winner=None if outcome.winner is None else seats.index(outcome.winner),
        points=(sum(gains[0]), sum(gains[1])),
        best_round=(best[0], best[1]),
        best_number=(numbers[0], numbers[1]),
        counts=(counts_of(match, seats[0]), counts_of(match, seats[1])),
        feats=(feats[seats[0]], feats[seats[1]]),
        finished=has_finished_round(match.results),
    )


def turned(counted: RatedResult) -> RatedResult:
    """Return the same result with both people swapped: an erased person has a lower id."""
    return replace(
        counted,
        people=counted.people[::-1],
        winner=None if counted.winner is None else 1 - counted.winner,
        points=counted.points[::-1],
        best_round=counted.best_round[::-1],
        best_number=counted.best_number[::-1],
        counts=counted.counts[::-1],
        feats=counted.feats[::-1],
        carried=replace(counted.carried, known=counted.carried.known[::-1]),
    )


def score_of(info: MatchInfo) -> DailyScore | None:
    """Return the result of a deal of the day for the table of its day; None for other matches."""
    seat = info.seat_of(info.challenger.id)
    if info.day is None or info.status is not Status.FINISHED or seat is None:
        return None
    return DailyScore(
        day=info.day,
        person_id=info.challenger.id,
        guild_id=info.place.guild_id,
        points=info.scores[seat],
        conceded=info.scores[1 - seat],
        level=info.opponent.level if isinstance(info.opponent, Computer) else "",
    )
