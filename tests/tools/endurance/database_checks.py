"""Runs `koikoi db check` in the background on the database as each kill left it."""

import asyncio
import os
import sys
from dataclasses import dataclass, field
from typing import Final

from tests.tools.endurance.database import Database
from tests.tools.endurance.report import Figure, Report

_NICE: Final = 10
"""The check has a lower priority than the bot and the people."""
_ATTEMPTS: Final = 5
_CUT: Final = "connection was closed in the middle of operation"
"""The end of a check whose own connection was cut by this tool's trouble: it is made again."""


@dataclass(slots=True)
class DatabaseChecks:
    """Checks the state of the database after each kill, one check after the other."""

    database: Database
    report: Report
    clean: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during a check."""
    _running: asyncio.Task[None] | None = None
    _urls: dict[str, str] = field(default_factory=dict)
    """The databases to check, each with the name of the kill before it."""

    async def begin(self) -> None:
        """Save the state that a process left behind, and check it in the background."""
        name = f"after-kill-{self.report.kills.total()}"
        if await asyncio.to_thread(lambda: self.database.is_made):
            self._urls[await asyncio.to_thread(self.database.to_check, name)] = name
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._check_all())

    async def finish(self) -> None:
        """Wait for all pending checks."""
        if self._running is not None:
            await self._running
        self.report.notes.append(f"db check after kills: {self.clean} times clean")

    async def _check_all(self) -> None:
        while self._urls:
            url = next(iter(self._urls))
            name = self._urls.pop(url)
            async with self.turn:
                for _ in range(_ATTEMPTS):
                    code, said = await _check(url)
                    if _CUT not in said:
                        break
            if code:
                self.report.find(Figure.LOST, "db check after a kill", f"{name}: {said}")
            else:
                self.clean += 1
                self.database.checked(url)


async def _check(url: str) -> tuple[int, str]:
    checking = await asyncio.create_subprocess_exec(
        *("nice", "-n", str(_NICE), sys.executable, "-m", "bot", "db", "check"),
        env={**os.environ, "DATABASE_URL": url},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await checking.communicate()
    assert checking.returncode is not None
    return checking.returncode, said.decode(errors="replace").strip().replace("\n", " ")
