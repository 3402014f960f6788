"""A database that answers but can't be written is recognized, on every kind of database."""

import asyncio
from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, event, func, select

from bot.matches.errors import Conflict
from bot.storage import host_rows
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.host_tables import host_notices
from bot.storage.write_health import RECENT, WriteHealth
from tests.storage.stores import engines

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def read_only(connection: Connection) -> None:
    """Let the database refuse the transaction that begins."""
    postgresql = connection.dialect.name == "postgresql"
    connection.exec_driver_sql(
        "SET TRANSACTION READ ONLY" if postgresql else "PRAGMA query_only = ON"
    )


async def test_a_database_that_only_answers_is_found(store: Database) -> None:
    time = 0.0
    store.write_health = health = WriteHealth(lambda: time)
    assert (health.known, health.failed) == (False, False)
    await store.write(host_rows.probe_write, NOON)
    assert (health.known, health.failed) == (True, False)
    time += RECENT
    assert not health.known
    writers = engines(store)["writing"]
    for writer in writers:
        event.listen(writer, "begin", read_only)
    assert await store.read(host_rows.reports) == ()
    with pytest.raises(StorageError):
        await store.write(host_rows.probe_write, NOON)
    assert (health.known, health.failed) == (True, True)
    await asyncio.gather(*(store.read(host_rows.reports) for _ in range(3)))
    time += RECENT - 1
    assert health.failed
    time += 1
    assert (health.known, health.failed) == (False, False)
    for writer in writers:
        event.remove(writer, "begin", read_only)
    with pytest.raises(StorageError):
        async with store.writing():
            raise StorageError("The disk is full.")
    assert health.failed


async def test_what_the_bot_refuses_itself_is_no_failure(store: Database) -> None:
    store.write_health = health = WriteHealth(lambda: 0.0)

    def twice(connection: Connection) -> None:
        for _ in range(2):
            row = {"name": "two", "text": "", "noted_at": NOON}
            connection.execute(host_notices.insert().values(row))

    def broken(_: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(Conflict):
        await store.write(twice)
    with pytest.raises(ZeroDivisionError):
        await store.write(broken)
    assert not health.known


async def test_probes_leave_nothing_and_don_t_hinder_one_another(store: Database) -> None:
    await asyncio.gather(*(store.write(host_rows.probe_write, NOON) for _ in range(5)))
    count = select(func.count()).select_from(host_notices)
    assert await store.read(lambda connection: connection.execute(count).scalar_one()) == 0
