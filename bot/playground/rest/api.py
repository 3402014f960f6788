"""Discord's REST API: every request goes through here, and is logged."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from bot.playground.core import Core
from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import Call, Reply, read_body
from bot.playground.http.request_log import Exchange, Exchanges
from bot.playground.objects.errors import METHOD_NOT_ALLOWED, NOT_FOUND, UNAUTHORIZED, ApiError
from bot.playground.rest.rate_limits import RateLimits
from bot.playground.rest.routes import (  # noqa: F401  (importing registers the routes)
    account,
    callbacks,
    channels,
    commands,
    emojis,
    guilds,
    threads,
    webhooks,
)
from bot.playground.rest.routes.table import Route, find

PREFIX: Final = "/api/v10"
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Rest:
    """Answers the bot's requests."""

    core: Core
    limits: RateLimits
    exchanges: Exchanges = field(default_factory=Exchanges)

    async def handle(self, request: web.Request) -> web.Response:
        """Answer a request, whatever it is."""
        path = request.path.removeprefix(PREFIX)
        body: Any = None
        names: tuple[str, ...] = ()
        found = find(request.method, path)
        fault: Fault | None = None
        try:
            body, uploads = await read_body(request)
            names = tuple(upload.filename for upload in uploads.values())
            match found:
                case (Route() as route, params):
                    self._authorize(request, route)
                    call = Call(params, dict(request.query), body, uploads)
                    fault = self.core.faults.take(route.method, route.template)
                    reply = await self._answer(route, call, fault)
                case known:
                    refusal = METHOD_NOT_ALLOWED if known else NOT_FOUND
                    reply = Reply({"message": refusal.message, "code": 0}, refusal.status)
        except ApiError as error:
            reply = Reply(error.body, error.status, error.headers)
        except ConnectionError:
            reply = Reply(status=500)  # the bot was killed while it spoke: nobody hears this
        except Exception:
            _log.exception("%s %s", request.method, path)
            reply = Reply({"message": "500: Internal Server Error", "code": 0}, 500)
        template = found[0].template if isinstance(found, tuple) else None
        self.exchanges.append(
            Exchange(
                request.method,
                template,
                path,
                dict(request.query),
                body,
                names,
                reply.status,
                reply.body,
                reply.headers,
                fault is not None,
            )
        )
        self.core.changes.stir()
        if fault is not None and fault.hangs_up and request.transport is not None:
            request.transport.abort()
        return reply.response()

    async def _answer(self, route: Route, call: Call, fault: Fault | None) -> Reply:
        if fault is not None:
            if fault.gate is not None:
                await fault.gate.wait()
            if fault.seconds:
                await asyncio.sleep(fault.seconds)
            if fault.reply is not None:
                if fault.done_all_the_same:
                    await route.handler(self.core, call)
                return fault.reply
        limited = self.limits.limited(route, call)
        if limited is not None:
            return limited
        reply = await route.handler(self.core, call)
        return self.limits.marked(route, call, reply)

    def _authorize(self, request: web.Request, route: Route) -> None:
        given = request.headers.get("Authorization")
        if not route.public and given != f"Bot {self.core.token}":
            raise UNAUTHORIZED.error()
