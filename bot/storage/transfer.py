"""Copies a whole database into an empty one: from SQLite to PostgreSQL, and back.

Rows are copied in batches, and then every row is compared with its copy. All of it is one
transaction of the target: a copy that fails or is broken off leaves the target empty.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Cast,
    Column,
    ColumnElement,
    Connection,
    Select,
    String,
    Table,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    inspect,
    literal,
    select,
    tuple_,
)
from sqlalchemy import table as table_of
from sqlalchemy.dialects.postgresql import REGCLASS
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database_urls import sqlite_url
from bot.storage import schema
from bot.storage.copying import state_of
from bot.storage.counting_tables import counting
from bot.storage.engine import Database, database_file, database_url, is_there
from bot.storage.errors import StorageError
from bot.storage.metadata import metadata
from bot.storage.owner import owning

BATCH: Final = 1000
"""How many rows are read at once."""


async def copy_everything(source: str, target: str, say: Callable[[str], None]) -> int:
    """Copy a database, and return how many rows it has.

    A file to copy from is only read, and nothing is changed before both are checked.

    Args:
        source: the URL of a database with the newest form.
        target: the URL of an empty database.
        say: is called with what is done now.

    Raises:
        StorageError: there is nothing to copy, a bot works with one of the databases, the target
            is not empty, or a row can't be copied.
    """
    if database_url(source) == database_url(target):
        raise StorageError("FROM and TO are the same database.")
    async with _readable(source) as (readable, refuse_changed):
        await _check_source(readable)
        async with _readable(target) as (looked_at, _):
            await _refuse_filled(looked_at)
        async with owning(source, patience=0), owning(target, patience=0):  # no bot moves meanwhile
            refuse_changed()
            await _refuse_filled(target)
            await schema.upgrade(target)
            old, new = (Database(one, (), long_work=True) for one in (readable, target))
            return await _copy_all(old, new, say)


@asynccontextmanager
async def _readable(url: str) -> AsyncIterator[tuple[str, Callable[[], None]]]:
    """Yield the URL of a copy of a file, and what raises `StorageError` if the file changed.

    A server, and a file that is not there or empty, is read itself.
    """
    file = database_file(database_url(url))
    if file is None or not is_there(file) or (file.is_file() and not file.stat().st_size):
        yield url, lambda: None
        return
    before = state_of(file)
    async with schema.named(file, file.parent) as copy:

        def refuse_changed() -> None:
            if state_of(file) != before:
                raise StorageError(f"{file} was changed meanwhile: stop what writes to it.")

        yield sqlite_url(copy), refuse_changed


async def _copy_all(old: Database, new: Database, say: Callable[[str], None]) -> int:
    try:
        async with old.reading() as reading, new.writing() as writing:
            count, tables = 0, await _tables(writing)
            for table in tables:
                say(f"Copying {table.name}.")
                count += await _copy(table, reading, writing)
            for table in tables:
                say(f"Comparing {table.name}.")
                await _compare(table, reading, writing)
            await _continue_numbers(reading, writing)
            return count
    finally:
        await old.close()
        await new.close()


async def _tables(connection: AsyncConnection) -> Sequence[Table]:
    """Return the tables to copy: all of an upgraded database.

    Both databases have the mark of the code that counted: it is the same.
    """
    names = {*await connection.run_sync(_names)} - {counting.name}
    assert names <= metadata.tables.keys(), "bot.app registers the tables of all features"
    return [table for table in metadata.sorted_tables if table.name in names]


async def _check_source(url: str) -> None:
    health = await schema.check(url)
    if health.revision is None:
        raise StorageError("There is no database to copy from.")
    if health.pending:
        raise StorageError(
            "The database to copy from is of an older form: upgrade it first with koikoi db"
            " upgrade, or start its bot once."
        )


async def _refuse_filled(url: str) -> None:
    """Raise `StorageError` if the target isn't empty."""
    file = database_file(database_url(url))
    if file is not None and not (is_there(file) and file.stat().st_size):
        return
    health = await schema.check(url)
    database = Database(url, ())
    try:
        async with database.reading() as connection:
            filled = await _filled(connection)
    finally:
        await database.close()
    if filled is not None or (health.revision is not None and health.pending):
        what = "is of an older form" if filled is None else f"has the table {filled}"
        raise StorageError(
            f"The database to copy to is not empty: it {what}. Name a new one, or delete it first."
        )


async def _filled(connection: AsyncConnection) -> str | None:
    """Return a table that is not the bot's, or that has rows; None if there is none."""
    for name in await connection.run_sync(_names):
        table = metadata.tables.get(name)
        if table is None:
            return name
        if table is counting:
            continue
        if (await connection.execute(select(exists(select(table))))).scalar_one():
            return f"{name} with rows"
    return None


def _names(connection: Connection) -> list[str]:
    return sorted(set(inspect(connection).get_table_names()) - {"alembic_version"})


async def _copy(table: Table, source: AsyncConnection, target: AsyncConnection) -> int:
    count = 0
    async for rows in _batches(table, source):
        try:
            await target.execute(insert(table), [dict(row) for row in rows])
        except IntegrityError as refused:
            raise StorageError(
                f"Rows of {table.name} can't be copied, since the database to copy from is not"
                f" sound; koikoi db check says more: {refused.orig}"
            ) from refused
        count += len(rows)
    return count


async def _compare(table: Table, source: AsyncConnection, target: AsyncConnection) -> None:
    """Raise `StorageError` if a row differs from its copy, or one is missing."""
    copies = _batches(table, target)
    async for rows in _batches(table, source):
        copied = await anext(copies, None) or ()
        if rows != copied:
            raise StorageError(f"{_difference(table, rows, copied)} Nothing was copied.")
    if await anext(copies, None):
        raise StorageError(f"The copy of {table.name} has more rows. Nothing was copied.")


def _difference(table: Table, rows: Sequence[Any], copied: Sequence[Any]) -> str:
    for row, copy in zip(rows, copied, strict=False):
        if row != copy:
            key = ", ".join(str(row[column.name]) for column in table.primary_key)
            columns = ", ".join(name for name, value in row.items() if copy[name] != value)
            return f"The row {key} of {table.name} differs from its copy in {columns}."
    return f"The copy of {table.name} has fewer rows."


async def _batches(table: Table, connection: AsyncConnection) -> AsyncIterator[Sequence[Any]]:
    """Yield the rows of a table in the order of its key, which is the same in every database."""
    columns = tuple(table.primary_key)
    key = tuple(_bytewise(connection, column) for column in columns)
    query = select(table).order_by(*key).limit(BATCH)
    after = query
    while rows := (await connection.execute(after)).mappings().all():
        yield rows
        last = (literal(rows[-1][column.name], column.type) for column in columns)
        after = query.where(tuple_(*key) > tuple_(*last))


def _bytewise(connection: AsyncConnection, column: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return a column that is ordered by its bytes: PostgreSQL orders text by a language."""
    if connection.dialect.name == "postgresql" and isinstance(column.type, String):
        return column.collate("C")
    return column


async def _continue_numbers(source: AsyncConnection, target: AsyncConnection) -> None:
    """Let new rows have new numbers in the copy, too: old buttons contain the others."""
    for table in metadata.sorted_tables:
        number = table.autoincrement_column
        last = 0 if number is None else await _last_number(number, source)
        if number is None or not last:
            continue
        if target.dialect.name == "postgresql":
            await target.execute(select(func.setval(_sequence(number), last)))
        else:
            own = _SEQUENCES.c.name == table.name
            await target.execute(delete(_SEQUENCES).where(own))
            await target.execute(insert(_SEQUENCES).values(name=table.name, seq=last))


async def _last_number(number: Column[Any], connection: AsyncConnection) -> int:
    """Return the highest number that a row ever had, or 0; the row may be gone."""
    if connection.dialect.name == "postgresql":
        given: Select[Any] = select(func.pg_sequence_last_value(_sequence(number)))
    else:
        given = select(_SEQUENCES.c.seq).where(_SEQUENCES.c.name == number.table.name)
    counted = (await connection.execute(given)).scalar() or 0
    highest = (await connection.execute(select(func.max(number)))).scalar() or 0
    return max(counted, highest)


_SEQUENCES: Final = table_of("sqlite_sequence", column("name", String), column("seq", BigInteger))


def _sequence(number: Column[Any]) -> Cast[Any]:
    """Return the name of the sequence from which PostgreSQL takes numbers."""
    return cast(f"{number.table.name}_{number.name}_seq", REGCLASS)
