"""Keeps every message about a match current, and sends what commands and presses ask for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, Protocol

import discord

from bot.koikoi.actions import Seat
from bot.matches.background import BackgroundTasks
from bot.matches.cluster import EventType
from bot.matches.errors import StoreAway, UnknownMatch, log_failure
from bot.matches.models.match import Announcement, MatchInfo, Status, StoredMatch
from bot.matches.models.people import HandPlace, Nudges, Person
from bot.matches.models.posted_messages import (
    NAMES_ERASED,
    MatchContext,
    PostedMessage,
    PostedMessageKind,
)
from bot.matches.models.rotation import Rotation
from bot.matches.models.terms import NOWHERE, ChannelRef, TimeControl
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.live_table import LiveTable
from bot.messages.match_message import MatchMessage
from bot.messages.match_messages import MatchMessages, PrivateAnswer
from bot.messages.notifications import Notifications, is_digested, on_turn, players_of
from bot.messages.outside_messages import OutsideMessages
from bot.messages.post import MessagingDeps
from bot.messages.queue import PressPriority, QueueClosed, until_answered
from bot.messages.sending.channels import Channels, server_of
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.direct_messages import (
    FLAGGED,
    TOO_FAST,
    DirectMessages,
    DmAccess,
    Reach,
)
from bot.messages.sending.failures import FAILED, is_away
from bot.messages.sending.rate_limits import EditLimiter, RequestBudget
from bot.messages.sending.reply import Reply
from bot.messages.view_models import ViewModels

_log = logging.getLogger(__name__)

CONCURRENCY: Final = 3
"""How many matches are read for drawing at the same time.

After an outage hundreds are due. With all of them in line for the database, a press would wait for
minutes.
"""
ERASED_EVERY: Final = 2.5
"""Seconds between two matches that are drawn again without a name, for the usual `first_pause`.

Discord takes three edits of old messages in a channel within six seconds.
"""
MAX_MATCHES_CACHED: Final = 2000
"""How many matches' messages are remembered at once."""


class FeatureMessages(Protocol):
    """Messages of a feature that are kept current beside those of matches."""

    @property
    def idle(self) -> bool:
        """Return whether every message is drawn."""

    def drawing(self) -> Sequence[asyncio.Task[None]]:
        """Return the running drawings."""

    def table_moved(self, match_id: int) -> None:
        """Update the links to the table of a match."""

    def redraw_stale(self) -> None:
        """Draw messages that show an older state, or an erased name."""

    async def close(self) -> None:
        """Stop drawing."""


class Presenter:
    """Keeps all messages of matches current; one instance. It decides nothing in a match.

    After each committed change it decides which messages there must be; each message draws itself.
    Only the posted messages are stored. The rest may be lost at any time: open hidden hands, and
    the times of people's last presses.
    """

    def __init__(
        self,
        service: MatchService,
        delivery: Delivery,
        languages: Languages,
        channels: Channels,
        direct_messages: DirectMessages,
        *,
        first_pause: float = 1.0,
        computer_moves_within: float = 0.0,
    ) -> None:
        """Keep the parts.

        `first_pause`: seconds before the first retry when Discord is away. `computer_moves_within`:
        seconds that a table waits for the computer's move, to show two moves at once.
        """
        self.access: Final = DmAccess(direct_messages)
        self.view_models: Final = ViewModels(
            service,
            languages,
            self.access,
            channels.learn,
        )
        self.background: Final = BackgroundTasks()
        self.budget: Final = RequestBudget()
        self.presses_first: Final = PressPriority()
        self.old_edits: Final = EditLimiter()
        self._service = service
        self.deps: Final = MessagingDeps(
            view_models=self.view_models,
            languages=languages,
            delivery=delivery,
            channels=channels,
            direct_messages=direct_messages,
            posted_messages=service.messages,
            newest=service.core.repository.load,
            old_edits=self.old_edits,
            budget=self.budget,
            background=self.background,
            presses_first=self.presses_first,
            clock=service.clock,
            listener=self,
            is_responsible=service.cluster.is_responsible,
            first_pause=first_pause,
            computer_moves_within=computer_moves_within,
        )
        self.outside: Final = OutsideMessages(self.messages, self.deps)
        self._notifications = Notifications(service, self.deps, languages, self.access)
        self.feature_messages: Final[list[FeatureMessages]] = []
        self._over: set[int] = set()  # matches that have ended, but may have something left to draw
        self._matches: dict[int, MatchMessages] = {}
        self._loading = asyncio.Lock()
        self._again: set[int] = set()
        self._whole: set[int] = set()  # matches of which every message must be drawn
        self._refreshing: dict[int, asyncio.Task[None]] = {}
        self._reading = asyncio.Semaphore(CONCURRENCY)
        self._cluster = service.cluster
        self._stored: set[int] = set()  # matches whose messages another process may have changed
        self._closed = False
        service.changed.subscribe(self._heard)
        service.core.repository.writing.subscribe(self._prepare)
        direct_messages.opened.subscribe(self._dms_opened)
        direct_messages.quarantine.subscribe(self._quarantine)

    # ── following what happens ──────────────────────────────────────────────────────────────

    def _heard(self, announcement: Announcement) -> None:
        if announcement.match_id in self.outside.kept:
            self.outside.changed(announcement.match_id)
        messages = self._matches.get(announcement.match_id)
        if announcement.elsewhere:
            if messages is not None:
                messages.written = None
            elif not self._has_part_in(announcement):
                return
        self._start_refresh(announcement.match_id)

    def _has_part_in(self, announcement: Announcement) -> bool:
        """Return whether this process keeps messages of a match."""
        return self._cluster.is_responsible(announcement.guild_id) or self._cluster.is_responsible(
            None
        )

    def _prepare(self, stored: StoredMatch) -> None:
        """Begin to draw the answer to a press, while the change is still being written."""
        messages = self._matches.get(stored.id)
        if messages is None:
            return
        held = [live for live in messages.all() if live.queue.is_held]
        known = messages.snapshot if held else None  # the press has just read it
        messages.written = None if known is None else known.after(stored.info)
        for live in held:
            self.background.start(live.prerender(stored))

    def refresh(self, match_id: int) -> None:
        """Draw all messages of a match, also those that show its newest state."""
        self._whole.add(match_id)
        self._start_refresh(match_id)

    def refresh_everywhere(self, match_id: int) -> None:
        """Do the same, and let the other processes do it."""
        self.refresh(match_id)
        self._cluster.publish(EventType.DRAW, match_id)

    def reload(self) -> None:
        """Read again which messages there are: this process keeps more of them from now on."""
        self._stored.update(self._matches)

    def _start_refresh(self, match_id: int) -> None:
        if self._closed:
            return  # the next start brings everything up to date
        if match_id in self._refreshing:
            self._again.add(match_id)
        else:
            self._refreshing[match_id] = asyncio.create_task(self._refresh(match_id))

    async def _refresh(self, match_id: int) -> None:
        try:
            while True:
                await self.presses_first.answered()
                self._again.discard(match_id)
                try:
                    await until_answered(
                        partial(self._reconcile_messages, match_id), self.deps.first_pause
                    )
                except UnknownMatch:
                    return
                except Exception:
                    log_failure(_log, "Match %d could not be shown.", match_id)
                if match_id not in self._again:
                    return
        finally:
            self._whole.discard(match_id)
            del self._refreshing[match_id]

    async def _reconcile_messages(self, match_id: int) -> None:
        """Decide which messages there must be, then let each one draw itself."""
        async with self._reading:
            messages = await self.messages(match_id)
            snapshot = messages.snapshot = await self._context_of(messages)
            await self._sync_from_store(messages, snapshot.info.place.guild_id)
        info = (await self._service.queries.get(match_id)).info
        for seat, player in players_of(info):
            await self.prepare_hand(messages, snapshot, info, seat, player)
        if match_id in self._whole:
            self._whole.discard(match_id)
            messages.invalidate()
        else:
            messages.refresh_if_stale(info.revision)
        self._discard_old_answers(messages, info)
        if not info.status.open:
            self._over.add(match_id)
        self._trim()

    async def _context_of(self, messages: MatchMessages) -> MatchContext:
        """Return what the messages need: as a press has just written it, else from the store."""
        written, messages.written = messages.written, None
        queries, match_id = self._service.queries, messages.match_id
        if written is None or match_id in self._whole:
            return await queries.snapshot(match_id)
        newest = (await queries.get(match_id)).info
        return written if written.info == newest else await queries.snapshot(match_id)

    async def _sync_from_store(self, messages: MatchMessages, guild_id: int | None) -> None:
        """Take over what other processes did with the messages that they keep."""
        others: list[PostedMessageKind] = []
        if not self._cluster.is_responsible(guild_id):
            others += [PostedMessageKind.TABLE, PostedMessageKind.SIGN, PostedMessageKind.NUDGE]
        if not self._cluster.is_responsible(None):
            others.append(PostedMessageKind.HAND)
        if others:
            messages.load(await self._service.messages.find(match_id=messages.match_id), others)

    async def prepare_hand(
        self,
        messages: MatchMessages,
        snapshot: MatchContext,
        info: MatchInfo,
        seat: Seat,
        player: Person,
    ) -> None:
        """Make sure that a player has a hand, and that it makes a sound when it should."""
        hand = messages.hands.get(player.id)
        chosen = snapshot.preferences_of(player.id)
        if hand is not None and hand.posted is not None:
            push = self._notifications.wants_push(messages, info, seat, chosen)
            hand.wants_push = False
            if push and not is_digested(snapshot, player):
                hand.call()
            return
        playing = info.status is Status.PLAYING
        refuses = self.access.refuses_hand(player.id, info.id)
        takes_hand = chosen.hand is HandPlace.DM and not refuses
        if info.place == NOWHERE and info.against_computer:
            takes_hand = False  # it was begun outside, where an answer shows it
        if playing and takes_hand:
            if hand is None and info.place.guild_id is None and info.against_computer:
                messages.hand(player.id).post.look_first = True  # it may have answered a command
            hand = messages.hand(player.id)
            hand.refused = False
            hand.wants_push = on_turn(info, seat) and chosen.nudges is not Nudges.NEVER
        elif hand is not None and refuses:
            hand.refused = True  # otherwise the next change would try again

    async def messages(self, match_id: int) -> MatchMessages:
        """Return the messages of a match; they are read from the store once.

        Raises `QueueClosed` when the bot stops: nothing would close them.
        """
        async with self._loading:
            if self._closed:
                raise QueueClosed
            messages = self._matches.get(match_id)
            if messages is None:
                posted_messages = await self._service.messages.find(match_id=match_id)
                messages = MatchMessages(
                    self.deps, match_id, posted_messages, self._notifications.attend
                )
                self._matches[match_id] = messages
            elif match_id in self._stored:
                messages.load(await self._service.messages.find(match_id=match_id))
            self._stored.discard(match_id)
            return messages

    def _trim(self) -> None:
        """Forget matches in which nothing happens; the store knows their messages.

        Finished matches go as soon as they are drawn, the others when there are too many.
        """
        too_many = list(self._matches)[: max(0, len(self._matches) - MAX_MATCHES_CACHED)]
        for match_id in {*self._over, *too_many}:
            messages = self._matches.get(match_id)
            done = messages is None or (messages.drawn if match_id in self._over else messages.idle)
            if done and match_id not in self._refreshing:
                self._matches.pop(match_id, None)
                self._over.discard(match_id)

    # ── until everything is drawn ───────────────────────────────────────────────────────────

    @property
    def busy(self) -> bool:
        """Return whether something is left to draw."""
        drawing = any(not messages.drawn for messages in self._matches.values())
        drawing = drawing or any(not one.idle for one in self.feature_messages)
        return bool(self._refreshing) or not self.background.idle or drawing

    @property
    def undrawn(self) -> int:
        """Return how many messages and matches are being drawn, or wait for it."""
        return len(self._drawing())

    async def settle(self) -> None:
        """Wait until nothing is left to draw, however long Discord is away."""
        while tasks := self._drawing():
            await asyncio.wait(tasks)

    def _drawing(self) -> list[asyncio.Task[None]]:
        tasks = [*self._refreshing.values(), *self.background.running]
        tasks += [task for one in self.feature_messages for task in one.drawing()]
        for messages in self._matches.values():
            tasks += messages.drawing()
        return tasks

    async def close(self) -> None:
        """Stop drawing, and store what was drawn."""
        await self.background.close()
        # A task that ends may still announce a change.
        while tasks := [one for one in self._refreshing.values() if not one.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self._refreshing.clear()  # a task that was cancelled before it began is still there
        self._closed = True
        # All at once: one after the other, hundreds take longer than a stop may.
        matches = [messages.close() for messages in self._matches.values()]
        await asyncio.gather(*matches, *(one.close() for one in self.feature_messages))
        await self._service.messages.flush()

    async def is_undelivered(self, info: MatchInfo, person_id: int) -> bool:
        """Return whether nothing shows a match to a person: no hand, no table, no press of theirs.

        Where there is no table, two people have asked for the match: a person who has moved in it,
        or pressed to begin it now, can find their hand.

        A table that was refused to another process counts as shown: this process can't see that.
        """
        messages = self._matches.get(info.id)
        hand = None if messages is None else messages.hands.get(person_id)
        if hand is not None and hand.posted is not None:
            return False
        if messages is not None:
            seen = messages.seen.get(person_id)
            saw = seen is not None and info.turn_since is not None and seen >= info.turn_since
            if saw or person_id in messages.open_hands:
                return False
        seat = info.seat_of(person_id)
        if info.place.guild_id is None and seat is not None:
            began_now = info.terms.pace is TimeControl.LIVE
            if began_now or info.moved_at[seat] is not None:
                return False
        posted = await self._service.messages.find(match_id=info.id)
        direct = {PostedMessageKind.HAND, PostedMessageKind.DIGEST}
        if any(one.person_id == person_id and one.kind in direct for one in posted):
            return False
        stands = any(one.kind is PostedMessageKind.TABLE and not one.intended for one in posted)
        return not stands or (messages is not None and messages.table().is_refused)

    # ── what messages tell (`post.Listener`) ────────────────────────────────────────

    def table_moved(self, match_id: int) -> None:
        """Update the link to the table in the hands."""
        for one in self.feature_messages:
            one.table_moved(match_id)
        if self._cluster.several:  # another may have sent one, too, as the shards changed hands
            self._stored.add(match_id)
        self.refresh_everywhere(match_id)

    def table_gone(self, match_id: int) -> None:
        """Make the hands say that nobody can play at the table, or that they can again."""
        self.refresh_everywhere(match_id)

    def table_opened(self, match_id: int) -> None:
        """Draw a table whose channel had refused it: perhaps the bot may write there again."""
        self.refresh(match_id)

    def in_background(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody waits for as soon as the store answers; done twice, it is as done once."""
        self.background.start(until_answered(work, self.deps.first_pause))

    def drawn_beside(self, match_id: int) -> None:
        """Draw a match's messages again in the process that keeps them, this one or another."""
        self.redraw_all(match_id)

    async def thread_changed(
        self, guild_id: int, thread_id: int, *, archived: bool, locked: bool
    ) -> None:
        """Handle that a thread fell asleep or woke, was locked or opened.

        In one that sleeps, phones send no presses. If it fell asleep by itself while a match waits
        there, its table is sent again: that wakes it. One that somebody archived stays so.
        """
        if not self._cluster.is_responsible(guild_id):
            return
        asleep, pause = archived and not locked, self.deps.first_pause
        find = partial(self._service.queries.open_in_guild, guild_id)
        for info in await until_answered(find, pause):
            if info.place.channel_id != thread_id or not info.has_table:
                continue
            table = (await until_answered(partial(self.messages, info.id), pause)).table()
            if table.locked != locked:
                table.locked = locked
                self.refresh(info.id)
            if asleep and table.may_sleep:
                table.resend()
                asleep = False  # one message is enough

    async def look_at_thread(self, info: MatchInfo) -> None:
        """Find out what happened to a match's thread while nobody could hear of it."""
        place = info.place
        if place.guild_id is None or place.parent_id is None or not info.has_table:
            return
        thread = await self.deps.channels.thread(place)
        if thread is not None and (thread.archived or thread.locked):
            await self.thread_changed(
                place.guild_id, thread.id, archived=thread.archived, locked=thread.locked
            )

    async def look_at_threads(self, guild_id: int) -> None:
        """Do the same for all matches of a server, as soon as the database answers."""
        pause = self.deps.first_pause
        find = partial(self._service.queries.open_in_guild, guild_id)
        for info in await until_answered(find, pause):
            await self.look_at_thread(info)

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Handle that Discord refuses messages to a person.

        The table says so, and they play there.
        """
        self.access.note_match(person_id, match_id)
        await self.dms_refused(person_id, code)
        self.refresh_everywhere(match_id)

    async def dms_refused(self, person_id: int, code: int) -> None:
        """Remember, in all processes, that Discord refuses messages to a person."""
        await self.access.hand_refused(person_id, code)
        self._cluster.publish(EventType.DMS_REFUSED, person_id, code)

    def hand_waits(self, match_id: int, person_id: int, *, flagged: bool) -> None:
        """Handle that a person's direct messages are still to be opened: they play at the table."""
        self.access.hand_waits(person_id, flagged=flagged)
        code = FLAGGED if flagged else TOO_FAST
        self._cluster.publish(EventType.DMS_REFUSED, person_id, code)
        self.refresh_everywhere(match_id)
        self.in_background(partial(self._check_wait, person_id, flagged=flagged))

    async def _check_wait(self, person_id: int, *, flagged: bool) -> None:
        """Try again at once if what a person waits for has happened just before it was noted."""
        reached = await self.deps.direct_messages.reach(person_id)
        if reached.how is not (Reach.FLAGGED if flagged else Reach.WAITS):
            self._dms_opened(person_id)

    def _dms_opened(self, person_id: int) -> None:
        """Send the hands of a person who has waited for their direct messages."""
        if self.access.refuses(person_id):
            self.access.reopened(person_id)
            self.in_background(partial(self._refresh_games_of, person_id))

    def _quarantine(self, begins: bool) -> None:
        """Tell everybody who waits for their direct messages that none are opened, or try again."""
        waiting = [one for one, how in self.access.hindered.items() if how is not Reach.CLOSED]
        for person_id in waiting:
            if begins:
                self.access.hand_waits(person_id, flagged=True)
            else:
                self.access.reopened(person_id)
            self.in_background(partial(self._refresh_games_of, person_id))

    async def _refresh_games_of(self, person_id: int) -> None:
        for info in await self._service.queries.games_of(person_id):
            self.refresh(info.id)

    def dms_wanted(self, person_id: int) -> None:
        """Try again to write to a person: they ask for direct messages."""
        self.access.reopened(person_id)
        self._cluster.publish(EventType.DMS_OPEN, person_id)

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: shrink those of finished matches to one line."""
        self.access.hand_sent(person_id)
        if self.access.is_closed(person_id):  # they have allowed messages again
            self._dms_opened(person_id)
            self._cluster.publish(EventType.DMS_OPEN, person_id)
        self.in_background(partial(self._shrink, match_id, person_id))

    async def _shrink(self, match_id: int, person_id: int) -> None:
        for posted in await self._service.messages.find(person_id=person_id):
            if posted.match_id == match_id or posted.kind is not PostedMessageKind.HAND:
                continue
            if (await self._service.queries.get(posted.match_id)).info.status.open:
                continue
            self._over.add(posted.match_id)
            hand = (await self.messages(posted.match_id)).hands.get(person_id)
            if hand is not None:
                hand.wants_shrink = True
                hand.invalidate()

    # ── what commands and presses ask for ───────────────────────────────────────────────────

    def note(self, snapshot: MatchContext) -> None:
        """Use what was just read of a match for its messages."""
        messages = self._matches.get(snapshot.info.id)
        if messages is not None:
            messages.snapshot = snapshot

    async def mark_seen(self, match_id: int, person_id: int) -> None:
        """Remember that a person just did something in this match."""
        (await self.messages(match_id)).seen[person_id] = self._service.clock.now()

    async def pressed(self, match_id: int, person_id: int, reply: Reply) -> MatchMessage:
        """Return the message that a person pressed; a forgotten hand is remembered again."""
        messages = await self.messages(match_id)
        messages.seen[person_id] = self._service.clock.now()
        for live in messages.all():
            if live.message_id == reply.pressed_message:
                return live
        message = reply.interaction.message
        if message is not None and message.flags.ephemeral:
            return messages.reopen(person_id, message.id)
        if server_of(reply.interaction) is None:
            return messages.hand(person_id)
        return messages.table()

    @asynccontextmanager
    async def answering(
        self, match_id: int | None, person_id: int, reply: Reply
    ) -> AsyncIterator[None]:
        """Answer an interaction, then delete the person's earlier private answers about the match.

        Otherwise they would cover the hand on a phone, and show what is no longer true. They are
        remembered only in memory, and deleted only while their token is valid. After a press on
        one of them, they stay. `match_id`: the match that is pressed on, or None.
        """
        messages = None if match_id is None else self._matches.get(match_id)
        # Taken out, so that no change deletes an answer while it is pressed.
        before = [] if messages is None else messages.answers.pop(person_id, [])
        try:
            yield
        finally:
            if match_id is not None and (before or reply.private is not None):
                self._settle_answers(match_id, person_id, before, reply)

    def _settle_answers(
        self, match_id: int, person_id: int, before: list[PrivateAnswer], reply: Reply
    ) -> None:
        new, dropped, kept = reply.private, before, list[PrivateAnswer]()
        if any(one.handle.message_id == reply.pressed_message for one in before):
            changed = None if new is None else new.message_id
            kept = [one for one in before if one.handle.message_id != changed]
            dropped = []
        if new is not None:
            kept.append(PrivateAnswer(new, reply.shown_seq))
        messages = self._matches.get(match_id)
        if messages is not None and kept:  # at once: the next press may follow at once
            messages.answers.setdefault(person_id, []).extend(kept)
        self.background.start(self._check_answers(match_id, person_id, kept))
        for one in dropped:
            self.background.start(one.handle.discard())

    async def _check_answers(
        self, match_id: int, person_id: int, kept: Sequence[PrivateAnswer]
    ) -> None:
        """Delete what a change has made old meanwhile; after the end, the last answer stays."""
        with suppress(UnknownMatch, QueueClosed, StoreAway):
            info = (await self._service.queries.get(match_id)).info
            messages = self._matches.get(match_id)
            if not info.status.open:
                if messages is not None:
                    messages.answers.pop(person_id, None)
                await asyncio.gather(*(one.handle.discard() for one in kept if not one.fresh))
                return
            if messages is None:
                messages = await self.messages(match_id)
                messages.answers.setdefault(person_id, []).extend(kept)
            for one in kept:
                one.fresh = False
            self._discard_old_answers(messages, info)

    def _discard_old_answers(self, messages: MatchMessages, info: MatchInfo) -> None:
        for handle in messages.pop_old_answers(info):
            self.background.start(handle.discard())

    async def table_of(self, match_id: int) -> LiveTable:
        """Return the table's message."""
        return (await self.messages(match_id)).table()

    async def open_hand(self, match_id: int, person_id: int, reply: Reply) -> None:
        """Show a person's hand to them alone, in the newest state."""
        messages = await self.messages(match_id)
        old = messages.open_hands.get(person_id)
        await messages.new_open_hand(person_id).answer_command(reply)
        if old is not None:
            self.background.start(old.discard())

    async def post_hand(self, match_id: int, person_id: int, reply: Reply | None = None) -> None:
        """Send the hand of a match in direct messages; such a match has no table."""
        hand = (await self.messages(match_id)).hand(person_id)
        if reply is not None:
            await hand.answer_command(reply)
        else:
            hand.invalidate()

    async def tell_wish(self, match_id: int, person_id: int) -> None:
        """Let a player's hand of a match that is over tell, with a sound, what the other wishes.

        A player who wanted no hand in direct messages gets it there now: nothing else calls them.
        """
        can_write = await self.access.can_write(person_id)
        self._over.add(match_id)
        messages = await self.messages(match_id)
        # No `await` from here on: messages of a match that is over are dropped when they are drawn.
        if can_write:
            messages.hand(person_id).wished = True
        messages.call(person_id)

    async def post_table(self, match_id: int, reply: Reply | None = None) -> None:
        """Send a match's table, as the answer to a command or as a message of its own."""
        table = (await self.messages(match_id)).table()
        if table.intended is None:  # the match is new, or an intention would tell of its table
            table.post.look_first = False
        if reply is not None:
            await table.answer_command(reply)
        elif await self.is_others(match_id):
            self._cluster.publish(EventType.POST_TABLE, match_id)
        elif table.posted is None:
            table.invalidate()

    async def url_of_hand(self, rotation: Rotation) -> str | None:
        """Return the link to the hand that is being played at a table for several people."""
        if not rotation.hand_runs or rotation.match_id is None:
            return None
        return (await self.messages(rotation.match_id)).url(rotation.place.guild_id)

    async def resend_table(self, match_id: int, place: ChannelRef | None = None) -> None:
        """Send the table again, at the end of its channel or in another channel."""
        table = (await self.messages(match_id)).table()
        if place is not None:
            await self._service.messages.move_table(match_id, place)
        if await self.is_others(match_id):
            self._cluster.publish(EventType.RESEND_TABLE, match_id)
        else:
            table.resend()  # only now: an earlier drawing would go to the old place

    async def is_others(self, match_id: int) -> bool:
        """Return whether another process keeps a match's table."""
        if not self._cluster.several:  # nobody need be asked where it is
            return False
        info = (await self._service.queries.get(match_id)).info
        return not self._cluster.is_responsible(info.place.guild_id)

    def redraw_all(self, match_id: int) -> None:
        """Draw every message of a match again, whatever they seem to show."""
        self._cluster.publish(EventType.DOUBT, match_id)
        self.redraw_ours(match_id)

    def drawn_elsewhere(self, match_id: int) -> None:
        """Draw a match again that another process has drawn; it may have sent a message anew."""
        if match_id in self._matches:
            self._stored.add(match_id)
        self.redraw_ours(match_id)

    def redraw_ours(self, match_id: int) -> None:
        """Draw every message of a match again in this process alone."""
        messages = self._matches.get(match_id)
        for live in messages.all() if messages is not None else ():
            live.force_redraw()
        self.refresh(match_id)

    def knows(self, match_id: int) -> bool:
        """Return whether something of a match is remembered here."""
        return match_id in self._matches

    async def forget_hands(self, person_id: int) -> None:
        """Draw nothing more for a person whom another process has erased."""
        self.access.reopened(person_id)
        self.view_models.cheers.forget_person(person_id)
        for messages in tuple(self._matches.values()):
            await messages.forget_person(person_id)

    def redraw_erased(self) -> None:
        """Draw again what may name somebody who was erased, a little at a time.

        The messages to draw are in the database: the next start goes on with them.
        """
        self.background.start(self._redraw_erased())

    async def _redraw_erased(self) -> None:
        self.outside.redraw_all()
        for one in self.feature_messages:
            one.redraw_stale()
        stale = await self._service.messages.stale()
        owed = {one.match_id for one in stale if one.shown == NAMES_ERASED}
        kinds = {PostedMessageKind.ENDED, PostedMessageKind.SIGN}
        lines = [one for one in stale if one.kind in kinds]
        for match_id in sorted(owed, reverse=True):
            self.refresh(match_id)
            for line in lines:
                if line.match_id == match_id and line.shown == NAMES_ERASED:
                    await self._redraw_line(line)
            await asyncio.sleep(ERASED_EVERY * self.deps.first_pause)

    async def _redraw_line(self, line: PostedMessage) -> None:
        messages = await self.messages(line.match_id)
        try:
            if line.kind is PostedMessageKind.SIGN:
                if not await self.is_others(line.match_id):
                    await messages.table().redraw_sign(line)
            elif line.person_id is not None and self.deps.is_responsible(None):
                await messages.hand(line.person_id).redraw_line(line)
        except Exception as error:
            if is_away(error):  # it stays owed: the next start tries again
                return
            if not isinstance(error, discord.HTTPException):
                raise
            await self._service.messages.forget(line.message_id)

    async def forget_person(self, person_id: int, posted_messages: Sequence[PostedMessage]) -> None:
        """Delete the messages that were sent to a person who is erased."""
        self.access.reopened(person_id)
        self.view_models.cheers.forget_person(person_id)
        for posted in posted_messages:
            await (await self.messages(posted.match_id)).forget_person(person_id)
            await self._service.messages.forget(posted.message_id)
            with suppress(*FAILED):
                channel = self.deps.channels.messageable(posted.channel_id)
                await channel.get_partial_message(posted.message_id).delete()
