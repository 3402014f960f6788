"""The teacher's judgement of a position, as plain values (see `teacher`).

They implement `Advice`, `Judged` and `Odds` of `bot.matches.ports`. They are sent between
processes, so they don't depend on the search code.
"""

from dataclasses import dataclass

from bot.koikoi import Action


@dataclass(frozen=True, slots=True)
class ActionWorth:
    """The worth of a legal action.

    `points` is the expected result of the round: the player's points minus the opponent's. In
    zero-sum rules they count once. `chance` is the probability (0 to 1) of winning the match.
    `error` is the standard error of the difference in `points` to the best action, in the same
    worlds; 0 for the best. `chance_error` is the same for `chance`.
    """

    action: Action
    points: float
    chance: float
    error: float
    chance_error: float = 0.0


@dataclass(frozen=True, slots=True)
class KoiKoiOdds:
    """The course of the round after koi-koi: the probabilities of its possible ends."""

    improve: float
    other_first: float
    nobody: float


@dataclass(frozen=True, slots=True)
class EngineAdvice:
    """Every legal action, the best first; at a decision also the odds of calling koi-koi.

    `point` is how much one point adds, on average, to the probability of winning such a match.
    """

    judged: tuple[ActionWorth, ...]
    odds: KoiKoiOdds | None
    point: float = 0.02
