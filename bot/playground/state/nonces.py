"""A nonce makes a request to write one message: sent again, it finds what it wrote before."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from bot.playground.objects.snowflakes import Clock

EXPIRES_AFTER: Final = timedelta(minutes=5)
"""Discord says "the past few minutes"."""


@dataclass(slots=True)
class Nonces:
    """Which message each of the bot's newest nonces wrote."""

    clock: Clock
    _written: dict[str, tuple[datetime, int]] = field(default_factory=dict)

    def written(self, body: Mapping[str, Any]) -> int | None:
        """The message that an earlier request with this nonce wrote, if the body asks for that."""
        return self._fresh().get(str(body["nonce"])) if _enforced(body) else None

    def note(self, body: Mapping[str, Any], message_id: int) -> None:
        """A request has written a message."""
        if _enforced(body):
            self._written[str(body["nonce"])] = (self.clock(), message_id)

    def forget(self) -> None:
        """Forget them all, as after some minutes."""
        self._written.clear()

    def _fresh(self) -> dict[str, int]:
        since = self.clock() - EXPIRES_AFTER
        self._written = {key: one for key, one in self._written.items() if one[0] > since}
        return {key: message_id for key, (_, message_id) in self._written.items()}


def _enforced(body: Mapping[str, Any]) -> bool:
    return bool(body.get("enforce_nonce")) and body.get("nonce") not in (None, "")
