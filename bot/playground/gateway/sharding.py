"""Shards: a bot with many servers divides them among several sessions."""

from dataclasses import dataclass
from typing import Any, Final, Self

MOST_GUILDS: Final = 2_500
"""How many servers one session can have."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One part of the bot's servers; a session that names no shard has them all."""

    id: int = 0
    count: int = 1

    @classmethod
    def of(cls, wire: Any) -> Self | None:
        """Return the shard that an IDENTIFY names; None if there is no such shard."""
        match wire:
            case None:
                return cls()
            case [int(id_), int(count)] if 0 <= id_ < count:
                return cls(id_, count)
        return None

    @property
    def wire(self) -> list[int]:
        """The shard as Discord writes it."""
        return [self.id, self.count]

    def hears(self, guild_id: int | None) -> bool:
        """Return whether a server's events go to this shard.

        What belongs to no server (None), such as direct messages, goes to the first shard.
        """
        return self.id == (0 if guild_id is None else (guild_id >> 22) % self.count)
