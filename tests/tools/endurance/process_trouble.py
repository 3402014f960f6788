"""Random faults of a process of the bot: kills, stops, hangs, a full disk, a wrong clock."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.tools.endurance.bot_process import STOPS_WITHIN, BotProcess
from tests.tools.endurance.database_checks import DatabaseChecks
from tests.tools.endurance.environment import Environment
from tests.tools.endurance.report import Figure, Report

_UP_WITHIN: Final = 120.0
"""Time limit of a start on a slow machine, in seconds."""
_STEPS: Final = (-3600.0, -600.0, -90.0, -5.0, 5.0, 90.0, 400.0, 3600.0)
"""Errors of the clock, in seconds."""
_SMALL_STEPS: Final = (-2.0, -0.5, 0.5, 2.0)
"""Errors with several processes, in seconds: their clocks may differ by seconds."""
_FULL: Final = 1024
"""Maximum size of a file while the disk is full, in bytes."""
_HANGS: Final = (0.5, 3.0, 8.0, 20.0)
"""Durations of a hang in seconds; some exceed the timeouts of others."""


@dataclass(slots=True)
class ProcessTrouble:
    """Causes one fault after the other, until cancelled; kills and stops the process."""

    environment: Environment
    bot: BotProcess
    report: Report
    checks: DatabaseChecks
    rng: random.Random
    ends: bool = True
    """Whether kills, stops and hangs are included."""
    steps: bool = True
    """Whether clock errors are included."""

    async def live(self) -> None:
        """Cause faults at random times."""
        while True:
            await asyncio.sleep(len(self.environment.bots) * self.rng.uniform(1, 6))
            kinds: list[tuple[Callable[[], Awaitable[None]], int]] = [(self._fill_disk, 2)]
            if self.steps:
                kinds.append((self._step_clock, 3))
            if self.ends:
                kinds += [(self.kill, 3), (self.stop, 2), (self.hang, 2)]
            troubles, weights = zip(*kinds, strict=True)
            await self.rng.choices(troubles, weights)[0]()

    async def kill(self) -> None:
        """Kill the process without warning."""
        pid = self.bot.pid
        if pid is None:
            return
        self.report.kills["SIGKILL"] += 1
        self.environment.unnoted.killed(self.environment.core.clock())
        await self._end(pid, signal.SIGKILL)
        await self.checks.begin()
        await self._until_up()

    async def stop(self) -> None:
        """Stop the process as a service manager does."""
        pid = self.bot.pid
        if pid is None:
            return
        self.report.kills["SIGTERM"] += 1
        await self._end(pid, signal.SIGTERM)
        await self._until_up()

    async def hang(self) -> None:
        """Suspend the process for a while, then resume it."""
        process = self.bot.supervisor.process
        if process is None or self.bot.pid is None:
            return
        self.report.hangs += 1
        seconds = self.rng.choice(_HANGS)
        self.environment.mark(f"hangs for {seconds:g} s", self.bot)
        self.bot.hangs = True
        try:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
        finally:
            self.bot.hangs = False
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
            self.environment.mark("hangs no more", self.bot)

    async def finish(self) -> None:
        """Stop the process for the last time, as a service manager does."""
        process = self.bot.supervisor.process
        assert process is not None
        self.report.kills["SIGTERM"] += 1
        await self.bot.supervisor.stop()
        if process.returncode == -signal.SIGKILL:  # the supervisor's timeout has passed
            self._did_not_end(process.pid)
        await self._end_children(process.pid)

    def heal(self) -> None:
        """Correct the clock."""
        self.bot.set_clock()

    async def _end(self, pid: int, how: signal.Signals) -> None:
        process = self.bot.supervisor.process
        assert process is not None
        self.environment.mark(how.name, self.bot)
        with suppress(ProcessLookupError):
            process.send_signal(how)
        try:
            await asyncio.wait_for(process.wait(), STOPS_WITHIN)
        except TimeoutError:
            self._did_not_end(pid)
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGABRT)  # makes it log the stack of each thread
            await process.wait()
        await self._end_children(pid)

    def _did_not_end(self, pid: int) -> None:
        self.report.find(Figure.LEAKED, "the process did not end after SIGTERM", f"pid {pid}")

    async def _end_children(self, group: int) -> None:
        """Check that the children of the process end soon after it."""
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
        """Wait until the next process is connected, and a moment more so that it does some work."""
        gateway, shard = self.environment.core.gateway, self.bot.shard
        await self.environment.until(lambda: shard not in gateway.shards, _UP_WITHIN)
        await self.environment.until(lambda: shard in gateway.shards, _UP_WITHIN)
        await asyncio.sleep(self.rng.uniform(0, 10))

    async def _fill_disk(self) -> None:
        """Prevent writes to files for a while, except those of a database server."""
        pid = self.bot.pid
        if pid is None or sys.platform != "linux":
            return
        self.report.faults["disk full"] += 1
        self.environment.mark("disk full", self.bot)
        _limit_files(pid, _FULL)
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 4))
        finally:
            _limit_files(pid, None)
            self.environment.mark("disk free", self.bot)

    async def _step_clock(self) -> None:
        self.report.faults["clock step"] += 1
        step = self.rng.choice(_SMALL_STEPS if self.bot.one_of_several else _STEPS)
        self.environment.mark(f"clock {step:+g} s", self.bot)
        self.bot.set_clock(step)


def _alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _limit_files(pid: int, size: int | None) -> None:
    """Limit the size in bytes of every file that a process and its children write; None: no limit.

    Children that it starts meanwhile inherit the limit.
    """
    if sys.platform != "linux":
        return
    import resource

    with suppress(ProcessLookupError):
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, most))
    with suppress(OSError):  # the process has ended
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split():
            _limit_files(int(child), size)
