"""The processes of the bot, each with its shard, log and clock."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.playground.gateway.sharding import Shard
from bot.playground.play import bot_environ
from bot.playground.server import LocalDiscord
from bot.playground.supervisor import Supervisor
from tests.tools.endurance.bot_log import LogFile
from tests.tools.endurance.memory import Memory

STOPS_WITHIN: Final = 30.0
"""Seconds. A stop takes five at most; only a broken one reaches this limit."""
BOT: Final = (sys.executable, "-m", "tests.tools.endurance.waiting_tasks", "run")
_APART: Final = (0.0, 2.5, -2.5)
"""Offsets between the clocks of several processes, in seconds."""


@dataclass(slots=True)
class BotProcess:
    """A process that is started again whenever it ends."""

    shard: Shard
    supervisor: Supervisor
    log: LogFile
    clock_file: Path
    memory: Memory = field(default_factory=Memory)
    hangs: bool = False
    _running: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """The index of the process, from 0."""
        return self.shard.id

    @property
    def one_of_several(self) -> bool:
        """Whether there are other processes."""
        return self.shard.count > 1

    @property
    def pid(self) -> int | None:
        """The process id, while the process runs."""
        process = self.supervisor.process
        return process.pid if process is not None and process.returncode is None else None

    def start(self) -> None:
        """Start the process, and restart it whenever it ends."""
        self._running = asyncio.create_task(self.supervisor.run())

    async def close(self) -> None:
        """Stop the process for good."""
        await self.supervisor.stop()
        if self._running is not None:
            await self._running
        self.log.close()

    def tell_tasks(self) -> None:
        """Make the process log what each of its tasks is waiting for."""
        if self.pid is not None:
            os.kill(self.pid, signal.SIGUSR2)

    def look_at_memory(self) -> None:
        """Measure the current memory use of the process."""
        if self.pid is not None:
            self.memory.look(self.pid)

    def set_clock(self, wrong_by: float = 0.0) -> None:
        """Set the clock of the process to its usual offset plus *wrong_by* seconds."""
        apart = _APART[self.number % len(_APART)] if self.one_of_several else 0.0
        self.clock_file.write_text(str(apart + wrong_by), encoding="ascii")


def bot_process(
    folder: Path, local: LocalDiscord, environ: Mapping[str, str], number: int, count: int
) -> BotProcess:
    """Prepare one of several processes."""
    clock_file = folder / f"clock-{number}"
    own = {**environ, "KOIKOI_CLOCK_FILE": str(clock_file)}
    if count > 1:
        own["KOIKOI_SHARDS"] = f"{number}/{count}"
    log = LogFile.at(folder / f"bot-{number}.log")
    supervisor = Supervisor(
        BOT,
        bot_environ(local, own),
        first_pause=0.01,
        tries=None,  # its database may be unavailable for a while
        say=log.write,
        patience=STOPS_WITHIN,
    )
    bot = BotProcess(Shard(number, count), supervisor, log, clock_file)
    bot.set_clock()
    return bot
