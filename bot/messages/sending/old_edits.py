"""Discord limits edits of old messages: 3 in 6 seconds in a channel, then error code 30046.

discord.py would wait and try again, five times. Sending a new message that replaces the old one is
faster.
"""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta
from typing import Final

OLD: Final = timedelta(minutes=55)
"""Messages count as old after an hour; the clocks may differ."""
MOST: Final = 3
WITHIN: Final = timedelta(seconds=6)


class OldEdits:
    """Counts the edits of old messages in each channel."""

    def __init__(self) -> None:
        self._times: dict[int, deque[datetime]] = {}

    def allow(self, channel_id: int, sent_at: datetime, now: datetime) -> bool:
        """Return whether Discord takes an edit now without waiting; a yes is counted."""
        if now - sent_at < OLD:
            return True
        self._times = {
            channel: times
            for channel, times in self._times.items()
            if timedelta() <= now - times[-1] < WITHIN
        }
        times = self._times.setdefault(channel_id, deque(maxlen=MOST))
        if len(times) == MOST and now - times[0] < WITHIN:
            return False
        times.append(now)
        return True
