"""One queue per message: each drawing shows the newest state, and only one runs at a time.

Without it, the answer to one player's press could overwrite the newer drawing after another
player's press.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

import discord

from bot.matches.errors import StoreAway
from bot.messages.sending.failures import is_away, is_discords, named
from bot.messages.sending.reply import Reply

_log = logging.getLogger(__name__)

_T = TypeVar("_T")

LONGEST_PAUSE: Final = 60.0
"""The longest pause between two tries, in seconds."""
GIVES_WAY_FOR: Final = 0.05
"""The longest time, in seconds, that a drawing gives way to presses. An answer is computed in less;
whoever waits for the other player's move doesn't notice so much."""


class PressPriority:
    """Lets drawings for which nobody waits give way while presses are being answered.

    All work shares one event loop and one interpreter. Otherwise the other messages of the match
    would be drawn and sent while the answer is, and it would come that much later.
    """

    def __init__(self) -> None:
        self._answering = 0
        self._answered = asyncio.Event()
        self._answered.set()

    @property
    def waiting(self) -> bool:
        """Return whether a press is being answered."""
        return self._answering > 0

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


@dataclass(slots=True, eq=False)
class WaitingPress:
    """A press that waits for the newest drawing as its answer, and a line for its person alone."""

    reply: Reply
    note: str | None
    post: bool  # the answer is a new message, not a change of the pressed one
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


Draw = Callable[[WaitingPress | None], Awaitable[None]]


async def _at_once() -> None:
    """Wait for no turn."""


class DrawQueue:
    """Runs one drawing after another; all changes during a drawing lead to one more drawing."""

    def __init__(
        self,
        draw: Draw,
        *,
        first_pause: float = 1.0,
        turn: Callable[[], Awaitable[None]] = _at_once,
        presses_first: PressPriority | None = None,
    ) -> None:
        """Draw nothing yet.

        Args:
            draw: draws the newest state, as the answer to a press if there is one.
            first_pause: seconds before the first retry when Discord is away.
            turn: waits until a drawing may be sent for which no press waits.
            presses_first: the presses to which such a drawing gives way.
        """
        self._draw = draw
        self._turn = turn
        self._presses_first = presses_first or PressPriority()
        self._first_pause = first_pause
        self._stale = False
        self._presses: list[WaitingPress] = []
        self._pressed = asyncio.Event()
        self._held = 0
        self._asked_pause = 0.0  # seconds that Discord asked for when it was away last
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
        """Pause drawing while a press is handled: its answer draws, so an edit would be wasted."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._start()

    async def respond(self, reply: Reply, note: str | None = None, *, post: bool = False) -> None:
        """Draw the newest state as the answer to a press, or `post` it as a new message.

        Raises `QueueClosed`, and what Discord or the store raises.
        """
        if self._closed:
            raise QueueClosed
        press = WaitingPress(reply, note, post)
        self._presses.append(press)
        self._pressed.set()
        self._start()
        await press.done

    async def close(self) -> None:
        """Stop drawing, for good."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        wanted = self._presses or (self._stale and not self._held)
        if wanted and self._task is None and not self._closed:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        pause = self._first_pause
        try:
            while self._presses or (self._stale and not self._held):
                press = self._presses.pop(0) if self._presses else None
                if press is None and (await self._overtaken() or self._held):
                    continue
                self._stale = False
                if await self._once(press):
                    pause = self._first_pause
                else:
                    self._stale = True
                    asked = min(self._asked_pause, LONGEST_PAUSE)
                    await self._pressed_before(partial(asyncio.sleep, max(pause, asked)))
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._task = None
            if self._closed:
                for press in self._presses:
                    _fail(press, QueueClosed())

    async def _overtaken(self) -> bool:
        """Wait until a drawing may be sent for which no press waits; return whether one came."""
        presses = self._presses_first
        if presses.waiting and await self._pressed_before(presses.answered):
            return True
        return await self._pressed_before(self._turn)

    async def _pressed_before(self, end: Callable[[], Awaitable[None]]) -> bool:
        """Wait for something, but only until a press comes; return whether one came first.

        A press reaches Discord in its own way, so it needs no wait.
        """
        if self._presses:
            return True
        self._pressed.clear()
        ending = asyncio.ensure_future(end())
        pressing = asyncio.ensure_future(self._pressed.wait())
        try:
            await asyncio.wait({ending, pressing}, return_when=asyncio.FIRST_COMPLETED)
            return not ending.done()
        finally:
            ending.cancel()
            pressing.cancel()

    async def _once(self, press: WaitingPress | None) -> bool:
        """Draw once; return False if Discord or the store was away and another try is useful."""
        try:
            await self._draw(press)
        except asyncio.CancelledError:
            if press is not None:
                _fail(press, QueueClosed())
            raise
        except Exception as error:
            if press is not None:
                self._stale = True  # the answer failed, but an edit through the channel may work
                _fail(press, error)
                return True
            if is_away(error) or isinstance(error, StoreAway):
                _log.warning("A message could not be drawn (%s); trying again.", named(error))
                self._asked_pause = 0.0
                if isinstance(error, discord.RateLimited):
                    self._asked_pause = error.retry_after
                return False
            _log_undrawn(error)
        if press is not None and not press.done.done():
            press.done.set_result(None)
        return True


def _log_undrawn(error: Exception) -> None:
    if is_discords(error):
        _log.warning("A message could not be drawn (%s).", named(error))
    elif not isinstance(error, QueueClosed):  # another message that it needs is drawn no more
        _log.exception("A message could not be drawn.")


def _fail(press: WaitingPress, error: Exception) -> None:
    if not press.done.done():  # otherwise the press does not wait any more
        press.done.set_exception(error)


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
        except Exception as away:
            if not passes(away):
                raise
            if isinstance(away, StoreAway):
                _log.warning("The store is away; trying again in %g s: %s", pause, away)
            else:
                _log.warning("Discord is away (%s); trying again in %g s.", named(away), pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
