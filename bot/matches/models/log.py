"""The log of a match: the lines from which every state is replayed, and the finished rounds."""

from dataclasses import dataclass
from datetime import datetime

from bot.koikoi.actions import Seat
from bot.matches.models.match import MatchInfo, SealedDeal


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """One line of a match's log. `person_id` is the person who acted; None: bot or computer."""

    seq: int  # the first action is 0
    text: str
    at: datetime
    person_id: int | None = None


@dataclass(frozen=True, slots=True)
class Log:
    """Everything that is needed to replay a match."""

    info: MatchInfo
    actions: tuple[LoggedAction, ...] = ()
    deals: tuple[SealedDeal, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One round's result, for lists and statistics."""

    number: int
    oya: Seat
    winner: Seat | None
    reason: str
    base: int
    points: int
    yaku: tuple[str, ...] = ()
