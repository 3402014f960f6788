"""Faults that the endurance run causes on a server: ended sessions, refused writes, restarts."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime

import pytest
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.engine import database_url
from tests.storage.stores import POSTGRESQL
from tests.tools.endurance.own_server import own_server
from tests.tools.endurance.server_database import ServerDatabase

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")


@pytest.fixture
async def database() -> AsyncIterator[ServerDatabase]:
    async with ServerDatabase.made(POSTGRESQL) as made:
        yield made


@pytest.fixture
async def bot(database: ServerDatabase) -> AsyncIterator[AsyncEngine]:
    """The bot's connection to the database."""
    engine = create_async_engine(database_url(database.bot_url))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("CREATE TABLE people (person_id bigint, seen timestamp)")
    yield engine
    await engine.dispose()


async def test_the_run_reads_what_the_bot_has_written(
    database: ServerDatabase, bot: AsyncEngine
) -> None:
    assert not database.is_made
    async with bot.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO people VALUES (7, '2026-11-26 10:00')")
    late = datetime(2026, 11, 26, 10, 1)  # noqa: DTZ001 - as the rows have it
    assert database.ask("SELECT person_id FROM people WHERE seen < :late", late=late).rows == [(7,)]
    assert database.places_of(7, "Aoi") == {"people.person_id"}
    assert not database.places_of(8, "Aoi")


async def test_a_session_of_the_bot_is_cut_and_the_run_still_reads(
    database: ServerDatabase, bot: AsyncEngine
) -> None:
    async with bot.connect() as connection:
        await connection.exec_driver_sql("SELECT 1 FROM people")
        (session,) = await database.sessions()
        await database.end(session)
        with pytest.raises(DBAPIError):
            await connection.exec_driver_sql("SELECT 1 FROM people")
    assert not database.ask("SELECT person_id FROM people").rows


async def test_writes_are_refused_for_a_while(database: ServerDatabase, bot: AsyncEngine) -> None:
    assert await database.refuse_writes(True) == 1
    await bot.dispose()
    async with bot.connect() as connection:
        with pytest.raises(DBAPIError, match="read-only transaction"):
            await connection.exec_driver_sql("INSERT INTO people VALUES (7)")
    await database.refuse_writes(False)
    await bot.dispose()
    async with bot.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO people VALUES (7)")
    assert len(database.ask("SELECT person_id FROM people").rows) == 1


async def test_a_server_of_the_runs_own_comes_back_with_what_was_committed() -> None:
    async with own_server() as server, ServerDatabase.made(server.url) as database:
        bot = create_async_engine(database_url(database.bot_url))
        async with bot.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE people AS SELECT 7 AS person_id")
        await server.stop("immediate")
        asking = asyncio.create_task(
            asyncio.to_thread(database.ask, "SELECT person_id FROM people")
        )
        await server.start()
        assert (await asking).rows == [(7,)]
        await bot.dispose()
