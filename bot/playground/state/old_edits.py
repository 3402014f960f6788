"""The limit of edits of messages that are older than an hour, for each channel.

Discord refuses further edits with 429 and the code 30046.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.playground.objects.errors import ApiError
from bot.playground.objects.snowflakes import Clock, made_at

OLD: Final = timedelta(hours=1)
MAX_EDITS: Final = 3
WINDOW: Final = timedelta(seconds=6)
_SAID: Final = "Maximum number of edits to messages older than 1 hour reached. Try again later."


@dataclass(slots=True)
class EditLimit:
    """The newest edits of old messages, by channel."""

    clock: Clock
    _edits: dict[int, list[datetime]] = field(default_factory=dict)

    def count(self, channel_id: int, message_id: int) -> None:
        """Count an edit, if the message is old.

        Raises:
            ApiError: 30046 if the limit is exceeded.
        """
        now = self.clock()
        if now - made_at(message_id) <= OLD:
            return
        edits = [one for one in self._edits.get(channel_id, ()) if one > now - WINDOW]
        if len(edits) >= MAX_EDITS:
            raise _too_many(edits[0] + WINDOW, now)
        self._edits[channel_id] = [*edits, now]


def _too_many(resets_at: datetime, now: datetime) -> ApiError:
    wait = round((resets_at - now).total_seconds(), 3)
    error = ApiError(429, 30046, _SAID, retry_after=wait, **{"global": False})
    error.headers = {
        "Via": "1.1 google",
        "Retry-After": str(wait),
        "X-RateLimit-Limit": str(MAX_EDITS),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": f"{resets_at.timestamp():.3f}",
        "X-RateLimit-Reset-After": str(wait),
        "X-RateLimit-Scope": "user",
    }
    return error
