"""Discord's rate limits per route, which are announced in headers.

The true numbers are not documented; these are the ones that bots observe, and for rare requests
careful guesses. Several routes may share a limit, and its name (the bucket) may change at any time.
Interaction callbacks and look-ups of the gateway, servers and channels have no limits here. A bot
may send fifty requests a second in total, without those that have an interaction's token.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from http import HTTPStatus
from typing import Final

from bot.playground.http.request import ApiRequest, ApiResponse
from bot.playground.objects.snowflakes import Clock, made_at
from bot.playground.rest.routes.table import Route

_CHANNEL: Final = "/channels/{channel_id}"
_MESSAGES: Final = f"{_CHANNEL}/messages"
_MESSAGE: Final = f"{_MESSAGES}/{{message_id}}"
_THREAD_MEMBER: Final = f"{_CHANNEL}/thread-members/{{user_id}}"
_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_MEMBER: Final = "/guilds/{guild_id}/members/{user_id}"
_ROLE: Final = f"{_MEMBER}/roles/{{role_id}}"
_EVENTS: Final = "/guilds/{guild_id}/scheduled-events"
_EVENT: Final = f"{_EVENTS}/{{guild_scheduled_event_id}}"


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests in a window of time."""

    requests: int
    seconds: float
    """The length of the window, which begins with its first request."""


OPENING_DMS: Final = "open direct messages"
DELETING_NEW: Final = "delete new messages"
DELETING: Final = "delete messages"
DELETING_OLD: Final = "delete old messages"
_NEW: Final = timedelta(seconds=10)
_OLD: Final = timedelta(days=14)

LIMITS: Final[Mapping[str, Limit]] = {
    "send": Limit(5, 5.0),
    "edit": Limit(5, 5.0),
    "read": Limit(5, 5.0),
    DELETING_NEW: Limit(3, 1.0),
    DELETING: Limit(5, 1.0),
    DELETING_OLD: Limit(30, 120.0),
    "follow up": Limit(5, 2.0),
    "webhook message": Limit(5, 2.0),
    "start threads": Limit(50, 300.0),
    "change channel": Limit(5, 15.0),
    "thread members": Limit(5, 5.0),
    "roles": Limit(10, 10.0),
    "scheduled events": Limit(5, 5.0),
    "member": Limit(5, 1.0),
    "user": Limit(30, 30.0),
    OPENING_DMS: Limit(10, 10.0),
}
"""The limits by their names, which this file alone uses; the headers have other ones."""
_ROUTES: Final[Mapping[tuple[str, str], str]] = {
    ("POST", _MESSAGES): "send",
    ("PATCH", _MESSAGE): "edit",
    ("GET", _MESSAGES): "read",
    ("GET", _MESSAGE): "read",
    ("DELETE", _MESSAGE): DELETING,
    ("POST", _WEBHOOK): "follow up",
    ("GET", f"{_WEBHOOK}/messages/@original"): "webhook message",
    ("PATCH", f"{_WEBHOOK}/messages/@original"): "webhook message",
    ("DELETE", f"{_WEBHOOK}/messages/@original"): "webhook message",
    ("GET", f"{_WEBHOOK}/messages/{{message_id}}"): "webhook message",
    ("PATCH", f"{_WEBHOOK}/messages/{{message_id}}"): "webhook message",
    ("DELETE", f"{_WEBHOOK}/messages/{{message_id}}"): "webhook message",
    ("POST", f"{_CHANNEL}/threads"): "start threads",
    ("POST", f"{_MESSAGE}/threads"): "start threads",
    ("PATCH", _CHANNEL): "change channel",
    ("PUT", _THREAD_MEMBER): "thread members",
    ("DELETE", _THREAD_MEMBER): "thread members",
    ("PUT", _ROLE): "roles",
    ("DELETE", _ROLE): "roles",
    ("POST", _EVENTS): "scheduled events",
    ("PATCH", _EVENT): "scheduled events",
    ("DELETE", _EVENT): "scheduled events",
    ("GET", _MEMBER): "member",
    ("GET", "/users/{user_id}"): "user",
    ("POST", "/users/@me/channels"): OPENING_DMS,
}
MOST_A_SECOND: Final = 50
_EXEMPT: Final = ("/interactions/", "/webhooks/")
_MAJOR: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class _Bucket:
    name: str
    limit: Limit
    remaining: int
    resets_at: float


@dataclass(slots=True)
class RateLimits:
    """Counts requests per limit and major parameter, if switched on."""

    clock: Clock
    on: bool = False
    most_a_second: int = MOST_A_SECOND
    """Maximum number of requests a second of the bot in total."""
    window_scale: float = 1.0
    """The length of the windows relative to Discord's. Tests shorten them and so wait less."""
    limits: dict[str, Limit] = field(default_factory=lambda: dict(LIMITS))
    """The present limits, which Discord may change at any time."""
    rename_every: int = 100
    """The number of counted requests after which the limits get other names."""
    _counted: int = 0
    _generation: int = 0
    _buckets: dict[tuple[str, ...], _Bucket] = field(default_factory=dict)
    _second: _Bucket = field(default_factory=lambda: _Bucket("", Limit(0, 1.0), 0, 0.0))

    def rename_buckets(self) -> None:
        """Give all limits other names in the headers, as Discord does now and then."""
        self._generation += 1

    def limited(self, route: Route, request: ApiRequest) -> ApiResponse | None:
        """Count a request. Returns the refusal if the limit is exceeded, otherwise None."""
        if not self.on:
            return None
        if not route.template.startswith(_EXEMPT) and (refusal := self._limited_globally()):
            return refusal
        name = self._name(route, request)
        if name is None:
            return None
        self._counted += 1
        if self._counted % self.rename_every == 0:
            self.rename_buckets()
        now, key = self.clock().timestamp(), self._key(name, request)
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets_at <= now:
            limit = self.limits[name]
            window = limit.seconds * self.window_scale
            self._buckets[key] = bucket = _Bucket(name, limit, limit.requests, now + window)
        if bucket.remaining > 0:
            bucket.remaining -= 1
            return None
        headers = {"X-RateLimit-Scope": "user", **self._headers(bucket)}
        return _refused(bucket.resets_at - now, headers, everywhere=False)

    def _limited_globally(self) -> ApiResponse | None:
        now = self.clock().timestamp()
        if self._second.resets_at <= now:
            self._second.remaining, self._second.resets_at = self.most_a_second, now + 1
        if self._second.remaining > 0:
            self._second.remaining -= 1
            return None
        headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return _refused(self._second.resets_at - now, headers, everywhere=True)

    def marked(self, route: Route, request: ApiRequest, response: ApiResponse) -> ApiResponse:
        """Return the response with the headers of the rate limit. A 429 has its own."""
        name = self._name(route, request)
        bucket = None if name is None else self._buckets.get(self._key(name, request))
        if not self.on or bucket is None or response.status == HTTPStatus.TOO_MANY_REQUESTS:
            return response
        return replace(response, headers={**response.headers, **self._headers(bucket)})

    def _headers(self, bucket: _Bucket) -> dict[str, str]:
        left = max(0.0, bucket.resets_at - self.clock().timestamp())
        shown = zlib.crc32(f"{bucket.name} {self._generation}".encode())
        return {
            "X-RateLimit-Limit": str(bucket.limit.requests),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{shown:016x}",
        }

    def _name(self, route: Route, request: ApiRequest) -> str | None:
        """Return the name of a request's limit. That of a deletion depends on the message's age."""
        name = _ROUTES.get((route.method, route.template))
        message_id = request.params.get("message_id", "")
        if name != DELETING or not message_id.isdecimal():
            return name
        age = self.clock() - made_at(int(message_id))
        return DELETING_NEW if age < _NEW else DELETING_OLD if age > _OLD else DELETING

    def _key(self, name: str, request: ApiRequest) -> tuple[str, ...]:
        return (name, *(request.params.get(one, "") for one in _MAJOR))


def _refused(wait: float, headers: Mapping[str, str], *, everywhere: bool) -> ApiResponse:
    wait = round(wait, 3)
    body = {"message": "You are being rate limited.", "code": 0}
    body |= {"retry_after": wait, "global": everywhere}
    return ApiResponse(body, 429, {"Via": "1.1 google", "Retry-After": str(wait), **headers})
