"""What the host has decided: whom they bar, and what they tell everybody."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import Final

LONGEST_NOTICE: Final = 200
LONGEST_REASON: Final = 300


class Target(StrEnum):
    """What a bar is for."""

    PERSON = "person"
    SERVER = "server"


class Scope(StrEnum):
    """What somebody is kept out of."""

    EVERYTHING = "all"
    FIND = "find"  # a person's alone: they are found by nobody, and play on their servers


@dataclass(frozen=True, slots=True)
class Bar:
    """A person who may not use the bot, or a server on which it isn't to be.

    The reason is the host's own note: it is not in the repr and stays out of logs.
    """

    target: Target
    id: int
    reason: str = field(repr=False)
    at: datetime
    settled: bool = False  # whether all was done that follows from it
    scope: Scope = Scope.EVERYTHING


@dataclass(frozen=True)
class HostState:
    """All of it, as it was read last."""

    bars: tuple[Bar, ...] = ()
    notice: str | None = None
    """The notice of maintenance, while there is one: nothing new begins meanwhile."""

    def bars_person(self, person_id: int) -> bool:
        """Return whether a person may not use the bot."""
        return (Target.PERSON, person_id) in self._barred

    def bars_from_find(self, person_id: int) -> bool:
        """Return whether a person may not look for opponents on other servers."""
        return person_id in self._unfound or self.bars_person(person_id)

    def bars_server(self, guild_id: int | None) -> bool:
        """Return whether the bot isn't to be used on a server."""
        return (Target.SERVER, guild_id) in self._barred

    @cached_property  # asked at each press
    def _barred(self) -> frozenset[tuple[Target, int | None]]:
        whole = (one for one in self.bars if one.scope is Scope.EVERYTHING)
        return frozenset((one.target, one.id) for one in whole)

    @cached_property
    def _unfound(self) -> frozenset[int]:
        return frozenset(one.id for one in self.bars if one.scope is Scope.FIND)
