"""The web server of the local Discord: REST, gateway, files, page.

A person who opens the page is everybody in it. So its address has a random key, which other users
of this machine don't have. The browser gets it as a cookie with the page, and sends it with each
request for a file.
"""

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Final, Self

from aiohttp import web

from bot.playground.core import Core
from bot.playground.http.cdn import cdn_routes
from bot.playground.http.origin_guard import guard
from bot.playground.http.request_log import RequestLog
from bot.playground.objects.snowflakes import Clock, now
from bot.playground.objects.upload import MOST_BYTES, MOST_FILES
from bot.playground.page.sockets import PageSocket
from bot.playground.rest.api import PREFIX, Rest
from bot.playground.rest.ip_ban import IpBan
from bot.playground.rest.rate_limits import RateLimits
from bot.playground.state.interactions import ANSWER_WITHIN

HOST: Final = "127.0.0.1"
TOKEN: Final = "playground"  # noqa: S105  (a name, no secret: loopback only)
KEY_FILE: Final = "page-key"
WEB: Final = Path(__file__).resolve().parent / "page" / "web"


@dataclass(slots=True)
class LocalDiscord:
    """A running local Discord."""

    core: Core
    rest: Rest
    pages: PageSocket
    key: str
    """The key in the address of the page."""
    port: int = 0
    _runner: web.AppRunner | None = field(default=None)

    @property
    def url(self) -> str:
        """The address of the web server."""
        return f"http://{HOST}:{self.port}"

    @property
    def page_url(self) -> str:
        """The address of the page, with its key."""
        return f"{self.url}/?key={self.key}"

    @property
    def socket_url(self) -> str:
        """The address of the page's websocket, with its key."""
        return f"{self.url}/page/ws?key={self.key}"

    @property
    def api_url(self) -> str:
        """The address of the REST API."""
        return f"{self.url}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws://{HOST}:{self.port}/gw"

    @property
    def requests(self) -> RequestLog:
        """All requests of the bot with their responses."""
        return self.rest.request_log

    async def start(self, port: int) -> Self:
        """Start listening; port 0 means any free port."""
        app = web.Application(middlewares=[guard], client_max_size=MOST_FILES * MOST_BYTES + 2**20)
        app.router.add_route("*", PREFIX + "/{rest:.*}", self.rest.handle)
        app.router.add_get("/gw", self.core.gateway.serve)
        app.router.add_get("/gw/", self.core.gateway.serve)
        app.router.add_routes(cdn_routes(self.core.attachments, self._check_key))
        app.router.add_get("/page/ws", self._socket)
        app.router.add_get("/", self._index)
        if WEB.is_dir():
            app.router.add_static("/page/static", WEB, append_version=False)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.core.set_addresses(self.url, self.gateway_url)
        return self

    async def _index(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        if request.host != f"{HOST}:{self.port}":
            # Pictures have this address, and the page's policy allows no other. Under another name
            # of this machine the page could not show them.
            raise web.HTTPFound(self.page_url)
        page = web.FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})
        page.set_cookie(self._cookie, self.key, httponly=True, samesite="Strict")
        return page

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._check_key(request)
        return await self.pages.serve(request)

    def _check_key(self, request: web.Request) -> None:
        """Raise `web.HTTPForbidden` for a request without the key."""
        given = request.query.get("key") or request.cookies.get(self._cookie, "")
        if not secrets.compare_digest(given.encode(), self.key.encode()):
            raise web.HTTPForbidden(
                text="Open the whole address that `koikoi play` printed: it has a key in it."
            )

    @property
    def _cookie(self) -> str:
        return f"playground-{self.port}"  # a browser sends cookies to every port of a machine

    async def close(self) -> None:
        """Stop listening, and close the files."""
        self.core.interactions.close()
        self.core.faults.clear()
        await self.pages.close()
        await self.core.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.core.store.close()


async def serve(
    data_dir: Path,
    port: int = 0,
    *,
    clock: Clock = now,
    token: str = TOKEN,
    answer_within: timedelta = ANSWER_WITHIN,
    rate_limits: bool = False,
) -> LocalDiscord:
    """Start a local Discord.

    Args:
        data_dir: the folder for all data.
        port: the port on loopback; 0: any free port.
        clock: returns the time.
        token: the token of the bot.
        answer_within: the time for the first answer to an interaction.
        rate_limits: whether routes have rate limits.
    """
    core = Core(data_dir, clock, token, answer_within)
    rest = Rest(core, RateLimits(core.clock, rate_limits), IpBan(core.clock))
    return await LocalDiscord(core, rest, PageSocket(core), _page_key(data_dir)).start(port)


def _page_key(data_dir: Path) -> str:
    """Return the key of a folder's page, which stays the same, so that open pages go on."""
    file = data_dir / KEY_FILE
    with suppress(FileNotFoundError):
        if key := file.read_text(encoding="ascii"):
            return key
    draft, key = file.with_suffix(".new"), secrets.token_urlsafe(16)
    opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(opened, "w", encoding="ascii") as out:  # noqa: PTH123 - a descriptor
        out.write(key)
    draft.replace(file)  # whole or not at all: with an empty key everybody could open the page
    return key
