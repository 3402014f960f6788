"""The page's websocket: one a window, carrying all people."""

from dataclasses import dataclass, field

from aiohttp import web

from .core import Core


@dataclass(slots=True)
class PageSocket:
    """Every open window."""

    core: Core
    _open: set[web.WebSocketResponse] = field(default_factory=set)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with one window until it closes."""
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        return ws

    async def close(self) -> None:
        """Close every window's connection."""
