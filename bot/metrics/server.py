"""The pages `/metrics` and `/health`, by plain HTTP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.client import KoiKoiClient
from bot.metrics.folders import Folders, look
from bot.metrics.health import examine
from bot.metrics.instruments import Instruments

_ENDS_WITHIN: Final = 1.0
"""Seconds that a reader has left when the bot stops."""


class Pages:
    """Answers who asks."""

    def __init__(self, instruments: Instruments, client: KoiKoiClient, folders: Folders) -> None:
        self._instruments = instruments
        self._client = client
        self._folders = folders

    async def metrics(self, _: web.Request) -> web.Response:
        """Return everything that was measured, and how things stand now."""
        health, instruments = await examine(self._client), self._instruments
        instruments.connected.set(health.connected)
        instruments.database_up.set(health.open_matches is not None)
        instruments.open_matches.clear()
        for status, count in (health.open_matches or {}).items():
            instruments.open_matches.labels(status.value).set(count)
        instruments.servers.set(len(self._client.guilds))
        if health.reports is not None:
            instruments.reports_waiting.set(health.reports)
        await asyncio.to_thread(look, self._folders, instruments)
        presenter = self._client.presenter
        for queue, length in (
            ("answers", self._client.in_flight.count),
            ("drawings", presenter.undrawn),
            ("budget", presenter.budget.waiting),
        ):
            instruments.queues.labels(queue).set(length)
        # It takes some milliseconds, in which presses are answered.
        text = await asyncio.to_thread(generate_latest, instruments.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def health(self, _: web.Request) -> web.Response:
        """Return 200 if the bot is well, else 503 and why."""
        health = await examine(self._client)
        trouble = health.trouble
        if trouble is None:
            among = f" {health.processes}." if health.processes else ""
            return web.Response(text=f"well{among and ':'}{among}\n")
        return web.Response(text=f"{trouble}\n", status=HTTPStatus.SERVICE_UNAVAILABLE)


@asynccontextmanager
async def serving(pages: Pages, host: str, port: int) -> AsyncIterator[int]:
    """Serve the pages; yield the port, which is a free one where 0 was asked for.

    Raises `OSError` if nobody can listen there.
    """
    app = web.Application()
    app.router.add_get("/metrics", pages.metrics)
    app.router.add_get("/health", pages.health)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=_ENDS_WITHIN)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
