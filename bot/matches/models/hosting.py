"""The host's decisions, and the problems that players report to the host."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.matches.models.marks import mark_of
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rankings import VoidReach

LONGEST_NOTICE: Final = 200
LONGEST_REASON: Final = 300


class Target(StrEnum):
    """The kind of id that a bar is for."""

    PERSON = "person"
    SERVER = "server"
    FORMER = "former"  # a person who was erased: the id is the mark of their account


class Scope(StrEnum):
    """The part of the bot from which a bar excludes."""

    EVERYTHING = "all"
    FIND = "find"  # a person's alone: they are found by nobody, and play on their servers


@dataclass(frozen=True, slots=True)
class Ban:
    """A person who may not use the bot, or a server on which it isn't to be.

    The reason is the host's own note: it is not in the repr and stays out of logs.
    """

    target: Target
    id: int
    reason: str = field(repr=False)
    at: datetime
    settled: bool = False  # whether all was done that follows from it
    scope: Scope = Scope.EVERYTHING


@dataclass(frozen=True)
class HostSettings:
    """All of it, as it was read last."""

    bars: tuple[Ban, ...] = ()
    notice: str | None = None
    """The notice of maintenance, while there is one: nothing new begins meanwhile."""
    secret: str | None = field(default=None, repr=False)
    """The secret that marks are computed with."""

    def bars_person(self, person_id: int) -> bool:
        """Return whether a person may not use the bot."""
        return self._bars(person_id, Scope.EVERYTHING)

    def bars_from_find(self, person_id: int) -> bool:
        """Return whether a person may not look for opponents on other servers."""
        return self._bars(person_id, Scope.FIND) or self.bars_person(person_id)

    def bars_server(self, guild_id: int | None) -> bool:
        """Return whether the bot isn't to be used on a server."""
        return (Target.SERVER, guild_id, Scope.EVERYTHING) in self._barred

    def _bars(self, person_id: int, scope: Scope) -> bool:
        if (Target.PERSON, person_id, scope) in self._barred:
            return True
        if not self._bars_former or self.secret is None:
            return False
        return (Target.FORMER, mark_of(self.secret, person_id), scope) in self._barred

    @cached_property  # asked at each press
    def _barred(self) -> frozenset[tuple[Target, int | None, Scope]]:
        return frozenset((one.target, one.id, one.scope) for one in self.bars)

    @cached_property
    def _bars_former(self) -> bool:
        return any(one.target is Target.FORMER for one in self.bars)


# Problems that players report to the host, and the messages that follow from them.

MOST_LETTERS: Final = 500
"""The longest report."""
LONGEST_ANSWER: Final = 1000

AGAIN_AFTER: Final = (
    timedelta(minutes=1),
    timedelta(minutes=5),
    timedelta(minutes=30),
    timedelta(hours=2),
    timedelta(hours=12),
)
"""The pauses between the tries of a delivery."""
MOST_TRIES: Final = len(AGAIN_AFTER) + 1
DMS_OPEN_AFTER: Final = timedelta(minutes=10)
"""The pause before a delivery is tried again whose direct messages could not be opened yet."""


class ReportReason(StrEnum):
    """Why a person is reported."""

    LEAVING = "leaving"
    UNFAIR = "unfair"
    NAME = "name"
    OTHER = "other"


class ReportTopic(StrEnum):
    """The subject of a delivery."""

    REPORT = "report"  # to the host: a new report
    ANSWER = "answer"  # to the player: the host's answer
    LOST = "lost"  # to the host: the answer reached nobody


class DeliveryResult(StrEnum):
    """How a delivery ended."""

    SENT = "sent"
    CLOSED = "closed"  # the person takes no messages
    FAILED = "failed"  # Discord refused it, or was away at every try
    NOBODY = "nobody"  # the host wants none


@dataclass(frozen=True, slots=True)
class Report:
    """A player's report on a match, or on the other player of it.

    The texts are not in the repr: they stay out of logs.
    """

    id: int
    match_id: int
    person: Person
    seq: int  # how many actions the match had
    text: str = field(repr=False)
    reported_at: datetime
    answer: str | None = field(default=None, repr=False)
    answered_at: datetime | None = None
    outcome: DeliveryResult | None = None  # how the delivery of the answer ended
    about: Person | None = None  # the other player, if it is about them
    reason: ReportReason | None = None
    about_mark: int | None = field(default=None, repr=False)  # of that player, who was erased


@dataclass(frozen=True, slots=True)
class ReportDelivery:
    """A message about a report that must be sent once."""

    report_id: int
    about: ReportTopic
    due: datetime
    tries: int
    begun_at: datetime | None  # when it was tried first


@dataclass(frozen=True, slots=True)
class VoidNote:
    """The admin who made a match void, when, and why. The reason is their own text."""

    admin: Person | None
    at: datetime
    reason: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PendingVoid:
    """A void match that the host has not confirmed. `note`: None if its server was erased."""

    info: MatchInfo
    reach: VoidReach
    note: VoidNote | None
