"""A database on a PostgreSQL server, created for one run, and the faults of such a server.

The bot has its own role, so that only its sessions are ended, and only its writes are refused. The
run itself reads as the host.
"""

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.dumping import SUFFIX, dump
from bot.storage.engine import database_url
from tests.tools.endurance.database import Answer, Database

_BACK_WITHIN: Final = 120.0
"""Seconds that a server may be unavailable."""
_AGAIN: Final = 0.2
_WITHOUT_LOCKS: Final = "pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
"""Leaves out the session whose end stops its process: see `bot.storage.owner`."""


class ServerDatabase(Database):
    """A database on a server; `made` creates one."""

    def __init__(self, server: str, name: str) -> None:
        """`server`: the URL of a role that may create databases and roles."""
        host = make_url(server)
        self.name: Final = name
        self._password = secrets.token_hex(8)
        self.url = host.set(database=name).render_as_string(hide_password=False)
        own = host.set(database=name, username=name, password=self._password)
        self.bot_url = own.render_as_string(hide_password=False)
        self._host = create_async_engine(
            database_url(server), isolation_level="AUTOCOMMIT", poolclass=NullPool
        )
        # A query may interrupt a check that waits for it, so it needs another event loop.
        self._reader = create_async_engine(
            database_url(self.url), isolation_level="AUTOCOMMIT", pool_pre_ping=True
        )
        self._sessions = f"pg_stat_activity WHERE usename = '{name}'"
        self._runner = asyncio.Runner()
        self._thread = ThreadPoolExecutor(1, "reader")

    @classmethod
    @asynccontextmanager
    async def made(cls, server: str) -> AsyncIterator[Self]:
        """Create an empty database, and remove it at the end."""
        database = cls(server, f"koikoi_endure_{os.getpid()}")
        role = database.name
        await database._remove()
        try:
            await database._do(
                f"CREATE ROLE {role} LOGIN PASSWORD '{database._password}' ROLE CURRENT_USER",
                f"CREATE DATABASE {role} OWNER {role}",
            )
            yield database
        finally:
            database._thread.submit(database._runner.run, database._reader.dispose()).result()
            database._thread.submit(database._runner.close).result()
            database._thread.shutdown()
            await database._remove()
            await database._host.dispose()

    async def _remove(self) -> None:
        await self._do(
            f"DROP DATABASE IF EXISTS {self.name} WITH (FORCE)", f"DROP ROLE IF EXISTS {self.name}"
        )

    # ── what is read ────────────────────────────────────────────────────────────────────────

    def ask(self, query: str, **values: object) -> Answer:
        """Run a query; wait while the server is unavailable."""
        until = time.monotonic() + _BACK_WITHIN
        while True:
            try:
                return self._thread.submit(self._runner.run, self._ask(query, values)).result()
            except (DBAPIError, OSError) as failed:
                if isinstance(failed, ProgrammingError) or time.monotonic() > until:
                    raise
                time.sleep(_AGAIN)

    async def _ask(self, query: str, values: dict[str, Any]) -> Answer:
        async with self._reader.connect() as connection:
            found = await connection.execute(text(query), values)
            return Answer(list(found.keys()), [tuple(row) for row in found])

    def tables(self) -> set[str]:
        rows = self.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").rows
        return {name for (name,) in rows}

    def to_check(self, name: str) -> str:
        """Return its own URL: a check reads one snapshot, and blocks nobody."""
        return self.url

    def checked(self, url: str) -> None:
        """Do nothing: there is no copy."""

    async def keep(self, folder: Path) -> None:
        """Copy the database into a folder before it is removed."""
        await dump(database_url(self.url), folder / f"koikoi{SUFFIX}")

    # ── what its host does ──────────────────────────────────────────────────────────────────

    async def sessions(self) -> list[int]:
        """Return the bot's sessions."""
        found = await self._do(f"SELECT pid FROM {self._sessions}")
        return [pid for (pid,) in found]

    async def end(self, session: int) -> None:
        """End a session of the bot without notice."""
        await self._do(f"SELECT pg_terminate_backend({session})")

    async def refuse_writes(self, refused: bool) -> int:
        """Refuse writes, as managed servers do when their disk is full, or accept them again.

        Returns the number of ended sessions: the new ones have the changed default.
        """
        change = "SET default_transaction_read_only = on" if refused else "RESET ALL"
        found = await self._do(
            f"ALTER ROLE {self.name} {change}",
            f"SELECT count(pg_terminate_backend(pid)) FROM {self._sessions} AND {_WITHOUT_LOCKS}",
        )
        return int(found[0][0])

    async def _do(self, *statements: str) -> list[tuple[Any, ...]]:
        """Run statements in order; return the rows of the last one."""
        rows: list[tuple[Any, ...]] = []
        async with self._host.connect() as connection:
            for one in statements:
                found = await connection.exec_driver_sql(one)
                rows = [tuple(row) for row in found] if found.returns_rows else []
        return rows
