"""A record file that a person sent: read with limits, since it can hold anything."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.koikoi.actions import Deal
from bot.koikoi.errors import ErrorCode, IllegalAction, RecordError, RulesError
from bot.koikoi.record import Record, parse_record, replay_record
from bot.koikoi.state import Match, MatchEnd
from bot.matches.errors import RecordProblem, Refusal, Refused
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import Pace, Place, Terms
from bot.matches.replay.course import Course, course_of

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

    The row has no number and no place, and its people have no ids of Discord's: who they are is
    only said.
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


def _info(record: Record, match: Match) -> MatchInfo:
    """Return the row of a recorded match; the players are those that a comment names, if any."""
    seats = _players(record)
    outcome, first = match.outcome, seats[0]
    return MatchInfo(
        id=0,
        status=_status(match),
        place=Place(None, 0),
        challenger=first if isinstance(first, Person) else _NOBODY,
        opponent=seats[1],
        terms=Terms(record.rules, Pace.LIVE, timedelta()),
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


def _players(record: Record) -> tuple[Player, Player]:
    told = next((one.value for one in record.comments if one.key == _PLAYERS), "")
    first, comma, second = told.partition(", ")
    names = (first, second) if comma else ("", "")
    return _player(1, names[0]), _player(2, names[1])


def _player(number: int, name: str) -> Player:
    computer = _COMPUTER.fullmatch(name)
    return Computer(computer[1]) if computer else Person(number, name[:_LONGEST_NAME])
