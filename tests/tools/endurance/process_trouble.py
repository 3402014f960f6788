"""Random trouble with a process of the bot: kills, stops, hangs, a full disk, a wrong clock."""

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
"""Seconds that a slow machine may take to start the bot."""
_STEPS: Final = (-3600.0, -600.0, -90.0, -5.0, 5.0, 90.0, 400.0, 3600.0)
"""Seconds by which the clock is wrong."""
_SMALL_STEPS: Final = (-2.0, -0.5, 0.5, 2.0)
"""The same where several processes share the work: their clocks may differ by seconds."""
_FULL: Final = 1024
"""Bytes: no file grows beyond this while the disk is full."""
_HANGS: Final = (0.5, 3.0, 8.0, 20.0)
"""Seconds that a process hangs: also longer than others wait for it."""


@dataclass(slots=True)
class ProcessTrouble:
    """Causes one trouble after the other, until cancelled; kills and stops the process."""

    environment: Environment
    bot: BotProcess
    report: Report
    checks: DatabaseChecks
    rng: random.Random
    ends: bool = True
    """Whether the process is killed and stopped and hangs, too."""
    steps: bool = True
    """Whether its clock is set wrong, too."""

    async def live(self) -> None:
        """Cause trouble at random times."""
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
        if (since := self.environment.unwritable_since) is not None:
            now = self.environment.core.clock()
            self.environment.killed_unwritable.append((since, now))
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
        """Let the process do nothing for a while; afterwards it goes on as if nothing were."""
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
        """Stop the process as a service manager does, for the last time."""
        process = self.bot.supervisor.process
        assert process is not None
        self.report.kills["SIGTERM"] += 1
        await self.bot.supervisor.stop()
        if process.returncode == -signal.SIGKILL:  # the supervisor has lost patience
            self._did_not_end(process.pid)
        await self._end_children(process.pid)

    def heal(self) -> None:
        """Set the clock right."""
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
                process.send_signal(signal.SIGABRT)  # its log says what each thread does
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
        gateway, shard = self.environment.core.gateway, self.bot.shard
        await self.environment.until(lambda: shard not in gateway.shards, _UP_WITHIN)
        await self.environment.until(lambda: shard in gateway.shards, _UP_WITHIN)
        await asyncio.sleep(self.rng.uniform(0, 10))

    async def _fill_disk(self) -> None:
        """Let nothing be written for a while, but for what a server writes."""
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
    """Limit the size in bytes of every file that a process writes; None: no limit.

    So it is with its children: one that is started meanwhile has the limit, too.
    """
    if sys.platform != "linux":
        return
    import resource

    with suppress(ProcessLookupError):
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, most))
    with suppress(OSError):  # it has ended
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split():
            _limit_files(int(child), size)
