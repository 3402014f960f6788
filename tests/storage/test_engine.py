"""The connections to a database."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text

from bot.app import STORED_FEATURES
from bot.matches.errors import Conflict
from bot.storage import schema
from bot.storage.auditing import audit
from bot.storage.engine import READERS, Database
from bot.storage.errors import StorageError
from bot.storage.transfer import copy_everything
from tests.storage.stores import KINDS, POSTGRESQL, empty_url, url_of


async def test_too_many_readers_get_a_sentence_and_the_next_one_is_served(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'koikoi.sqlite3'}", STORED_FEATURES)
    pool = database._reader.sync_engine.pool
    pool._timeout = 0.01  # type: ignore[attr-defined]
    async with AsyncExitStack() as taken:
        for _ in range(READERS):
            await taken.enter_async_context(database.reading())
        with pytest.raises(StorageError, match="too much to do"):
            async with database.reading():
                pass
    async with database.reading():
        pass
    await database.close()


@pytest.fixture(params=KINDS)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """A database with one empty table."""
    found = Database(await empty_url(request.param, tmp_path), STORED_FEATURES)
    async with found.writing() as connection:
        await connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    yield found
    await found.close()


def added(number: int) -> Callable[[Connection], int]:
    def add(connection: Connection) -> int:
        connection.execute(text(f"INSERT INTO numbers VALUES ({number})"))
        return number

    return add


def numbers(connection: Connection) -> list[int]:
    return list(connection.scalars(text("SELECT number FROM numbers ORDER BY number")))


async def test_a_transaction_in_one_turn_is_whole_or_not_at_all(database: Database) -> None:
    assert await database.write(added(1)) == 1

    def fails(connection: Connection) -> None:
        added(2)(connection)
        added(1)(connection)

    with pytest.raises(Conflict):
        await database.write(fails)
    assert await database.read(numbers) == [1]


async def test_a_read_can_not_write(database: Database) -> None:
    with pytest.raises(StorageError, match="can't be used"):
        await database.read(added(1))
    await database.write(added(2))
    assert await database.read(numbers) == [2]


async def test_what_is_asked_gets_its_values(database: Database) -> None:
    def below(connection: Connection, most: int, *, but: int) -> list[int]:
        return [number for number in numbers(connection) if number < most and number != but]

    for number in range(4):
        await database.write(added(number))
    assert await database.read(below, 3, but=1) == [0, 2]
    assert await database.write(below, 2, but=0) == [1]


async def test_a_failure_of_the_database_gets_a_sentence(database: Database) -> None:
    def wrong(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nothing"))

    for ask in (database.read, database.write):
        with pytest.raises(StorageError, match="can't be used"):
            await ask(wrong)
    assert await database.read(numbers) == []


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the other has no threads
async def test_a_read_sees_one_state_while_others_write(database: Database) -> None:
    await database.write(added(1))
    begun, written = threading.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[list[int], list[int]]:
        before = numbers(connection)
        begun.set()
        assert written.wait(10)
        return before, numbers(connection)

    reading = asyncio.create_task(database.read(twice))
    await asyncio.to_thread(begun.wait, 10)
    await database.write(added(2))
    written.set()
    assert await reading == ([1], [1])
    assert await database.read(numbers) == [1, 2]


async def test_both_ways_of_writing_take_turns(database: Database) -> None:
    async def slowly(number: int) -> None:
        async with database.writing() as connection:
            await connection.run_sync(added(number))
            await asyncio.sleep(0)

    some = [database.write(added(2 * one)) for one in range(5)]
    await asyncio.gather(*some, *(slowly(2 * one + 1) for one in range(5)))
    assert await database.read(numbers) == list(range(10))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_what_was_begun_for_somebody_who_is_cancelled_is_not_written(
    database: Database,
) -> None:
    """At a stop people are asked to try again: then the change would exist twice."""
    begun, free = threading.Event(), threading.Event()

    def held(connection: Connection) -> None:
        begun.set()
        assert free.wait(10)
        added(1)(connection)

    writing = asyncio.create_task(database.write(held))
    await asyncio.to_thread(begun.wait, 10)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    free.set()
    await database.write(added(2))
    assert await database.read(numbers) == [2]


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_a_process_that_hangs_keeps_nobody_from_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await url_of("postgresql", tmp_path)
    other = Database(url, STORED_FEATURES)
    monkeypatch.setattr("bot.storage.engine.IDLE_MS", 1000)
    hanging = Database(url, STORED_FEATURES)
    async with other.writing() as connection:
        await connection.execute(text("INSERT INTO secrets VALUES ('a', 'old')"))

    async def hang() -> None:
        async with hanging.writing() as connection:
            await connection.execute(text("UPDATE secrets SET value = 'lost'"))
            async with asyncio.timeout(20), other.writing() as waiting:
                await waiting.execute(text("UPDATE secrets SET value = value || ' and new'"))
            await connection.execute(text("UPDATE secrets SET value = 'late'"))

    with pytest.raises(StorageError):
        await hang()
    async with other.reading() as connection:
        values = (await connection.execute(text("SELECT value FROM secrets"))).scalars().all()
    assert values == ["old and new"]
    await hanging.close()
    await other.close()


@pytest.fixture
def limits() -> Iterator[list[str]]:
    """Record PostgreSQL's idle and lock timeouts of each transaction."""
    found: list[str] = []

    def begun(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            idle = connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
            lock = connection.exec_driver_sql("SHOW lock_timeout")
            found.append(f"{idle.scalar_one()}, {lock.scalar_one()}")

    event.listen(Engine, "begin", begun)
    yield found
    event.remove(Engine, "begin", begun)


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_long_work_on_a_large_database_is_not_taken_for_a_process_that_hangs(
    tmp_path: Path, limits: list[str]
) -> None:
    """An upgrade, a check and a copy compute for a long time between two statements."""
    small = await url_of("sqlite", tmp_path)
    url = await empty_url("postgresql", tmp_path)
    ordinary = Database(url, STORED_FEATURES)
    async with ordinary.reading() as connection:
        await connection.execute(text("SELECT 1"))
        assert limits[-1] == "8s, 10s", "what the bot itself does is short"
    await ordinary.close()

    limits.clear()
    await schema.upgrade(url)
    assert set(limits) == {"0, 0"}
    limits.clear()
    assert (await audit(url, STORED_FEATURES)).findings == ()
    assert set(limits) == {"0, 0"}

    url = await empty_url("postgresql", tmp_path)
    copied: list[str] = []
    await copy_everything(small, url, lambda _: copied.append(limits[-1]))
    assert set(copied) == {"0, 0"}


async def test_a_server_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match=r"install requirements-postgresql\.txt"):
        Database("postgresql://postgres@localhost/koikoi", STORED_FEATURES)
