"""The log of a match, and everything that one change writes."""

from dataclasses import dataclass
from datetime import datetime

from bot.koikoi.actions import Seat
from bot.matches.models.achievements import Earned
from bot.matches.models.daily import DailyScore
from bot.matches.models.match import MatchInfo, SealedDeal
from bot.matches.models.people import Person
from bot.matches.models.rankings import RatedResult
from bot.matches.models.rotation import HandResult, Rotation


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


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """Everything that one change writes, in one transaction or not at all."""

    info: MatchInfo  # `info.revision - 1` is what it must replace
    actions: tuple[LoggedAction, ...] = ()
    deals: tuple[SealedDeal, ...] = ()
    rounds: tuple[RoundLine, ...] = ()
    counted: RatedResult | None = None  # what it adds to leaderboards and profiles
    beside_computer: bool = False  # it ends a match that counts among those with the computer
    daily: DailyScore | None = None
    earned: tuple[Earned, ...] = ()  # by this match alone; earlier matches may add to it
    hand: HandResult | None = None  # what it adds to a table for several people
    rotation: Rotation | None = None  # that table, if this is its next hand
    people: tuple[Person, ...] = ()  # newly seen, or under a new name

    @property
    def starts(self) -> bool:
        """Whether the match starts with this change, so that its seats are written."""
        return any(line.seq == 0 for line in self.actions)

    @property
    def adds(self) -> bool:
        """Whether it adds to sums: leaderboards, profiles, achievements, the table of a day."""
        return bool(self.counted or self.beside_computer or self.daily or self.earned)
