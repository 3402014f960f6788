"""`koikoi play`, killed without warning: the bot that it started also ends."""

import asyncio
import os
import select
import sys
from pathlib import Path

import pytest

from tests.e2e.cards import cache_with_cards
from tests.e2e.patience import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")


def children_of(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def test_the_bot_ends_when_the_playground_is_killed(tmp_path: Path) -> None:
    cache_with_cards(tmp_path / "cache")
    playground = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.playground.end_with_parent"),
        *("play", "--port", "0", "--data", str(tmp_path)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "LOG_LEVEL": "INFO"},
    )
    assert playground.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while b"Connected as" not in (line := await playground.stdout.readline()):
            assert line, "the playground ended"
    (bot,) = children_of(playground.pid)
    end = os.pidfd_open(bot)
    try:
        playground.kill()
        await playground.wait()
        ended, _, _ = await asyncio.to_thread(select.select, [end], [], [], PATIENCE)
        assert ended
    finally:
        os.close(end)
