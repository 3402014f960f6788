"""The ban of an address that sends too many invalid requests.

Discord's proxy (Cloudflare) then answers every REST request itself: with 429, without the header
``Via``. Open gateway connections stay.
"""

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from bot.playground.http.request import ApiResponse
from bot.playground.objects.snowflakes import Clock

MAX_INVALID: Final = 10_000
"""Maximum number of invalid requests within `WINDOW`."""
WINDOW: Final = timedelta(minutes=10)
DURATION: Final = timedelta(minutes=10)
"""The time that a ban lasts. Discord doesn't publish it."""
BANNED: Final = "error code: 1015"
"""The body of the answers during a ban: text, not JSON."""
_INVALID: Final = frozenset({401, 403, 429})


@dataclass(slots=True)
class IpBan:
    """Counts invalid requests: those answered with 401, 403 or 429, except for shared limits."""

    clock: Clock
    max_invalid: int = MAX_INVALID
    ends_at: datetime | None = None
    """The end of the present or last ban, or None."""
    refused: int = 0
    """The number of requests that were answered during bans."""
    _invalid: deque[datetime] = field(default_factory=deque)

    def begin(self, duration: timedelta = DURATION) -> None:
        """Begin a ban."""
        self.ends_at = self.clock() + duration
        self._invalid.clear()

    def lift(self) -> None:
        """End the ban."""
        self.ends_at = None

    def refusal(self) -> ApiResponse | None:
        """Return the answer to every request during a ban; None without one."""
        if self.ends_at is None:
            return None
        left = (self.ends_at - self.clock()).total_seconds()
        if left <= 0:
            return None
        self.refused += 1
        return ApiResponse(BANNED, 429, {"Retry-After": str(ceil(left))})

    def count(self, response: ApiResponse) -> None:
        """Count a response, and begin a ban if it is one invalid request too many."""
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status not in _INVALID or shared:
            return
        now = self.clock()
        self._invalid.append(now)
        while self._invalid[0] <= now - WINDOW:
            self._invalid.popleft()
        if len(self._invalid) >= self.max_invalid:
            self.begin()
