"""`koikoi db check` of the database as each kill left it, beside everything else."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.database_urls import sqlite_url
from tests.tools.endurance.database import Database
from tests.tools.endurance.report import Figure, Report

_NICE: Final = 10
"""It gives way to the bot and its people."""


@dataclass(slots=True)
class DatabaseChecks:
    """Copies the database after a kill, and checks one copy after the other."""

    database: Database
    report: Report
    clean: int = 0
    _running: asyncio.Task[None] | None = None
    _copies: list[Path] = field(default_factory=list)

    async def begin(self) -> None:
        """Copy the database of a process that has just ended, and check the copy soon."""
        if self.database.is_made:
            copy = self.database.file.with_name(f"after-kill-{self.report.kills.total()}.sqlite3")
            await asyncio.to_thread(_copy, self.database.file, copy)
            self._copies.append(copy)
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._check_all())

    async def finish(self) -> None:
        """Wait until all are checked."""
        if self._running is not None:
            await self._running
        self.report.notes.append(f"db check after kills: {self.clean} times clean")

    async def _check_all(self) -> None:
        while self._copies:
            copy = self._copies.pop(0)
            code, said = await _check(copy)
            if code:
                self.report.find(Figure.LOST, "db check after a kill", f"{copy.name}: {said}")
            else:
                self.clean += 1
                copy.unlink()


def _copy(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(file, timeout=15)) as source, closing(sqlite3.connect(copy)) as to:
        source.backup(to)


async def _check(copy: Path) -> tuple[int, str]:
    checking = await asyncio.create_subprocess_exec(
        *("nice", "-n", str(_NICE), sys.executable, "-m", "bot", "db", "check"),
        env={**os.environ, "DATABASE_URL": sqlite_url(copy)},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await checking.communicate()
    assert checking.returncode is not None
    return checking.returncode, said.decode(errors="replace").strip().replace("\n", " ")
