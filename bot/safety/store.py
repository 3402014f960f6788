"""Blocks between two people, in SQL."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    delete,
    func,
    literal,
    select,
    union_all,
)

from bot.matches.models.listings import Page
from bot.matches.models.marks import Mark, MarkKind
from bot.matches.models.people import Person
from bot.safety.model import A_PAGE, FORMER, Block
from bot.storage.block_tables import blocks
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.mark_rows import kept_of
from bot.storage.mark_tables import marks
from bot.storage.people_tables import people


def add_block(connection: Connection, person_id: int, blocked_id: int, at: datetime) -> bool:
    """Insert a block; return False if there is one already, also from before an erasure."""
    since = _forget_former(connection, person_id, blocked_id)
    row = {"person_id": person_id, "blocked_id": blocked_id, "since": since or at}
    added = upsert(connection, blocks).values(row).on_conflict_do_nothing()
    new = connection.execute(added.returning(blocks.c.since)).first() is not None
    return new and since is None


def _forget_former(connection: Connection, person_id: int, blocked_id: int) -> datetime | None:
    """Delete the block of a person from before they were erased; return since when it held."""
    former = [
        row for row in kept_of(connection, blocked_id, MarkKind.BLOCK) if row.other_id == person_id
    ]
    connection.execute(delete(marks).where(marks.c.id.in_([row.id for row in former])))
    return min((row.at for row in former), default=None)


def lift_block(connection: Connection, person_id: int, key: int) -> Person | None:
    """Delete a block, by `Block.key`; return who was blocked, or None if there is no block."""
    mine = (blocks.c.person_id == person_id, blocks.c.blocked_id == key)
    lifted = delete(blocks).where(*mine).returning(blocks.c.blocked_id)
    if connection.execute(lifted).first() is not None:
        name = select(people.c.name).where(people.c.person_id == key)
        return Person(key, connection.execute(name).scalar_one())
    former = delete(marks).where(*_formers_of(person_id), marks.c.id == key).returning(marks.c.id)
    return None if connection.execute(former).first() is None else FORMER


def _formers_of(person_id: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return the condition of a person's blocks of people who were erased since."""
    return marks.c.other_id == person_id, marks.c.kind == MarkKind.BLOCK


def blocks_of(connection: Connection, person_id: int, page: int) -> Page[Block]:
    """Return a page of a person's blocks, newest first; beyond the end, the last page."""
    every = union_all(
        select(blocks.c.blocked_id.label("key"), people.c.name, blocks.c.since)
        .join(people, people.c.person_id == blocks.c.blocked_id)
        .where(blocks.c.person_id == person_id),
        select(marks.c.id, literal(None, Text), marks.c.at).where(*_formers_of(person_id)),
    ).subquery()
    total: int = connection.execute(select(func.count()).select_from(every)).scalar_one()
    page = min(page, max(0, (total - 1) // A_PAGE))
    newest = every.c.since.desc(), every.c.key.desc()
    query = select(every).order_by(*newest).limit(A_PAGE).offset(page * A_PAGE)
    found = tuple(
        Block(row.key, FORMER if row.name is None else Person(row.key, row.name), row.since)
        for row in connection.execute(query)
    )
    return Page(found, page, A_PAGE, total)


def _erase_person(connection: Connection, person_id: int) -> None:
    either = (blocks.c.person_id == person_id) | (blocks.c.blocked_id == person_id)
    connection.execute(delete(blocks).where(either))


def _marks(connection: Connection, person_id: int, _: datetime) -> list[Mark]:
    """Return the blocks of a person: they are those of the people who blocked them."""
    query = select(blocks.c.person_id, blocks.c.since).where(blocks.c.blocked_id == person_id)
    return [
        Mark(MarkKind.BLOCK, row.since, other_id=row.person_id) for row in connection.execute(query)
    ]


def _export(person_id: int) -> Sequence[Subject]:
    # Only a person's own blocks: nobody learns who has blocked them.
    theirs = rows_about(person_id, blocks, "blocked_id", "since")
    return (("people blocked", theirs, (blocks.c.blocked_id,)),)


STORED: Final = StoredFeature(
    name="safety", erase_person=_erase_person, marks=_marks, export=_export
)
