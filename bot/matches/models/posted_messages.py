"""Which message shows which match, and which revision of it."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

OUTDATED: Final = -1
"""Used in place of a revision for an outdated message. Real revisions start at 0."""


NAMES_ERASED: Final = -2
"""The same for a message that may name somebody who was erased, or show an old notice of the host.
There may be hundreds, and nobody waits for them: they are drawn again one after the other."""


class PostedMessageKind(StrEnum):
    """What a message shows."""

    TABLE = "table"  # public
    HAND = "hand"  # a player's direct message
    ENDED = "ended"  # the same as one line, when a newer match has begun
    NUDGE = "nudge"  # a mention that is deleted when the player moves
    DIGEST = "digest"  # several waiting matches in one message


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """One message.

    `shown` is the revision of the match that the message was last drawn from. It is `OUTDATED` if
    the message is known to show an older state. Then the next start redraws or deletes it.
    """

    message_id: int
    channel_id: int
    match_id: int
    kind: PostedMessageKind
    person_id: int | None  # whose hand or nudge; None: everybody's table
    shown: int
    sent_at: datetime

    @property
    def intended(self) -> bool:
        """Whether the message is not known to exist: its sending has begun but not ended."""
        return self.message_id < 0


def intention(message: PostedMessage) -> PostedMessage:
    """Return what is stored before a message is sent.

    With it, the bot finds the message again if it is killed while sending.
    """
    return replace(message, message_id=-message.match_id, shown=OUTDATED)
