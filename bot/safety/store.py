"""Blocks between two people, in SQL."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import (
    Connection,
    delete,
    func,
    select,
)

from bot.matches.models.listings import Page
from bot.matches.models.people import Person
from bot.safety.model import A_PAGE, Block
from bot.storage.block_tables import blocks
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.people_tables import people


def add_block(connection: Connection, person_id: int, blocked_id: int, at: datetime) -> bool:
    """Insert a block; return False if there is one already."""
    row = {"person_id": person_id, "blocked_id": blocked_id, "since": at}
    added = upsert(connection, blocks).values(row).on_conflict_do_nothing()
    return connection.execute(added.returning(blocks.c.since)).first() is not None


def lift_block(connection: Connection, person_id: int, blocked_id: int) -> Person | None:
    """Delete a block; return the person who was blocked, or None if there is no such block."""
    mine = (blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id)
    lifted = delete(blocks).where(*mine).returning(blocks.c.blocked_id)
    if connection.execute(lifted).first() is None:
        return None
    name = select(people.c.name).where(people.c.person_id == blocked_id)
    return Person(blocked_id, connection.execute(name).scalar_one())


def blocks_of(connection: Connection, person_id: int, page: int) -> Page[Block]:
    """Return a page of a person's blocks, newest first; beyond the end, the last page."""
    counted = select(func.count()).where(blocks.c.person_id == person_id)
    total: int = connection.execute(counted).scalar_one()
    page = min(page, max(0, (total - 1) // A_PAGE))
    query = (
        select(blocks.c.blocked_id, people.c.name, blocks.c.since)
        .join(people, people.c.person_id == blocks.c.blocked_id)
        .where(blocks.c.person_id == person_id)
        .order_by(blocks.c.since.desc(), blocks.c.blocked_id.desc())
        .limit(A_PAGE)
        .offset(page * A_PAGE)
    )
    found = tuple(
        Block(Person(row.blocked_id, row.name), row.since) for row in connection.execute(query)
    )
    return Page(found, page, A_PAGE, total)


def _erase_person(connection: Connection, person_id: int) -> None:
    either = (blocks.c.person_id == person_id) | (blocks.c.blocked_id == person_id)
    connection.execute(delete(blocks).where(either))


def _export(person_id: int) -> Sequence[Subject]:
    # Only a person's own blocks: nobody learns who has blocked them.
    theirs = rows_about(person_id, blocks, "blocked_id", "since")
    return (("people blocked", theirs, (blocks.c.blocked_id,)),)


STORED: Final = StoredFeature(name="safety", erase_person=_erase_person, export=_export)
