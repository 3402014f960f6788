"""Discord's rate limits per route, which are announced in headers.

The true numbers are not documented; these are the ones that bots observe. Interaction callbacks and
gateway look-ups have no limits of their own. A bot may send fifty requests a second in total,
without those that have an interaction's token.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.playground.http.request import ApiRequest, ApiResponse
from bot.playground.objects.snowflakes import Clock
from bot.playground.rest.routes.table import Route

_LIMITS: Final = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}
MOST_A_SECOND: Final = 50
_EXEMPT: Final = ("/interactions/", "/webhooks/")
_MAJOR: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class _Bucket:
    remaining: int
    resets_at: float


@dataclass(slots=True)
class RateLimits:
    """Counts requests per route and major parameter, if switched on."""

    clock: Clock
    on: bool = False
    most_a_second: int = MOST_A_SECOND
    """Maximum number of requests a second of the bot in total."""
    _buckets: dict[tuple[str, ...], _Bucket] = field(default_factory=dict)
    _second: _Bucket = field(default_factory=lambda: _Bucket(0, 0.0))

    def limited(self, route: Route, request: ApiRequest) -> ApiResponse | None:
        """Count a request. Returns the refusal if the limit is exceeded, otherwise None."""
        if not self.on:
            return None
        if not route.template.startswith(_EXEMPT) and (refusal := self._limited_globally()):
            return refusal
        limit = _LIMITS.get((route.method, route.template))
        if limit is None:
            return None
        now = self.clock().timestamp()
        bucket = self._buckets.get(self._key(route, request))
        if bucket is None or bucket.resets_at <= now:
            bucket = _Bucket(limit[0], now + limit[1])
            self._buckets[self._key(route, request)] = bucket
        if bucket.remaining > 0:
            bucket.remaining -= 1
            return None
        headers = {"X-RateLimit-Scope": "user", **self._headers(route, request)}
        return _refused(bucket.resets_at - now, headers, everywhere=False)

    def _limited_globally(self) -> ApiResponse | None:
        now = self.clock().timestamp()
        if self._second.resets_at <= now:
            self._second = _Bucket(self.most_a_second, now + 1)
        if self._second.remaining > 0:
            self._second.remaining -= 1
            return None
        headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return _refused(self._second.resets_at - now, headers, everywhere=True)

    def marked(self, route: Route, request: ApiRequest, response: ApiResponse) -> ApiResponse:
        """Return the response with the headers of the rate limit."""
        headers = {**response.headers, **self._headers(route, request)}
        return ApiResponse(response.body, response.status, headers)

    def _headers(self, route: Route, request: ApiRequest) -> dict[str, str]:
        bucket = self._buckets.get(self._key(route, request))
        if not self.on or bucket is None:
            return {}
        limit, _ = _LIMITS[route.method, route.template]
        left = max(0.0, bucket.resets_at - self.clock().timestamp())
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash((route.method, route.template))):x}"[:16],
        }

    def _key(self, route: Route, request: ApiRequest) -> tuple[str, ...]:
        major = (request.params.get(name, "") for name in _MAJOR)
        return (route.method, route.template, *major)


def _refused(wait: float, headers: Mapping[str, str], *, everywhere: bool) -> ApiResponse:
    wait = round(wait, 3)
    body = {"message": "You are being rate limited.", "code": 0}
    body |= {"retry_after": wait, "global": everywhere}
    return ApiResponse(body, 429, {"Via": "1.1 google", "Retry-After": str(wait), **headers})
