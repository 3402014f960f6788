"""Shortens discord.py's pauses between lost connections to a few minutes.

The library doubles its pause with each lost connection and resets it only after 34 minutes without
a lost connection. After a few minutes of network problems the bot could stay offline for up to 17
more minutes. The library has no setting for this, so its class is replaced by a subclass.
"""

from typing import Final, Literal

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

LONGEST: Final = 180.0
"""Seconds. A whole day of failures stays below the 1,000 IDENTIFYs that Discord allows."""
STEADY: Final = 600.0
"""Seconds without a failure after which the first pause is a short one again."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Random pauses up to 2, 4, 8 … 256 seconds, of which none is longer than `LONGEST`."""

    def __init__(self) -> None:
        super().__init__()
        self._max = 8
        self._reset_time = int(STEADY)

    def delay(self) -> float:
        """Return the seconds to wait before the next connection."""
        return min(super().delay(), LONGEST)


def use_short_backoff() -> None:
    """Use these pauses for every client that connects from now on, and each of its shards."""
    discord.client.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]
    discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]
