"""Messages: where a table stands, which message shows what, and which replies are awaited."""

from bot.matches.changes.challenges import refuse_again
from bot.matches.changes.change import noted
from bot.matches.errors import Conflict
from bot.matches.models.match import Progress
from bot.matches.models.pending_replies import PendingReply
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.terms import Place
from bot.matches.posted_message_buffer import PostedMessageBuffer
from bot.matches.services.core import MatchCore
from bot.storage import match_rows, pending_rows


class Messages:
    """What a presenter keeps here."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._buffer = PostedMessageBuffer(core.database)

    async def move_table(self, match_id: int, place: Place) -> Progress:
        """Save a new place of the table's message: it was moved, or a thread was made.

        Raises `OpenAlready` if the challenger has another open table there.
        """
        try:
            return await self._core.change(
                match_id,
                lambda stored, _: (
                    None if stored.info.place == place else noted(stored, place=place)
                ),
            )
        except Conflict:
            challenger = (await self._core.repository.load(match_id)).info.challenger
            waiting = await self._core.database.read(match_rows.open_matches, challenger.id)
            refuse_again(challenger, None, place, waiting)
            raise

    async def remember(self, message: PostedMessage) -> None:
        """Note what a message shows: a new one is written at once, a redrawn one in a batch."""
        await self._buffer.remember(message)

    async def forget(self, message_id: int) -> None:
        """Forget a message that was deleted or shows no match any more."""
        await self._buffer.forget(message_id)

    async def flush(self) -> None:
        """Write what was redrawn since; before closing."""
        await self._buffer.flush()

    async def find(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[PostedMessage, ...]:
        """The messages of a match, a person, or both."""
        return await self._buffer.find(match_id, person_id)

    async def stale(self) -> tuple[PostedMessage, ...]:
        """Messages that show less than the newest state: redraw them after a start."""
        return await self._buffer.stale()

    async def save_pending_reply(self, reply: PendingReply) -> None:
        """Note a reply that is awaited, so that the next start can still send it."""
        await self._core.database.write(pending_rows.save_pending_reply, reply)

    async def drop_pending_reply(self, interaction_id: int) -> None:
        """Forget a reply that was sent or can't be sent any more."""
        await self._core.database.write(pending_rows.drop_pending_reply, interaction_id)

    async def pending_replies(self) -> tuple[PendingReply, ...]:
        """The replies that an earlier run owes, oldest first; expired ones are deleted."""
        return await self._core.database.write(pending_rows.read_pending_replies)
