"""The deal of the day: its date, its number, and the result of a person's match."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

FIRST_DAY: Final = date(2026, 1, 1)
"""The day whose deal has number 1. It must never change: people compare the numbers."""
LEVEL: Final = "expert"


def day_of(moment: datetime) -> date:
    """Return the day of a moment, in UTC, the same for all people."""
    return moment.astimezone(UTC).date()


def number_of(day: date) -> int:
    """Return a day's number, which people use to name its deal; the first day has 1."""
    return (day - FIRST_DAY).days + 1


def day_numbered(number: int) -> date:
    """Return the day that has a number."""
    return FIRST_DAY + timedelta(days=number - 1)


def end_of(day: date) -> datetime:
    """Return when a day ends and the next day's deal becomes available."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)


def level_of(levels: tuple[str, ...]) -> str:
    """Return the computer's level for daily deals: the expert, or else the strongest level."""
    return LEVEL if LEVEL in levels else levels[-1]


@dataclass(frozen=True, slots=True)
class DailyScore:
    """The result of a person's daily deal. A resigned match counts with the points so far."""

    day: date
    person_id: int
    guild_id: int | None  # the server it was played from
    points: int
    conceded: int  # the computer's points
    level: str = LEVEL  # of the computer
