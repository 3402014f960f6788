"""Scheduled posts on servers, in SQL: the channels where one is due, and those already sent."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache, partial
from typing import Final

from sqlalchemy import Column, Connection, select, update

from bot.matches.models.daily import day_of
from bot.matches.models.posting import day_to_post, table_to_post
from bot.matches.models.rankings import week_of
from bot.storage.server_tables import POSTS_DAILY, POSTS_WEEKLY, guild_settings


@dataclass(frozen=True, slots=True)
class Posting:
    """The columns of a scheduled post, weekly or daily."""

    channel: Column[int | None]
    posted: Column[date | None]
    """The first day of the last one that needs no posting."""
    begun: Column[datetime | None]


_C: Final = guild_settings.c
WEEKLY: Final = Posting(_C.weekly_channel_id, _C.weekly_posted, _C.weekly_begun)
DAILY: Final = Posting(_C.daily_channel_id, _C.daily_posted, _C.daily_begun)

DueKey = tuple[int, int, date]
"""A server, a channel, and the first day of the post that is due there."""


def due_weekly(connection: Connection, now: datetime) -> tuple[DueKey, ...]:
    """Return the channels where the table of a week is due, at the hour of each server's zone."""
    week = cache(partial(table_to_post, now=now))  # by day, hour and zone, which many share
    query = (
        select(
            *(_C.guild_id, _C.weekly_channel_id, _C.weekly_posted),
            *(_C.weekly_day, _C.weekly_hour, _C.zone),
        )
        .where(POSTS_WEEKLY, _C.weekly_posted < week_of(now) - timedelta(days=7))
        .order_by(_C.weekly_posted, _C.guild_id)
    )
    found = []
    for guild_id, channel_id, posted, *chosen in connection.execute(query):
        due = week(*chosen)
        if due is not None and posted < due:
            found.append((guild_id, channel_id, due))
    return tuple(found)


def due_daily(connection: Connection, now: datetime) -> tuple[DueKey, ...]:
    """Return the channels where the deal and the puzzle are due, at the hour of their zone."""
    day = cache(partial(day_to_post, now=now))  # by hour and zone, which many share
    query = (
        select(_C.guild_id, _C.daily_channel_id, _C.daily_hour, _C.zone)
        .where(POSTS_DAILY, _C.daily_posted < day_of(now))
        .order_by(_C.daily_posted, _C.guild_id)
    )
    found = []
    for guild_id, channel_id, *chosen in connection.execute(query):
        due = day(*chosen)
        if due is not None:
            found.append((guild_id, channel_id, due))
    return tuple(found)


def begin_post(
    connection: Connection,
    kind: Posting,
    guild_id: int,
    of: date,
    at: datetime,
    *,
    since: datetime,
) -> datetime | None:
    """Save that posting begins; return when it began first.

    Returns None if it was posted meanwhile. A note from before `since`, whose post nobody waits
    for any more, is replaced.
    """
    mine = _C.guild_id == guild_id
    query = select(kind.begun, kind.posted).where(mine)
    row = connection.execute(query.with_for_update()).first()  # of two processes, one begins
    if row is None or (row[1] is not None and row[1] >= of):
        return None
    if row[0] is not None and row[0] >= since:
        begun: datetime = row[0]
        return begun
    connection.execute(update(guild_settings).where(mine).values({kind.begun: at}))
    return at


def note_posted(connection: Connection, kind: Posting, guild_id: int, of: date) -> None:
    """Save that something was posted, or need not be."""
    connection.execute(
        update(guild_settings)
        .where(_C.guild_id == guild_id)
        .values({kind.posted: of, kind.begun: None})
    )
