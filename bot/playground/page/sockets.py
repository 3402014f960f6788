"""The page's websockets: one for each window, with the data of all people.

A window gets the whole state once, then every change. Each response has the number of its request.
A slow response doesn't delay the next request.
"""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.playground.core import Core
from bot.playground.page.operations import answer_page
from bot.playground.page.snapshot import page_state
from bot.playground.state.changes import Change
from bot.playground.user_client.client import CantDo

Json = dict[str, Any]

_log = logging.getLogger(__name__)

_HEARTBEAT: Final = 30


class PageWindow:
    """One open page."""

    def __init__(self, core: Core, ws: web.WebSocketResponse) -> None:
        self._core = core
        self._ws = ws
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._answers: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the window until it closes."""
        # Both lines run without a pause, so no change is missed or sent twice.
        unlisten = self._core.changes.listen(self._told)
        self._queue.put_nowait(page_state(self._core))
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self._ws:
                if frame.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._answer(frame.data))
                self._answers.add(task)
                task.add_done_callback(self._answers.discard)
        finally:
            unlisten()
            for task in [writer, *self._answers]:
                task.cancel()

    async def close(self) -> None:
        """Close the connection. The page will reconnect."""
        with suppress(ConnectionError, TimeoutError):
            await asyncio.wait_for(self._ws.close(code=1001), 1)

    def _told(self, change: Change) -> None:
        self._queue.put_nowait(change.for_page())

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._ws.send_str(json.dumps(await self._queue.get(), ensure_ascii=False))

    async def _answer(self, text: str) -> None:
        number: Any = None
        try:
            fields = json.loads(text)
            number = fields.get("n")
            result = await answer_page(self._core, fields)
        except CantDo as refusal:
            self._reply(number, ok=False, error=str(refusal))
        except Exception:
            _log.exception("A page's request failed")
            self._reply(number, ok=False, error="The playground failed; its log says why.")
        else:
            self._reply(number, ok=True, result=result)

    def _reply(self, number: Any, **more: Any) -> None:
        self._queue.put_nowait({"t": "reply", "n": number, **more})


@dataclass(slots=True)
class PageSocket:
    """All open windows."""

    core: Core
    _windows: set[PageWindow] = field(default_factory=set)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a window until it closes."""
        ws = web.WebSocketResponse(heartbeat=_HEARTBEAT)
        await ws.prepare(request)
        window = PageWindow(self.core, ws)
        self._windows.add(window)
        try:
            await window.run()
        finally:
            self._windows.discard(window)
        return ws

    async def close(self) -> None:
        """Close the connections of all windows."""
        for window in list(self._windows):
            await window.close()
