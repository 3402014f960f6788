"""The pages `/metrics` and `/health` by plain HTTP, and the data that they read."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from http import HTTPStatus
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.client import KoiKoiClient
from bot.matches.errors import StoreAway
from bot.matches.models.dm_openings import DmPace
from bot.matches.models.match import Status
from bot.metrics.instruments import Instruments
from bot.storage import host_rows
from bot.storage.engine import Database

_log = logging.getLogger(__name__)

ANSWERS_WITHIN: Final = 2.0
"""Seconds after which a query counts as unanswered by the database."""


@dataclass(frozen=True, slots=True)
class Health:
    """The health of the bot at one moment."""

    stopping: bool
    connected: bool
    open_matches: Mapping[Status, int] | None
    """The number of open matches by status; None if the database doesn't answer."""
    reports: int | None = None
    """The number of waiting reports; None if the database doesn't answer."""
    dms_waiting: int | None = None
    """The number of people in the line for direct messages; None if the database doesn't answer."""
    dms_refused: bool | None = None
    """Whether Discord lets the bot open none; None if the database doesn't answer."""
    writable: bool = False
    """Whether the database answers and can be written."""
    processes: str = ""
    """The state of this process among the bot's processes, in words."""
    holds_shards: bool = True

    @property
    def trouble(self) -> str | None:
        """The problem, as a word and a sentence; None if the bot is well."""
        if self.stopping:
            return "stopping: the bot is being stopped."
        if not self.connected:
            return "disconnected: the bot is not connected to Discord."
        if self.open_matches is None:
            return "database: the database doesn't answer."
        if not self.writable:
            return (
                "database: it can't be written, so nobody can play. The bot's log says why: its"
                " disk may be full."
            )
        if not self.holds_shards:
            return f"leases: {self.processes}."
        return None


async def examine(client: KoiKoiClient, database: Database) -> Health:
    """Check the connection and the database."""
    if client.in_flight.closed:  # the database may be closed already: a query would open it
        return Health(stopping=True, connected=_connected(client), open_matches=None)
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            counted: Mapping[Status, int] | None = await client.service.queries.count_open()
            reports: int | None = await client.service.reports.count_waiting()
            waiting: int | None = await client.service.dm_openings.count_waiting()
            pace: DmPace | None = await client.service.dm_openings.pace()
            writable = await _is_writable(database)
    except (StoreAway, TimeoutError):
        counted = reports = waiting = pace = None
        writable = False
    cluster = client.service.cluster
    return Health(
        stopping=False,
        connected=_connected(client),
        open_matches=counted,
        reports=reports,
        dms_waiting=waiting,
        dms_refused=None if pace is None else pace.flagged_at is not None,
        writable=writable,
        processes=str(cluster),
        holds_shards=cluster.holds_shards,
    )


async def _is_writable(database: Database) -> bool:
    """Return whether no write has failed within the last minute.

    If nothing was written in that minute, a probe is. So there is at most one probe a minute,
    however often the pages are requested.
    """
    if not database.write_health.known:
        try:
            await database.write(host_rows.probe_write, datetime.now(UTC))
        except StoreAway as failure:
            _log.warning("The database can't be written. %s", failure)
    return not database.write_health.failed


def _connected(client: KoiKoiClient) -> bool:
    return client.is_connected()


# The free space of the data's disk, and the time of the last backup


@dataclass(frozen=True, slots=True)
class Folders:
    """The folder of the data, and the folder of backups as a function."""

    data: Path | None
    newest_backup: Callable[[], datetime | None]
    """Returns the time of the newest backup; None if there is no backup. Raises `OSError`."""


NO_FOLDERS: Final = Folders(None, lambda: None)


def look(folders: Folders, instruments: Instruments) -> None:
    """Update the metrics of disk and backup. A value that can't be read stays unchanged."""
    if folders.data is not None:
        with suppress(OSError):
            disk = shutil.disk_usage(folders.data)
            instruments.disk_free.set(disk.free)
            instruments.disk_size.set(disk.total)
    with suppress(OSError):
        newest = folders.newest_backup()
        instruments.backup.set(0 if newest is None else newest.timestamp())


# The pages

_ENDS_WITHIN: Final = 1.0
"""Seconds that open requests have for their end when the bot stops."""


class Pages:
    """The handlers of the pages."""

    def __init__(
        self,
        instruments: Instruments,
        client: KoiKoiClient,
        database: Database,
        folders: Folders,
    ) -> None:
        self._instruments = instruments
        self._client = client
        self._database = database
        self._folders = folders

    async def metrics(self, _: web.Request) -> web.Response:
        """Return all metrics, with current values of the state of the bot."""
        health, instruments = await self._examine(), self._instruments
        instruments.connected.set(health.connected)
        instruments.database_up.set(health.writable)
        instruments.open_matches.clear()
        for status, count in (health.open_matches or {}).items():
            instruments.open_matches.labels(status.value).set(count)
        instruments.servers.set(len(self._client.guilds))
        gate = self._client.gate
        instruments.invalid_requests.set(gate.invalid)
        instruments.banned.set(gate.seconds_left)
        if gate.skew is not None:
            instruments.clock_skew.set(gate.skew.total_seconds())
        if health.reports is not None:
            instruments.reports_waiting.set(health.reports)
        if health.dms_waiting is not None and health.dms_refused is not None:
            instruments.dms_waiting.set(health.dms_waiting)
            instruments.dms_refused.set(health.dms_refused)
        await asyncio.to_thread(look, self._folders, instruments)
        presenter = self._client.presenter
        for queue, length in (
            ("answers", self._client.in_flight.count),
            ("drawings", presenter.undrawn),
            ("budget", presenter.budget.waiting),
        ):
            instruments.queues.labels(queue).set(length)
        # In a thread, because it takes some milliseconds in which people need answers.
        text = await asyncio.to_thread(generate_latest, instruments.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _examine(self) -> Health:
        return await examine(self._client, self._database)

    async def health(self, _: web.Request) -> web.Response:
        """Return 200 if the bot is well, otherwise 503 and the problem."""
        health = await self._examine()
        trouble = health.trouble
        if trouble is None:
            among = f" {health.processes}." if health.processes else ""
            return web.Response(text=f"well{among and ':'}{among}\n")
        return web.Response(text=f"{trouble}\n", status=HTTPStatus.SERVICE_UNAVAILABLE)


@web.middleware
async def refuse_foreign_names(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse requests under a foreign name of this machine. Raises `web.HTTPForbidden`.

    Any web page can give a domain of its own the address of this machine. A browser on this machine
    or in its network then lets the page read from here (DNS rebinding). Such a name always has a
    dot, as domains have.
    """
    if not is_own_name(request.headers.get("Host", "")):
        raise web.HTTPForbidden(
            text="Name this machine by its address, its own name, or a name without a dot.\n"
        )
    return await handler(request)


def is_own_name(host: str) -> bool:
    """Return whether a Host header has an address, the machine's own name, or one without a dot."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # a broken address in brackets
        return False
    if "." not in name or name == gethostname().lower():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@asynccontextmanager
async def serving(pages: Pages, host: str, port: int) -> AsyncIterator[int]:
    """Serve the pages; yield the port, which is any free port if `port` is 0.

    Raises `OSError` if the address can't be used.
    """
    app = web.Application(middlewares=[refuse_foreign_names])
    app.router.add_get("/metrics", pages.metrics)
    app.router.add_get("/health", pages.health)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=_ENDS_WITHIN)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
