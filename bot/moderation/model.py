"""Blocks, and entries of a server's log."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.matches.models.people import Person

LONGEST_REASON: Final = 200


class Deed(StrEnum):
    """The kind of an admin's action."""

    BLOCK = "block"
    LIFT = "lift"
    VOID = "void"
    ABORT = "abort"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of a server's log. `person`: the member concerned; `match_id`: the match.

    The reason is the admin's own text: it is not in the repr, so that it stays out of the host's
    logs.
    """

    guild_id: int
    deed: Deed
    admin: Person
    at: datetime
    person: Person | None = None
    match_id: int | None = None
    reason: str = field(default="", repr=False)
    id: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ServerBlock:
    """A member who may not play on a server."""

    person: Person
    at: datetime
    reason: str = field(default="", repr=False)
