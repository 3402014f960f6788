"""The sessions that the bot begins at Discord's gateway, each with an IDENTIFY."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class SessionStart:
    """When a shard began its last session, and how long it has to wait for the next one."""

    shard: int
    began_at: datetime
    pause: float
    """Seconds after `began_at` before which the shard begins no other session."""


Decide = Callable[[Mapping[int, SessionStart]], SessionStart | None]
"""Is given the last start of each shard; returns the one that is made now, or None."""
