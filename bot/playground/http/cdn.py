"""Serves the files of messages, emojis and events to the page, and by their signed addresses."""

import hmac
from collections.abc import Callable

from aiohttp import web

from bot.playground.http.request import path_id
from bot.playground.objects.images import image_type
from bot.playground.state.attachments import AttachmentStore

_FOREVER = "private, max-age=31536000, immutable"


def cdn_routes(
    attachments: AttachmentStore, authorize: Callable[[web.Request], None]
) -> list[web.RouteDef]:
    """Return the routes that serve files.

    `authorize` raises an error unless the request comes from the page.
    """

    async def file(request: web.Request) -> web.StreamResponse:
        given = request.query.get("hm", "")
        if not hmac.compare_digest(given.encode(), attachments.signature(request.path).encode()):
            authorize(request)
        found = path_id(request.match_info["id"])
        path = None if found is None else attachments.path(found)
        if path is None or not path.is_file():
            raise web.HTTPNotFound
        data = path.read_bytes()
        kind = image_type(data)
        headers = {"Cache-Control": _FOREVER, "X-Content-Type-Options": "nosniff"}
        if kind is None:
            # The browser must save the file and not show it, so that an uploaded page can't run.
            headers["Content-Disposition"] = "attachment"
        content_type = kind or "application/octet-stream"
        return web.Response(body=data, content_type=content_type, headers=headers)

    return [
        web.get(r"/cdn/attachments/{channel:\d+}/{id:\d+}/{name}", file),
        web.get(r"/cdn/emojis/{id:\d+}.{ext}", file),
        web.get(r"/cdn/guild-events/{event:\d+}/{id:\d+}.{ext}", file),
    ]
