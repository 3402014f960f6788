"""What the teacher says about a position, as plain values (see `teacher`).

They are the `Advice`, `Judged` and `Odds` of `bot.matches.ports`, and travel between processes:
whoever reads them needs none of the code that made them.
"""

from dataclasses import dataclass

from bot.koikoi import Action


@dataclass(frozen=True, slots=True)
class Judged:
    """What a legal action is worth.

    `points` are those that the round is expected to bring, the player's less the other's; where
    the other pays them, they count once. `chance` is that of winning the match. `error` is the
    standard error of `points` against the best action's, in the same worlds; 0 for the best. So
    is `chance_error` for `chance`.
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

    `point` is how much chance to win such a match a point is worth on average.
    """

    judged: tuple[Judged, ...]
    odds: Odds | None
    point: float = 0.02
