"""The course of a match: its steps and rounds, and the match at each of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.koikoi.actions import Action
from bot.koikoi.cards import CardSet
from bot.koikoi.events import Dealt, DealVoided
from bot.koikoi.match import apply, new_match, replay
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match, RoundResult
from bot.koikoi.view import view_for
from bot.matches.review import Moment


@dataclass(frozen=True, slots=True)
class Position:
    """The match at a step.

    `moment` is the choice that led there: what its player saw, and what they did. It is None after
    a deal, and where nobody chose.
    """

    step: int
    match: Match = field(repr=False)
    moment: Moment | None = field(default=None, repr=False)

    @property
    def hands(self) -> tuple[CardSet, CardSet] | None:
        """Both hands, or None between rounds."""
        return None if self.match.round is None else self.match.round.hands


@dataclass(frozen=True, slots=True)
class CourseRound:
    """A round: the step at which its cards lie on the table, its last step, and its result."""

    number: int
    first: int
    last: int
    result: RoundResult | None


@dataclass(frozen=True, slots=True)
class Course:
    """A match from its first deal to its end. Steps and rounds are counted from 1.

    `stops` says for each step how many actions have been made. An action is a step of its own,
    except for a deal that doesn't count.
    """

    rules: Rules
    actions: tuple[Action, ...] = field(repr=False)
    stops: tuple[int, ...] = field(repr=False)
    rounds: tuple[CourseRound, ...] = field(repr=False)

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.stops)

    def at(self, step: int) -> Position:
        """Return the match at a step; the nearest one if there are fewer steps."""
        step = max(1, min(step, self.steps))
        done = self.stops[step - 1]
        action = self.actions[done - 1]
        before = replay(self.rules, self.actions[: done - 1])
        moment = None
        if before.to_act is not None:
            view = view_for(before, before.to_act)
            moment = Moment(view, action) if action in view.legal else None
        return Position(step, apply(before, action).match, moment)

    def step_of(self, seq: int) -> int:
        """Return the step that shows what the action with this number led to."""
        return next((step for step, done in enumerate(self.stops, 1) if done > seq), self.steps)

    def round_at(self, step: int) -> int:
        """Return which round, counted from 1, a step belongs to; 0 if there is none."""
        return sum(one.first <= step for one in self.rounds)


def course_of(rules: Rules, actions: Sequence[Action]) -> Course:
    """Return the course of a match. Raises `IllegalAction` if an action isn't legal.

    It takes some milliseconds for each round: call it in a thread.
    """
    match, stops, starts = new_match(rules), [], []
    for done, action in enumerate(actions, 1):
        step = apply(match, action)
        match = step.match
        if any(isinstance(event, DealVoided) for event in step.events):
            continue
        stops.append(done)
        starts += [(one.number, len(stops)) for one in step.events if isinstance(one, Dealt)]
    ends = [first - 1 for _, first in starts[1:]] + [len(stops)]
    results = (*match.results, *[None] * len(starts))
    rounds = [
        CourseRound(number, first, last, result)
        for (number, first), last, result in zip(starts, ends, results, strict=False)
    ]
    return Course(rules, tuple(actions), tuple(stops), tuple(rounds))
