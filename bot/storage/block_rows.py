"""Blocks in SQL: between two people, and of people on servers."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, exists, literal, or_, select

from bot.matches.models.marks import MarkKind
from bot.storage.block_tables import blocks, server_blocks
from bot.storage.mark_rows import kept_of


def blockers(connection: Connection, first_id: int, second_id: int) -> frozenset[int]:
    """Return who of two people has blocked the other one, also before the other was erased."""
    query = select(blocks.c.person_id).where(_between(literal(first_id), literal(second_id)))
    found = set(connection.execute(query).scalars())
    for one, other in ((first_id, second_id), (second_id, first_id)):
        if any(row.other_id == one for row in kept_of(connection, other, MarkKind.BLOCK)):
            found.add(one)
    return frozenset(found)


def blocked_pair(
    first_id: ColumnElement[int], second_id: ColumnElement[int]
) -> ColumnElement[bool]:
    """Return the condition that one of two people has blocked the other one, for a query.

    Blocks of people who were erased since are not in it: see `mark_rows.kept_away`.
    """
    return exists().where(_between(first_id, second_id))


def _between(first: ColumnElement[int], second: ColumnElement[int]) -> ColumnElement[bool]:
    return or_(
        and_(blocks.c.person_id == first, blocks.c.blocked_id == second),
        and_(blocks.c.person_id == second, blocks.c.blocked_id == first),
    )


def in_force(now: datetime) -> ColumnElement[bool]:
    """Return the condition that a server's block has not ended."""
    return or_(server_blocks.c.until.is_(None), server_blocks.c.until > now)


def blocked_in(
    connection: Connection, guild_id: int, people: Collection[int], now: datetime
) -> dict[int, datetime | None]:
    """Return who of these people may not play on a server, with the ends of the blocks."""
    rows = server_blocks.c
    query = select(rows.person_id, rows.until).where(
        rows.guild_id == guild_id, rows.person_id.in_(people), in_force(now)
    )
    return {row.person_id: row.until for row in connection.execute(query)}
