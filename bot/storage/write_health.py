"""Whether the database can be written: the results of the latest transactions.

A database on a full disk, or on a server that became read-only, still answers every query.
"""

import time
from collections.abc import Callable
from typing import Final

RECENT: Final = 60.0
"""Seconds for which the result of a writing transaction counts."""


class WriteHealth:
    """The times of the latest successful and the latest failed writing transaction."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: a clock in seconds."""
        self.now = now
        self.written_at: float | None = None
        self.failed_at: float | None = None

    @property
    def failed(self) -> bool:
        """Whether a transaction failed within the last minute."""
        return self._is_recent(self.failed_at)

    @property
    def known(self) -> bool:
        """Whether a transaction succeeded or failed within the last minute."""
        return self.failed or self._is_recent(self.written_at)

    def _is_recent(self, at: float | None) -> bool:
        return at is not None and self.now() - at < RECENT
