"""A session of a bot at the gateway: its intents, and the events that it was sent."""

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import Enum, IntFlag
from typing import Any, Final

from aiohttp import web

from bot.playground.gateway.sharding import Shard

Json = dict[str, Any]

_REMEMBERED: Final = 5_000


class Arrival(Enum):
    """The ways in which an event can arrive when the network has problems."""

    ONCE = "once"
    TWICE = "twice"
    LATE = "late"  # after later events


class Intent(IntFlag):
    """The kinds of events that a bot can subscribe to."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


@dataclass(slots=True)
class Session:
    """A session of a bot, over any number of sockets."""

    id: str
    intents: Intent
    shard: Shard
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_REMEMBERED))
    socket: "Socket | None" = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send the bot an event, now or when it resumes."""
        self.seq += 1
        text = json.dumps({"op": 0, "t": name, "s": self.seq, "d": data})
        self.sent.append((self.seq, text))
        if self.socket is not None:
            self.socket.send(text)


class Socket:
    """One websocket; sending never waits."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool = False) -> None:
        """`compressed`: whether all frames are one zlib stream, flushed after each of them."""
        self.ws = ws
        self._stream = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(text)

    def op(self, op: int, data: Any = None) -> None:
        """Queue a gateway command."""
        self.send(json.dumps({"op": op, "t": None, "s": None, "d": data}))

    def close(self, code: int) -> None:
        """Queue the close of the socket."""
        self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send the queued frames until the close."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self.ws.close(code=item)
                return
            if self._stream is None:
                await self.ws.send_str(item)
            else:
                data = self._stream.compress(item.encode())
                await self.ws.send_bytes(data + self._stream.flush(zlib.Z_SYNC_FLUSH))
