"""What is stored about a person's reminder."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

MOST_UNANSWERED: Final = 7
"""After so many lines without a press or command of the person, no more are sent."""
LATE: Final = timedelta(hours=3)
"""A line that is later than this is not sent: it would come at an hour that nobody chose."""

MOST_ALERTS: Final = 3
"""So often a person is told in a day that a table was opened on a server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """A person's reminder; without `due` it is switched off."""

    person_id: int
    hour: int  # in UTC
    due: datetime | None = None  # when the next line is sent
    begun: datetime | None = None  # since when that line may have been sent
    told: date | None = None  # the day of the last line
    unanswered: int = 0  # lines since the person did something
    closed: bool = False  # it was switched off because the person takes no messages


@dataclass(frozen=True, slots=True)
class Owed:
    """A line that is due, and what the person has not played yet today."""

    reminder: Reminder
    deal: bool
    puzzle: bool
