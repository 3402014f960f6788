"""The data of servers in SQL: the servers that removed the bot, and how a server is erased."""

from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, Table, TextClause, delete, func, literal, select, text, update

from bot.matches.models.match import Status
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.rotation import RotationEnd, RotationState
from bot.storage.counting_rows import lock_counting
from bot.storage.counting_tables import (
    computer_records,
    counted_matches,
    ratings,
    season_starts,
    standings,
    tallies,
)
from bot.storage.daily_tables import daily_scores
from bot.storage.engine import features_of, upsert
from bot.storage.match_tables import matches
from bot.storage.message_tables import pending_replies, posted_messages
from bot.storage.people_tables import nicknames
from bot.storage.rotation_tables import rotations
from bot.storage.server_tables import greeted_guilds, guild_settings, left_guilds, setting_changes

OWN: Final[tuple[Table, ...]] = (
    *(guild_settings, setting_changes, season_starts, pending_replies),
    *(standings, ratings, tallies, computer_records, nicknames),
    *(left_guilds, greeted_guilds),
)
"""The tables whose rows are deleted with a server, apart from those of features."""
RETAINED: Final[tuple[Table, ...]] = (matches, counted_matches, daily_scores, rotations)
"""The tables whose rows stay for the people, under a number that leads to no server."""
OPEN: Final = tuple(status.value for status in Status if status.open)
_KNOWN: Final[tuple[Table, ...]] = (
    *(guild_settings, setting_changes, season_starts),
    *(standings, ratings, tallies, computer_records, counted_matches, nicknames),
    greeted_guilds,
)
"""The tables that contain every server with stored data, apart from those of features.

Each has an index by the server, as those of features have."""


def known_guilds(connection: Connection) -> frozenset[int]:
    """Return the servers about which something is stored that is theirs."""
    return frozenset(
        guild
        for table in (*_KNOWN, *_of_features(connection))
        for guild in connection.execute(_each(table)).scalars()
    )


def claim_greeting(connection: Connection, guild_id: int, at: datetime) -> bool:
    """Save that a server is greeted; return whether nothing was stored about it before.

    Of several processes, one gets True.
    """
    for table in (*_KNOWN, *_of_features(connection)):
        stored = select(literal(1)).where(table.c.guild_id == guild_id).limit(1)
        if connection.execute(stored).first() is not None:
            return False
    added = upsert(connection, greeted_guilds).values(guild_id=guild_id, greeted_at=at)
    first = added.on_conflict_do_nothing().returning(greeted_guilds.c.guild_id)
    return connection.execute(first).first() is not None


def note_left(connection: Connection, guild_ids: Collection[int], at: datetime) -> None:
    """Save that servers removed the bot; of one that is noted already, the first time stays."""
    if not guild_ids:
        return
    rows = [{"guild_id": guild_id, "left_at": at} for guild_id in sorted(guild_ids)]
    connection.execute(upsert(connection, left_guilds).on_conflict_do_nothing(), rows)


def guilds_left(connection: Connection, until: datetime | None = None) -> tuple[int, ...]:
    """Return the servers that removed the bot, until then (None: ever), the first one first."""
    query = select(left_guilds.c.guild_id).order_by(left_guilds.c.left_at, left_guilds.c.guild_id)
    if until is not None:
        query = query.where(left_guilds.c.left_at <= until)
    return tuple(connection.execute(query).scalars())


def left_since(
    connection: Connection, guild_ids: Collection[int]
) -> tuple[tuple[int, datetime], ...]:
    """Return those of some servers that removed the bot, each with the time."""
    query = select(left_guilds).where(left_guilds.c.guild_id.in_(sorted(guild_ids)))
    rows = connection.execute(query.order_by(left_guilds.c.guild_id))
    return tuple((row.guild_id, row.left_at) for row in rows)


def timed_in_guild(connection: Connection, guild_id: int) -> tuple[int, ...]:
    """Return the matches of a server that have a deadline."""
    query = select(matches.c.id).where(
        matches.c.guild_id == guild_id, matches.c.deadline.is_not(None)
    )
    return tuple(connection.execute(query.order_by(matches.c.id)).scalars())


def tables_in_guild(connection: Connection, guild_id: int) -> tuple[int, ...]:
    """Return the tables for several people of a server that have a deadline."""
    query = select(rotations.c.id).where(
        rotations.c.guild_id == guild_id, rotations.c.deadline.is_not(None)
    )
    return tuple(connection.execute(query.order_by(rotations.c.id)).scalars())


def forget_left(connection: Connection, guild_ids: Collection[int]) -> None:
    """Forget that servers removed the bot: it is there again."""
    if not guild_ids:
        return
    gone = delete(left_guilds).where(left_guilds.c.guild_id.in_(sorted(guild_ids)))
    connection.execute(gone)


def erase_guild(connection: Connection, guild_id: int, at: datetime) -> None:
    """Erase what belongs to a server alone.

    Matches, deals of the day and tables for several people stay under a negative number, which
    no other server has: so ratings can still be computed in the order of a server's matches.
    """
    lock_counting(connection)
    taken = [connection.execute(select(func.min(one.c.guild_id))).scalar() for one in RETAINED]
    nobody = min(0, *(number or 0 for number in taken)) - 1
    for table in (*OWN, *_of_features(connection)):
        connection.execute(delete(table).where(table.c.guild_id == guild_id))
    # One that somebody has begun just now is the first of the server's new ones.
    over = matches.c.status.not_in(OPEN)
    ours = select(matches.c.id).where(matches.c.guild_id == guild_id, over)
    connection.execute(
        delete(posted_messages).where(
            posted_messages.c.match_id.in_(ours), posted_messages.c.person_id.is_(None)
        )
    )
    connection.execute(
        update(daily_scores).where(daily_scores.c.match_id.in_(ours)).values(guild_id=nobody)
    )
    _end_tables(connection, guild_id, at)
    nowhere = {"guild_id": nobody, "channel_id": 0, "parent_id": None}
    for table, values in (
        (counted_matches, {"guild_id": nobody}),
        (
            rotations,
            {
                **nowhere,
                "shown": rotations.c.revision,
                "message_id": None,
                "message_channel_id": None,
            },
        ),
        (matches, nowhere),
    ):
        mine = table.c.guild_id == guild_id
        if table is matches:
            mine &= over
        connection.execute(update(table).where(mine).values(values))


def _end_tables(connection: Connection, guild_id: int, at: datetime) -> None:
    """End the tables for several people that wait for people or for the next hand."""
    connection.execute(
        update(rotations)
        .where(rotations.c.guild_id == guild_id, rotations.c.state != RotationState.OVER.value)
        .values(
            state=RotationState.OVER.value,
            end=RotationEnd.ABORTED.value,
            ended_at=at,
            deadline=None,
            match_id=None,
            open_host_id=None,
        )
    )


def _of_features(connection: Connection) -> Iterator[Table]:
    for feature in features_of(connection):
        yield from feature.of_server


def _each(table: Table) -> TextClause:
    """Return a query for the servers of a table: one search of its index for each."""
    return text(
        "WITH RECURSIVE known(guild_id) AS ("  # noqa: S608 - no value from outside
        f" SELECT min(guild_id) FROM {table.name} WHERE guild_id > {EVERYWHERE}"
        " UNION ALL"
        f" SELECT (SELECT min(guild_id) FROM {table.name} WHERE guild_id > known.guild_id)"
        " FROM known WHERE known.guild_id IS NOT NULL"
        ") SELECT guild_id FROM known WHERE guild_id IS NOT NULL"
    )
