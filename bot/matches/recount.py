"""Computes ratings, leaderboards and profiles anew, from all matches in the order of their ends."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import (
    EVERYWHERE,
    Counted,
    Line,
    Rating,
    SeasonStart,
    week_of,
)
from bot.matches.rating import NEW, LineKey, Met, effect_of, periods_of, shown
from bot.matches.tallying import tallied


@dataclass(slots=True)
class Recount:
    """Adds one match after the other, of one server or of all (`EVERYWHERE`).

    `starts`: the server's seasons that an admin began, oldest first.
    """

    scope: int
    starts: Sequence[SeasonStart] = ()
    ratings: dict[int, Rating] = field(default_factory=dict)
    lines: dict[LineKey, Line] = field(default_factory=dict)
    tallies: dict[int, Tally] = field(default_factory=dict)
    _met: dict[tuple[int, int], dict[date, int]] = field(default_factory=dict)

    def add(self, match: Counted, match_id: int) -> None:
        """Count a match."""
        first, second = match.people
        weeks = self._met.setdefault((min(match.people), max(match.people)), {})
        week = week_of(match.ended_at)
        effect = effect_of(
            match,
            match_id,
            periods_of(match, self.scope, self._start(match)),
            met=Met(bool(weeks), weeks.get(week, 0)),
            before=(self.ratings.get(first, NEW), self.ratings.get(second, NEW)),
            lines=self.lines,
        )
        weeks[week] = weeks.get(week, 0) + 1
        self.ratings[first], self.ratings[second] = effect.ratings
        self.lines.update(effect.lines)
        for place, person in enumerate(match.people):
            before = self.tallies.get(person, Tally())
            rating = shown(effect.ratings[place])
            self.tallies[person] = tallied(before, match, place, rating)

    def _start(self, match: Counted) -> SeasonStart | None:
        if self.scope == EVERYWHERE:
            return None
        place = bisect_right(self.starts, match.ended_at, key=lambda one: one.began_at)
        return self.starts[place - 1] if place else None
