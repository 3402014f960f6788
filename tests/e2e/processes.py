"""Processes of the bot as run by a host: some shards each, one database, one Discord.

A service manager restarts an ended process after a second.
"""

import asyncio
import math
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.app import STORED_FEATURES
from bot.matches.models.shards import lease_of
from bot.playground.gateway.sharding import Shard
from bot.playground.play import BOT, bot_environ
from bot.playground.server import serve
from bot.playground.supervisor import Supervisor
from bot.playground.testing.pilot import World
from bot.storage import cluster_rows
from bot.storage.engine import Database, database_url
from tests.discord_world import ANSWER_WITHIN
from tests.e2e.cards import cache_with_cards
from tests.e2e.patience import PATIENCE
from tests.tools.endurance.bot_log import LogFile
from tests.tools.endurance.database import READ_MATCHES, READ_POSTED, MatchRow, PostedMessage
from tests.tools.endurance.message_checks import MessageChecks
from tests.tools.endurance.presses import ListeningRequestLog, Presses
from tests.tools.endurance.report import Finding

STARTS_AGAIN: Final = 1.0
"""Delay of a service manager before it restarts a process, in seconds."""
LOOK_EVERY: Final = 0.2


@dataclass(frozen=True, slots=True)
class Rows:
    """The content of the database at one moment."""

    match_rows: list[MatchRow]
    posted_rows: list[PostedMessage]

    def matches(self) -> list[MatchRow]:
        return self.match_rows

    def posted(self) -> list[PostedMessage]:
        return self.posted_rows


@dataclass(slots=True)
class Processes:
    """The processes and their environment."""

    world: World
    presses: Presses
    url: str
    groups: Sequence[Sequence[int]]
    supervisors: list[Supervisor]
    logs: list[LogFile]
    _engine: AsyncEngine = field(init=False)
    _running: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._engine = create_async_engine(database_url(self.url))

    @property
    def shards(self) -> list[Shard]:
        """All shards in order."""
        return [Shard(number, self.count) for number in range(self.count)]

    @property
    def count(self) -> int:
        """The number of shards."""
        return sum(map(len, self.groups))

    def stays_away(self, number: int) -> None:
        """Prevent the restart of a process, as on a broken machine: see `comes_back`."""
        self.supervisors[number].first_pause = math.inf

    async def comes_back(self, number: int) -> None:
        """Restart a process that stays away."""
        self._running[number].cancel()
        await asyncio.gather(self._running[number], return_exceptions=True)
        self.supervisors[number].first_pause = STARTS_AGAIN
        self._running[number] = asyncio.create_task(self.supervisors[number].run())

    def start(self) -> None:
        """Start all processes at once, on an empty database."""
        self._running = [asyncio.create_task(one.run()) for one in self.supervisors]

    async def until_connected(self) -> None:
        """Wait until each process has its shards, and the commands are registered."""
        core = self.world.core
        await self.world.until(
            lambda: core.gateway.shards == set(self.shards) and core.commands.usable_in(None),
            "every process has its shards",
            within=PATIENCE,
        )

    async def kill(self, number: int) -> None:
        """Kill a process without warning; wait until Discord has noticed."""
        process = self.supervisors[number].process
        assert process is not None
        process.kill()
        gone = {Shard(shard, self.count) for shard in self.groups[number]}
        await self.world.until(
            lambda: not gone & self.world.core.gateway.shards, "it is gone", within=PATIENCE
        )

    @contextmanager
    def hanging(self, number: int) -> Iterator[None]:
        """Suspend a process inside the block, then resume it."""
        process = self.supervisors[number].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            process.send_signal(signal.SIGCONT)

    async def holds_lease(self, number: int) -> list[str]:
        """Return the valid leases of a process's shards."""
        store = Database(self.url, STORED_FEATURES)
        leases = await store.read(cluster_rows.leases)
        await store.close()
        names = {lease_of(shard) for shard in self.groups[number]}
        return [str(one) for one in leases if one.name in names and one.valid]

    async def rows(self) -> Rows:
        """Read the database."""
        async with self._engine.connect() as connection:
            matches = map(tuple, await connection.exec_driver_sql(READ_MATCHES))
            posted = map(tuple, await connection.exec_driver_sql(READ_POSTED))
            return Rows(
                [MatchRow(*one) for one in matches], [PostedMessage(*one) for one in posted]
            )

    async def outdated(self) -> list[Finding]:
        """Return the messages that don't show the newest state."""
        return MessageChecks(self.world.core, await self.rows(), ()).found()

    async def stop(self) -> None:
        """Stop the processes gracefully."""
        await asyncio.gather(*(one.stop() for one in self.supervisors))
        await asyncio.gather(*self._running)

    async def close(self) -> None:
        await self.stop()
        await self._engine.dispose()
        for log in self.logs:
            log.close()


@asynccontextmanager
async def processes(
    folder: Path, url: str, groups: Sequence[Sequence[int]]
) -> AsyncIterator[Processes]:
    """Start the local Discord and prepare the processes.

    Args:
        folder: receives the local Discord's data, the logs and the cache.
        url: the database.
        groups: the shards of each process.
    """
    cache = cache_with_cards(folder / "cache")
    local = await serve(folder / "discord", answer_within=ANSWER_WITHIN, rate_limits=True)
    presses = Presses(local.core)
    requests = LogFile.at(folder / "requests.log")
    local.rest.request_log = ListeningRequestLog(presses.heard, requests.write)
    logs = [LogFile.at(folder / f"bot-{number}.log") for number in range(len(groups))]
    own = {
        **os.environ,
        "DATABASE_URL": url,
        "KOIKOI_CACHE": str(cache),
        "KOIKOI_COMPUTER_DELAY": "0",
        "KOIKOI_METRICS": "",
        "KOIKOI_MISTAP_GUARD": "0",
        "LOG_LEVEL": "INFO",
    }
    count = sum(map(len, groups))
    supervisors = [
        Supervisor(
            BOT,
            bot_environ(local, {**own, "KOIKOI_SHARDS": f"{','.join(map(str, group))}/{count}"}),
            first_pause=STARTS_AGAIN,
            say=log.write,
        )
        for group, log in zip(groups, logs, strict=True)
    ]
    world = World(local.core, local)
    opened = Processes(world, presses, url, groups, supervisors, [*logs, requests])
    try:
        yield opened
    finally:
        await opened.close()
        await local.close()
