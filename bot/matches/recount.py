"""Computes ratings, leaderboards, profiles, achievements anew, from all matches by their ends."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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
from bot.matches.rating import NEW, Effect, LineKey, Met, change_of, effect_of, periods_of, shown
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
    _met: dict[tuple[int, int], dict[date, Met]] = field(default_factory=dict)

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
            met=replace(weeks.get(week, Met()), ever=any(one.this_week for one in weeks.values())),
            before=before,
            lines=self.lines,
        )
        weeks[week] = _met_after(weeks.get(week, Met()), match)
        self.lines.update(effect.lines)
        for place, person in enumerate(match.people):
            if effect.counts[place]:
                self.ratings[person] = effect.ratings[place]
                tally, rating = self.tallies.get(person, Tally()), shown(effect.ratings[place])
                self.tallies[person] = tallied(tally, match, place, rating)
        if self.scope == EVERYWHERE:
            self._earn(match, match_id, before, effect)
        return change_of(before[0], effect.ratings[0]), change_of(before[1], effect.ratings[1])

    def _earn(
        self, match: Counted, match_id: int, before: tuple[Rating, Rating], effect: Effect
    ) -> None:
        for place, person in enumerate(match.people):
            won, feats, counts = match.winner == place, match.feats[place], effect.counts[place]
            known = self.counters.get(person, Counters())
            after = self.counters[person] = counters_after(known, feats, won=won, counts=counts)
            pair, rating = (before[place], before[1 - place]), effect.ratings[place]
            for one in earned_by(feats, after, rating, pair, won=won and counts):
                new = Earned(person, one, match_id, match.ended_at, match.guild_id)
                self.earned.setdefault((person, one), new)

    def _start(self, match: Counted) -> SeasonStart | None:
        if self.scope == EVERYWHERE:
            return None
        place = bisect_right(self.starts, match.ended_at, key=lambda one: one.began_at)
        return self.starts[place - 1] if place else None


def _met_after(met: Met, match: Counted) -> Met:
    """Return what two people have played in a week, with one match more."""
    if match.finished:
        return replace(met, this_week=met.this_week + 1)
    return replace(met, given_up=met.given_up + 1)
