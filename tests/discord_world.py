"""A local Discord for tests: started, driven, and validated at the end."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl

from bot.playground.server import LocalDiscord, serve
from bot.playground.testing.pilot import World

from .discord_openapi import assert_valid

ANSWER_WITHIN = timedelta(seconds=20)
"""Discord allows three seconds; a busy machine must not fail a test."""


@asynccontextmanager
async def local_world(folder: Path, *, judge: bool = True, **how: Any) -> AsyncIterator[World]:
    """A running local Discord; every request is validated at the end.

    Args:
        folder: its data; the same folder gives the same world after a restart.
        judge: whether requests and answers are validated at the end.
        how: further arguments of ``serve``.
    """
    how.setdefault("answer_within", ANSWER_WITHIN)
    local = await serve(folder, **how)
    try:
        yield World(local.core, local)
    finally:
        await local.close()
    if judge:
        assert_valid(local.requests)


class GatewayClock:
    """The clock of the gateway's limit: it stands still until somebody waits for their turn."""

    def __init__(self, world: World) -> None:
        self._now = world.core.clock()
        world.core.gateway.identify_limit.clock = self.now

    def now(self) -> datetime:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)
        await asyncio.sleep(0)


@contextmanager
def pointed_at(local: LocalDiscord) -> Iterator[None]:
    """Point the client library, which supports only one Discord, to this one."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = local.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@asynccontextmanager
async def connected(world: World, client: discord.Client) -> AsyncIterator[None]:
    """Yield a client of the library, logged in and ready."""
    with pointed_at(world.discord):
        running = asyncio.create_task(client.start(world.core.token))
        ready = asyncio.create_task(world.until(client.is_ready, "the client is ready"))
        try:
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await ready
            yield
        finally:
            ready.cancel()
            await client.close()
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await _without_heartbeats(client)


async def _without_heartbeats(client: discord.Client) -> None:
    """End the threads of a client's sessions, which would use a closed loop.

    The library only stops the thread of its newest session, and doesn't wait for it.
    """
    for thread in threading.enumerate():
        if isinstance(thread, discord.gateway.KeepAliveHandler) and (
            thread.ws._connection is client._connection
        ):
            thread.stop()
            while thread.is_alive():  # it may wait for this loop
                thread.join(0.001)
                await asyncio.sleep(0)
