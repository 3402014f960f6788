"""Limits of the sessions that a bot may start.

A bot may start 1,000 sessions a day; after that its token is reset. Of the shards in a group, only
one may start a session in five seconds. A shard's group is its number modulo `max_concurrency`.
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
    """Maximum number of sessions in 24 hours."""
    count: int = 0
    """The number of sessions since the start."""
    refused: int = 0
    """The number of sessions that were refused because they came too early."""
    single_waits: bool = True
    """Whether a bot without shards has to wait between two sessions, too, as on Discord."""
    max_concurrency: int = 1
    """The number of groups of shards."""
    _times: deque[datetime] = field(default_factory=deque)
    _last: dict[int, datetime] = field(default_factory=dict)
    """The time of the last start of a session, by group of shards."""

    def take(self) -> bool:
        """Count a session; return False if the daily limit is exceeded."""
        self.count += 1
        allowed = self._left() > 0
        self._times.append(self.clock())
        return allowed

    def take_turn(self, shard_id: int) -> bool:
        """Let a shard start a session; return False if its group has started one too recently."""
        group, now = shard_id % self.max_concurrency, self.clock()
        if group in self._last and now < self._last[group] + BETWEEN:
            self.refused += 1
            return False
        self._last[group] = now
        return True

    def session_start_limit(self) -> Json:
        """Return the part of ``GET /gateway/bot`` about the limit.

        It has the number of sessions left, and the milliseconds until the count is reset.
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
