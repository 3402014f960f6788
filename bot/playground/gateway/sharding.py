"""Shards: a bot with many servers divides them among several sessions."""

from dataclasses import dataclass
from typing import Any, Final, Self

MOST_GUILDS: Final = 2_500
"""Maximum number of servers of a session."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of the bot's servers. A session without a shard has all servers."""

    id: int = 0
    count: int = 1

    @classmethod
    def of(cls, wire: Any) -> Self | None:
        """Return the shard of an IDENTIFY; None if it is invalid."""
        match wire:
            case None:
                return cls()
            case [int(id_), int(count)] if 0 <= id_ < count:
                return cls(id_, count)
        return None

    @property
    def wire(self) -> list[int]:
        """The shard in Discord's notation."""
        return [self.id, self.count]

    def hears(self, guild_id: int | None) -> bool:
        """Return whether a server's events go to this shard.

        Events without a server (None), such as direct messages, go to the first shard.
        """
        return self.id == (0 if guild_id is None else (guild_id >> 22) % self.count)
