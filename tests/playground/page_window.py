"""A page's websocket without a browser, and a small bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import raw_bot
from tests.playground.small_bot import SmallBot

Json = dict[str, Any]


@dataclass(slots=True)
class Window:
    """An open page, without a browser."""

    world: World
    client: SmallBot
    ws: aiohttp.ClientWebSocketResponse
    heard: list[Json] = field(default_factory=list)
    number: int = 0

    async def next(self, news_kind: str, /, **wanted: Any) -> Json:
        """Return the next message of a kind with these fields; earlier messages are kept."""
        while True:
            news: Json = await asyncio.wait_for(self.ws.receive_json(), 60)
            self.heard.append(news)
            if news["t"] == news_kind and wanted.items() <= news.items():
                return news

    async def ask(self, person: int, op: str, **fields: Any) -> Json:
        self.number += 1
        request = {"n": self.number, "person": str(person), "op": op, **fields}
        await self.ws.send_json(request)
        return await self.next("reply", n=self.number)

    async def do(self, person: int, op: str, **fields: Any) -> Any:
        reply = await self.ask(person, op, **fields)
        assert reply["ok"], reply
        return reply["result"]


@asynccontextmanager
async def open_window(folder: Path) -> AsyncIterator[Window]:
    client = SmallBot()
    async with (
        local_world(folder) as world,
        connected(world, client),
        raw_bot(world) as raw,
        raw.http.ws_connect(world.discord.socket_url) as ws,
    ):
        await world.until(world.aoi.offered)
        yield Window(world, client, ws)
