"""The processes of a bot, as each of them sees them, and the notices between them."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from bot.matches.background import Signal
from bot.matches.models.match import Announcement, MatchInfo
from bot.matches.models.rotation import RotationAnnouncement
from bot.matches.models.shards import Shards


class EventType(StrEnum):
    """The subject of a notice, and the values that it carries."""

    CHANGED = "changed"  # a match: see `change_notice`
    ROTATION = "rotation"  # a table for several people: see `rotation_notice`
    DRAW = "draw"  # a match: draw its messages, also those that show its newest state
    DOUBT = "doubt"  # a match: draw them, whatever they seem to show
    POST_TABLE = "post-table"  # a match: send its table, if it has none
    RESEND_TABLE = "resend-table"  # a match: send its table again
    DMS_REFUSED = "dms-refused"  # a person, Discord's code: they get no direct messages
    DMS_OPEN = "dms-open"  # a person: try again
    DMS_ASKED = "dms-asked"  # somebody waits for their direct messages to be opened
    DMS_QUARANTINE = "dms-quarantine"  # whether Discord lets the bot open no direct messages
    ERASING = "erasing"  # a person: show nothing of them, their data is being erased
    ERASED = "erased"  # a person: forget their name, draw nothing for them
    PRESENCE = "presence"  # servers have the bot again: what rested there may be due
    LEASES = "leases"  # leases were taken or given up: look at them
    HELLO = "hello"  # a process has started to listen: tell it what is known


@dataclass(frozen=True, slots=True)
class ClusterEvent:
    """One notice."""

    topic: str
    by: str
    """The process that publishes it."""
    values: tuple[Any, ...] = ()


def change_notice(process: str, info: MatchInfo) -> ClusterEvent:
    """Return the notice of a change; nothing in it is secret."""
    deadline = None if info.deadline is None else info.deadline.isoformat()
    values = (info.id, info.seq, info.revision, deadline, info.place.guild_id)
    return ClusterEvent(EventType.CHANGED, process, values)


def announced(
    match_id: int, seq: int, revision: int, deadline: str | None, guild_id: int | None
) -> Announcement:
    """Read the values of the notice of a change."""
    return Announcement(
        match_id,
        seq,
        revision,
        None if deadline is None else datetime.fromisoformat(deadline),
        guild_id=guild_id,
        elsewhere=True,
    )


def rotation_notice(process: str, changed: RotationAnnouncement) -> ClusterEvent:
    """Return the notice of a change of a table for several people."""
    deadline = None if changed.deadline is None else changed.deadline.isoformat()
    return ClusterEvent(
        EventType.ROTATION, process, (changed.rotation_id, deadline, changed.guild_id)
    )


def rotation_announced(
    rotation_id: int, deadline: str | None, guild_id: int | None
) -> RotationAnnouncement:
    """Read the values of such a notice."""
    until = None if deadline is None else datetime.fromisoformat(deadline)
    return RotationAnnouncement(rotation_id, until, guild_id, elsewhere=True)


# The processes of a bot, as each of them sees them.


class Cluster:
    """A single process: it is responsible for everything, and notifies nobody.

    `SharedCluster` is one of several.
    """

    several = False
    """Whether there are others. Their notices may be lost, so what is old is looked for."""
    processes = 1
    """The number of running processes, as of the last renewal."""

    def __init__(self, shards: Shards | None = None) -> None:
        """`shards`: the shards that this process connects; None: it serves all servers."""
        self.shards: Final = shards or Shards((0,), 1)
        self.connected: Callable[[], bool] = lambda: False
        """Returns whether this process is connected to Discord."""
        self.renewed: Final = Signal[[]]("a renewal of the leases")
        """Published after each renewal."""
        self.gained: Final = Signal[[]]("messages that are this process's now")
        """Published when this process becomes responsible for further messages."""
        self.listening: Final = Signal[[]]("the beginning of hearing other processes")
        """Published when this process starts to listen, also after an interruption.

        Notices before that are lost.
        """

    def __str__(self) -> str:
        return ""

    @property
    def holds_shards(self) -> bool:
        """Whether this process has the leases of its shards."""
        return True

    def is_responsible(self, guild_id: int | None) -> bool:
        """Return whether this process keeps a server's messages current (None: direct ones)."""
        return True

    def lock(self, name: str) -> AbstractAsyncContextManager[object]:
        """Hold a lock that no two processes hold."""
        return nullcontext(name)

    def publish(self, topic: EventType, *values: Any) -> None:
        """Send a notice to the other processes soon. It may be lost."""

    def subscribe(self, topic: EventType, listener: Callable[..., None]) -> None:
        """Call `listener` with the values of each notice of other processes."""

    def wake(self) -> None:
        """Look at the leases now: something has changed."""
