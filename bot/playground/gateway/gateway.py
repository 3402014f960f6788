"""The gateway: the websocket on which Discord sends events to the bot.

A session outlives its socket: events without a socket are stored, and sent when the bot resumes.
Only a session's own token and id can resume it. A bot may have several sessions at once; each gets
the events of its shard's servers. Two sessions of the same shard both get all events.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.playground.gateway.identify_limit import IdentifyLimit
from bot.playground.gateway.session import Arrival, Intent, Session, Socket
from bot.playground.gateway.sharding import MOST_GUILDS, Shard
from bot.playground.state.changes import Changes

Json = dict[str, Any]

HEARTBEAT_MS: Final = 41_250
HEARTBEAT_ANSWER: Final = 0.05
"""Seconds until a heartbeat is answered."""


ZLIB_STREAM: Final = "zlib-stream"
"""The compression that the client library asks for. Discord also offers ``zstd-stream``, which
Python lacks; such a client gets plain frames here."""
LATE_BY: Final = 0.3
"""Seconds by which an event is delayed that arrives after later ones."""
SESSION_ENDS: Final = frozenset({4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which a session can't be resumed."""

NOTHING_ASKED: Final = Intent(0)
PRIVILEGED: Final = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

_MALFORMED: Final[tuple[str, Json]] = ("INTERACTION_CREATE", {"id": "x"})

Greeting = Callable[[Session], list[tuple[Intent, str, Json]]]
"""The events that follow READY."""


@dataclass(slots=True)
class Gateway:
    """All sessions of the bot."""

    token: str
    changes: Changes
    ready: Callable[[Session], Json]
    greeting: Greeting
    identify_limit: IdentifyLimit
    reset_token: Callable[[], None]
    """Called if the daily limit of IDENTIFYs is exceeded."""
    members: Callable[[Session, Json], Json | None]
    """Returns the answer to a request for members; None: no answer."""
    answers_members: bool = True
    """Whether requests for members are answered."""
    member_requests: list[Json] = field(default_factory=list)
    """The requests for members so far."""
    always_malformed: bool = False
    """Whether each new session gets an event that no client can read."""
    recommended_shards: int = 1
    """The number of shards that Discord recommends."""
    most_guilds: int = MOST_GUILDS
    """Maximum number of servers of a session, above which sharding is required."""
    presence: Json | None = None
    """The last presence that the bot has sent, such as its status text."""
    sessions: dict[str, Session] = field(default_factory=dict)
    disorder: Callable[[str], Arrival] | None = None
    """Decides how each event arrives, by its name; None: all arrive once and in order."""
    cut_off: int = 0
    """The number of next connections that end right after Hello."""
    _sockets: set[Socket] = field(default_factory=set)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def shards(self) -> set[Shard]:
        """The shards that are connected."""
        return {one.shard for one in self.sessions.values() if one.socket is not None}

    @property
    def identifies(self) -> int:
        """The number of sessions that the bot has started."""
        return self.identify_limit.count

    def dispatch(
        self,
        name: str,
        data: Json,
        intent: Intent = NOTHING_ASKED,
        *,
        guild_id: int | None = None,
    ) -> bool:
        """Send the bot an event, if it has the event's intent.

        Args:
            name: the name of the event.
            data: the data of the event.
            intent: the intent that is needed for the event.
            guild_id: the server of the event; None for an event without a server.

        Returns:
            Whether the event's shard has a session, which may be without a connection.
        """
        hearing = [one for one in self.sessions.values() if one.shard.hears(guild_id)]
        for session in hearing:
            if intent in session.intents:
                self._send(session, name, data)
        return bool(hearing)

    def _send(self, session: Session, name: str, data: Json) -> None:
        match Arrival.ONCE if self.disorder is None else self.disorder(name):
            case Arrival.TWICE:
                session.dispatch(name, data)
                session.dispatch(name, data)
            case Arrival.LATE:
                asyncio.get_running_loop().call_later(LATE_BY, session.dispatch, name, data)
            case Arrival.ONCE:
                session.dispatch(name, data)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket until it closes. Its frames are compressed if the client wants that."""
        ws = web.WebSocketResponse(max_msg_size=0)
        try:
            await ws.prepare(request)
        except ConnectionError:  # the bot was killed while connecting
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        if self.cut_off:
            self.cut_off -= 1
            await ws.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
            assert request.transport is not None
            request.transport.close()
            return ws
        socket = Socket(ws, compressed=request.query.get("compress") == ZLIB_STREAM)
        self._sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        socket.op(10, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in ws:
                if frame.type is not WSMsgType.TEXT or not self._heard(socket, frame.data):
                    break
            # A close by this side may not have been sent yet.
            await asyncio.sleep(0)
        finally:
            self._lost(socket)
            if not ws.closed:
                with suppress(ConnectionError):
                    await asyncio.wait_for(writer, 1)
            writer.cancel()
        return ws

    def drop(self, code: int = 4000) -> None:
        """Close the bot's sockets. The bot may resume unless the code ends its session."""
        for socket in list(self._sockets):
            self._lost(socket)
            socket.close(code)
        if code in SESSION_ENDS:
            self.sessions.clear()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect (opcode 7)."""
        for socket in self._sockets:
            socket.op(7)

    def forget_sessions(self) -> None:
        """Drop all sessions, so that a resume is refused (opcode 9)."""
        sessions, self.sessions = self.sessions, {}
        for session in sessions.values():
            if session.socket is not None:
                session.socket.op(9, data=False)

    def malformed_event(self) -> None:
        """Send every session an interaction that no client can read."""
        for session in self.sessions.values():
            self._send(session, *_MALFORMED)

    async def close(self) -> None:
        """End every connection."""
        self.drop(1001)
        for socket in list(self._sockets):
            with suppress(ConnectionError, TimeoutError):
                await asyncio.wait_for(socket.ws.close(code=1001), 1)

    def _heard(self, socket: Socket, text: str) -> bool:
        """Handle a frame; return False if the connection must be closed."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            socket.close(4002)
            return False
        match op:
            case 1:
                # Delayed like in a network. The client stores the time of a heartbeat after sending
                # it, and an answer before that would look as if it were 40 s late.
                asyncio.get_running_loop().call_later(HEARTBEAT_ANSWER, socket.op, 11)
            case 2:
                return self._identify(socket, data)
            case 6:
                return self._resume(socket, data)
            case 8:
                self._ask_members(socket, data)
            case 3:
                self.presence = data
            case 4:
                pass  # voice is not implemented
            case _:
                socket.close(4001)
                return False
        return True

    def _identify(self, socket: Socket, data: Json) -> bool:
        if (refusal := self._refusal(data)) is not None:
            socket.close(refusal)
            return False
        shard = Shard.of(data.get("shard"))
        if shard is None:
            socket.close(4010)
            return False
        waits = data.get("shard") is not None or self.identify_limit.single_waits
        if waits and not self.identify_limit.take_turn(shard.id):
            socket.op(9, data=False)
            return True
        session = Session(secrets.token_hex(16), Intent(data["intents"]), shard)
        ready = self.ready(session)
        if len(ready["guilds"]) > self.most_guilds:
            socket.close(4011)
            return False
        # A new IDENTIFY means a new process, which won't resume old sessions of its shard.
        self.sessions = {
            key: one
            for key, one in self.sessions.items()
            if one.socket is not None or one.shard != shard
        }
        self.sessions[session.id] = session
        session.socket = socket
        self.presence = data.get("presence")
        session.dispatch("READY", ready)
        for intent, name, event in self.greeting(session):
            if intent in session.intents:
                session.dispatch(name, event)
        if self.always_malformed:
            session.dispatch(*_MALFORMED)
        self.changes.publish("bot", online=True)
        return True

    def _refusal(self, data: Json) -> int | None:
        """Return the code with which an IDENTIFY is refused, or None."""
        if data.get("token") != self.token:
            return 4004
        if Intent(data["intents"]) & PRIVILEGED:
            return 4014  # no privileged intent is switched on for the application
        if not self.identify_limit.take():
            self.reset_token()
            return 4004
        return None

    def _resume(self, socket: Socket, data: Json) -> bool:
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self.token:
            socket.op(9, data=False)
            return True
        session.socket = socket
        for seq, text in list(session.sent):
            if seq > int(data["seq"] or 0):
                socket.send(text)
        session.dispatch("RESUMED", {})
        self.changes.publish("bot", online=True)
        return True

    def _ask_members(self, socket: Socket, data: Json) -> None:
        self.member_requests.append(data)
        session = next((one for one in self.sessions.values() if one.socket is socket), None)
        if session is None or not self.answers_members:
            return
        chunk = self.members(session, data)
        if chunk is not None:
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _lost(self, socket: Socket) -> None:
        self._sockets.discard(socket)
        for session in self.sessions.values():
            if session.socket is socket:
                session.socket = None
                self.changes.publish("bot", online=self.online)
