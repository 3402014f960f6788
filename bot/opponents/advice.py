"""What the teacher says about a position, as plain values (see `teacher`).

They implement `Advice`, `Judged` and `Odds` of `bot.matches.ports`. They are sent between
processes, so they don't depend on the search code.
"""

from dataclasses import dataclass

from bot.koikoi import Action


@dataclass(frozen=True, slots=True)
class Judged:
    """What a legal action is worth.

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
class Odds:
    """How the round goes on after koi-koi: who scores, or that it runs out."""

    improve: float
    other_first: float
    nobody: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal action, the best first; at koi-koi or stop, the odds of playing on, too.

    `point` is how much one point adds, on average, to the probability of winning such a match.
    """

    judged: tuple[Judged, ...]
    odds: Odds | None
    point: float = 0.02
