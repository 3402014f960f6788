"""Discord's rate limits that the library doesn't foresee.

discord.py sends at once, and waits when it is refused. A bot that is refused too often is shut out,
and a request that waited shows an old state by then. So these limits are kept before sending.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord import http

from bot.messages.sending.failures import SERVER_ERROR
from bot.messages.sending.request_gate import RequestGate

OLD: Final = timedelta(minutes=55)
"""Messages count as old after an hour; the clocks may differ."""
RESEND_AFTER: Final = timedelta(minutes=50)
"""A message is sent again at this age: Discord limits edits harder after one hour."""
EDITS: Final = 3
WITHIN: Final = timedelta(seconds=6)
"""The time in which Discord takes `EDITS` edits of old messages in a channel; more: code 30046."""

PER_SECOND: Final = 36.0
"""Drawings in a second; the rest of Discord's fifty is for requests outside this line.
`GlobalLimit` limits all of them together."""
BURST: Final = 10
"""The number of drawings that may follow each other at once after a pause."""
MAX_REQUESTS_PER_SECOND: Final = 48
"""Of all requests in a second; less than Discord's fifty, as clocks and ways differ a little."""
REQUEST_BURST: Final = 6
"""The number of requests that may follow each other at once after a pause."""
_ROUTES: Final = 1000
"""The number of routes that are remembered; beyond it, idle routes are forgotten."""
_LONGEST_PERIOD: Final = 10.0
"""Seconds. Longer ones the library keeps alone, as few requests are on their way together there; to
wait a whole one more would help nobody."""
_EXEMPT: Final = ("/interactions/", "/webhooks/")
"""The paths of requests with an interaction's token: these do not count."""


class EditLimiter:
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

    def __init__(
        self, per_second: float = PER_SECOND, burst: int = BURST, most: int | None = None
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most = most
        """The number of requests that have a turn at once, until a second after their `end`; None:
        `end` is not called. Discord counts a request when it arrives, perhaps late."""
        self._open = 0
        self._ended: deque[float] = deque()  # in the last second
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
        overtaken for ever: after these seconds a request is as urgent. `who`: the name for `hurry`.
        """
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        began = loop.time()
        self._waiting[who] = waiting
        self._count += 1
        try:
            self._stand(waiting, patience)
            await waiting
        except BaseException:
            if not waiting.cancelled() and waiting.done():
                self.end()
            raise
        finally:
            self._count -= 1
            if self._waiting.get(who) is waiting:
                del self._waiting[who]
        self.waited(loop.time() - began)

    def end(self) -> None:
        """Note that a request which had its turn is answered."""
        self._open -= 1
        self._ended.append(asyncio.get_running_loop().time())
        self._serve()

    def share(self, per_second: float, burst: int, most: int | None) -> None:
        """Change the part of Discord's limit that is this line's, also for those who wait in it."""
        if self._counted_at is not None:  # until now the part before counts
            self._serve()
        self.per_second, self.burst, self.most = per_second, burst, most
        if self._counted_at is not None:
            self._serve()

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
        while self._ended and self._ended[0] <= now - 1:
            self._ended.popleft()
        while self._line and ((self._left >= 1 and not self._full) or self._line[0][2].done()):
            _, _, waiting = heapq.heappop(self._line)
            if not waiting.done():  # otherwise whoever waited has gone, or stood here twice
                self._left -= 1
                self._open += 1
                waiting.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._line:
            wait = max(0.0, (1 - self._left) / self.per_second)
            if self._full:  # with none answered yet, the first answer serves
                wait = max(wait, self._ended[0] + 1 - now) if self._ended else 1.0
            self._timer = loop.call_later(wait, self._serve)

    @property
    def _full(self) -> bool:
        return self.most is not None and self._open + len(self._ended) >= self.most


class _Route:
    """The requests of one kind for one channel or server, of which Discord announces a limit.

    The library believes the first answer of each period, which says how many are left, and forgets
    those that are on their way; on a busy day that are many. So a request counts here from its
    start until a whole period after its answer: Discord never counts more of them together.
    """

    def __init__(self) -> None:
        self._most = 0  # what Discord has announced; 0: nothing yet
        self._period = 0.0
        self._open = 0
        self._over: deque[float] = deque()  # when each of the answered ones counts no more
        self._freed = asyncio.Event()
        self._first = asyncio.Lock()
        """Is held by the first one that waits; the others wait for it, in their order."""

    @property
    def idle(self) -> bool:
        """Return whether nothing counts any more, and nobody waits."""
        over = not self._over or self._over[-1] <= _now()
        return over and not self._open and not self._first.locked()

    async def begin(self) -> None:
        """Wait until one more may be sent."""
        async with self._first:
            while self._is_full():
                self._freed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(self._over[0] if self._over else None):
                        await self._freed.wait()
            self._open += 1

    def _is_full(self) -> bool:
        while self._over and self._over[0] <= _now():
            self._over.popleft()
        if not self._most or self._period > _LONGEST_PERIOD:
            return False
        return self._open + len(self._over) >= self._most

    def end(self, headers: Mapping[str, str]) -> None:
        """Note that one was answered, or broke off."""
        self._open -= 1
        most, left = headers.get("X-RateLimit-Limit"), headers.get("X-RateLimit-Reset-After")
        try:
            if most is not None and left is not None:
                self._most, self._period = int(most), max(self._period, float(left))
        finally:
            self._over.append(_now() + self._period)
            self._freed.set()


def _now() -> float:
    return asyncio.get_running_loop().time()


class GlobalLimit:
    """Lets all requests of the bot that count wait for their turn, in the order in which they came.

    Many features send beside the drawings. So each request of every feature passes here, also one
    that is tried again. The limits that Discord announces for a route are kept, too. While Discord
    bans the address of this host, no request is sent, not even one that doesn't count.
    """

    def __init__(
        self,
        library: http.HTTPClient,
        most: int = MAX_REQUESTS_PER_SECOND,
        at_once: int = REQUEST_BURST,
        gate: RequestGate | None = None,
    ) -> None:
        """Let those of the library wait, which has not logged in yet.

        `gate`: that of the earlier clients in this process; None: there was none.
        """
        self.gate: Final = gate or RequestGate()
        self._most = most
        self._at_once = at_once
        self.line: Final = RequestBudget()
        self._routes: dict[tuple[str, str], _Route] = {}
        self.share(1)
        library.http_trace = aiohttp.TraceConfig()
        library.http_trace.on_request_start.append(self._start)  # is awaited
        library.http_trace.on_request_end.append(self._end)
        library.http_trace.on_request_exception.append(self._break_off)

    def share(self, processes: int) -> None:
        """Leave the other processes with the same token their part of the limit."""
        burst = max(1, self._at_once // processes)
        per_second = max(1, self._most - burst * processes) / processes
        self.line.share(per_second, burst, max(1, self._most // processes))

    async def _start(
        self, _: Any, request: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        request.route, request.is_probe = None, False
        url = str(asked.url.with_query(None))
        path = url.removeprefix(http.Route.BASE)
        request.is_discords = path != url
        if not request.is_discords:
            return
        self.gate.check()
        try:
            if not path.startswith(_EXEMPT):
                route = self._route(asked.method, path)
                await route.begin()
                request.route = route
                await self._line_up(request, route)
            request.is_probe = await self.gate.enter()
        except BaseException:
            self._note_end(request, {})
            raise

    async def _line_up(self, request: SimpleNamespace, route: _Route) -> None:
        try:
            await self.line.turn(0)
        except BaseException:  # nobody waits for it any more
            request.route = None
            route.end({})
            raise

    def _route(self, method: str, path: str) -> _Route:
        """Return the route of a path: its first id belongs to it, others do not."""
        if len(self._routes) > _ROUTES:
            self._routes = {key: one for key, one in self._routes.items() if not one.idle}
        name, first, *others = (*path.strip("/").split("/"), "")
        rest = ("*" if one.isdecimal() else one for one in others)
        key = method, "/".join((name, first, *rest))
        return self._routes.setdefault(key, _Route())

    async def _end(
        self, _: Any, request: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        response = answered.response
        if request.is_discords:
            self.gate.answered(response.status, response.headers)
        self._note_end(request, response.headers, answered=response.status < SERVER_ERROR)

    async def _break_off(
        self, _: Any, request: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._note_end(request, {})

    def _note_end(
        self, request: SimpleNamespace, headers: Mapping[str, str], *, answered: bool = False
    ) -> None:
        """Note it once: an answer that nobody can read breaks off, too."""
        route: _Route | None = request.route
        request.route = None
        if route is not None:
            self.line.end()
            route.end(headers)
        if request.is_probe:
            request.is_probe = False
            self.gate.leave(answered=answered)
