"""Messages: where a table stands, which message shows what, and which replies are awaited.

A new message is written at once, because after a crash nobody could find it otherwise. A redrawn
message is written a little later together with others, so not every edit needs a commit. If a
crash loses such an entry, the message is only redrawn once more.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace

from bot.matches.errors import Conflict, StoreAway, log_failure
from bot.matches.models.match import Transition
from bot.matches.models.posted_messages import OUTDATED, PendingReply, PostedMessage
from bot.matches.models.terms import ChannelRef
from bot.matches.services.context import MatchCore
from bot.matches.transitions.challenges import refuse_again
from bot.matches.transitions.change import with_changes
from bot.storage import match_rows, posted_message_rows

_log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds
MEMORY = 4096  # messages known to be stored; one that was forgotten is written at once again


class Messages:
    """The entries of posted messages: the newest ones in memory, the others in the store."""

    def __init__(self, core: MatchCore, memory: int = MEMORY) -> None:
        self._core = core
        self._memory = memory
        self._known: OrderedDict[int, None] = OrderedDict()  # the last used at the end
        self._redrawn: dict[int, PostedMessage] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()  # a row that is being written must not outlive its deletion

    async def move_table(self, match_id: int, place: ChannelRef) -> Transition:
        """Save a new place of the table's message: it was moved, or a thread was made.

        Raises `OpenAlready` if the challenger has another open table there.
        """
        try:
            return await self._core.repository.change(
                match_id,
                lambda stored, _: (
                    None if stored.info.place == place else with_changes(stored, place=place)
                ),
            )
        except Conflict:
            challenger = (await self._core.repository.load(match_id)).info.challenger
            waiting = await self._core.database.read(match_rows.open_matches, challenger.id)
            refuse_again(challenger, None, place, waiting)
            raise

    async def remember(
        self, message: PostedMessage, *, replaced: PostedMessage | None = None
    ) -> bool:
        """Save what a message shows now. An older drawing never replaces a newer one.

        `replaced`: the message that this one replaces; with it, it is saved as outdated.

        Returns False if a new message belongs to somebody who was erased while it was sent: then
        nothing is saved. Raises `Conflict` for a new message whose match does not exist.
        """
        before = self._redrawn.get(message.message_id)
        newer = before is not None and before.shown > message.shown
        if before is not None and newer and message.shown != OUTDATED:
            message = replace(message, shown=before.shown)
        saved = [message] if replaced is None else [message, replace(replaced, shown=OUTDATED)]
        if message.message_id not in self._known:
            for one in saved:
                self._redrawn.pop(one.message_id, None)  # this one is at least as new
            erased = await self._core.database.write(
                posted_message_rows.save_posted_messages, saved
            )
            if message.message_id not in erased:
                self._know(message.message_id)
            return message.message_id not in erased
        for one in saved:
            self._know(one.message_id)
            self._redrawn[one.message_id] = one
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._start_flush)
        return True

    def _know(self, message_id: int) -> None:
        """Remember that a message is in the store; drop the least recently redrawn one."""
        self._known[message_id] = None
        self._known.move_to_end(message_id)
        while len(self._known) > self._memory:
            self._known.popitem(last=False)

    async def forget(self, message_id: int) -> None:
        """Forget a message that was deleted or shows no match any more."""
        self._redrawn.pop(message_id, None)
        self._known.pop(message_id, None)
        async with self._writing:
            await self._core.database.write(
                posted_message_rows.save_posted_messages, [], [message_id]
            )

    async def flush(self) -> None:
        """Write the redrawn messages to the store. Raises `StoreAway`, and then keeps them.

        It keeps them also where it is cancelled: a drawing that ends must not take others' notes.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        async with self._writing:
            redrawn, self._redrawn = self._redrawn, {}
            if not redrawn:
                return
            try:
                await self._core.database.write(
                    posted_message_rows.save_posted_messages, list(redrawn.values())
                )
            except (StoreAway, asyncio.CancelledError):
                # Newer entries replace these, and forgotten messages stay forgotten.
                kept = {key: one for key, one in redrawn.items() if key in self._known}
                self._redrawn = {**kept, **self._redrawn}
                raise

    def _start_flush(self) -> None:
        self._timer = None
        self._flushing = asyncio.get_running_loop().create_task(self._flush_later())

    async def _flush_later(self) -> None:
        try:
            await self.flush()
        except Exception:  # the messages are only drawn once more
            log_failure(_log, "Noting what the messages show failed.")

    async def find(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[PostedMessage, ...]:
        """Return the messages of a match, a person, or both, the oldest first.

        Unwritten changes are included.
        """
        await self.flush()
        found = await self._core.database.read(posted_message_rows.messages_of, match_id, person_id)
        return tuple(sorted(found, key=lambda one: (one.sent_at, one.message_id)))

    async def stale(self) -> tuple[PostedMessage, ...]:
        """Return the messages that show an older revision of their match than the newest."""
        await self.flush()
        return await self._core.database.read(posted_message_rows.stale_posted_messages)

    async def save_pending_reply(self, reply: PendingReply) -> None:
        """Note a reply that is awaited, so that the next start can still send it."""
        await self._core.database.write(posted_message_rows.save_pending_reply, reply)

    async def drop_pending_reply(self, interaction_id: int) -> None:
        """Forget a reply that was sent or can't be sent any more."""
        await self._core.database.write(posted_message_rows.drop_pending_reply, interaction_id)

    async def pending_replies(self) -> tuple[PendingReply, ...]:
        """Return the unsent replies of an earlier run, oldest first; delete expired ones."""
        return await self._core.database.write(posted_message_rows.read_pending_replies)
