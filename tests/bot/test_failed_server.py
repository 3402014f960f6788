"""Database failures specific to a server: the player reads a sentence, and presses again.

Each failure is a real one of PostgreSQL, caused by another session or by its settings.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from bot.app import STORED_FEATURES
from bot.storage import match_rows
from bot.storage.engine import Database, database_url
from tests.bot.bad_days import complaints
from tests.bot.harness import BotHarness, choices
from tests.bot.test_failed_store import AWAY
from tests.discord_world import local_world
from tests.storage.stores import POSTGRESQL, engines, url_of
from tests.storage.together import until

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")

OF_MATCH: Final = "UPDATE matches"
"""The beginning of a move's first statement."""
OF_LOG: Final = "INSERT INTO actions"
"""A later statement, while the row of the match is locked."""


class Server:
    """The server, the bot's role there, and the bot's database."""

    def __init__(self, url: str) -> None:
        self.account = f"koikoi_tests_{os.getpid()}"
        self.database = make_url(url).database
        own = make_url(url).set(username=self.account, password=self.account)
        self.url = own.render_as_string(hide_password=False)
        self.host = create_async_engine(database_url(POSTGRESQL), isolation_level="AUTOCOMMIT")
        self.beside = create_async_engine(database_url(url))
        """Sessions of another program."""
        self.store: Database

    async def asked(self, statement: str) -> Any:
        """Run a statement as the host, from another database."""
        async with self.host.connect() as connection:
            found = await connection.exec_driver_sql(statement)
            return found.scalar() if found.returns_rows else None

    async def set(self, statement: str) -> None:
        """Change a setting of new sessions, and end the old ones."""
        await self.asked(statement)
        await self.asked(
            f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            f" WHERE usename = '{self.account}'"
        )

    async def until(self, condition: str) -> None:
        """Wait until a session of the bot's database satisfies a condition."""
        of_bot = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{self.database}'"
        async with asyncio.timeout(180):
            while not await self.asked(f"{of_bot} AND {condition}"):  # noqa: ASYNC110 - no event
                await asyncio.sleep(0)

    @contextmanager
    def before(
        self, beginning: str, happens: Callable[[Connection], Awaitable[object]]
    ) -> Iterator[None]:
        """Run something before a statement of the bot, in the middle of a transaction."""
        met: list[str] = []

        def executes(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith(beginning) and not met:
                met.append(statement)
                await_only(happens(connection))

        (engine,) = engines(self.store)["writing"]
        event.listen(engine, "before_cursor_execute", executes)
        yield
        event.remove(engine, "before_cursor_execute", executes)
        assert met


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    server = Server(await url_of("postgresql", tmp_path))
    account, database = server.account, server.database
    owner = await server.asked("SELECT current_user")
    await server.asked(f"DROP ROLE IF EXISTS {account}")
    await server.asked(f"CREATE ROLE {account} LOGIN PASSWORD '{account}' IN ROLE \"{owner}\"")
    try:
        yield server
    finally:
        await server.beside.dispose()
        await server.set(f"ALTER DATABASE {database} RESET ALL")
        await server.asked(f"DROP ROLE {account}")
        await server.host.dispose()


def driver_of(connection: Connection) -> Any:
    return connection.connection.driver_connection


@asynccontextmanager
async def ended(server: Server) -> AsyncIterator[None]:
    async def end(connection: Connection) -> None:
        driver = driver_of(connection)
        await server.asked(f"SELECT pg_terminate_backend({driver.get_server_pid()})")
        await until(driver.is_closed)  # it has noticed its end

    with server.before(OF_LOG, end):
        yield


@asynccontextmanager
async def idle(server: Server) -> AsyncIterator[None]:
    async def hang(connection: Connection) -> None:
        driver = driver_of(connection)
        await driver.execute("SET LOCAL idle_in_transaction_session_timeout = 10")
        await until(driver.is_closed)  # it has noticed its end

    with server.before(OF_LOG, hang):
        yield


@asynccontextmanager
async def deadlock(server: Server) -> AsyncIterator[None]:
    """The other session locks a row that the move will write, and waits for one that it locked."""
    async with server.beside.connect() as other:
        await other.exec_driver_sql("SET LOCAL deadlock_timeout = '10min'")
        await other.exec_driver_sql(
            "INSERT INTO actions (match_id, seq, action, at)"
            " SELECT match_id, max(seq) + 1, 'other', now()"
            " FROM actions WHERE match_id = 1 GROUP BY match_id"
        )
        waiting: list[asyncio.Task[Any]] = []

        async def meet(_connection: Connection) -> None:
            wanted = other.exec_driver_sql("SELECT 1 FROM matches WHERE id = 1 FOR UPDATE")
            waiting.append(asyncio.create_task(wanted))
            await server.until("wait_event_type = 'Lock'")

        with server.before(OF_LOG, meet):
            yield
        await waiting[0]


@asynccontextmanager
async def locked(server: Server) -> AsyncIterator[None]:
    async def hurry(connection: Connection) -> None:
        await driver_of(connection).execute("SET LOCAL lock_timeout = 10")

    async with server.beside.connect() as other:
        await other.exec_driver_sql("SELECT 1 FROM matches WHERE id = 1 FOR UPDATE")
        with server.before(OF_MATCH, hurry):
            yield


@asynccontextmanager
async def full(server: Server) -> AsyncIterator[None]:
    await server.set(f"ALTER ROLE {server.account} CONNECTION LIMIT 0")
    yield
    await server.set(f"ALTER ROLE {server.account} CONNECTION LIMIT -1")


@asynccontextmanager
async def closed(server: Server) -> AsyncIterator[None]:
    await server.set(f"ALTER DATABASE {server.database} ALLOW_CONNECTIONS false")
    yield
    await server.set(f"ALTER DATABASE {server.database} ALLOW_CONNECTIONS true")


@asynccontextmanager
async def standby(server: Server) -> AsyncIterator[None]:
    """Make the server answer writes like a replica."""
    await server.set(f"ALTER DATABASE {server.database} SET default_transaction_read_only = on")
    yield
    await server.set(f"ALTER DATABASE {server.database} RESET default_transaction_read_only")


FAILURES: Final[dict[Callable[[Server], AbstractAsyncContextManager[None]], str]] = {
    ended: "connection is closed",
    idle: "connection is closed",
    deadlock: "deadlock detected",
    locked: "lock timeout",
    full: "too many connections",
    closed: "not currently accepting connections",
    standby: "read-only transaction",
}
"""The corresponding lines of the log."""
LONG: Final = {locked, full, closed, idle}
"""Slow cases only for the full run: the bot waits ten seconds for a lock; others are similar."""


@pytest.mark.parametrize(
    "failing",
    [
        pytest.param(one, id=one.__name__, marks=pytest.mark.slow if one in LONG else ())
        for one in FAILURES
    ],
)
async def test_a_move_that_the_server_fails_is_made_with_the_next_press(
    failing: Callable[[Server], AbstractAsyncContextManager[None]],
    server: Server,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await server.set(f"ALTER DATABASE {server.database} SET deadlock_timeout = '10ms'")
    async with local_world(tmp_path / "discord") as world:
        server.store = Database(server.url, STORED_FEATURES)
        room = BotHarness(world, server.store)
        async with room.open():
            await room.started()
            before, mover = await server.store.read(match_rows.log, 1), await room.mover()
            assert before is not None
            hand = room.hand(mover)
            caplog.clear()
            async with failing(server):
                answer = await mover.click(choices(hand)[0], in_=hand)
            await room.drawn()
            assert answer.text.startswith(AWAY), answer.text
            assert FAILURES[failing] in caplog.text
            assert not complaints(caplog, most=9)
            assert await server.store.read(match_rows.log, 1) == before
            await room.move(mover)
            after = await server.store.read(match_rows.log, 1)
            assert after is not None
            assert after.actions[:-1] == before.actions
        await server.store.close()


async def test_a_servers_own_isolation_level_fails_no_move(server: Server, tmp_path: Path) -> None:
    """The bot's transactions wait for others and read again, according to their own level."""
    level = f"ALTER DATABASE {server.database} SET default_transaction_isolation"
    await server.set(f"{level} = 'serializable'")
    async with local_world(tmp_path / "discord") as world:
        server.store = Database(server.url, STORED_FEATURES)
        room = BotHarness(world, server.store)
        async with room.open():
            await room.started()
            before = await room.stored()
            async with server.beside.connect() as other:
                await other.exec_driver_sql("UPDATE matches SET seq = seq WHERE id = 1")

                async def commit() -> None:
                    await server.until("wait_event_type = 'Lock'")
                    await other.commit()

                committing = asyncio.create_task(commit())
                answer = await room.move(await room.mover())
                await committing
            assert not answer.text.startswith(AWAY), answer.text
            assert (await room.stored()).seq > before.seq
        await server.store.close()
