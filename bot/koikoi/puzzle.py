"""A puzzle: a position in which one choice is clearly best, with the evidence, as a line of text.

The line is JSON. It holds the record of the match up to the position, without the players' names,
and the teacher's results: each legal choice with its worth and its error. So anybody can replay
the position and check the answer. `make tool ARGS="puzzles"` finds puzzles.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.koikoi.actions import Action, canonical_action, parse_action
from bot.koikoi.record import MatchRecord, format_record, parse_record, replay_record
from bot.koikoi.view import PlayerView, view_for


@dataclass(frozen=True, slots=True)
class Rated:
    """The worth of a choice to the player to act, and its difference to the best choice.

    `points` is the expected result of the round, and `chance` the probability (0 to 1) of winning
    the match. `error` and `chance_error` are the standard errors of the difference to the best.
    """

    action: Action
    points: float
    chance: float
    error: float
    chance_error: float


@dataclass(frozen=True, slots=True)
class Continuation:
    """How the round goes on after koi-koi: three probabilities that add up to 1."""

    improve: float
    other_first: float
    nobody: float


@dataclass(frozen=True)
class Puzzle:
    """A position and its answer.

    - `key`: a unique name, with the seed and the match that the position is from.
    - `judged`: every legal choice, the best first.
    - `odds`: how the round goes on after koi-koi; None unless the choice is koi-koi or stop.
    - `point`: the chance to win that one point is worth in such a match.
    - `playouts`: the number of rounds that were played out for this evidence.
    - `solvers`: how often (0 to 1) each of some computer players makes the best choice.
    """

    key: str
    record: MatchRecord
    judged: tuple[Rated, ...]
    odds: Continuation | None
    point: float
    playouts: int
    solvers: Mapping[str, float]

    @cached_property
    def view(self) -> PlayerView:
        """The view of the player to act."""
        match = replay_record(self.record)
        assert match.to_act is not None
        return view_for(match, match.to_act)

    @property
    def best(self) -> Rated:
        """The best of the legal choices."""
        return self.judged[0]

    @property
    def second(self) -> Rated:
        """The best of the choices that are not equal to the best one."""
        return next(one for one in self.judged if not self.solved_by(one.action))

    def solved_by(self, action: Action) -> bool:
        """Return whether a choice is the best one, or equivalent to it."""
        return canonical_action(action) == canonical_action(self.best.action)

    def rated(self, action: Action) -> Rated | None:
        """Return the first rated choice that is equivalent to this one; None if there is none.

        Two plain chaff of a month, for example, are equivalent.
        """
        wanted = canonical_action(action)
        return next((one for one in self.judged if canonical_action(one.action) == wanted), None)


def format_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of text; `parse_puzzle` is the inverse."""
    odds = puzzle.odds
    line = {
        "key": puzzle.key,
        "record": format_record(puzzle.record),
        "seat": puzzle.view.seat,
        "choices": [
            [one.action.text, one.points, one.chance, one.error, one.chance_error]
            for one in puzzle.judged
        ],
        "odds": None if odds is None else [odds.improve, odds.other_first, odds.nobody],
        "point": puzzle.point,
        "playouts": puzzle.playouts,
        "solvers": dict(puzzle.solvers),
    }
    return json.dumps(line, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line; the inverse of `format_puzzle`."""
    read: dict[str, Any] = json.loads(line)
    odds = read["odds"]
    return Puzzle(
        key=read["key"],
        record=parse_record(read["record"]),
        judged=tuple(Rated(parse_action(text), *worth) for text, *worth in read["choices"]),
        odds=None if odds is None else Continuation(*odds),
        point=read["point"],
        playouts=read["playouts"],
        solvers=read["solvers"],
    )
