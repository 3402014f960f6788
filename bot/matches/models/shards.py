"""The shards of Discord's gateway, and the leases of the processes that connect them."""

from dataclasses import dataclass
from typing import Final

UPKEEP: Final = "upkeep"
"""The lease of the one process that handles deadlines and lets computers move."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Those that one process connects, of so many in all."""

    ids: tuple[int, ...]
    count: int

    def of(self, guild_id: int | None) -> int:
        """Return the shard that hears of a server; of direct messages (None) the first one does."""
        return 0 if guild_id is None else (guild_id >> 22) % self.count

    def hears(self, guild_id: int | None) -> bool:
        """Return whether this process hears what happens on a server."""
        return self.of(guild_id) in self.ids

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"


@dataclass(frozen=True, slots=True)
class Lease:
    """What one process does and no other may do. Dead processes lose it, as time passes."""

    name: str
    owner: str
    connected: bool
    """Whether the process is connected to Discord."""
    left: float
    """Seconds until it expires; negative: so long ago it did."""

    @property
    def valid(self) -> bool:
        """Whether its owner still has it."""
        return self.left > 0


def lease_of(shard: int) -> str:
    """Return the name of a shard's lease."""
    return f"shard {shard}"
