"""The messages that show matches, in SQL."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, select
from sqlalchemy.exc import IntegrityError

from bot.matches.errors import Conflict
from bot.matches.models.match import Status
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.storage.engine import Database, upsert
from bot.storage.tables import UNSETTLED, matches, posted_messages

OVER = tuple(status.value for status in Status if not status.open)


class PostedMessageRows:
    """Implements the port `PostedMessageStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save_posted_messages(
        self, saved: Sequence[PostedMessage], gone: Collection[int] = ()
    ) -> None:
        """Save the messages *saved* and delete the message ids *gone*, in one transaction."""
        try:
            async with self._database.writing() as connection:
                for message in saved:
                    row = _row(message) | {"settled": _settled(message)}
                    await connection.execute(
                        upsert(connection, posted_messages)
                        .values(row)
                        .on_conflict_do_update(index_elements=["message_id"], set_=row)
                    )
                if gone:
                    await connection.execute(
                        delete(posted_messages).where(posted_messages.c.message_id.in_(gone))
                    )
        except IntegrityError as unknown:  # its match does not exist
            raise Conflict from unknown

    async def posted_messages(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[PostedMessage, ...]:
        """Return the messages of a match, of a person, or of a person in a match."""
        query = select(posted_messages).order_by(posted_messages.c.message_id)
        if match_id is not None:
            query = query.where(posted_messages.c.match_id == match_id)
        if person_id is not None:
            query = query.where(posted_messages.c.person_id == person_id)
        return await self._read(query)

    async def stale_posted_messages(self) -> tuple[PostedMessage, ...]:
        """Return the messages that show an older revision of their match than the newest."""
        newest = select(matches.c.revision).where(matches.c.id == posted_messages.c.match_id)
        return await self._read(
            select(posted_messages)
            .where(UNSETTLED, posted_messages.c.shown < newest.scalar_subquery())
            .order_by(posted_messages.c.match_id, posted_messages.c.message_id)
        )

    async def _read(self, query: Select[Any]) -> tuple[PostedMessage, ...]:
        async with self._database.reading() as connection:
            return tuple(_message(row) for row in await connection.execute(query))


def _settled(message: PostedMessage) -> ColumnElement[bool]:
    """Whether a message shows the last state of a match that is over."""
    return exists().where(
        matches.c.id == message.match_id,
        matches.c.revision <= message.shown,
        matches.c.status.in_(OVER),
    )


def _row(message: PostedMessage) -> dict[str, Any]:
    return {
        "message_id": message.message_id,
        "channel_id": message.channel_id,
        "match_id": message.match_id,
        "kind": message.kind.value,
        "person_id": message.person_id,
        "shown": message.shown,
        "sent_at": message.sent_at,
    }


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
