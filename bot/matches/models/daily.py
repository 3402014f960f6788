"""The deal of the day: its date, its number, and the result of a person's match."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

FIRST_DAY: Final = date(2026, 1, 1)
"""The day whose deal has number 1. It must never change: people compare the numbers."""
LEVEL: Final = "expert"
"""Against which level of the computer a result is whose level is not said."""
USUAL_LEVEL: Final = "sprout"
"""Against which level people play who have chosen none: a beginner can beat it."""


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
    """Return the computer's level for those who have chosen none: the usual, or else the first."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row: those that last until today, and the most there ever were."""

    now: int = 0
    longest: int = 0


def streak_of(days: Sequence[date], today: date) -> Streak:
    """Return the streak of some days in their order. Today may still be missing."""
    longest = row = 0
    last: date | None = None
    for day in days:
        row = row + 1 if last is not None and day - last == timedelta(days=1) else 1
        longest, last = max(longest, row), day
    goes_on = last is not None and today - last <= timedelta(days=1)
    return Streak(row if goes_on else 0, longest)


@dataclass(frozen=True, slots=True)
class DealsPlayed:
    """How many deals of the day a person has finished, wherever, and their days in a row."""

    count: int
    streak: Streak


@dataclass(frozen=True, slots=True)
class DailyScore:
    """The result of a person's daily deal. A resigned match counts with the points so far."""

    day: date
    person_id: int
    guild_id: int | None  # the server it was played from
    points: int
    conceded: int  # the computer's points
    level: str = LEVEL  # of the computer
