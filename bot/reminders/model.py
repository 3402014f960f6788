"""A person's reminder as it is stored, and the time of its next line."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

MOST_UNANSWERED: Final = 7
"""Number of lines in a row without a press or command of the person that ends the reminder."""
MAX_LATENESS: Final = timedelta(hours=3)
"""Maximum delay of a line; a later line is not sent, since nobody chose its hour."""

MOST_ALERTS: Final = 3
"""Maximum number of alerts for a person on one server in a day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """A person's reminder; without `due` it is switched off."""

    person_id: int
    hour: int  # in UTC
    due: datetime | None = None  # when the next line is sent
    begun: datetime | None = None  # when sending of that line began
    told: date | None = None  # the day of the last line
    lapsed: date | None = None  # the day of a line that could not be sent in time
    unanswered: int = 0  # lines since the person's last press or command
    closed: bool = False  # it was switched off because the person takes no messages


@dataclass(frozen=True, slots=True)
class Owed:
    """A line that is due, and the features whose task of the day the person has not done yet."""

    reminder: Reminder
    left: frozenset[str]


# The time of a reminder's next line, as pure functions.


def next_due(hour: int, now: datetime, told: date | None) -> datetime:
    """Return the next time at an hour (UTC) on a day for which no line was sent."""
    now = now.astimezone(UTC)
    day = now.date() if now.hour < hour else now.date() + timedelta(days=1)
    if told is not None:
        day = max(day, told + timedelta(days=1))
    return datetime.combine(day, time(hour), UTC)


def utc_hour(wanted: int, ahead: int) -> int:
    """Return the hour in UTC of an hour on a clock that is `ahead` hours ahead of UTC."""
    return (wanted - ahead) % 24


def is_wanted(owed: Owed, now: datetime) -> bool:
    """Return whether a line must be sent: it is not too late, and deal or puzzle is not played."""
    return owed.reminder.due is not None and bool(owed.left) and not lapses(owed, now)


def lapses(owed: Owed, now: datetime) -> bool:
    """Return whether it is too late for a line that the person would have got."""
    due = owed.reminder.due
    return due is not None and bool(owed.left) and now - due > MAX_LATENESS


def is_last(owed: Owed) -> bool:
    """Return whether this line is the last one, after a week without an answer."""
    return owed.reminder.unanswered + 1 >= MOST_UNANSWERED
