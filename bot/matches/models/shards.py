"""The shards of Discord's gateway: their sessions, and the leases of those that connect them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

UPKEEP: Final = "upkeep"
"""The lease of the one process that handles deadlines and lets computers move."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that one process connects, and the number of all shards."""

    ids: tuple[int, ...]
    count: int

    def of(self, guild_id: int | None) -> int:
        """Return the shard of a server; direct messages (None) belong to the first one."""
        return 0 if guild_id is None else (guild_id >> 22) % self.count

    def serves(self, guild_id: int | None) -> bool:
        """Return whether this process receives the events of a server."""
        return self.of(guild_id) in self.ids

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"


@dataclass(frozen=True, slots=True)
class Lease:
    """The right of one process to a task that no other may do. It expires unless it is renewed."""

    name: str
    owner: str
    connected: bool
    """Whether the process is connected to Discord."""
    left: float
    """Seconds until it expires; negative: the seconds since it expired."""

    @property
    def valid(self) -> bool:
        """Whether its owner still has it."""
        return self.left > 0


def lease_of(shard: int) -> str:
    """Return the name of a shard's lease."""
    return f"shard {shard}"


# The sessions that the bot begins at Discord's gateway, each with an IDENTIFY.


@dataclass(frozen=True, slots=True)
class SessionStart:
    """When a shard began its last session, and how long it has to wait for the next one."""

    shard: int
    began_at: datetime
    pause: float
    """Seconds after `began_at` before which the shard begins no other session."""


Decide = Callable[[Mapping[int, SessionStart]], SessionStart | None]
"""Is given the last start of each shard; returns the one that is made now, or None."""
