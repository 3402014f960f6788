"""Discord's ids: sortable numbers that tell when a thing was made.

The bot computes an interaction's expiry from its id, so the ids must carry
Discord's own epoch and the true time.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

Clock = Callable[[], datetime]
"""What time it is, in UTC; the tests move theirs."""

EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


def now() -> datetime:
    """The real time."""
    return datetime.now(UTC)


def made_at(snowflake: int) -> datetime:
    """When the thing with this id was made."""
    return EPOCH + (snowflake >> 22) * _MILLISECOND


class Snowflakes:
    """Gives out ids, each greater than every one before it, also after a restart."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def reserve(self, snowflake: int) -> None:
        """Remember an id given out in an earlier life."""
        self._last = max(self._last, snowflake)

    def new(self) -> int:
        """The next id."""
        by_time = int((self._clock() - EPOCH) / _MILLISECOND) << 22
        self._last = max(by_time, self._last + 1)
        return self._last
