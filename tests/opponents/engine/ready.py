"""Waits until the computer players' process is ready."""

import asyncio

from bot.opponents.engine.client import EngineClient


async def readiness(thinker: EngineClient) -> None:
    """Wait until the process accepts requests."""
    for _ in ("it may compile", "it is ready"):
        line = thinker._line
        assert line is not None
        await asyncio.to_thread(line.poll, 200)
        await thinker.look()
        if thinker.ready:
            return
    raise AssertionError("It ended, or compiled twice.")
