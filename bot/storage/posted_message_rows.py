"""The messages that show matches, and the answers that are owed, in SQL."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, exists, or_, select

from bot.matches.models.match import Status
from bot.matches.models.posted_messages import (
    LIFETIME,
    PendingReply,
    PostedMessage,
    PostedMessageKind,
)
from bot.storage.engine import upsert, upsert_in
from bot.storage.match_tables import matches
from bot.storage.message_tables import UNSETTLED, pending_replies, posted_messages
from bot.storage.people_tables import people
from bot.storage.record import EnumIn, Record


def save_posted_messages(
    connection: Connection, saved: Sequence[PostedMessage], gone: Collection[int] = ()
) -> frozenset[int]:
    """Save the messages *saved* and delete the message ids *gone*, in one transaction.

    Returns the ids of those that belong to somebody who was erased meanwhile: they are not saved.
    """
    theirs = _of_erased(connection, saved)
    rows = [_row(message) for message in saved if message.message_id not in theirs]
    if rows:
        connection.execute(_saving(connection.dialect.name), rows)
    if gone:
        connection.execute(delete(posted_messages).where(posted_messages.c.message_id.in_(gone)))
    return theirs


def _of_erased(connection: Connection, saved: Sequence[PostedMessage]) -> frozenset[int]:
    """Return the ids of the messages of people who were erased; erasing waits for the others."""
    wanted = {one.person_id for one in saved if one.person_id is not None}
    if not wanted:
        return frozenset()
    query = select(people.c.person_id).where(people.c.person_id.in_(wanted))
    known = set(connection.execute(query.with_for_update(read=True, key_share=True)).scalars())
    return frozenset(one.message_id for one in saved if one.person_id in wanted - known)


def messages_of(
    connection: Connection, match_id: int | None = None, person_id: int | None = None
) -> tuple[PostedMessage, ...]:
    """Return the messages of a match, of a person, or of a person in a match."""
    query = select(posted_messages).order_by(posted_messages.c.message_id)
    if match_id is not None:
        query = query.where(posted_messages.c.match_id == match_id)
    if person_id is not None:
        query = query.where(posted_messages.c.person_id == person_id)
    return _read(connection, query)


def stale_posted_messages(connection: Connection) -> tuple[PostedMessage, ...]:
    """Return the messages that show an older revision of their match than the newest."""
    newest = select(matches.c.revision).where(matches.c.id == posted_messages.c.match_id)
    return _read(
        connection,
        select(posted_messages)
        .where(UNSETTLED, posted_messages.c.shown < newest.scalar_subquery())
        .order_by(posted_messages.c.match_id, posted_messages.c.message_id),
    )


def _read(connection: Connection, query: Select[Any]) -> tuple[PostedMessage, ...]:
    return tuple(map(_POSTED.read, connection.execute(query)))


_MATCH: Final[Any] = bindparam("the_match_id")
_SHOWN: Final[Any] = bindparam("the_shown")
_OVER: Final = or_(*(matches.c.status == status.value for status in Status if not status.open))
_SETTLED: Final = exists().where(matches.c.id == _MATCH, matches.c.revision <= _SHOWN, _OVER)
"""Whether a message shows the last state of a match that is over."""
_POSTED: Final = Record(PostedMessage, posted_messages, {"kind": EnumIn("kind", PostedMessageKind)})
_REPLY: Final = Record(PendingReply, pending_replies)


@cache
def _saving(dialect: str) -> Any:
    """Return the statement that saves rows of `_row`; it is built once, and takes many at once."""
    added = upsert_in(dialect, posted_messages).values(
        {name: bindparam(f"the_{name}") for name in _POSTED.names} | {"settled": _SETTLED}
    )
    newer = {name: added.excluded[name] for name in (*_POSTED.names, "settled")}
    return added.on_conflict_do_update(index_elements=["message_id"], set_=newer)


def _row(message: PostedMessage) -> dict[str, Any]:
    return {f"the_{name}": value for name, value in _POSTED.row(message).items()}


# Pending replies, in SQL.


def save_pending_reply(connection: Connection, reply: PendingReply) -> None:
    """Save a pending reply; a row of the same interaction is replaced."""
    row = _REPLY.row(reply)
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
    return tuple(map(_REPLY.read, connection.execute(query)))
