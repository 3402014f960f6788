"""Random trouble with the bot's process: kills, stops, full disk, locked database, wrong clock."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tests.tools.endurance.database_checks import DatabaseChecks
from tests.tools.endurance.environment import STOPS_WITHIN, Environment
from tests.tools.endurance.memory import Memory
from tests.tools.endurance.report import Figure, Report

_UP_WITHIN: Final = 120.0
"""Seconds that a slow machine may take to start the bot."""
_STEPS: Final = (-3600.0, -600.0, -90.0, -5.0, 5.0, 90.0, 400.0, 3600.0)
"""Seconds by which the clock is wrong."""
_FULL: Final = 1024
"""Bytes: no file grows beyond this while the disk is full."""


@dataclass(slots=True)
class ProcessTrouble:
    """Causes one trouble after the other, until cancelled; kills and stops the process."""

    environment: Environment
    report: Report
    memory: Memory
    checks: DatabaseChecks
    rng: random.Random
    kills: bool = True
    """Whether the process is killed and stopped, too."""
    steps: bool = True
    """Whether the clock is set wrong, too."""

    async def live(self) -> None:
        """Cause trouble at random times."""
        while True:
            await asyncio.sleep(self.rng.uniform(1, 6))
            kinds: list[tuple[Callable[[], Awaitable[None]], int]] = [
                (self._lock, 2),
                (self._fill_disk, 2),
            ]
            if self.steps:
                kinds.append((self._step_clock, 3))
            if self.kills:
                kinds += [(self.kill, 3), (self.stop, 2)]
            troubles, weights = zip(*kinds, strict=True)
            await self.rng.choices(troubles, weights)[0]()

    async def kill(self) -> None:
        """Kill the process without warning."""
        pid = self.environment.pid
        if pid is None:
            return
        self.report.kills["SIGKILL"] += 1
        await self._end(pid, signal.SIGKILL)
        await self.checks.begin()
        await self._until_up()

    async def stop(self) -> None:
        """Stop the process as a service manager does."""
        pid = self.environment.pid
        if pid is None:
            return
        self.report.kills["SIGTERM"] += 1
        await self._end(pid, signal.SIGTERM)
        await self._until_up()

    async def finish(self) -> None:
        """Stop the process as a service manager does, for the last time."""
        process = self.environment.playground.supervisor.process
        assert process is not None
        self.report.kills["SIGTERM"] += 1
        self.memory.look(process.pid)
        await self.environment.playground.supervisor.stop()
        if process.returncode == -signal.SIGKILL:  # the supervisor has lost patience
            self._did_not_end(process.pid)
        await self._end_children(process.pid)

    def heal(self) -> None:
        """Set the clock right."""
        self.environment.clock_file.write_text("0", encoding="ascii")

    async def _end(self, pid: int, how: signal.Signals) -> None:
        process = self.environment.playground.supervisor.process
        assert process is not None
        self.memory.look(pid)
        self.environment.mark(how.name)
        with suppress(ProcessLookupError):
            process.send_signal(how)
        try:
            await asyncio.wait_for(process.wait(), STOPS_WITHIN)
        except TimeoutError:
            self._did_not_end(pid)
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await self._end_children(pid)

    def _did_not_end(self, pid: int) -> None:
        self.report.find(Figure.LEAKED, "the process did not end after SIGTERM", f"pid {pid}")

    async def _end_children(self, group: int) -> None:
        """What the process started ends with it; it has a moment to notice."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + STOPS_WITHIN
        while _alive(group):
            if loop.time() > deadline:
                self.report.find(Figure.LEAKED, "a child outlived the bot", f"group {group}")
                with suppress(ProcessLookupError):
                    os.killpg(group, signal.SIGKILL)
                return
            await asyncio.sleep(0.1)

    async def _until_up(self) -> None:
        """Wait until the next process is connected; then give it a moment to be of use."""
        gateway = self.environment.core.gateway
        await self.environment.until(lambda: not gateway.online, _UP_WITHIN)  # the old connection
        await self.environment.until(lambda: gateway.online, _UP_WITHIN)
        self.memory.begun(self.environment.pid)
        await asyncio.sleep(self.rng.uniform(0, 10))

    async def _lock(self) -> None:
        """Lock the database for a while, as another process that writes."""
        with suppress(sqlite3.OperationalError):
            connection = self.environment.database.lock()
            self.report.faults["database locked"] += 1
            self.environment.mark("database locked")
            try:
                await asyncio.sleep(self.rng.choice((0.5, 2, 4, 11)))
            finally:
                connection.close()
                self.environment.mark("database unlocked")

    async def _fill_disk(self) -> None:
        """Let nothing be written for a while."""
        pid = self.environment.pid
        if pid is None or sys.platform != "linux":
            return
        self.report.faults["disk full"] += 1
        self.environment.mark("disk full")
        _limit_files(pid, _FULL)
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 4))
        finally:
            _limit_files(pid, None)
            self.environment.mark("disk free")

    async def _step_clock(self) -> None:
        self.report.faults["clock step"] += 1
        step = self.rng.choice(_STEPS)
        self.environment.mark(f"clock {step:+g} s")
        self.environment.clock_file.write_text(str(step), encoding="ascii")


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _limit_files(pid: int, size: int | None) -> None:
    """Limit the size in bytes of every file that a process writes; None: no limit."""
    if sys.platform != "linux":
        return
    import resource

    with suppress(ProcessLookupError):
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, most))
