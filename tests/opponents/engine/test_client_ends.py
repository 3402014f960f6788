"""No thinking process is left behind: it ends with the bot in every case."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

BOT = """
import signal
import sys
from bot.opponents.engine.client import EngineClient

signal.signal(signal.SIGINT, signal.default_int_handler)
thinker = EngineClient()
thinker.start()
try:
    print(thinker._process.pid, flush=True)
    thinker._line.poll(200)
    print("ready", flush=True)
    sys.stdin.read()
except KeyboardInterrupt:
    pass
finally:
    thinker.close()
"""
"""A bot with only its thinking process, whose output is forwarded.

A shell makes background processes ignore Ctrl-C, so its handler is set explicitly.
"""
PATIENCE = 60.0
"""Timeout in seconds that only a broken test reaches."""

pytestmark = [
    pytest.mark.slow,  # each test starts its own processes
    pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux"),
]


@pytest.fixture(scope="module", autouse=True)
def compiled_code() -> None:
    """Compiled code is there, so that the first process is the one that serves."""
    subprocess.run([sys.executable, "-m", "bot", "compile"], check=True, capture_output=True)


class Bot:
    """A running instance of that bot."""

    def __init__(self, process: asyncio.subprocess.Process, thinking: int) -> None:
        self.process = process
        self.thinking = thinking
        self._end = os.pidfd_open(thinking)

    async def line(self) -> str:
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self.process.stdout.readline()).decode()

    async def thinking_ends(self) -> bool:
        """Wait for the end of the thinking process; return whether it ended in time."""
        found, _, _ = await asyncio.to_thread(select.select, [self._end], [], [], PATIENCE)
        return bool(found)

    async def close(self) -> None:
        for pid in (self.process.pid, self.thinking):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        os.close(self._end)
        await self.process.communicate()


async def started(**environ: str) -> Bot:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        BOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environ},
        start_new_session=True,
    )
    assert process.stdout is not None
    return Bot(process, int(await process.stdout.readline()))


def saved_in(folder: Path) -> int:
    """Return the number of compiled functions."""
    return len(list(folder.rglob("*.nbc")))


def is_deaf(pid: int) -> bool:
    """Return whether the process blocks Ctrl-C."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    blocked = next(line for line in status.splitlines() if line.startswith("SigBlk:"))
    return bool(int(blocked.split()[1], 16) >> (signal.SIGINT - 1) & 1)


@pytest.fixture
async def bot() -> AsyncIterator[Bot]:
    bot = await started()
    yield bot
    await bot.close()


@pytest.fixture
async def compiling(tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot without compiled code, after its first compilation: a minute's work is left."""
    bot = await started(NUMBA_CACHE_DIR=str(tmp_path), NUMBA_DEBUG_CACHE="1")
    while "data saved" not in await bot.line():
        continue
    yield bot
    await bot.close()


async def test_killed_while_it_starts(bot: Bot) -> None:
    bot.process.kill()
    assert await bot.thinking_ends()


async def test_killed_while_it_waits_for_questions(bot: Bot) -> None:
    assert await bot.line() == "ready\n"
    bot.process.kill()
    assert await bot.thinking_ends()


async def test_killed_while_it_compiles(compiling: Bot, tmp_path: Path) -> None:
    compiling.process.kill()
    assert await compiling.thinking_ends()
    assert saved_in(tmp_path) < 20, "it ended at once, not when it had compiled everything"


@pytest.mark.parametrize("at", ["starts", "ready"])
async def test_ctrl_c_ends_both_without_a_word(bot: Bot, at: str) -> None:
    """The terminal sends the signal to every process at once; only the bot handles it."""
    assert is_deaf(bot.thinking)
    assert not is_deaf(bot.process.pid)
    if at == "ready":
        assert await bot.line() == "ready\n"
    os.killpg(bot.process.pid, signal.SIGINT)
    async with asyncio.timeout(PATIENCE):
        said, complaint = await bot.process.communicate()
    assert await bot.thinking_ends()
    assert complaint.decode() == ""
    assert bot.process.returncode == 0
    assert said.decode() == ""
