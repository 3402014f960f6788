"""A person's reminder: what is stored about it, and when its next line is due."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

MOST_UNANSWERED: Final = 7
"""After so many lines without a press or command of the person, no more are sent."""
MAX_LATENESS: Final = timedelta(hours=3)
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
    """A line that is due, and the features whose task of the day the person has not done yet."""

    reminder: Reminder
    left: frozenset[str]


# When a reminder's next line is due. Pure.


def next_due(hour: int, now: datetime, told: date | None) -> datetime:
    """Return the next time at an hour (UTC) on a day for which no line was sent."""
    now = now.astimezone(UTC)
    day = now.date() if now.hour < hour else now.date() + timedelta(days=1)
    if told is not None:
        day = max(day, told + timedelta(days=1))
    return datetime.combine(day, time(hour), UTC)


def utc_hour(wanted: int, ahead: int) -> int:
    """Return in UTC what a clock shows as an hour that is so many hours ahead of UTC."""
    return (wanted - ahead) % 24


def is_wanted(owed: Owed, now: datetime) -> bool:
    """Return whether a line is sent: it is not too late, and something is left to play."""
    due = owed.reminder.due
    return due is not None and now - due <= MAX_LATENESS and bool(owed.left)


def is_last(owed: Owed) -> bool:
    """Return whether this line is the last one, because none was answered for a week."""
    return owed.reminder.unanswered + 1 >= MOST_UNANSWERED
