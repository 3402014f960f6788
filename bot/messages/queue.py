"""One queue per message: each drawing shows the newest state, and only one runs at a time.

While a press is handled, its message is not drawn: the answer to the press draws it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

import discord

from bot.matches.errors import StoreAway
from bot.messages.sending.failures import is_away, is_discords, named
from bot.messages.sending.request_gate import AddressBanned

_log = logging.getLogger(__name__)

_T = TypeVar("_T")

LONGEST_PAUSE: Final = 60.0
"""The longest pause between two tries, in seconds."""
GIVES_WAY_FOR: Final = 0.05
"""The longest time, in seconds, that a drawing gives way to presses. An answer is computed in less;
the other player doesn't notice a delay that short."""


class PressPriority:
    """Lets drawings for which nobody waits give way while presses are being answered.

    All work shares one event loop and one interpreter. Otherwise the other messages of the match
    would be drawn and sent while the answer is, and it would come that much later.
    """

    def __init__(self) -> None:
        self._answering = 0
        self._answered = asyncio.Event()
        self._answered.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let others give way as long as the `with` block runs."""
        self._answering += 1
        self._answered.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._answered.set()

    async def answered(self) -> None:
        """Wait until no press is being answered, but not long."""
        if self._answering:
            with suppress(TimeoutError):
                async with asyncio.timeout(GIVES_WAY_FOR):
                    await self._answered.wait()


class QueueClosed(Exception):  # noqa: N818 - not a failure: the bot stops
    """The bot is stopping and draws nothing more."""


async def _at_once() -> None:
    """Wait for nothing."""


class DrawQueue:
    """Runs one drawing after another; all changes during a drawing lead to one more drawing."""

    def __init__(
        self,
        draw: Callable[[], Awaitable[None]],
        *,
        first_pause: float = 1.0,
        turn: Callable[[], Awaitable[None]] = _at_once,
        presses_first: PressPriority | None = None,
    ) -> None:
        """Draw nothing yet.

        Args:
            draw: draws the newest state.
            first_pause: seconds before the first retry when Discord is away.
            turn: waits before each drawing.
            presses_first: the presses to which a drawing gives way.
        """
        self._draw = draw
        self.turn = turn
        self._presses_first = presses_first or PressPriority()
        self._first_pause = first_pause
        self._stale = False
        self._held = 0
        self._answered = asyncio.Event()
        self._asked_pause = 0.0  # seconds that Discord asked for when it was away last
        self._banned: AddressBanned | None = None  # why the last drawing failed
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    @property
    def task(self) -> asyncio.Task[None] | None:
        """Return the running drawing, for callers that wait until everything is drawn."""
        return self._task

    @property
    def idle(self) -> bool:
        """Return whether nothing is left to draw."""
        return self._task is None and not self._held

    @property
    def is_held(self) -> bool:
        """Return whether a press is being handled that this message will answer."""
        return self._held > 0

    def invalidate(self) -> None:
        """Draw when possible, because something changed."""
        self._stale = True
        self._start()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Pause drawing while a press is handled: its answer draws, so an edit would be wasted.

        Raises `QueueClosed` if the bot is stopping.
        """
        if self._closed:
            raise QueueClosed
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._answered.set()
            self._start()

    async def close(self) -> None:
        """Stop drawing, for good."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        if self._stale and not self._held and self._task is None and not self._closed:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        pause = self._first_pause
        try:
            while self._stale and not self._held:
                if await self._is_overtaken():
                    continue
                self._stale = False
                if await self._once():
                    pause = self._first_pause
                else:
                    self._stale = True
                    if await self._rest(max(pause, min(self._asked_pause, LONGEST_PAUSE))):
                        pause = self._first_pause
                    else:
                        pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._task = None

    async def _is_overtaken(self) -> bool:
        """Wait until a drawing may begin; return whether a press is being handled by then."""
        await self._presses_first.answered()
        await self.turn()
        return self.is_held

    async def _rest(self, seconds: float) -> bool:
        """Pause, but only until a press was handled; return whether that came first.

        During a ban of the host's address, the pause ends with the ban.
        """
        self._answered.clear()
        waiting = asyncio.ensure_future(self._answered.wait())
        banned, self._banned = self._banned, None
        resting = asyncio.ensure_future(banned.over() if banned else asyncio.sleep(seconds))
        try:
            await asyncio.wait({waiting, resting}, return_when=asyncio.FIRST_COMPLETED)
            return not resting.done()
        finally:
            waiting.cancel()
            resting.cancel()

    async def _once(self) -> bool:
        """Draw once; return False if Discord or the store was away and another try is useful."""
        try:
            await self._draw()
        except AddressBanned as banned:  # the gate has logged it
            self._banned = banned
            return False
        except Exception as error:
            if is_away(error) or isinstance(error, StoreAway):
                _log.warning("A message could not be drawn (%s); trying again.", named(error))
                self._asked_pause = 0.0
                if isinstance(error, discord.RateLimited):
                    self._asked_pause = error.retry_after
                return False
            if is_discords(error):
                _log.warning("A message could not be drawn (%s).", named(error))
            elif not isinstance(error, QueueClosed):  # another message that it needs is closed
                _log.exception("A message could not be drawn.")
        return True


async def until_answered(ask: Callable[[], Awaitable[_T]], first_pause: float) -> _T:
    """Return what `ask` returns; call it again, after longer and longer pauses, on `StoreAway`.

    `first_pause`: seconds before the second try; each further pause is twice as long.
    """
    return await _again(ask, first_pause, lambda failed: isinstance(failed, StoreAway))


async def until_sent(send: Callable[[], Awaitable[_T]], first_pause: float) -> _T:
    """Do the same with a request, while Discord is away."""
    return await _again(send, first_pause, is_away)


async def until_done(work: Callable[[], Awaitable[_T]], first_pause: float) -> _T:
    """Do the same with work that needs both, while either of them is away."""
    return await _again(work, first_pause, lambda e: is_away(e) or isinstance(e, StoreAway))


async def _again(
    ask: Callable[[], Awaitable[_T]], first_pause: float, passes: Callable[[Exception], bool]
) -> _T:
    pause = first_pause
    while True:
        try:
            return await ask()
        except AddressBanned as banned:
            if not passes(banned):
                raise
            await banned.over()
            continue
        except Exception as away:
            if not passes(away):
                raise
            if isinstance(away, StoreAway):
                _log.warning("The store is away; trying again in %g s: %s", pause, away)
            else:
                _log.warning("Discord is away (%s); trying again in %g s.", named(away), pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
