"""Nonces of messages: a repeated request with the same nonce returns its first message.

A nonce is in use until it expires, even if its message was deleted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from bot.playground.objects.snowflakes import Clock

EXPIRES_AFTER: Final = timedelta(minutes=5)
"""The time for which a nonce is valid. Discord's reference says "the past few minutes"."""


@dataclass(slots=True)
class Nonces:
    """The messages of the bot's newest nonces."""

    clock: Clock
    _written: dict[str, tuple[datetime, int]] = field(default_factory=dict)

    def written(self, body: Mapping[str, Any]) -> int | None:
        """Return the message of an earlier request with this nonce, if the body enforces nonces."""
        return self._fresh().get(str(body["nonce"])) if _enforced(body) else None

    def note(self, body: Mapping[str, Any], message_id: int) -> None:
        """Store the message that a request has written."""
        if _enforced(body):
            self._written[str(body["nonce"])] = (self.clock(), message_id)

    def forget(self) -> None:
        """Remove all nonces, as after their expiry."""
        self._written.clear()

    def _fresh(self) -> dict[str, int]:
        since = self.clock() - EXPIRES_AFTER
        self._written = {key: one for key, one in self._written.items() if one[0] > since}
        return {key: message_id for key, (_, message_id) in self._written.items()}


def _enforced(body: Mapping[str, Any]) -> bool:
    return bool(body.get("enforce_nonce")) and body.get("nonce") not in (None, "")
