"""The decisions of a match, and how good each was: its cost compared with the best choice."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take, canonical_action
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView, view_for
from bot.matches.ports import Advice, Judged, Odds

_DECISIONS = (Play, Take, Koi, Stop)


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """One decision with a real choice.

    `view` is what the player could see before the decision, and no other cards. `action` is what
    they chose.
    """

    view: PlayerView
    action: Action

    @property
    def seat(self) -> Seat:
        """The seat that decided."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def turn(self) -> int:
        """The number of this player's turn in the round; the first is 1."""
        return (self.view.turn + 1) // 2

    def under(self, rules: Rules) -> "DecisionPoint":
        """Return the moment as part of a longer match, with nothing scored in it yet."""
        stake, view = self.view.stake, replace(self.view, rules=rules)
        if stake is None:
            return replace(self, view=view)
        stopped, exhausted = (
            replace(end, outcome=None) for end in (stake.stopped, stake.exhausted)
        )
        goes_on = replace(stake, stopped=stopped, exhausted=exhausted)
        return replace(self, view=replace(view, stake=goes_on))


def moments(rules: Rules, actions: Sequence[Action]) -> Iterator[DecisionPoint]:
    """Yield every decision of a match that had a real choice, in the order of play.

    Skipped decisions: only one card to choose, or cards that are equivalent in every way; a blind
    swap. Skipped actions that are not moves: resigning, a timeout, an abort.
    """
    match = new_match(rules)
    for action in actions:
        if isinstance(action, _DECISIONS) and match.to_act is not None:
            view = view_for(match, match.to_act)
            if len({canonical_action(one) for one in view.legal}) > 1:
                yield DecisionPoint(view, action)
        match = apply(match, action).match


# How good a decision was: its cost compared with the best choice, and the grade of that cost.

DOUBT: Final = 2.0
"""A difference of at most this many standard errors may be noise of the search: it counts as 0."""


class Grade(StrEnum):
    """The grade of a decision, by its loss; see `LIMITS`."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final = ((Grade.GOOD, 0.3), (Grade.INACCURACY, 1.0), (Grade.MISTAKE, 2.0))
"""The loss in points below which a grade is given. No loss is `BEST`; more is `BLUNDER`."""


@dataclass(frozen=True, slots=True)
class Note:
    """A verdict without its moment, which takes kilobytes: a review keeps one of each decision."""

    best: Judged
    played: Judged
    points: float
    chance: float
    loss: float
    stake: float
    odds: Odds | None

    def about(self, moment: DecisionPoint) -> "Verdict":
        """Return the verdict that this is the note of."""
        return Verdict(
            moment,
            self.best,
            self.played,
            self.points,
            self.chance,
            self.loss,
            self.stake,
            self.odds,
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision and what it cost. A loss that may be noise of the search is 0.

    - `best`, `played`: the teacher's rating of the best choice and of the played one.
    - `chance`: the lost chance to win the match, 0 to 1.
    - `points`: the lost points that the round was expected to bring. It is 0 if `chance` is 0:
      points that are given up without losing winning chance cost nothing.
    - `loss`: `chance` converted to points, by the worth of a point in such a match.
    - `stake`: the points that the worst choice would have lost.
    - `lead`: the chance to win that the best choice has more than any other, 0 to 1; 0 if that may
      be noise of the search.
    - `odds`: how the round goes on after koi-koi; None for other decisions.
    """

    moment: DecisionPoint
    best: Judged
    played: Judged
    points: float
    chance: float
    loss: float
    stake: float
    odds: Odds | None = None
    lead: float = 0.0

    @property
    def grade(self) -> Grade:
        """The grade of the loss."""
        if self.loss <= 0.0:
            return Grade.BEST
        return next((grade for grade, limit in LIMITS if self.loss < limit), Grade.BLUNDER)

    @property
    def note(self) -> Note:
        """The verdict without its moment."""
        return Note(
            self.best, self.played, self.points, self.chance, self.loss, self.stake, self.odds
        )


def verdict(moment: DecisionPoint, advice: Advice) -> Verdict:
    """Return the verdict on a decision, from the teacher's rating of every legal action.

    Raises `StopIteration` if the advice doesn't rate the played action.
    """
    best = advice.judged[0]
    played = next(one for one in advice.judged if one.action == moment.action)
    points = chance = 0.0
    if canonical_action(played.action) != canonical_action(best.action):
        chance = _beyond_doubt(best.chance - played.chance, played.chance_error)
    if chance > 0.0:
        points = _beyond_doubt(best.points - played.points, played.error)
    stake = best.chance - min(one.chance for one in advice.judged)
    loss, most = chance / advice.point, max(0.0, stake) / advice.point
    return Verdict(moment, best, played, points, chance, loss, most, advice.odds, _lead(advice))


def _lead(advice: Advice) -> float:
    """Return the lead of the best choice over the next that isn't equivalent to it."""
    best, action = advice.judged[0], canonical_action(advice.judged[0].action)
    others = (one for one in advice.judged if canonical_action(one.action) != action)
    second = next(others, None)
    return (
        0.0 if second is None else _beyond_doubt(best.chance - second.chance, second.chance_error)
    )


def _beyond_doubt(difference: float, error: float) -> float:
    return difference if difference > DOUBT * error else 0.0
