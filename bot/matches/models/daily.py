"""The deal of the day: its days and numbers, and what a person's match of it came to."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

FIRST_DAY: Final = date(2026, 1, 1)
"""The day of number 1. It never changes: people compare numbers."""
LEVEL: Final = "expert"


def day_of(moment: datetime) -> date:
    """The day of a moment, the same everywhere on earth."""
    return moment.astimezone(UTC).date()


def number_of(day: date) -> int:
    """A day's number, by which people name its deal."""
    return (day - FIRST_DAY).days + 1


def day_numbered(number: int) -> date:
    """The day of a number."""
    return FIRST_DAY + timedelta(days=number - 1)


def end_of(day: date) -> datetime:
    """When the next day's deal is there."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def level_of(levels: tuple[str, ...]) -> str:
    """Whom everybody plays: the expert, or the strongest that there is."""
    return LEVEL if LEVEL in levels else levels[-1]


@dataclass(frozen=True, slots=True)
class DailyScore:
    """What the match of a person's day came to. Resigned matches count as far as they got."""

    day: date
    person_id: int
    guild_id: int | None  # the server it was played from
    points: int
    conceded: int  # the computer's points
