"""How good a decision was: what it cost against the best one, and how bad that is."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.canonical import canonical_action
from bot.matches.ports import Advice, Judged, Odds
from bot.matches.review.moments import Moment

DOUBT: Final = 2.0
"""A difference within so many standard errors may be the search's own: it counts as none."""


class Grade(StrEnum):
    """How bad a loss is."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final = ((Grade.GOOD, 0.3), (Grade.INACCURACY, 1.0), (Grade.MISTAKE, 2.0))
"""Up to which loss, in points, a grade reaches."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision and what it cost; losses are 0 where the search can't tell them from none.

    `chance` is that of winning the match; `points` are those that the round was expected to bring
    and that were lost with it: given up without it, they cost nothing. `loss` is the lost chance
    in points, at what a point is worth in such a match, and `stake` what the worst choice would
    have lost. `odds` are those after koi-koi.
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


def verdict(moment: Moment, advice: Advice) -> Verdict:
    """Judge a decision by what a teacher says of each choice."""
    best = advice.judged[0]
    played = next(one for one in advice.judged if one.action == moment.action)
    points = chance = 0.0
    if canonical_action(played.action) != canonical_action(best.action):
        chance = _beyond_doubt(best.chance - played.chance, played.chance_error)
    if chance > 0.0:
        points = _beyond_doubt(best.points - played.points, played.error)
    stake = best.chance - min(one.chance for one in advice.judged)
    loss, most = chance / advice.point, max(0.0, stake) / advice.point
    return Verdict(moment, best, played, points, chance, loss, most, advice.odds)


def _beyond_doubt(difference: float, error: float) -> float:
    return difference if difference > DOUBT * error else 0.0
