"""The messages that show matches, in SQL."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, exists, or_, select

from bot.matches.models.match import Status
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.storage.engine import upsert_in
from bot.storage.tables import UNSETTLED, matches, posted_messages


def save_posted_messages(
    connection: Connection, saved: Sequence[PostedMessage], gone: Collection[int] = ()
) -> None:
    """Save the messages *saved* and delete the message ids *gone*, in one transaction."""
    if saved:
        rows = [_row(message) for message in saved]
        connection.execute(_saving(connection.dialect.name), rows)
    if gone:
        connection.execute(delete(posted_messages).where(posted_messages.c.message_id.in_(gone)))


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
    return tuple(map(_message, connection.execute(query)))


_MATCH: Final[Any] = bindparam("the_match_id")
_SHOWN: Final[Any] = bindparam("the_shown")
_OVER: Final = or_(*(matches.c.status == status.value for status in Status if not status.open))
_SETTLED: Final = exists().where(matches.c.id == _MATCH, matches.c.revision <= _SHOWN, _OVER)
"""Whether a message shows the last state of a match that is over."""
_WRITTEN: Final = (
    "message_id",
    "channel_id",
    "match_id",
    "kind",
    "person_id",
    "shown",
    "sent_at",
)


@cache
def _saving(dialect: str) -> Any:
    """Return the statement that saves rows of `_row`; it is built once, and takes many at once."""
    added = upsert_in(dialect, posted_messages).values(
        {name: bindparam(f"the_{name}") for name in _WRITTEN} | {"settled": _SETTLED}
    )
    newer = {name: added.excluded[name] for name in (*_WRITTEN, "settled")}
    return added.on_conflict_do_update(index_elements=["message_id"], set_=newer)


def _row(message: PostedMessage) -> dict[str, Any]:
    values = {name: getattr(message, name) for name in _WRITTEN} | {"kind": message.kind.value}
    return {f"the_{name}": value for name, value in values.items()}


def _message(row: Any) -> PostedMessage:
    return PostedMessage(
        message_id=row.message_id,
        channel_id=row.channel_id,
        match_id=row.match_id,
        kind=PostedMessageKind(row.kind),
        person_id=row.person_id,
        shown=row.shown,
        sent_at=row.sent_at,
    )
