"""Messages: where a table stands, which message shows what, which replies and people wait.

A new message is written at once, because after a crash nobody could find it otherwise. A redrawn
message is written a little later together with others, so not every edit needs a commit. If a
crash loses such an entry, the message is only redrawn once more.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import datetime

from bot.matches.errors import Conflict, StoreAway, log_failure
from bot.matches.models.dm_openings import DmPace, DmPriority, DmRequest, DmTurn
from bot.matches.models.match import Transition
from bot.matches.models.posted_messages import OUTDATED, PendingReply, PostedMessage
from bot.matches.models.terms import ChannelRef
from bot.matches.services.context import MatchCore
from bot.matches.transitions.challenges import refuse_again
from bot.matches.transitions.change import with_changes
from bot.storage import dm_rows, match_rows, posted_message_rows

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


@dataclass(frozen=True, slots=True)
class DmWait:
    """Why a person's direct messages can't be opened now."""

    at: datetime | None
    """When they are opened, about; None: it is not known."""
    flagged: bool
    """Whether Discord lets the bot open none."""


class DmOpenings:
    """The line of people whose direct messages are still to be opened; all processes share it."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._database = core.database

    async def ask(self, person_id: int, priority: DmPriority, *, greeting: bool = False) -> DmTurn:
        """Put a person in the line, and return their turn if it is one now."""
        asked = DmRequest(
            person_id=person_id,
            priority=priority,
            asked_at=self._core.clock.now(),
            greeting=greeting,
        )
        return await self._database.write(dm_rows.ask, asked)

    async def enter(self, person_id: int, priority: DmPriority) -> None:
        """Put a person in the line, without a turn."""
        now = self._core.clock.now()
        asked = DmRequest(person_id=person_id, priority=priority, asked_at=now)
        await self._database.write(dm_rows.enter, asked)

    async def wait(self, person_id: int, priority: DmPriority) -> tuple[DmWait | None, bool]:
        """Return what a person has to wait for, and whether they are in the line.

        None: their direct messages can be opened at once. Nothing is changed.
        """
        now = self._core.clock.now()
        turn, entered = await self._database.read(dm_rows.state_of, person_id, priority, now)
        if turn.at is None:
            return None, entered
        return DmWait(None if turn.flagged else turn.at, turn.flagged), entered

    async def next(self) -> DmTurn:
        """Return whose direct messages have to be opened now."""
        return await self._database.write(dm_rows.next_turn, self._core.clock.now())

    async def waiting(self) -> frozenset[int]:
        """Return the people in the line."""
        found = await self._database.read(dm_rows.waiting, self._core.clock.now())
        return frozenset(one.person_id for one in found)

    async def count_waiting(self) -> int:
        """Return the number of people in the line."""
        return await self._database.read(dm_rows.count_waiting, self._core.clock.now())

    async def pace(self) -> DmPace:
        """Return the pace of the line."""
        return await self._database.read(dm_rows.read_pace)

    async def opened(self, person_id: int, channel_id: int) -> bool:
        """Save a channel that was opened; return whether that ends the quarantine."""
        return await self._database.write(dm_rows.note_opened, person_id, channel_id)

    async def too_fast(self, person_id: int) -> bool:
        """Let the line pause: Discord says that it is too fast. Returns whether that is new."""
        return await self._database.write(dm_rows.note_too_fast, person_id, self._core.clock.now())

    async def flagged(self) -> bool:
        """Begin the quarantine: Discord has flagged the bot. Returns whether that is new."""
        return await self._database.write(dm_rows.note_flagged, self._core.clock.now())

    async def restore(self, turn: DmRequest) -> None:
        """Let a person wait again, without a turn counted: Discord is away."""
        await self._database.write(dm_rows.restore, turn)

    async def leave(self, person_id: int) -> None:
        """Take a person out of the line."""
        await self._database.write(dm_rows.leave, person_id)

    async def to_report(self) -> bool | None:
        """Return what the hosts have to be told, once.

        True: the quarantine began; False: it ended; None: nothing.
        """
        pace = await self.pace()
        if (pace.flagged_at is not None) == pace.reported:
            return None
        return await self._database.write(dm_rows.report_pace)
