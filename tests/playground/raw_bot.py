"""A bot without a library: plain requests, and a plain websocket."""

import asyncio
import io
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.playground.objects.interaction import Interaction
from bot.playground.testing.pilot import World

Json = dict[str, Any]

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
"""A picture of 3 by 2 pixels, reduced to its header."""


@dataclass(frozen=True, slots=True)
class Result:
    """An answer."""

    status: int
    body: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def faults(self) -> dict[str, set[str]]:
        """The codes of a rejected form, by place."""
        found: dict[str, set[str]] = {}

        def walk(tree: Mapping[str, Any], path: tuple[str, ...]) -> None:
            for key, inner in tree.items():
                if key == "_errors":
                    found[".".join(path)] = {one["code"] for one in inner}
                else:
                    walk(inner, (*path, key))

        walk(self.body.get("errors", {}), ())
        return found


@dataclass(slots=True)
class Wire:
    """A gateway connection."""

    ws: aiohttp.ClientWebSocketResponse
    seq: int | None = None
    session_id: str = ""
    events: list[Json] = field(default_factory=list)

    async def receive(self) -> Json:
        frame = await asyncio.wait_for(self.ws.receive(), 60)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            return {"op": "closed", "code": self.ws.close_code}
        body: Json = json.loads(frame.data)
        if body["s"]:
            self.seq = body["s"]
            self.events.append(body)
        return body

    async def event(self, name: str) -> Json:
        while True:
            body = await self.receive()
            assert body["op"] != "closed", body
            if body["t"] == name:
                data: Json = body["d"]
                return data

    async def send(self, op: int, data: Any = None) -> None:
        await self.ws.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, token: str, intents: int = 1, shard: Any = None) -> None:
        data = {"token": token, "intents": intents, "properties": {}}
        await self.send(2, data if shard is None else {**data, "shard": shard})

    async def ready(self, token: str, intents: int = 1, shard: Any = None) -> Json:
        await self.identify(token, intents, shard)
        data = await self.event("READY")
        self.session_id = data["session_id"]
        return data


@dataclass(slots=True)
class RawBot:
    """Requests with the bot's token."""

    world: World
    http: aiohttp.ClientSession

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: Mapping[str, bytes] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Result:
        given: dict[str, str] = {"Authorization": f"Bot {self.world.core.token}", **(headers or {})}
        arguments: dict[str, Any] = {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
            arguments["data"] = form
        elif body is not None:
            arguments["json"] = body
        url = self.world.discord.api_url + path
        async with self.http.request(method, url, headers=given, **arguments) as response:
            if response.status == 204:
                return Result(204, None)
            return Result(response.status, await response.json())

    async def send(self, body: Any = None, files: Mapping[str, bytes] | None = None) -> Result:
        """Post to the first channel."""
        path = f"/channels/{self.world.channel.id}/messages"
        return await self.call("POST", path, body or {}, files)

    async def edit(
        self, message: Json, body: Any, files: Mapping[str, bytes] | None = None
    ) -> Result:
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.call("PATCH", path, body, files)

    async def answer(
        self, interaction: Interaction, body: Any, files: Mapping[str, bytes] | None = None
    ) -> Result:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.call("POST", path, body, files)

    async def hook(
        self, method: str, interaction: Interaction, rest: str = "", body: Any = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Result:  # fmt: skip
        bot_id = self.world.core.directory.bot.id
        return await self.call(method, f"/webhooks/{bot_id}/{interaction.token}{rest}", body, files)

    async def put_commands(self, commands: Any) -> Result:
        bot_id = self.world.core.directory.bot.id
        return await self.call("PUT", f"/applications/{bot_id}/commands", commands)

    @asynccontextmanager
    async def gateway(self) -> AsyncIterator[Wire]:
        async with self.http.ws_connect(self.world.discord.gateway_url) as ws:
            wire = Wire(ws)
            assert (await wire.receive())["op"] == 10
            yield wire


@asynccontextmanager
async def raw_bot(world: World) -> AsyncIterator[RawBot]:
    async with aiohttp.ClientSession() as http:
        yield RawBot(world, http)
