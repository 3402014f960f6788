"""Discord's REST API: handles and logs every request."""

import asyncio
import logging
from dataclasses import dataclass, field
from email.utils import format_datetime
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

from aiohttp import web

from bot.playground.core import Core
from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiRequest, ApiResponse, read_body
from bot.playground.http.request_log import LoggedRequest, RequestLog
from bot.playground.objects.errors import METHOD_NOT_ALLOWED, NOT_FOUND, UNAUTHORIZED, ApiError
from bot.playground.rest.ip_ban import IpBan
from bot.playground.rest.rate_limits import RateLimits
from bot.playground.rest.routes import (  # noqa: F401  (importing registers the routes)
    account,
    callbacks,
    channels,
    commands,
    emojis,
    guilds,
    scheduled_events,
    threads,
    webhooks,
)
from bot.playground.rest.routes.table import Route, find

PREFIX: Final = "/api/v10"
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Rest:
    """The handler of all requests of the bot."""

    core: Core
    limits: RateLimits
    ban: IpBan
    request_log: RequestLog = field(default_factory=RequestLog)

    async def handle(self, request: web.Request) -> web.Response:
        """Handle a request of any route."""
        path = request.path.removeprefix(PREFIX)
        body: Any = None
        names: tuple[str, ...] = ()
        found = find(request.method, path)
        fault: Fault | None = None
        banned = self.ban.refusal()
        try:
            body, uploads = await read_body(request)
            names = tuple(upload.filename for upload in uploads.values())
            match found:
                case _ if banned is not None:
                    response = banned
                case (Route() as route, params):
                    self._authorize(request, route)
                    api_request = ApiRequest(params, dict(request.query), body, uploads)
                    fault = self.core.faults.take(route.method, route.template, params)
                    response = await self._answer(route, api_request, fault)
                case known:
                    refusal = METHOD_NOT_ALLOWED if known else NOT_FOUND
                    response = ApiResponse({"message": refusal.message, "code": 0}, refusal.status)
        except ApiError as error:
            response = ApiResponse(error.body, error.status, error.headers)
        except ConnectionError:
            # The bot disconnected while sending the request. Nobody reads this response.
            return web.Response(status=HTTPStatus.BAD_REQUEST)
        except Exception:
            _log.exception("%s %s", request.method, path)
            response = ApiResponse({"message": "500: Internal Server Error", "code": 0}, 500)
        self.ban.count(response)
        template = found[0].template if isinstance(found, tuple) else None
        self.request_log.append(
            LoggedRequest(
                request.method,
                template,
                path,
                dict(request.query),
                body,
                names,
                response.status,
                response.body,
                response.headers,
                fault is not None or banned is not None,
                request.content_length or 0,
                unquote(request.headers.get("X-Audit-Log-Reason", "")),
            )
        )
        self.core.changes.wake()
        if fault is not None and fault.hangs_up and request.transport is not None:
            request.transport.abort()
        if fault is not None and fault.garbles:
            return web.Response(body=b'{"id": "1', content_type="application/json")
        answer = response.to_http()
        answer.headers["Date"] = format_datetime(self.core.clock(), usegmt=True)
        return answer

    async def _answer(
        self, route: Route, api_request: ApiRequest, fault: Fault | None
    ) -> ApiResponse:
        if fault is not None:
            if fault.gate is not None:
                await fault.gate.wait()
            if fault.seconds:
                await asyncio.sleep(fault.seconds)
            if fault.response is not None:
                if fault.done_all_the_same:
                    await route.handler(self.core, api_request)
                return fault.response
        limited = self.limits.limited(route, api_request)
        if limited is not None:
            return limited
        try:
            response = await route.handler(self.core, api_request)
        except ApiError as error:
            response = ApiResponse(error.body, error.status, error.headers)
        return self.limits.marked(route, api_request, response)

    def _authorize(self, request: web.Request, route: Route) -> None:
        given = request.headers.get("Authorization")
        if not route.public and given != f"Bot {self.core.token}":
            raise UNAUTHORIZED.error()
