"""Fills an empty database with many rows, as fast as possible.

Indexes are created at the end: sorting all keys once is faster than inserting each. Nothing is
synced and no key is checked, so after a crash the database must be discarded.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, DropIndex

from bot.storage.engine import database_file, database_url, explained, server_engine
from bot.storage.metadata import metadata

AT_ONCE: Final = 5000
"""Number of rows in one batch."""

Rows = Iterable[tuple[Any, ...]]


class Loader(Protocol):
    """Writes many rows."""

    def moment(self, at: datetime) -> Any:
        """Return a time (UTC, without a zone) in the driver's format."""

    def day(self, day: date) -> Any:
        """Return a day in the driver's format."""

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        """Write rows that have values for these columns."""

    async def execute(self, statement: str) -> None:
        """Execute a statement."""


class _FileLoader:
    """Loads SQLite. The driver blocks on the disk, because no other work is pending."""

    dialect: Dialect = sqlite.dialect()

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def moment(self, at: datetime) -> str:
        return at.isoformat(" ", "microseconds")

    def day(self, day: date) -> str:
        return day.isoformat()

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        marks = ", ".join("?" * len(columns))
        into = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        self._connection.executemany(into, rows)

    async def execute(self, statement: str) -> None:
        self._connection.execute(statement)


class _ServerLoader:
    """Loads PostgreSQL with `COPY`."""

    dialect: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def moment(self, at: datetime) -> datetime:
        return at

    def day(self, day: date) -> date:
        return day

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        rest = iter(rows)
        while some := list(islice(rest, AT_ONCE)):
            await self._connection.copy_records_to_table(table, records=some, columns=columns)

    async def execute(self, statement: str) -> None:
        await self._connection.execute(statement)


@asynccontextmanager
async def loading(url: str) -> AsyncIterator[Loader]:
    """Load an empty database that has its tables; the indexes are created at the end."""
    file = database_file(database_url(url))
    loader: _FileLoader | _ServerLoader
    async with _file_loader(file) if file is not None else _server_loader(url) as loader:
        indexes = [index for table in metadata.sorted_tables for index in table.indexes]
        for index in indexes:
            await loader.execute(str(DropIndex(index).compile(dialect=loader.dialect)))
        yield loader
        for index in indexes:
            await loader.execute(str(CreateIndex(index).compile(dialect=loader.dialect)))


@asynccontextmanager
async def _file_loader(file: Path) -> AsyncIterator[_FileLoader]:
    with closing(sqlite3.connect(file)) as connection:
        for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-200000"):
            connection.execute(f"PRAGMA {pragma}")
        yield _FileLoader(connection)
        connection.commit()


@asynccontextmanager
async def _server_loader(text: str) -> AsyncIterator[_ServerLoader]:
    url = database_url(text)
    engine = server_engine(url, isolation_level="AUTOCOMMIT")
    try:
        with explained(url):
            async with engine.connect() as connection:
                raw: Any = await connection.get_raw_connection()
                driver = raw.driver_connection
                if await driver.fetchval("SELECT current_setting('is_superuser') = 'on'"):
                    await driver.execute("SET session_replication_role = replica")  # no key checks
                yield _ServerLoader(driver)
                await driver.execute("RESET session_replication_role")
                last = "SELECT setval('matches_id_seq', (SELECT coalesce(max(id), 1) FROM matches))"
                await driver.execute(last)
                await driver.execute("VACUUM ANALYZE")  # which the server eventually does by itself
    finally:
        await engine.dispose()


async def vacuum(url: str, tables: Sequence[str]) -> None:
    """Vacuum tables that were just filled, which a PostgreSQL server eventually does by itself.

    Without it every count of an index also reads the rows, which takes three times as long.
    """
    if database_file(database_url(url)) is not None:
        return
    engine = server_engine(database_url(url), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for table in tables:
                await connection.exec_driver_sql(f"VACUUM ANALYZE {table}")
    finally:
        await engine.dispose()
