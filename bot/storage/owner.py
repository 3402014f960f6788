"""Only one bot may use a database. A second one is refused: both would answer every command.

SQLite: a small file beside the database, which SQLite itself locks exclusively. PostgreSQL: an
advisory lock on a separate connection. The system releases both locks when the process dies. If
the connection that holds the PostgreSQL lock breaks, another bot may take the lock at any moment.
So this bot ends, and after a restart it asks for the lock again.

The processes of one bot on several shards share the lock on PostgreSQL. They keep out a bot without
shards, and an upgrade of the tables.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import TextClause, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.matches.background import running_alongside
from bot.storage.engine import (
    database_file,
    database_url,
    explained,
    prepare_folder,
    server_engine,
    shown,
)
from bot.storage.errors import InUse, StorageError
from bot.storage.private_files import make_file

_log = logging.getLogger(__name__)

LOCK_TIMEOUT: Final = 15.0
"""Seconds to wait for the lock, because the old process may still be ending after a restart."""
_PAUSE: Final = 0.1
"""Seconds between two tries."""
_LOOK_EVERY: Final = 10.0
"""Seconds between two checks of the connection that holds the PostgreSQL lock."""
_ANSWERS_WITHIN: Final = 10.0
"""Seconds in which that connection must answer a check."""
KEEPALIVE: Final = {
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Keepalive seconds and tries after which the server drops a client that does not answer."""
# One schema of a database holds one bot's tables.
_KEY: Final = "hashtextextended('koikoi owner of ' || current_schema(), 0)"
_TAKE: Final = text(f"SELECT pg_try_advisory_lock({_KEY})")
_SHARE: Final = text(f"SELECT pg_try_advisory_lock_shared({_KEY})")


class _Lock(Protocol):
    async def take(self) -> bool:
        """Take the lock; return False if another process has it."""

    async def lost(self) -> None:
        """Wait; return when another process may have taken the lock."""

    async def release(self) -> None:
        """Release the lock."""


@asynccontextmanager
async def owning(
    database: str, *, patience: float = LOCK_TIMEOUT, shared: bool = False
) -> AsyncIterator[None]:
    """Own the database with this URL until the end of the block, as its only bot.

    `patience`: seconds to wait for another bot to end. `shared`: other processes of the same bot
    may own it as well, on PostgreSQL.

    Raises `InUse` if another bot has the database. If the lock is lost, the block is cancelled and
    `StorageError` is raised at its end.
    """
    url = database_url(database)
    file = database_file(url)
    lock: _Lock = _ServerLock(url, _SHARE if shared else _TAKE) if file is None else _FileLock(file)
    try:
        await _take(lock, url, patience)
        async with _cancelled_when_lost(lock, url):
            yield
    finally:
        await lock.release()


async def _take(lock: _Lock, url: URL, patience: float) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    waiting = False
    while not await lock.take():
        if loop.time() >= until:
            raise InUse(
                f"Another bot works with this database already: {shown(url)}. Stop it first, or"
                " name another database in DATABASE_URL."
            )
        if not waiting:
            _log.info("Another bot works with this database; waiting %g s for its end.", patience)
            waiting = True
        await asyncio.sleep(_PAUSE)


@asynccontextmanager
async def _cancelled_when_lost(lock: _Lock, url: URL) -> AsyncIterator[None]:
    owner = asyncio.current_task()
    assert owner is not None
    lost = False

    async def watch() -> None:
        nonlocal lost
        try:
            await lock.lost()
        except Exception:
            _log.exception("The lock can't be watched any more.")
        lost = True
        owner.cancel()

    def sentence() -> StorageError:
        return StorageError(
            f"The connection to the database {shown(url)} broke, and with it the lock that keeps"
            " other bots away. Start the bot again."
        )

    try:
        async with running_alongside(watch()):
            yield
    except asyncio.CancelledError:
        if not lost:
            raise
        owner.uncancel()
        raise sentence() from None
    if lost:  # the block ended without an error, as a cancelled block may
        owner.uncancel()
        raise sentence()


class _FileLock:
    """A lock on an empty, separate SQLite file; the database itself must stay readable."""

    def __init__(self, database: Path) -> None:
        prepare_folder(database)
        self._file = database.with_name(f"{database.name}-owner")
        try:
            make_file(self._file)
            self._connection = sqlite3.connect(self._file, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as failed:
            raise self._unusable(failed) from failed

    async def take(self) -> bool:
        try:
            # Nothing is written, so no journal file is needed.
            self._connection.execute("PRAGMA journal_mode=OFF")
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as failed:
            if failed.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return False
            raise self._unusable(failed) from failed
        return True

    async def lost(self) -> None:
        await asyncio.get_running_loop().create_future()  # never done: a file lock can't be lost

    async def release(self) -> None:
        self._connection.close()

    def _unusable(self, failed: Exception) -> StorageError:
        return StorageError(f"The lock file {self._file} can't be used: {failed}.")


class _ServerLock:
    """An advisory lock, which the server releases when its connection ends."""

    def __init__(self, url: URL, take: TextClause) -> None:
        self._url = url
        self._take = take
        self._engine = server_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": KEEPALIVE},
        )
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        with explained(self._url):
            if self._connection is None:
                self._connection = await self._engine.connect()
            return bool((await self._connection.execute(self._take)).scalar_one())

    async def lost(self) -> None:
        assert self._connection is not None
        broken = asyncio.Event()
        driver: Any = (await self._connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: broken.set())
        while not driver.is_closed():
            # Not `wait_for`, which makes a task: it would count as left over when the bot stops.
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_EVERY):
                    await broken.wait()
                return
            try:
                async with asyncio.timeout(_ANSWERS_WITHIN):
                    await self._connection.execute(text("SELECT 1"))
            except (DBAPIError, OSError, TimeoutError):
                return

    async def release(self) -> None:
        with suppress(DBAPIError, OSError):
            if self._connection is not None:
                await self._connection.close()
        await self._engine.dispose()
