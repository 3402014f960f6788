"""Blocks, warnings, and entries of a server's log."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Final

from bot.matches.models.people import Person
from bot.matches.models.rankings import VoidReach

LONGEST_REASON: Final = 200
TERMS: Final = (1, 3, 7, 30, 90)
"""The number of days for which a member can be blocked; another block has no end."""
NO_END: Final = 0
"""Instead of the number of days: a warning without an end."""


class Rank(IntEnum):
    """The rank of a server's member, by the permissions that Discord gives them there."""

    MEMBER = 0
    """Everybody else, also members who were given the admins' commands, and people who left."""
    MANAGER = 1
    """A member with *Manage Server*."""
    ADMINISTRATOR = 2
    OWNER = 3


def may_block(admin: Rank, member: Rank) -> bool:
    """Return whether an admin may block a member: those who manage the server only from above."""
    return member is Rank.MEMBER or admin > member


def may_lift_own(own: Rank, blocked_by: Rank) -> bool:
    """Return whether a member may lift their own block.

    `blocked_by`: the rank of the admin who blocked them. A manager may, unless that admin stands
    above them: they were blocked before they managed the server, or Discord didn't name their rank.
    """
    return own is not Rank.MEMBER and own >= blocked_by


class Deed(StrEnum):
    """The kind of an admin's action."""

    BLOCK = "block"
    LIFT = "lift"
    WARN = "warn"
    UNWARN = "unwarn"  # a warning is lifted
    VOID = "void"
    ABORT = "abort"
    CONFIRM = "confirm"  # by the host of the bot


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of a server's log. `person`: the member concerned; `match_id`: the match.

    `admin`: None for an action of the bot's host. `reach`: of a void match, as it is now. `until`:
    the end of a block or a warning; None: it has none.

    The reason is the admin's own text: it is not in the repr, so that it stays out of the host's
    logs.
    """

    guild_id: int
    deed: Deed
    admin: Person | None
    at: datetime
    person: Person | None = None
    match_id: int | None = None
    reason: str = field(default="", repr=False)
    id: int = field(default=0, compare=False)
    reach: VoidReach | None = field(default=None, compare=False)
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class ServerBlock:
    """A member who may not play on a server. `until`: the end of the block; None: it has none."""

    person: Person
    at: datetime
    reason: str = field(default="", repr=False)
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class MemberWarning:
    """A warning of a member by a server's admins; it forbids nothing.

    `until`: its end; None: it has none.
    """

    id: int
    person: Person
    at: datetime
    reason: str = field(default="", repr=False)
    until: datetime | None = None
