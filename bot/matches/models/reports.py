"""Problems that players report to the host, and what is to be sent about them."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.people import Person

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


class Reason(StrEnum):
    """Why a person is reported."""

    LEAVING = "leaving"
    UNFAIR = "unfair"
    NAME = "name"
    OTHER = "other"


class About(StrEnum):
    """What a delivery is about."""

    REPORT = "report"  # to the host: a new report
    ANSWER = "answer"  # to the player: the host's answer
    LOST = "lost"  # to the host: the answer reached nobody


class Outcome(StrEnum):
    """How a delivery ended."""

    SENT = "sent"
    CLOSED = "closed"  # the person takes no messages
    FAILED = "failed"  # Discord refused it, or was away at every try
    NOBODY = "nobody"  # the host wants none


@dataclass(frozen=True, slots=True)
class Report:
    """What a player wrote about a match, or about the other player of it.

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
    outcome: Outcome | None = None  # how the delivery of the answer ended
    about: Person | None = None  # the other player, if it is about them
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class ReportDelivery:
    """Something about a report that is to be sent once."""

    report_id: int
    about: About
    due: datetime
    tries: int
    begun_at: datetime | None  # when it was tried first
