"""Deferred replies that the bot could not store before its process was killed.

The next start can't learn of them, and leaves them thinking.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.messages.sending.reply import NOTED_WITHIN, SOON

_WAITS: Final = timedelta(seconds=SOON + NOTED_WITHIN)
"""The bot defers a command after this time even if a slow database has not stored it yet."""
_STORED_WITHIN: Final = timedelta(seconds=2)
"""How long the database of a busy machine may take then."""


@dataclass(slots=True)
class UnnotedReplies:
    unwritable_since: datetime | None = None
    """Since when the database refuses writes, or the backlog is being written."""
    kills: list[tuple[datetime, datetime | None]] = field(default_factory=list)
    """The time of each kill, and since when the database refused writes then."""

    def killed(self, now: datetime) -> None:
        """Remember that a process is killed."""
        self.kills.append((now, self.unwritable_since))

    def may_include(self, asked: datetime, promised: datetime) -> bool:
        """Return whether a reply may be among them.

        Args:
            asked: the time of its command.
            promised: when Discord began to say that the bot is thinking.
        """
        slow = promised - asked > _WAITS
        return any(
            (since is not None and since <= promised <= killed)
            or (slow and promised <= killed <= promised + _STORED_WITHIN)
            for killed, since in self.kills
        )
