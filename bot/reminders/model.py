"""A person's reminder as it is stored, and the time of its next line."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.matches.models.daily import day_of
from bot.matches.models.zones import USUAL, last_at, next_at

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
    hour: int  # of the zone's clocks
    due: datetime | None = None  # when the next line is sent
    begun: datetime | None = None  # when sending of that line began
    told: date | None = None  # the day of the last line
    lapsed: date | None = None  # the day of a line that could not be sent in time
    unanswered: int = 0  # lines since the person's last press or command
    closed: bool = False  # it was switched off because the person takes no messages
    zone: str = USUAL


@dataclass(frozen=True, slots=True)
class Owed:
    """A line that is due, and the features whose task of the day the person has not done yet."""

    reminder: Reminder
    left: frozenset[str]


# The time of a reminder's next line, as pure functions.


def next_due(hour: int, zone: str, now: datetime, told: date | None) -> datetime:
    """Return the next time at an hour of a zone on a day (UTC) for which no line was sent."""
    due = next_at(hour, zone, now)
    while told is not None and day_of(due) <= told:
        due = next_at(hour, zone, due)
    return due


def is_at_its_hour(reminder: Reminder) -> bool:
    """Return whether the next line is due at the hour of the zone's clocks, or not at all."""
    due = reminder.due
    return due is None or due == last_at(reminder.hour, reminder.zone, due)


def due_after_lapse(reminder: Reminder, now: datetime) -> datetime:
    """Return when the line after one that came too late is due.

    That of today is due although its hour has passed, as long as it isn't too late itself.
    """
    last, told = last_at(reminder.hour, reminder.zone, now), reminder.told
    in_time = now - last <= MAX_LATENESS and day_of(last) == day_of(now)
    if in_time and (told is None or told < day_of(last)) and last != reminder.due:
        return last
    return next_due(reminder.hour, reminder.zone, now, told)


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
