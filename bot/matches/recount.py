"""Computes ratings, leaderboards, profiles, achievements anew, from all matches by their ends."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from bot.matches.achievements import counters_after, earned_by
from bot.matches.models.achievements import Achievement, Counters, Earned
from bot.matches.models.profiles import Tally
from bot.matches.models.rankings import (
    EVERYWHERE,
    Counted,
    Line,
    Rating,
    RatingChange,
    SeasonStart,
    week_of,
)
from bot.matches.rating import NEW, LineKey, Met, change_of, effect_of, periods_of, shown
from bot.matches.tallying import tallied


@dataclass(slots=True)
class Recount:
    """Adds one match after the other, of one server or of all (`EVERYWHERE`).

    `starts`: the server's seasons that an admin began, oldest first. Achievements are those of all
    servers together.
    """

    scope: int
    starts: Sequence[SeasonStart] = ()
    ratings: dict[int, Rating] = field(default_factory=dict)
    lines: dict[LineKey, Line] = field(default_factory=dict)
    tallies: dict[int, Tally] = field(default_factory=dict)
    counters: dict[int, Counters] = field(default_factory=dict)
    earned: dict[tuple[int, Achievement], Earned] = field(default_factory=dict)
    _met: dict[tuple[int, int], dict[date, int]] = field(default_factory=dict)

    def add(self, match: Counted, match_id: int) -> tuple[RatingChange, RatingChange]:
        """Count a match, and return what it made of both ratings."""
        first, second = match.people
        weeks = self._met.setdefault((min(match.people), max(match.people)), {})
        week = week_of(match.ended_at)
        before = (self.ratings.get(first, NEW), self.ratings.get(second, NEW))
        effect = effect_of(
            match,
            match_id,
            periods_of(match, self.scope, self._start(match)),
            met=Met(bool(weeks), weeks.get(week, 0)),
            before=before,
            lines=self.lines,
        )
        weeks[week] = weeks.get(week, 0) + 1
        self.ratings[first], self.ratings[second] = effect.ratings
        self.lines.update(effect.lines)
        for place, person in enumerate(match.people):
            tally, rating = self.tallies.get(person, Tally()), shown(effect.ratings[place])
            self.tallies[person] = tallied(tally, match, place, rating)
        if self.scope == EVERYWHERE:
            self._earn(match, match_id, before)
        return change_of(before[0], effect.ratings[0]), change_of(before[1], effect.ratings[1])

    def _earn(self, match: Counted, match_id: int, before: tuple[Rating, Rating]) -> None:
        for place, person in enumerate(match.people):
            won, feats = match.winner == place, match.feats[place]
            after = counters_after(self.counters.get(person, Counters()), feats, won=won)
            self.counters[person] = after
            pair = (before[place], before[1 - place])
            for one in earned_by(feats, after, self.ratings[person], pair, won=won):
                new = Earned(person, one, match_id, match.ended_at, match.guild_id)
                self.earned.setdefault((person, one), new)

    def _start(self, match: Counted) -> SeasonStart | None:
        if self.scope == EVERYWHERE:
            return None
        place = bisect_right(self.starts, match.ended_at, key=lambda one: one.began_at)
        return self.starts[place - 1] if place else None
