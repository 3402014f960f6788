"""Limits how often a bot may start a session.

1,000 times a day; one more, and its token is reset. And of the shards in one group, one in five
seconds. A shard's group is its number modulo `max_concurrency`.
"""

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from bot.playground.objects.snowflakes import Clock

Json = dict[str, Any]

MAX_IDENTIFIES: Final = 1_000
DAY: Final = timedelta(hours=24)
BETWEEN: Final = timedelta(seconds=5)


@dataclass(slots=True)
class IdentifyLimit:
    """Counts the sessions that a bot starts."""

    clock: Clock
    most: int = MAX_IDENTIFIES
    """How many are allowed in 24 hours."""
    count: int = 0
    """How many there were since the start."""
    refused: int = 0
    """How many of them came too early after another one."""
    single_waits: bool = True
    """Whether a bot without shards has to wait between two, too, as on Discord."""
    max_concurrency: int = 1
    """How many groups of shards there are."""
    _times: deque[datetime] = field(default_factory=deque)
    _last: dict[int, datetime] = field(default_factory=dict)
    """When each group of shards has started a session last."""

    def take(self) -> bool:
        """Count one more session; return False if the limit is exceeded."""
        self.count += 1
        allowed = self._left() > 0
        self._times.append(self.clock())
        return allowed

    def take_turn(self, shard_id: int) -> bool:
        """Let a shard start a session; return False if one of its group has done so just now."""
        group, now = shard_id % self.max_concurrency, self.clock()
        if group in self._last and now < self._last[group] + BETWEEN:
            self.refused += 1
            return False
        self._last[group] = now
        return True

    def session_start_limit(self) -> Json:
        """Return the part of ``GET /gateway/bot`` about the limit; times in milliseconds.

        It says how many sessions are left, and after how many milliseconds the count starts again.
        """
        left = self._left()
        ends = self._times[0] + DAY - self.clock() if self._times else DAY
        return {
            "total": self.most,
            "remaining": max(0, left),
            "reset_after": ends // timedelta(milliseconds=1),
            "max_concurrency": self.max_concurrency,
        }

    def _left(self) -> int:
        since = self.clock() - DAY
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return self.most - len(self._times)
