"""The limit of all requests compared with a simple model, under any sequence of events.

Time is the event loop's own: waiting advances it without real time.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, Final, cast

import aiohttp
import pytest
from aiohttp.tracing import Trace
from discord import http
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    precondition,
    rule,
    run_state_machine_as_test,
)
from yarl import URL

from bot.messages.sending.rate_limits import EditLimiter, GlobalLimit
from tests.bot.each import each
from tests.bot.hand_loop import HandLoop

MOST: Final = 7
AT_ONCE: Final = 3
ROUTES: Final = 1000
"""More routes than are kept once they are idle."""
COUNTED: Final = (
    ("GET", "/guilds/1/members/{}"),
    ("POST", "/channels/1/messages"),
    ("DELETE", "/channels/1/messages/{}"),
    ("DELETE", "/channels/2/messages/{}"),
    ("PATCH", "/channels/1/messages/{}"),
)
"""Requests of five routes; the braces stand for the part that doesn't belong to the route."""
EXEMPT: Final = (
    "/interactions/{}/token/callback",
    "/webhooks/1/token-{}",
    "/webhooks/1/token/messages/{}",
)
OTHERS: Final = "https://cdn.discord.test/{}"
SETTLED: Final = 1e-4
"""Seconds after each step, so that no event coincides with the moment of a freed place."""
LONGEST_KEPT: Final = 10.0
"""Seconds. Only the library handles longer periods."""


MANY: Final = settings(
    max_examples=60,
    stateful_step_count=40,
    phases=(Phase.generate,),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def limit_of(
    loop: asyncio.AbstractEventLoop, most: int, at_once: int
) -> tuple[GlobalLimit, aiohttp.TraceConfig]:
    """Return a limit, and the trace configuration of its library's session."""
    library = http.HTTPClient(loop)
    limit = GlobalLimit(library, most, at_once)
    assert library.http_trace is not None
    library.http_trace.freeze()
    return limit, library.http_trace


def trace_of(config: aiohttp.TraceConfig) -> Trace:
    """Return the trace events of one request."""
    return Trace(cast("aiohttp.ClientSession", None), config, config.trace_config_ctx())


def answer_with(headers: Mapping[str, str]) -> aiohttp.ClientResponse:
    return cast("aiohttp.ClientResponse", SimpleNamespace(headers=headers, status=200))


@dataclass(eq=False)
class Asked:
    """A request; `route`: the one that it counts for, None: it does not count."""

    number: int
    route: int | None
    task: asyncio.Task[None]
    trace: Trace
    url: URL
    method: str


@dataclass
class Route:
    """The state of a route."""

    most: int = 0
    period: float = 0.0
    waiting: list[int] = field(default_factory=list)
    begun: set[int] = field(default_factory=set)
    over: list[float] = field(default_factory=list)

    def takes_one(self, now: float) -> bool:
        self.over = [one for one in self.over if one > now]
        if not self.most or self.period > LONGEST_KEPT:
            return True
        return len(self.begun) + len(self.over) < self.most


class Model:
    """The requests that may be in flight, and their times: requests are numbers."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.routes: dict[int, Route] = defaultdict(Route)
        self.line: list[tuple[int, int]] = []
        self.open: set[int] = set()
        self.ended: list[float] = []
        self.share(1)
        self.left = float(self.burst)
        self.sent: list[tuple[int, float]] = []

    def share(self, processes: int) -> None:
        self.burst = max(1, AT_ONCE // processes)
        self.per_second = max(1, MOST - self.burst * processes) / processes
        self.most = max(1, MOST // processes)

    def goes_on(self, to: float) -> None:
        """Let time pass; events happen when they are due."""
        self.settles()
        while True:
            moments = [one for route in self.routes.values() for one in route.over]
            moments += [one + 1 for one in self.ended]
            if self.line and self.left < 1:
                moments.append(self.now + (1 - self.left) / self.per_second)
            soon = min((one for one in moments if self.now < one < to), default=to)
            self.left = min(self.burst, self.left + (soon - self.now) * self.per_second)
            self.now = soon
            self.settles()
            if soon == to:
                return

    def settles(self) -> None:
        """Start all requests that may start."""
        for key, route in self.routes.items():
            while route.waiting and route.takes_one(self.now):
                route.begun.add(route.waiting[0])
                self.line.append((route.waiting.pop(0), key))
        self.serves()

    def serves(self) -> None:
        self.ended = [one for one in self.ended if one + 1 > self.now]
        while self.line and self.left >= 1 - 1e-9 and len(self.open) + len(self.ended) < self.most:
            number, _ = self.line.pop(0)
            self.left -= 1
            self.open.add(number)
            self.sent.append((number, self.now))

    def ends(self, number: int, key: int, most: int | None = None, left: float = 0) -> None:
        """End a request by an answer, which may announce a limit, or without any answer."""
        route = self.routes[key]
        route.begun.remove(number)
        if most is not None:
            route.most, route.period = most, max(route.period, left)
        route.over.append(self.now + route.period)
        if number in self.open:
            self.open.remove(number)
            self.ended.append(self.now)
            self.serves()

    def leaves(self, number: int, key: int) -> None:
        """Let a waiting caller give up."""
        route = self.routes[key]
        if number in route.waiting:
            route.waiting.remove(number)
        else:
            self.line = [one for one in self.line if one[0] != number]
            self.sent = [one for one in self.sent if one[0] != number]
            self.ends(number, key)


class LimitMachine(RuleBasedStateMachine):
    """Many requests with all possible events."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = HandLoop()
        self.limit, self.config = limit_of(self.loop, MOST, AT_ONCE)
        self.model = Model(self.loop.time())
        self.asked: dict[int, Asked] = {}
        self.sent: list[tuple[int, float]] = []
        self.waited: list[float] = []
        self.limit.line.waited = self.waited.append
        self.ask(0, 1)  # a line counts from its first request
        self.answer(0, None, 0)
        self.pass_time(4)

    def teardown(self) -> None:
        try:
            self.all_places_are_free_again()
        finally:
            tasks = [one.task for one in self.asked.values()]
            for task in tasks:
                task.cancel()
            if tasks:
                self.loop.run_until_complete(asyncio.wait(tasks))
            self.loop.close()

    # ── what happens ────────────────────────────────────────────────────────────────────────

    @rule(route=st.integers(0, len(COUNTED) - 1), count=st.integers(1, 4))
    def ask(self, route: int, count: int) -> None:
        self._ask_some(route, *COUNTED[route], count)
        self.compare()

    @rule(path=st.sampled_from([*(http.Route.BASE + one for one in EXEMPT), OTHERS]))
    def ask_what_does_not_count(self, path: str) -> None:
        number = self._ask("POST", path, None)
        self._step()
        assert self.asked[number].task.done(), "it waits"

    def _ask_some(self, route: int, method: str, path: str, count: int) -> None:
        self.model.goes_on(self.loop.time())
        for _ in range(count):
            number = self._ask(method, http.Route.BASE + path, route)
            self.model.routes[route].waiting.append(number)
        self.model.settles()

    def _ask(self, method: str, path: str, route: int | None) -> int:
        number = len(self.asked) + 10
        url = URL(path.format(number))
        trace = trace_of(self.config)

        async def start() -> None:
            await trace.send_request_start(method, url, cast("Any", {}))
            if route is not None:
                self.sent.append((number, self.loop.time()))

        task = self.loop.create_task(start())
        self.asked[number] = Asked(number, route, task, trace, url, method)
        return number

    @precondition(lambda self: self.under_way())
    @rule(
        which=st.integers(0, 99),
        most=st.sampled_from([1, 2, 3, None]),
        left=st.integers(0, 12).map(lambda quarters: quarters / 4)
        | st.sampled_from([LONGEST_KEPT - 0.5, LONGEST_KEPT + 0.5]),
    )
    def answer(self, which: int, most: int | None, left: float) -> None:
        """Discord mostly announces a limit with its answers; the rest of a period shrinks."""
        one = self._one_of(self.under_way(), which)
        headers = {}
        if most is not None:
            left += (one.route or 0) / 64
            headers = {"X-RateLimit-Limit": str(most), "X-RateLimit-Reset-After": str(left)}
        self._end(one, headers, most, left)
        self.compare()

    @precondition(lambda self: self.under_way())
    @rule(which=st.integers(0, 99), why=st.sampled_from([OSError, asyncio.CancelledError]))
    def break_off(self, which: int, why: type[BaseException]) -> None:
        """The connection breaks, or the caller gives up."""
        one = self._one_of(self.under_way(), which)
        self._break(one, why())
        self.compare()

    @precondition(lambda self: self.under_way())
    @rule(which=st.integers(0, 99))
    def answer_what_nobody_can_read(self, which: int) -> None:
        """The library reports such an answer twice: as received, and as failed."""
        one = self._one_of(self.under_way(), which)
        headers = {"X-RateLimit-Limit": "many", "X-RateLimit-Reset-After": "soon"}
        with pytest.raises(ValueError, match="many"):
            self._end(one, headers, None, 0)
        self._break(one, ValueError())
        self.compare()

    @precondition(lambda self: self.in_line())
    @rule(which=st.integers(0, 99))
    def go_away(self, which: int) -> None:
        one = self._one_of(self.in_line(), which)
        self._go(one)
        self.compare()

    @precondition(lambda self: self.in_line() and self.under_way())
    @rule(ended=st.integers(0, 99), which=st.integers(0, 99))
    def go_away_as_another_ends(self, ended: int, which: int) -> None:
        """The leaving caller may have been granted a turn without having noticed."""
        one = self._one_of(self.in_line(), which)
        self._end(self._one_of(self.under_way(), ended), {}, None, 0)
        self._go(one)
        self.compare()

    @rule(quarters=st.integers(1, 16))
    def pass_time(self, quarters: int) -> None:
        self.loop.passes(quarters / 4)
        self.compare()

    @rule(processes=st.integers(1, 9))
    def share(self, processes: int) -> None:
        async def now() -> None:
            self.model.goes_on(self.loop.time())
            self.limit.share(processes)
            self.model.share(processes)
            self.model.left = min(self.model.left, self.model.burst)
            self.model.settles()

        self.loop.run_until_complete(now())
        self.compare()

    # ── what holds ──────────────────────────────────────────────────────────────────────────

    def under_way(self) -> list[Asked]:
        return [self.asked[one] for one in sorted(self.model.open)]

    def in_line(self) -> list[Asked]:
        waiting = [one for route in self.model.routes.values() for one in route.waiting]
        return [self.asked[one] for one in sorted([*waiting, *(one for one, _ in self.model.line)])]

    def _one_of(self, some: list[Asked], which: int) -> Asked:
        return some[which % len(some)]

    def _now(self, does: Callable[[], Any]) -> None:
        """Run something between two iterations of the event loop."""
        coroutine = does()
        try:
            coroutine.send(None)
        except StopIteration:
            return
        raise AssertionError("it waits")

    def _end(self, one: Asked, headers: Mapping[str, str], most: int | None, left: float) -> None:
        assert one.route is not None
        response = answer_with(headers)

        def end() -> Any:
            return one.trace.send_request_end(one.method, one.url, cast("Any", {}), response)

        self.model.goes_on(self.loop.time())
        self._in_loop(lambda: self._now(end))
        self.model.ends(one.number, one.route, most, left)

    def _break(self, one: Asked, why: BaseException) -> None:
        assert one.route is not None

        def end() -> Any:
            return one.trace.send_request_exception(
                one.method, one.url, cast("Any", {}), cast("Any", why)
            )

        self.model.goes_on(self.loop.time())
        self._in_loop(lambda: self._now(end))
        self.model.ends(one.number, one.route)

    def _go(self, one: Asked) -> None:
        assert one.route is not None
        one.task.cancel()
        self.model.leaves(one.number, one.route)

    def _in_loop(self, does: Callable[[], None]) -> None:
        """Run something inside the loop's own code, without another iteration afterwards."""
        asyncio.events._set_running_loop(self.loop)
        try:
            does()
        finally:
            asyncio.events._set_running_loop(None)

    def _step(self) -> None:
        self.loop.passes(SETTLED)
        self.model.goes_on(self.loop.time())

    def compare(self) -> None:
        self._step()
        assert _numbers(self.sent) == _numbers(self.model.sent)
        for (_, really), (_, planned) in zip(self.sent, self.model.sent, strict=True):
            assert abs(really - planned) < SETTLED / 2
        assert self.limit.line.waiting == len(self.model.line)
        assert len(self.waited) == len(self.sent)

    def all_places_are_free_again(self) -> None:
        for one in self.in_line():
            self._go(one)
        self.compare()
        for number, one in enumerate(self.under_way()):
            if number % 2:
                self._break(one, OSError())
            else:
                self._end(one, {}, None, 0)
        self.loop.passes(20)
        self.share(1)
        self.loop.passes(20)
        before = len(self.sent)
        self._ask_some(9, "PUT", "/channels/9/pins/{}", MOST)
        self.compare()
        assert len(self.sent) == before + AT_ONCE
        self.loop.passes(5)
        self.compare()
        assert len(self.sent) == before + MOST, "a place is lost"
        self.loop.passes(60)
        self._ask_some(9, "PUT", "/channels/9/pins/{}", 1)
        self.compare()
        assert len(self.sent) == before + MOST, "more have a place than there are"


def _numbers(sent: Iterable[tuple[int, float]]) -> list[int]:
    return [number for number, _ in sent]


def test_whatever_becomes_of_requests_their_places_are_free_again() -> None:
    run_state_machine_as_test(
        LimitMachine,
        settings=MANY,
    )


def test_what_a_route_announces_is_kept_until_its_longest_period_is_over() -> None:
    machine = LimitMachine()
    try:
        machine.ask(1, 3)
        machine.answer(0, 2, 3.0)
        machine.answer(0, 2, 0.5)  # less is left of the same period
        machine.answer(0, None, 0)
        machine.ask(1, 2)
        assert len(machine.in_line()) == 2
        machine.pass_time(10)
        assert len(machine.in_line()) == 2
        machine.pass_time(4)
        assert not machine.in_line()
    finally:
        machine.teardown()


def test_who_waits_for_an_answer_alone_goes_when_it_comes() -> None:
    machine = LimitMachine()
    try:
        machine.ask(0, 2)
        machine.answer(0, 1, 0)
        machine.ask(0, 1)
        assert len(machine.in_line()) == 1
        machine.pass_time(4)
        assert len(machine.in_line()) == 1
        machine.break_off(0, OSError)
        assert not machine.in_line()
    finally:
        machine.teardown()


def test_a_route_with_a_long_period_is_the_library_s_alone() -> None:
    machine = LimitMachine()
    try:
        machine.ask(1, 2)
        machine.answer(0, 1, LONGEST_KEPT - 1)
        machine.ask(1, 1)
        assert len(machine.in_line()) == 1
        machine.answer(0, 1, LONGEST_KEPT + 1)
        assert not machine.in_line()
    finally:
        machine.teardown()


def test_of_very_many_routes_those_are_remembered_where_something_goes_on() -> None:
    """A request that is in flight, waiting or still counted keeps its route."""

    async def many() -> None:
        loop = cast("HandLoop", asyncio.get_running_loop())
        limit, config = limit_of(loop, most=10**7, at_once=10**6)
        announced = {"X-RateLimit-Limit": "1", "X-RateLimit-Reset-After": "5"}

        def begin(path: str) -> tuple[Trace, asyncio.Task[None]]:
            trace = trace_of(config)
            start = trace.send_request_start("GET", URL(http.Route.BASE + path), cast("Any", {}))
            return trace, loop.create_task(start)

        async def end(path: str, headers: Mapping[str, str]) -> None:
            trace, started = begin(path)
            await started
            await trace.send_request_end("GET", URL(path), cast("Any", {}), answer_with(headers))

        for path in ("/channels/1", "/channels/2", "/channels/3"):
            await end(path, announced)
        await asyncio.sleep(6)
        begin("/channels/1")
        for number in range(ROUTES - 3):
            await end(f"/channels/{number + 10}", announced)
        await asyncio.sleep(2)
        for path in ("/channels/2", "/channels/3"):
            await end(path, {})  # counts for five more seconds
        _, waits = begin("/channels/3")
        await asyncio.sleep(4)
        for path in ("/users/@me", "/gateway"):
            await end(path, {})
        assert len(limit._routes) == 4, "those where nothing goes on are forgotten"
        late = [begin(path)[1] for path in ("/channels/1", "/channels/2")]
        await asyncio.sleep(0.5)
        assert not waits.done()
        assert not any(one.done() for one in late), "their limits were forgotten"
        for number in range(ROUTES):
            await end(f"/channels/{number + 10}", {})
        loop.jump(1)
        _, another = begin("/channels/4")  # before the waiting caller notices its turn
        _, after = begin("/channels/3")
        await asyncio.sleep(1)
        assert another.done()
        assert waits.done()
        assert not after.done(), "its limit was forgotten"
        for one in (late[0], after):
            one.cancel()
        await asyncio.wait([*late, after])

    with asyncio.Runner(loop_factory=HandLoop) as runner:
        runner.run(many())


class OldEditsMachine(RuleBasedStateMachine):
    """Edits of old messages in two channels, with a clock that is set back at times."""

    def __init__(self) -> None:
        super().__init__()
        self.edits = EditLimiter()
        self.now = datetime(2026, 1, 5, tzinfo=UTC)
        self.taken: dict[int, list[datetime]] = {1: [], 2: []}

    @rule(
        channel=st.sampled_from([1, 1, 2]),
        minutes=st.sampled_from([600, 600, 600, 56, 55, 54, -9]),
        count=st.sampled_from([1, 1, 1, 4]),
    )
    def edit(self, channel: int, minutes: int, count: int) -> None:
        """After the clock was set back, later times don't count."""
        times = self.taken[channel]
        if times and times[-1] > self.now:
            times.clear()
        for _ in range(count):
            late = [one for one in times if self.now - one < timedelta(seconds=6)]
            old = minutes >= 55
            may = not old or len(late) < 3
            sent_at = self.now - timedelta(minutes=minutes)
            assert self.edits.allow(channel, sent_at, self.now) is may
            if old and may:
                times.append(self.now)

    @rule(seconds=st.integers(1, 5))
    def pass_time(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    @rule(seconds=st.sampled_from([0, 0, 0, 0, 1, 5, 3600]))
    def set_back(self, seconds: int) -> None:
        self.now -= timedelta(seconds=seconds)


def test_no_more_edits_of_old_messages_than_discord_takes_whatever_the_clock_shows() -> None:
    run_state_machine_as_test(OldEditsMachine, settings=settings(MANY, max_examples=20))


def test_each_edit_of_an_old_message_counts_for_six_seconds_of_its_own() -> None:
    edits, begin = EditLimiter(), datetime(2026, 1, 5, tzinfo=UTC)
    moments = (0, 3, 5, 5.9, 6, 6.1, 9, 9.1, 11, 12)
    taken = [
        edits.allow(1, begin - timedelta(hours=2), begin + timedelta(seconds=one))
        for one in moments
    ]
    assert taken == [True, True, True, False, True, False, True, False, True, True]


ROUTE_PAIRS: Final = (
    ("/channels/1/messages/10", "/channels/1/messages/11", True),
    ("/channels/1/messages/10", "/channels/2/messages/10", False),
    ("/channels/1/messages/10", "/channels/1/pins/10", False),
    ("/channels/1/messages/10", "/channels/1/messages", False),
    ("/channels/1", "/channels/2", False),
    ("/channels/1", "/channels/1/", True),
    ("/channels/1", "/guilds/1", False),
    ("/guilds/1/members/10/roles/20", "/guilds/1/members/11/roles/21", True),
    ("/guilds/1/members/10/roles/20", "/guilds/1/members/10/bans/20", False),
    ("/guilds/1/members/@me", "/guilds/1/members/10", False),
    ("/users/@me", "/users/10", False),
    ("/gateway", "/gateway/bot", False),
    ("/gateway", "/gatewayX", False),
    ("/gateway", "/Xgateway", False),
    ("/invites/abc", "/invites/abcX", False),
)
"""Two paths, and whether Discord counts their requests together."""


@each(("one", "other", "together"), [*ROUTE_PAIRS, *((b, a, same) for a, b, same in ROUTE_PAIRS)])
def test_requests_count_together_by_their_words_and_first_id(
    one: str, other: str, together: bool
) -> None:
    with asyncio.Runner(loop_factory=HandLoop) as runner:
        limit, _ = limit_of(runner.get_loop(), MOST, AT_ONCE)
        route = limit._route("GET", one)
        assert (limit._route("GET", other) is route) is together
        assert limit._route("PUT", one) is not route, "each method counts for itself"
