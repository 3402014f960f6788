"""Allows only the playground's own page and this machine's bot to send requests.

The playground listens on loopback, which any web page in the browser can reach. A foreign page is
recognized by its ``Origin``, a rebound host name by its ``Host``.
"""

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

_HOSTS: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})


@web.middleware
async def guard(
    request: web.Request,
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
) -> web.StreamResponse:
    """Refuse requests of foreign pages. Raises `web.HTTPForbidden`."""
    name, _, port = request.host.rpartition(":")
    if name not in _HOSTS or not port.isdecimal():
        raise web.HTTPForbidden(text="The playground answers on its own address only.")
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="Other pages may not use the playground.")
    return await handler(request)
