"""How good a decision was: what it cost against the best one, and how bad that is."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.matches.ports import Advice, Judged, Odds
from bot.matches.review.moments import Moment, essence

DOUBT: Final = 2.0
"""A difference within so many standard errors may be the search's own: it counts as none."""
FEWEST_POINTS: Final = 0.5
"""Choices that lie closer than that say nothing about what a point is worth."""
CHEAPEST: Final = 0.002
"""The least that a point is worth: in a match that was decided from its first card."""


class Grade(StrEnum):
    """How bad a loss is."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final = ((Grade.GOOD, 0.5), (Grade.INACCURACY, 1.5), (Grade.MISTAKE, 3.0))
"""Up to which loss, in points, a grade reaches."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision and what it cost; losses are 0 where the search can't tell them from none.

    `points` are those that the round was expected to bring and that are lost; `chance` is that
    of winning the match. `loss` is the lost chance in points, at what a point was worth in this
    match, and `stake` what the worst choice would have lost. `odds` are those after koi-koi.
    """

    moment: Moment
    best: Judged
    played: Judged
    points: float
    chance: float
    loss: float
    stake: float
    odds: Odds | None = None

    @property
    def grade(self) -> Grade:
        """How bad it was."""
        if self.loss <= 0.0:
            return Grade.BEST
        return next((grade for grade, limit in LIMITS if self.loss < limit), Grade.BLUNDER)


def verdict(moment: Moment, advice: Advice, worth: float) -> Verdict:
    """Judge a decision; `worth` is what a point was worth in its match (`point_worth`)."""
    best = advice.judged[0]
    played = next(one for one in advice.judged if one.action == moment.action)
    points = chance = 0.0
    if essence(played.action) != essence(best.action):
        points = _beyond_doubt(best.points - played.points, played.error)
        chance = _beyond_doubt(best.chance - played.chance, played.chance_error)
    stake = best.chance - min(one.chance for one in advice.judged)
    return Verdict(
        moment, best, played, points, chance, chance / worth, max(0.0, stake) / worth, advice.odds
    )


def _beyond_doubt(difference: float, error: float) -> float:
    return difference if difference > DOUBT * error else 0.0


def point_worth(judged: Iterable[Advice]) -> float:
    """Return how much winning chance went with a point, over all choices of a match.

    A point is worth little in one round and much in another; this is the mean, weighted by how
    many points there were to choose between.
    """
    points = chances = 0.0
    for advice in judged:
        best = advice.judged[0]
        for one in advice.judged[1:]:
            if abs(best.points - one.points) >= FEWEST_POINTS:
                points += abs(best.points - one.points)
                chances += abs(best.chance - one.chance)
    return max(CHEAPEST, chances / points) if points else CHEAPEST
