"""Measures the requests to Discord, their waits for rate limits, and the waits of people.

The library has no hook for the waits, which happen inside its class for a rate limit. So that class
is replaced by a subclass that measures the time.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from time import perf_counter
from types import SimpleNamespace, TracebackType
from typing import Any, Final

import aiohttp
import discord
from discord import http
from yarl import URL

from bot.metrics.instruments import NO_ANSWER, Instruments


@contextmanager
def measured_buckets(waited: Callable[[float], None]) -> Iterator[None]:
    """Call *waited* with the seconds that each request waited before it was sent and after it."""
    usual = http.Ratelimit

    class Measured(usual):  # type: ignore[valid-type, misc]
        __slots__ = ()

        async def acquire(self) -> None:
            began = perf_counter()
            await super().acquire()
            waited(perf_counter() - began)

        async def __aexit__(
            self,
            type: type[BaseException] | None,  # noqa: A002 - the library's name
            value: BaseException | None,
            traceback: TracebackType | None,
        ) -> None:
            # The last request of a limit's window waits here until the next window.
            began = perf_counter()
            await super().__aexit__(type, value, traceback)
            waited(perf_counter() - began)

    http.Ratelimit = Measured  # type: ignore[misc]
    try:
        yield
    finally:
        http.Ratelimit = usual  # type: ignore[misc]


# The route of a request to Discord's API: its path without ids and tokens

OTHER: Final = "other"
_WORDS: Final = frozenset(
    {
        *("@me", "@original", "applications", "bot", "callback", "channels", "commands", "emojis"),
        *("gateway", "guilds", "interactions", "members", "messages", "oauth2", "permissions"),
        *("pins", "roles", "thread-members", "threads", "typing", "users", "webhooks"),
    }
)
_THEN_A_TOKEN: Final = frozenset({"interactions", "webhooks"})
"""Parts of a path that are followed by an id and a token."""


def route_of(path: str) -> str:
    """Return the route of a path that follows the API's version, such as `/channels/{id}`.

    A path with an unknown word is `OTHER`, so that routes contain no secrets, and their number is
    limited.
    """
    route: list[str] = []
    before = ["", ""]  # the last two parts of the path
    for part in path.strip("/").split("/"):
        if before[0] in _THEN_A_TOKEN:
            route.append("{token}")
        elif part.isascii() and part.isdecimal():
            route.append("{id}")
        elif part in _WORDS:
            route.append(part)
        else:
            return OTHER
        before = [before[1], part]
    return "/" + "/".join(route)


# The waits of people, from the arrival of an interaction to its first answer

MAX_PENDING: Final = 10_000
"""Maximum number of unanswered interactions that are stored. Most of them stay unanswered."""
_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "autocomplete",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}


class FirstAnswers:
    """Stores the arrival time of each interaction until it is answered."""

    def __init__(self, instruments: Instruments) -> None:
        self._answer = instruments.answer
        self._arrived: OrderedDict[int, tuple[str, float]] = OrderedDict()

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Store the arrival time of an interaction."""
        kind = _KINDS.get(interaction.type)
        if kind is not None:
            self._arrived[interaction.id] = (kind, perf_counter())
        if len(self._arrived) > MAX_PENDING:
            self._arrived.popitem(last=False)

    def answered(self, interaction_id: int) -> None:
        """Measure an answer that Discord has accepted. Only the first answer counts."""
        arrived = self._arrived.pop(interaction_id, None)
        if arrived is not None:
            kind, at = arrived
            self._answer.labels(kind).observe(perf_counter() - at)


# The requests to Discord, measured with aiohttp's tracing hooks

CALLBACK: Final = "/interactions/{id}/{token}/callback"


class DiscordRequests:
    """Counts and times every request to the API, without reading bodies."""

    def __init__(self, instruments: Instruments, answers: FirstAnswers) -> None:
        self._instruments = instruments
        self._answers = answers

    def measure(self, trace: aiohttp.TraceConfig | None) -> None:
        """Add the hooks to the library's session, after the hooks that make a request wait."""
        assert trace is not None
        trace.on_request_start.append(self._start)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._fail)

    async def _start(self, _: Any, context: SimpleNamespace, __: Any) -> None:
        context.began = perf_counter()

    async def _end(
        self, _: Any, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        path = _path(end.url)
        if path is None:
            return
        route, status = route_of(path), end.response.status
        self._instruments.requests.labels(end.method, route, str(status)).inc()
        self._instruments.request.observe(perf_counter() - context.began)
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            self._instruments.waited("refused", _seconds(end.response.headers.get("Retry-After")))
        elif route == CALLBACK and end.response.ok:
            self._answers.answered(int(path.split("/")[2]))

    async def _fail(
        self, _: Any, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        path = _path(failed.url)
        if path is not None:
            self._instruments.requests.labels(failed.method, route_of(path), NO_ANSWER).inc()


def _path(url: URL) -> str | None:
    """Return the path after the API's version; None for other addresses."""
    path = str(url).partition("?")[0]
    return path.removeprefix(http.Route.BASE) if path.startswith(f"{http.Route.BASE}/") else None


def _seconds(text: str | None) -> float:
    try:
        return float(text or 0)
    except ValueError:
        return 0.0
