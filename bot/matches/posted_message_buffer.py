"""A buffer for redrawn messages: they are kept in memory and written together.

A new message is written at once, because after a crash nobody could find it otherwise. A redrawn
message is written a little later together with others, so not every edit needs a commit. If a
crash loses such an entry, the message is only redrawn once more.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace

from bot.matches.errors import StoreAway
from bot.matches.failure_log import log_failure
from bot.matches.models.posted_messages import OUTDATED, PostedMessage
from bot.storage import posted_message_rows
from bot.storage.engine import Database

_log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds
MEMORY = 4096  # messages known to be stored; one that was forgotten is written at once again


class PostedMessageBuffer:
    """Knows what each message shows: the newest entries are in memory, the others in the store."""

    def __init__(self, database: Database, memory: int = MEMORY) -> None:
        self._database = database
        self._memory = memory
        self._known: OrderedDict[int, None] = OrderedDict()  # the last used at the end
        self._redrawn: dict[int, PostedMessage] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()  # a row that is being written must not outlive its deletion

    async def remember(self, message: PostedMessage) -> None:
        """Save what a message shows now. An older drawing never replaces a newer one.

        Raises `Conflict` for a new message whose match does not exist.
        """
        before = self._redrawn.get(message.message_id)
        newer = before is not None and before.shown > message.shown
        if before is not None and newer and message.shown != OUTDATED:
            message = replace(message, shown=before.shown)
        if message.message_id not in self._known:
            self._redrawn.pop(message.message_id, None)  # this one is at least as new
            await self._database.write(posted_message_rows.save_posted_messages, [message])
            self._know(message.message_id)
            return
        self._know(message.message_id)
        self._redrawn[message.message_id] = message
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._start_flush)

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
            await self._database.write(posted_message_rows.save_posted_messages, [], [message_id])

    async def flush(self) -> None:
        """Write the redrawn messages to the store. Raises `StoreAway`, and then keeps them."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        async with self._writing:
            redrawn, self._redrawn = self._redrawn, {}
            if not redrawn:
                return
            try:
                await self._database.write(
                    posted_message_rows.save_posted_messages, list(redrawn.values())
                )
            except StoreAway:  # newer entries replace these, and forgotten messages stay forgotten
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
        """Return the messages of a match, a person, or both, with unwritten changes included."""
        await self.flush()
        return await self._database.read(posted_message_rows.messages_of, match_id, person_id)

    async def stale(self) -> tuple[PostedMessage, ...]:
        """Return the messages that show an older revision of their match than the newest."""
        await self.flush()
        return await self._database.read(posted_message_rows.stale_posted_messages)
