"""Discord's ids: sortable numbers that contain the time of creation.

The bot computes an interaction's expiry from its id, so the ids must use Discord's own epoch and
the true time.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

Clock = Callable[[], datetime]
"""Returns the time in UTC. Tests have a clock that they can set."""

EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


def now() -> datetime:
    """Return the real time in UTC."""
    return datetime.now(UTC)


def made_at(snowflake: int) -> datetime:
    """Return the time of creation of an object, from its id."""
    return EPOCH + (snowflake >> 22) * _MILLISECOND


class Snowflakes:
    """Creates ids. Each id is greater than all earlier ones, also after a restart."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def reserve(self, snowflake: int) -> None:
        """Mark an id from before a restart as used."""
        self._last = max(self._last, snowflake)

    def follow_clock(self) -> None:
        """Go on at the time of the clock, which was set back to a time without ids."""
        self._last = 0

    def new(self) -> int:
        """Return the next id."""
        by_time = int((self._clock() - EPOCH) / _MILLISECOND) << 22
        self._last = max(by_time, self._last + 1)
        return self._last
