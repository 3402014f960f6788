"""A process's own connection to PostgreSQL: it hears the other processes, and holds named locks.

A notice of another process (`notify`) arrives here at once (LISTEN). While the connection is
broken, nothing arrives: the listener is called when it is back, and reads the missed changes.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, ResourceClosedError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.matches.background import Worker
from bot.matches.cluster import ClusterEvent
from bot.storage.cluster_rows import CHANNEL, read_notice
from bot.storage.engine import database_url, explained, server_engine
from bot.storage.errors import StorageError
from bot.storage.owner import KEEPALIVE

_log = logging.getLogger(__name__)

_AGAIN: Final = 0.5
"""Seconds until a broken connection is made again."""
_LOOK_EVERY: Final = 5.0
"""Seconds between two checks of the connection."""
_PATIENCE: Final = 5.0
"""Seconds that one waits for a lock that another process holds."""
_PAUSE: Final = 0.02
"""Seconds between two tries to take a lock."""
_KEY: Final = f"hashtextextended({CHANNEL} || :name, 1)"
_LOCK: Final = text(f"SELECT pg_try_advisory_lock({_KEY})")
_UNLOCK: Final = text(f"SELECT pg_advisory_unlock({_KEY})")


@contextmanager
def _explained(asyncpg: Any) -> Iterator[None]:
    """Turn errors that the driver raises by itself, without SQLAlchemy, into `StorageError`."""
    try:
        yield
    except (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # a connection that breaks just as it is used
    ) as failed:
        raise StorageError(f"The other processes can't be heard: {failed}.") from failed


class SharedSession:
    """The connection; `run` keeps it."""

    def __init__(self, url: str) -> None:
        self._url = database_url(url)
        self._engine = server_engine(
            self._url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": KEEPALIVE},
        )
        self._connection: AsyncConnection | None = None
        self._one_statement = asyncio.Lock()  # the connection takes one at a time

    async def run(
        self, heard: Callable[[ClusterEvent], None], listening: Callable[[], None]
    ) -> None:
        """Listen until cancelled; `listening` is called whenever a connection begins to."""

        async def listen() -> None:
            try:
                with explained(self._url):
                    await self._listen(heard, listening)
                _log.warning("The connection that hears the other processes broke.")
            finally:
                await self._drop()

        await Worker(listen, _AGAIN, "The other processes can't be heard:").run()

    async def close(self) -> None:
        """Close the connection; its locks are released."""
        await self._drop()
        await self._engine.dispose()

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        """Hold a lock that no two processes hold; within this one, the caller sees to that.

        Raises `StorageError` if the server is away, or the lock is held for too long.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + _PATIENCE
        while not await self._ask(_LOCK, name):
            if loop.time() > until:
                raise StorageError("Another process holds a lock for too long.")
            await asyncio.sleep(_PAUSE)
        try:
            yield
        finally:
            with suppress(StorageError):  # the server has released it then
                await asyncio.shield(self._ask(_UNLOCK, name))

    async def _ask(self, statement: Any, name: str) -> bool:
        async with self._one_statement:
            if self._connection is None:
                raise StorageError("The connection to the database is being made again.")
            try:
                with explained(self._url):
                    answer = await self._connection.execute(statement, {"name": name})
                    return bool(answer.scalar_one())
            except ResourceClosedError as closed:  # it broke, and was closed meanwhile
                raise StorageError("The connection to the database broke.") from closed

    async def _listen(
        self, heard: Callable[[ClusterEvent], None], listening: Callable[[], None]
    ) -> None:
        """Listen until the connection breaks."""
        broken = asyncio.Event()

        def arrived(*said: Any) -> None:
            notice = read_notice(said[-1])
            if notice is not None:
                heard(notice)

        connection = await self._engine.connect()
        dialect: Any = self._engine.dialect
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: broken.set())
        try:
            channel = (await connection.execute(text(f"SELECT {CHANNEL}"))).scalar_one()
            with _explained(dialect.dbapi.asyncpg):
                await driver.add_listener(channel, arrived)
        except BaseException:
            await _close(connection)
            raise
        self._connection = connection
        listening()
        while not driver.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_EVERY):
                    await broken.wait()
                return
            async with self._one_statement:
                try:
                    async with asyncio.timeout(_LOOK_EVERY):
                        await connection.execute(text("SELECT 1"))
                except (DBAPIError, OSError, TimeoutError):
                    return

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await _close(connection)


async def _close(connection: AsyncConnection) -> None:
    with suppress(DBAPIError, OSError):
        await connection.close()
