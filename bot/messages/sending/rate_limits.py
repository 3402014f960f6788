"""Discord's rate limits that the library doesn't foresee.

discord.py sends at once, and waits when it is refused. Who is refused too often is shut out, and
what waited shows an old state by then. So these limits are kept before anything is sent.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord import http

OLD: Final = timedelta(minutes=55)
"""Messages count as old after an hour; the clocks may differ."""
RESEND_AFTER: Final = timedelta(minutes=50)
"""A message is sent again at this age: Discord limits edits harder after one hour."""
EDITS: Final = 3
WITHIN: Final = timedelta(seconds=6)
"""So many edits of old messages Discord takes in a channel within this time, else code 30046."""

PER_SECOND: Final = 36.0
"""Drawings in a second; the rest of Discord's fifty is for what stands in no line. `GlobalLimit`
keeps all of them together."""
BURST: Final = 10
"""So many may follow each other at once after a pause."""
MOST: Final = 48
"""Of all requests in a second; less than Discord's fifty, as clocks and ways differ a little."""
AT_ONCE: Final = 6
"""So many of them may follow each other at once after a pause."""
_EXEMPT: Final = ("/interactions/", "/webhooks/")
"""What carries an interaction's token: it does not count."""


class OldEdits:
    """Counts the edits of old messages in each channel.

    discord.py would try again, five times. Sending a new message that replaces the old one is
    faster.
    """

    def __init__(self) -> None:
        self._times: dict[int, deque[datetime]] = {}

    def allow(self, channel_id: int, sent_at: datetime, now: datetime) -> bool:
        """Return whether Discord takes an edit now without waiting; a yes is counted."""
        if now - sent_at < OLD:
            return True
        self._times = {
            channel: times
            for channel, times in self._times.items()
            if timedelta() <= now - times[-1] < WITHIN
        }
        times = self._times.setdefault(channel_id, deque(maxlen=EDITS))
        if len(times) == EDITS and now - times[0] < WITHIN:
            return False
        times.append(now)
        return True


class RequestBudget:
    """Hands out turns: at once while there are few, else to those first who can wait the least.

    Discord allows a bot fifty requests in a second; answers to interactions are not counted. While
    a message waits in line, newer changes arrive, and one drawing shows them all: under pressure
    the bot draws less often, not later and later.
    """

    def __init__(self, per_second: float = PER_SECOND, burst: int = BURST) -> None:
        self.per_second = per_second
        self.burst = burst
        """Both may be changed: several processes share what Discord allows."""
        self._left = float(burst)
        self._counted_at: float | None = None
        self._line: list[tuple[float, int, asyncio.Future[None]]] = []
        self._waiting: dict[Hashable, asyncio.Future[None]] = {}
        self._count = 0
        self._number = count()
        self._timer: asyncio.TimerHandle | None = None
        self.waited: Callable[[float], None] = lambda _seconds: None
        """Is told after each turn how many seconds it was waited for."""

    @property
    def waiting(self) -> int:
        """Return how many requests stand in line."""
        return self._count

    async def turn(self, patience: float, who: Hashable = None) -> None:
        """Wait for a turn to send one request.

        `patience`: seconds that this request can wait longer than the most urgent one. Nobody is
        overtaken for ever: who has waited so long is as urgent. `who`: whom `hurry` would name.
        """
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        began = loop.time()
        self._waiting[who] = waiting
        self._count += 1
        try:
            self._stand(waiting, patience)
            await waiting
        finally:
            self._count -= 1
            if self._waiting.get(who) is waiting:
                del self._waiting[who]
        self.waited(loop.time() - began)

    def hurry(self, who: Hashable) -> None:
        """Make the request for which somebody stands in line one of the most urgent ones."""
        if who in self._waiting:
            self._stand(self._waiting[who], 0)

    def _stand(self, waiting: asyncio.Future[None], patience: float) -> None:
        until = asyncio.get_running_loop().time() + patience
        heapq.heappush(self._line, (until, next(self._number), waiting))
        self._serve()

    def _serve(self) -> None:
        """Give turns to the first in line, as many as there are left."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        passed = 0.0 if self._counted_at is None else now - self._counted_at
        self._left = min(self.burst, self._left + passed * self.per_second)
        self._counted_at = now
        while self._line and (self._left >= 1 or self._line[0][2].done()):
            _, _, waiting = heapq.heappop(self._line)
            if not waiting.done():  # otherwise whoever waited has gone, or stood here twice
                self._left -= 1
                waiting.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._line:
            self._timer = loop.call_later((1 - self._left) / self.per_second, self._serve)


class GlobalLimit:
    """Lets all requests of the bot that count wait for their turn, in the order in which they came.

    Many features send beside the drawings. So each request passes here, whoever sends it, also one
    that is tried again.
    """

    def __init__(self, library: http.HTTPClient, most: int = MOST, at_once: int = AT_ONCE) -> None:
        """Let those of the library wait, which has not logged in yet."""
        self._most = most
        self._at_once = at_once
        self.line: Final = RequestBudget()
        self.share(1)
        library.http_trace = aiohttp.TraceConfig()
        library.http_trace.on_request_start.append(self._start)  # is awaited

    def share(self, processes: int) -> None:
        """Leave the others their part: so many processes have one token."""
        self.line.burst = max(1, self._at_once // processes)
        others_too = self.line.burst * processes
        self.line.per_second = max(1, self._most - others_too) / processes

    async def _start(
        self, _: Any, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        url = str(asked.url)
        if not url.startswith(f"{http.Route.BASE}/"):
            return
        if not url.removeprefix(http.Route.BASE).startswith(_EXEMPT):
            await self.line.turn(0)
