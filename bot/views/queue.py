"""One queue per message: what is drawn is always the newest state, and never twice at once.

Without it, the answer to one player's press could overwrite what the other's press drew later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

import aiohttp
import discord

from .reply import Reply

_log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 60.0
OPENING_DMS_TOO_FAST: Final = 40003


@dataclass(slots=True, eq=False)
class Drawn:
    """A press that waits to be answered with the newest drawing, and a quiet line for it."""

    reply: Reply
    note: str | None
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


Draw = Callable[[Drawn | None], Awaitable[None]]


class DrawQueue:
    """Runs one drawing after another; whatever changes meanwhile is one more drawing."""

    def __init__(self, draw: Draw, *, first_pause: float = 1.0) -> None:
        self._draw = draw
        self._first_pause = first_pause
        self._stale = False
        self._presses: list[Drawn] = []
        self._pressed = asyncio.Event()
        self._held = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is left to draw."""
        return self._task is None and not self._held

    def mark(self) -> None:
        """Something changed: draw when possible."""
        self._stale = True
        self._start()

    @contextmanager
    def held(self) -> Iterator[None]:
        """A press is being worked on: its answer will draw, so an edit now would be wasted."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._start()

    async def through(self, reply: Reply, note: str | None = None) -> None:
        """Draw the newest state as the answer to a press."""
        press = Drawn(reply, note)
        self._presses.append(press)
        self._pressed.set()
        self._start()
        await press.done

    async def close(self) -> None:
        """Stop drawing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        wanted = self._presses or (self._stale and not self._held)
        if wanted and self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        pause = self._first_pause
        try:
            while self._presses or (self._stale and not self._held):
                press = self._presses.pop(0) if self._presses else None
                self._stale = False
                if await self._once(press):
                    pause = self._first_pause
                else:
                    self._stale = True
                    await self._rest(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._task = None
            for press in self._presses:
                press.done.cancel()

    async def _rest(self, pause: float) -> None:
        """Wait before another try; a press doesn't: it has a way of its own to Discord."""
        self._pressed.clear()
        if self._presses:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._pressed.wait()

    async def _once(self, press: Drawn | None) -> bool:
        """Draw once; False if Discord could not be reached and it is worth another try."""
        try:
            await self._draw(press)
        except Exception as error:
            if press is not None:
                self._stale = True  # the answer failed; the channel is still there
                if not press.done.done():
                    press.done.set_exception(error)
                return True
            if unreachable(error):
                _log.warning("Discord could not be reached; trying again.")
                return False
            _log.exception("A message could not be drawn.")
        if press is not None and not press.done.done():
            press.done.set_result(None)
        return True


def unreachable(error: Exception) -> bool:
    """Whether an error means that Discord was away; discord.py doesn't repeat a 503."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code == OPENING_DMS_TOO_FAST
    return isinstance(error, (aiohttp.ClientError, OSError, asyncio.TimeoutError))
