"""Pending replies, in SQL."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, select

from bot.matches.models.pending_replies import LIFETIME, PendingReply
from bot.storage.engine import upsert
from bot.storage.tables import pending_replies


def save_pending_reply(connection: Connection, reply: PendingReply) -> None:
    """Save a pending reply; a row of the same interaction is replaced."""
    row = {
        "interaction_id": reply.interaction_id,
        "application_id": reply.application_id,
        "token": reply.token,
        "message_id": reply.message_id,
        "person_id": reply.person_id,
        "locale": reply.locale,
        "created_at": reply.created_at,
        "guild_id": reply.guild_id,
    }
    connection.execute(
        upsert(connection, pending_replies)
        .values(row)
        .on_conflict_do_update(index_elements=["interaction_id"], set_=row)
    )


def drop_pending_reply(connection: Connection, interaction_id: int) -> None:
    """Delete a pending reply that was sent or can't be sent any more."""
    gone = delete(pending_replies).where(pending_replies.c.interaction_id == interaction_id)
    connection.execute(gone)


def read_pending_replies(
    connection: Connection, now: datetime | None = None
) -> tuple[PendingReply, ...]:
    """Return the pending replies, oldest first; those with an expired token are deleted.

    `now`: the current time; None means the computer's clock.
    """
    oldest = (now or datetime.now(UTC)) - LIFETIME
    query = select(pending_replies).order_by(
        pending_replies.c.created_at, pending_replies.c.interaction_id
    )
    connection.execute(delete(pending_replies).where(pending_replies.c.created_at < oldest))
    return tuple(_reply(row) for row in connection.execute(query))


def _reply(row: Any) -> PendingReply:
    return PendingReply(
        interaction_id=row.interaction_id,
        application_id=row.application_id,
        token=row.token,
        message_id=row.message_id,
        person_id=row.person_id,
        locale=row.locale,
        created_at=row.created_at,
        guild_id=row.guild_id,
    )
