"""Discord's limits per route, told in headers before they bite.

The true numbers are not documented; these are what bots see. Interaction
callbacks and gateway look-ups have none of their own.
"""

from dataclasses import dataclass, field
from typing import Final

from .call import Call, Reply
from .routes.table import Route
from .snowflakes import Clock

_LIMITS: Final = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}
_MAJOR: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class _Bucket:
    remaining: int
    resets_at: float


@dataclass(slots=True)
class RateLimits:
    """Counts requests per route and major parameter, where switched on."""

    clock: Clock
    on: bool = False
    _buckets: dict[tuple[str, ...], _Bucket] = field(default_factory=dict)

    def limited(self, route: Route, call: Call) -> Reply | None:
        """The refusal of one request too many; else it is counted."""
        limit = _LIMITS.get((route.method, route.template))
        if not self.on or limit is None:
            return None
        now = self.clock().timestamp()
        bucket = self._buckets.get(self._key(route, call))
        if bucket is None or bucket.resets_at <= now:
            bucket = _Bucket(limit[0], now + limit[1])
            self._buckets[self._key(route, call)] = bucket
        if bucket.remaining > 0:
            bucket.remaining -= 1
            return None
        wait = round(bucket.resets_at - now, 3)
        body = {"message": "You are being rate limited.", "code": 0}
        body |= {"retry_after": wait, "global": False}
        headers = {"Via": "1.1 google", "Retry-After": str(wait)}
        return Reply(body, 429, {**headers, **self._headers(route, call)})

    def marked(self, route: Route, call: Call, reply: Reply) -> Reply:
        """The answer with the headers that tell how much is left."""
        headers = {**reply.headers, **self._headers(route, call)}
        return Reply(reply.body, reply.status, headers)

    def _headers(self, route: Route, call: Call) -> dict[str, str]:
        bucket = self._buckets.get(self._key(route, call))
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

    def _key(self, route: Route, call: Call) -> tuple[str, ...]:
        major = (call.params.get(name, "") for name in _MAJOR)
        return (route.method, route.template, *major)
