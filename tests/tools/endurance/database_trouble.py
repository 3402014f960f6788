"""Random database faults: other writers, ended sessions, an unavailable server."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from tests.tools.endurance.database import SqliteFile
from tests.tools.endurance.database_checks import DatabaseChecks
from tests.tools.endurance.environment import Environment
from tests.tools.endurance.own_server import OwnServer
from tests.tools.endurance.report import Report
from tests.tools.endurance.server_database import ServerDatabase

_AWAY: Final = (0.0, 2.0, 12.0)
"""Durations of a restart of the server, in seconds."""

_THERE_WITHIN: Final = 120.0
"""Seconds that faults wait at most for all processes to connect."""

_CAUGHT_UP_WITHIN: Final = 2.0
"""Seconds in which the bot writes its backlog once the database takes writes again."""

Kinds = list[tuple[Callable[[], Awaitable[None]], int]]


@dataclass(slots=True)
class DatabaseTrouble:
    """Causes one fault after the other, until cancelled."""

    environment: Environment
    report: Report
    checks: DatabaseChecks
    rng: random.Random
    own: OwnServer | None = None
    """The server, if it belongs to the run and can be restarted."""
    ends: bool = True
    """Whether faults may end a process: a process that may have lost its lock exits."""

    async def live(self) -> None:
        """Cause faults at random times."""
        while True:
            # On a slow machine there would hardly be any play between two restarts.
            await self.environment.until(lambda: self.environment.all_there, _THERE_WITHIN)
            await asyncio.sleep(self.rng.uniform(5, 20))
            match self.environment.database:
                case SqliteFile() as file:
                    kinds: Kinds = [(lambda: self._lock(file), 1)]
                case ServerDatabase() as server:
                    kinds = [(lambda: self._refuse_writes(server), 2)]
                    if self.ends:
                        kinds.append((lambda: self._cut(server), 8))
                        kinds.append((lambda: self._cut_all(server), 1))
                    if self.ends and (own := self.own) is not None:
                        kinds.append((lambda: self._restart(own), 1))
            troubles, weights = zip(*kinds, strict=True)
            await self.rng.choices(troubles, weights)[0]()

    async def _lock(self, file: SqliteFile) -> None:
        """Lock the file for a while, like another writing process."""
        with suppress(sqlite3.OperationalError):  # another process is writing now
            async with self._unwritable():
                with file.locked():
                    self._count("database locked")
                    await asyncio.sleep(self.rng.choice((0.5, 2, 4, 11)))
                self.environment.mark("database unlocked")

    @asynccontextmanager
    async def _unwritable(self) -> AsyncIterator[None]:
        """Mark the database as unwritable, until the backlog is written."""
        self.environment.unnoted.unwritable_since = self.environment.core.clock()
        try:
            yield
            await asyncio.sleep(_CAUGHT_UP_WITHIN)
        finally:
            self.environment.unnoted.unwritable_since = None

    async def _cut(self, server: ServerDatabase) -> None:
        """End one session, whatever its state."""
        sessions = await server.sessions()
        if sessions:
            self.environment.mark("connection cut")
            await server.end(self.rng.choice(sessions))
            self.report.cut += 1

    async def _cut_all(self, server: ServerDatabase) -> None:
        self.environment.mark("all connections cut")
        for session in await server.sessions():
            await server.end(session)
            self.report.cut += 1

    async def _refuse_writes(self, server: ServerDatabase) -> None:
        """Refuse writes for a while, like a managed server whose disk is full."""
        self._count("read-only server")
        async with self._unwritable():
            self.report.cut += await server.refuse_writes(True)
            try:
                await asyncio.sleep(self.rng.choice((0.5, 2, 4, 11)))
            finally:
                self.report.cut += await server.refuse_writes(False)
                self.environment.mark("server takes writes")

    async def _restart(self, own: OwnServer) -> None:
        """Restart the server, sometimes by a crash; no check runs meanwhile."""
        async with self.checks.turn:
            how = self.rng.choice(("fast", "immediate"))
            self._count(f"server restarted ({how})")
            async with self._unwritable():
                await own.stop(how)
                try:
                    await asyncio.sleep(self.rng.choice(_AWAY))
                finally:
                    await own.start()
                    self.environment.mark("server is back")

    def _count(self, what: str) -> None:
        self.report.faults[what] += 1
        self.environment.mark(what)
