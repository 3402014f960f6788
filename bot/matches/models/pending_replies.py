"""Pending replies: interactions that were acknowledged but not answered yet."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

LIFETIME: Final = timedelta(minutes=15)
"""How long Discord accepts an interaction's token."""


@dataclass(frozen=True, slots=True)
class PendingReply:
    """One acknowledged interaction. The token is not in the repr: with it anybody could reply."""

    interaction_id: int
    application_id: int
    token: str = field(repr=False)
    message_id: int | None  # the message that the reply belongs to; None: there is none yet
    person_id: int
    locale: str  # of the person's Discord, such as "en-GB"
    created_at: datetime
    guild_id: int | None = None  # the server where it was asked for
