"""Measures the requests to Discord, by the hooks that aiohttp has for it."""

from http import HTTPStatus
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from discord import http
from yarl import URL

from bot.metrics.first_answers import FirstAnswers
from bot.metrics.instruments import NO_ANSWER, Instruments
from bot.metrics.routes import route_of

CALLBACK: Final = "/interactions/{id}/{token}/callback"


class DiscordRequests:
    """Counts and times every request to the API; it reads no body."""

    def __init__(self, instruments: Instruments, answers: FirstAnswers) -> None:
        self._instruments = instruments
        self._answers = answers

    def measure(self, trace: aiohttp.TraceConfig | None) -> None:
        """Add the hooks to those of the library's session: after what lets a request wait."""
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
    """Return the path after the API's version; None if something else was asked."""
    path = str(url).partition("?")[0]
    return path.removeprefix(http.Route.BASE) if path.startswith(f"{http.Route.BASE}/") else None


def _seconds(text: str | None) -> float:
    try:
        return float(text or 0)
    except ValueError:
        return 0.0
