"""Replays: a match that is over, or a record from anywhere, to be walked through step by step."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.koikoi.actions import Action, Deal
from bot.koikoi.cards import CardSet
from bot.koikoi.errors import ErrorCode, IllegalAction, RecordError, RulesError
from bot.koikoi.events import Dealt, DealVoided
from bot.koikoi.match import apply, new_match, replay
from bot.koikoi.record import MatchRecord, parse_record, replay_record
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match, MatchEnd, RoundResult, Turn
from bot.koikoi.view import PlayerView, view_for
from bot.matches.errors import RecordProblem, Refusal, Refused
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.review import DecisionPoint


@dataclass(frozen=True, slots=True)
class Position:
    """The match at a step.

    `moment` is the choice that led there: what its player saw, and what they did. It is None after
    a deal, and where nobody chose.
    """

    step: int
    match: Match = field(repr=False)
    moment: DecisionPoint | None = field(default=None, repr=False)

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
            moment = DecisionPoint(view, action) if action in view.legal else None
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


# A record file that a person sent: read with limits, since it can hold anything.

LARGEST_FILE: Final = 64 * 1024
"""Bytes. A match of 24 rounds with every comment is a quarter of that."""
MOST_DEALS: Final = 100
"""Void ones included. A match has up to 24 rounds, or goes on to some target: that ends sooner."""
_PLAYERS: Final = "players"
_COMPUTER: Final = re.compile(r"computer \(([a-z]{1,20})\)")
_LONGEST_NAME: Final = 100
_NOBODY: Final = Person(1, "")


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded match: its course, and the row that it would have had.

    The row has no number and no place, and its people have no ids of Discord's, only names.
    """

    info: MatchInfo
    course: Course


def read_record(content: bytes) -> Recorded:
    """Read a record file. Raises `Refused`. Call it in a thread: a long one takes time."""
    if len(content) > LARGEST_FILE:
        raise Refused(Refusal.UNREADABLE_RECORD, record=(RecordProblem.SIZE, 0))
    try:
        record = parse_record(content.decode("utf-8"))
        if sum(isinstance(action, Deal) for action in record.actions) > MOST_DEALS:
            raise Refused(Refusal.UNREADABLE_RECORD, record=(RecordProblem.SIZE, 0))
        match = replay_record(record)
    except UnicodeDecodeError:
        raise Refused(Refusal.UNREADABLE_RECORD, record=(RecordProblem.NO_RECORD, 0)) from None
    except RecordError as error:
        raise Refused(Refusal.UNREADABLE_RECORD, record=(_problem(error), error.line)) from None
    course = course_of(record.rules, record.actions)
    if not course.rounds:
        raise Refused(Refusal.UNREADABLE_RECORD, record=(RecordProblem.EMPTY, 0))
    return Recorded(_info(record, match), course)


def _problem(error: RecordError) -> RecordProblem:
    _, problem = error.args
    if problem.code is ErrorCode.NO_VERSION_LINE:
        return RecordProblem.NO_RECORD
    if isinstance(problem, IllegalAction):
        return RecordProblem.ILLEGAL
    return RecordProblem.RULES if isinstance(problem, RulesError) else RecordProblem.NOTATION


def _info(record: MatchRecord, match: Match) -> MatchInfo:
    """Return the row of a recorded match; the players are those that a comment names, if any."""
    seats = _players(record)
    outcome, first = match.outcome, seats[0]
    return MatchInfo(
        id=0,
        status=_status(match),
        place=ChannelRef(None, 0),
        challenger=first if isinstance(first, Person) else _NOBODY,
        opponent=seats[1],
        terms=Terms(record.rules, TimeControl.LIVE, timedelta()),
        created_at=datetime.fromtimestamp(0, UTC),
        seats=seats,
        scores=match.scores,
        number=match.number,
        winner=None if outcome is None else outcome.winner,
        reason=None if outcome is None else outcome.reason.value,
    )


def _status(match: Match) -> Status:
    if match.outcome is None:
        return Status.PLAYING
    return Status.ABORTED if match.outcome.reason is MatchEnd.ABORT else Status.FINISHED


def _players(record: MatchRecord) -> tuple[Player, Player]:
    told = next((one.value for one in record.comments if one.key == _PLAYERS), "")
    first, comma, second = told.partition(", ")
    names = (first, second) if comma else ("", "")
    return _player(1, names[0]), _player(2, names[1])


def _player(number: int, name: str) -> Player:
    computer = _COMPUTER.fullmatch(name)
    return Computer(computer[1]) if computer else Person(number, name[:_LONGEST_NAME])


# The finished rounds of a match, turn by turn, as everybody at the table could see them.


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round: the table after it, and its turns, each with the table after that turn."""

    view: PlayerView
    turns: tuple[tuple[Turn, PlayerView], ...]


def played_rounds(rules: Rules, actions: Iterable[Action]) -> tuple[PlayedRound, ...]:
    """Return every round of a match that ended, without void deals."""
    match, turns = new_match(rules), dict[int, tuple[Turn, PlayerView]]()
    rounds: list[PlayedRound] = []
    for action in actions:
        if isinstance(action, Deal):
            turns = {}
        match = apply(match, action).match
        view = view_for(match, None)
        for turn in view.last_turns:
            if turn is not None and turns.get(turn.number, (None,))[0] != turn:
                turns[turn.number] = (turn, view)
        if len(match.results) > len(rounds):
            rounds.append(PlayedRound(view, tuple(turns[number] for number in sorted(turns))))
    return tuple(rounds)
