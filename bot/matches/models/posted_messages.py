"""Which message shows which match, and how new what it shows is."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

OUTDATED: Final = -1
"""In place of a revision: the first one is 0."""


class PostedMessageKind(StrEnum):
    """What a message shows."""

    TABLE = "table"  # public
    HAND = "hand"  # a player's direct message
    NUDGE = "nudge"  # a mention that is deleted when the player moves
    DIGEST = "digest"  # several waiting matches in one message


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """One message.

    `shown` is the match's revision that it was last drawn from, or `OUTDATED` if it shows an
    older state than is known of it: then the next start draws it, or takes it away.
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
        """Whether this is no message yet: one is being sent, or was when the bot was killed."""
        return self.message_id < 0


def intention(message: PostedMessage) -> PostedMessage:
    """What is noted before a message is sent, so that a killed bot's message is found again."""
    return replace(message, message_id=-message.match_id, shown=OUTDATED)
