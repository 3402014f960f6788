"""When a server's posts are due, by the clocks of its zone."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.matches.models.daily import day_of
from bot.matches.models.rankings import week_of
from bot.matches.models.zones import last_at, moment_of, next_at

SETTLING: Final = timedelta(minutes=5)
"""How long a week's last matches may take to be counted before its table is posted."""
ON_TIME: Final = timedelta(minutes=30)
"""How late a post of the day may be, however soon the next one comes."""
SHORTEST_GAP: Final = timedelta(hours=3)
"""A later post is left out if the next one comes sooner than this."""
_WEEK: Final = timedelta(days=7)


def day_to_post(hour: int, zone: str, now: datetime) -> date | None:
    """Return the day whose deal is due to be posted, at an hour of a zone; None: none is.

    It is the running day's (in UTC): that of another day can't be played any more.
    """
    due = last_at(hour, zone, now)
    if day_of(due) != day_of(now) or _is_late(due, now, next_at(hour, zone, now)):
        return None
    return day_of(due)


def next_daily(hour: int, zone: str, now: datetime, posted: date | None) -> datetime:
    """Return when the next post of the day comes; `posted`: the last day that needs none."""
    due = next_at(hour, zone, now)
    while posted is not None and day_of(due) <= posted:
        due = next_at(hour, zone, due)
    return due


def passed_day(hour: int, zone: str, now: datetime) -> date:
    """Return the last day whose hour to be posted has passed."""
    return day_of(last_at(hour, zone, now))


def weekly_at(monday: date, day: int, hour: int, zone: str) -> datetime:
    """Return when the table of a week is due, which is never before the week is over (in UTC).

    Args:
        monday: the first day of the week.
        day: the day of the next week, from 0 for Monday.
        hour: the hour of that day.
        zone: the zone of both.
    """
    over = datetime.combine(monday + _WEEK, time(), UTC)
    chosen = moment_of(monday + _WEEK + timedelta(days=day), time(hour), zone)
    return max(over, chosen) + SETTLING


def week_to_post(day: int, hour: int, zone: str, now: datetime) -> date:
    """Return the Monday of the last week whose table was due until now."""
    monday = week_of(now)
    while weekly_at(monday, day, hour, zone) > now:
        monday -= _WEEK
    return monday


def table_to_post(day: int, hour: int, zone: str, now: datetime) -> date | None:
    """Return the Monday of the week whose table is due to be posted; None: none is."""
    monday = week_to_post(day, hour, zone, now)
    due, coming = (weekly_at(one, day, hour, zone) for one in (monday, monday + _WEEK))
    return None if _is_late(due, now, coming) else monday


def _is_late(due: datetime, now: datetime, coming: datetime) -> bool:
    """Return whether a post is left out, because the next one comes soon."""
    return now - due > ON_TIME and coming - now < SHORTEST_GAP


def next_quarter(now: datetime) -> datetime:
    """Return the next quarter of an hour: no zone's hours begin at other times."""
    minute = now.minute // 15 * 15
    return now.replace(minute=minute, second=0, microsecond=0) + timedelta(minutes=15)
