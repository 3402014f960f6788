"""The table's message: it starts as the challenge, and is sent again when it is moved or old."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.locales import Wording
from bot.matches.models.match import DeadlineKind
from bot.matches.models.posted_messages import (
    STATELESS,
    PostedMessage,
    PostedMessageKind,
    intention,
)
from bot.messages.match_message import StoredMessage, ref_of
from bot.messages.post import (
    BUDGET_WAIT,
    MessageState,
    MessagingDeps,
    PostedMessageRef,
    message_url,
)
from bot.messages.sending.failures import SHUT, Hindrance, hindrance, is_away, is_refusal
from bot.messages.sending.rate_limits import RESEND_AFTER
from bot.messages.sending.reply import Reply
from bot.messages.view_models import MatchState
from bot.screens.message import Screen
from bot.screens.table import sign_screen, table_screen
from bot.screens.view_model import Shut, ViewModel

SLEEPS_AFTER: Final = timedelta(hours=1)
"""The shortest time after its last message in which a thread can be archived by itself."""
UNWATCHED_BUDGET_WAIT: Final = 45.0
"""Seconds that a table can wait longer than the most urgent message if its players have their hands
in direct messages: they look there."""


class LiveTable(StoredMessage):
    """The table: a public message in a channel. It starts as the challenge."""

    kind = PostedMessageKind.TABLE
    gone = False  # its channel was deleted: no table until somebody moves it
    locked = False  # its thread is locked: buttons there are dead
    blocked: Hindrance | None = None  # why its channel refused it, and has not taken it since
    intended: PostedMessage | None = None  # stored before the newest one was sent
    _was_refused = False  # when it was tried last

    def __init__(self, deps: MessagingDeps, match: MatchState) -> None:
        super().__init__(deps, match)
        self.queue.turn = self._turn
        self.post.look_first = True  # unless it is known, or the match is new
        self._signs: list[PostedMessage] = []  # at its former places, with the link to it
        self._people_move = asyncio.Event()  # no computer is to move
        self._people_move.set()

    def _is_ours(self) -> bool:
        snapshot = self._match.snapshot
        return snapshot is None or self.deps.is_responsible(snapshot.info.place.guild_id)

    # ── when it is drawn ────────────────────────────────────────────────────────────────────

    async def _turn(self) -> None:
        """Before the computer's move there is no hurry: one drawing shows both moves."""
        if self.posted is not None and not self.wants_resend:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.deps.computer_moves_within):
                    await self._people_move.wait()

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed; if the computer is to move, after its move."""
        snapshot = self._match.snapshot
        if snapshot is not None and snapshot.info.due is DeadlineKind.COMPUTER:
            self._people_move.clear()
        else:
            self._people_move.set()
        super().refresh_if_stale(revision)

    def resend(self) -> None:
        """Send the table again, perhaps in another channel."""
        self.gone = self.locked = False
        self.blocked = None
        self.post.retry_at = None
        self.wants_resend = True
        self.invalidate()

    async def _draw(self) -> None:
        if not self.gone and not self.post.is_backing_off:
            await super()._draw()
            await self._settle_intention()

    async def _read(
        self, note: str | None = None, *, answering: bool = False
    ) -> MessageState | None:
        await self._sync()
        stored = await self.deps.newest(self.match_id)
        info, posted = stored.info, self.posted
        if info.place.guild_id is None or info.day is not None:  # it has no table
            return None
        if posted is None and not info.status.open and not answering:
            return None
        state = self._stored_state(stored, info.place, partial(self._screen, note))
        anew = self.wants_resend or self._is_old(stored)
        return replace(
            state,
            anew=anew,
            current=state.current and not anew,
            silent=posted is not None,
            patience=BUDGET_WAIT if self._match.open_hands else UNWATCHED_BUDGET_WAIT,
            before_sending=partial(self._intend, info.place.channel_id),
        )

    async def _screen(self, note: str | None, wording: Wording) -> tuple[ViewModel, Screen]:
        model = await self.deps.view_models.for_everyone(self._match)
        model = self._with_note(model.worded(wording), note)
        return model, table_screen(model)

    def _may_move(self, model: ViewModel) -> bool:
        """Return whether both players want motion, and the message is easy to edit."""
        posted, snapshot = self.posted, self._match.snapshot
        if posted is None or snapshot is None:
            return False
        young = self.deps.clock.now() - posted.sent_at <= RESEND_AFTER
        people = model.info.people
        return young and not any(snapshot.preferences_of(one.id).less_motion for one in people)

    # ── how it answers a press ──────────────────────────────────────────────────────────────

    async def answer(self, reply: Reply, note: str | None = None) -> None:
        """Answer a press with the newest state.

        Only a player's press may make another message the table.
        """
        info = (await self.deps.newest(self.match_id)).info
        another = reply.pressed_message not in (None, self.message_id)
        if another and reply.interaction.user.id not in {person.id for person in info.people}:
            await reply.acknowledge()
        else:
            await super().answer(reply, note)

    # ── how it is stored ────────────────────────────────────────────────────────────────────

    def _is_mine(self, posted: PostedMessage) -> bool:
        return posted.kind in {PostedMessageKind.TABLE, PostedMessageKind.SIGN}

    def _take_over(self, stored: Sequence[PostedMessage]) -> None:
        self.post.look_first = True  # another process may have sent a table, and be killed
        self._signs = [posted for posted in stored if posted.kind is PostedMessageKind.SIGN]
        super()._take_over(
            [posted for posted in stored if not posted.intended and posted not in self._signs]
        )
        for posted in stored:
            if posted.intended and self._is_ours():  # did an earlier run send it?
                self.intended = posted
                if self.posted is None or self.posted.sent_at < posted.sent_at:
                    self.wants_resend = self.post.look_first = True

    async def _intend(self, channel_id: int) -> None:
        """Store that a table is about to be sent.

        A bot that is killed right after sending could not store the message. The next start finds
        it again.
        """
        sent = PostedMessageRef(0, channel_id, self.deps.clock.now())
        self.intended = intention(self._row(sent))
        await self.deps.posted_messages.remember(self.intended)

    async def _settle_intention(self) -> None:
        """Delete the stored intention to send a table, once it was sent."""
        intended, known = self.intended, self.posted
        if intended is None:
            return
        sent = known is not None and known.sent_at >= intended.sent_at
        if sent or not (await self.deps.newest(self.match_id)).info.status.open:
            await self._forget_intention()

    async def _forget_intention(self) -> None:
        if self.intended is not None:
            await self.deps.posted_messages.forget(self.intended.message_id)
            self.intended = None

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        await super()._note_sent(sent)
        self.post.retry_at = None
        for sign in tuple(self._signs):
            if sign.channel_id == sent.channel_id:  # the table is back
                self._signs.remove(sign)
                self.replaced.append(sign)
        if self.intended is not None:
            self.invalidate()
        self.deps.listener.table_moved(self.match_id)

    async def _mark_shown(self, sent: PostedMessageRef, model: ViewModel) -> None:
        await super()._mark_shown(sent, model)
        self._was_refused = False
        if self.blocked and not self.post.is_backing_off:
            self.blocked = None
            self.deps.listener.table_gone(self.match_id)

    # ── where it is refused ─────────────────────────────────────────────────────────────────

    @property
    def shut(self) -> Shut | None:
        """Why nobody can play at the table now; None: they can."""
        if self.gone:
            return "gone"
        if self.locked:
            return "locked"
        return self.blocked

    @property
    def may_sleep(self) -> bool:
        """Whether the table's thread can have been archived by itself, not by somebody's hand."""
        posted, now = self.posted, self.deps.clock.now()
        return posted is not None and now - posted.sent_at >= SLEEPS_AFTER

    @property
    def is_refused(self) -> bool:
        """Return whether its channel was deleted, or took no message when it was tried last."""
        return self.gone or self._was_refused

    async def _refused(self, refused: discord.HTTPException) -> bool:
        """Let the hands say why nobody can play here. A malformed request is logged as a bug."""
        if is_away(refused):
            return False
        await self._forget_intention()
        why = hindrance(refused)
        if why == "gone":
            await self._lost()
            self.gone = True
            self.deps.listener.table_gone(self.match_id)
            return True
        self._was_refused = True
        before, self.blocked = self.shut, why
        self.locked = self.locked or refused.code in SHUT
        if self.shut != before:
            self.deps.listener.table_gone(self.match_id)
        self.post.back_off(refused)
        return is_refusal(refused)

    def _retry(self) -> None:
        self.deps.listener.table_opened(self.match_id)

    # ── its former places ───────────────────────────────────────────────────────────────────

    async def _retire(self, old: PostedMessageRef) -> None:
        """Delete an old table; in another channel, replace it with the link to the new one."""
        if self.posted is None or old.channel_id == self.posted.channel_id:
            await super()._retire(old)
        else:
            await self._draw_sign(old, self.posted)

    async def _mark_retired(self, old: PostedMessageRef) -> None:
        for sign in self._signs:
            if sign.message_id == old.message_id:
                await self.deps.posted_messages.remember(sign)
                self.replaced = [one for one in self.replaced if one.message_id != old.message_id]
                return
        await super()._mark_retired(old)

    async def _draw_sign(self, old: PostedMessageRef, table: PostedMessage) -> PostedMessage:
        """Show the link to the table, until it comes back."""
        model = await self.deps.view_models.for_everyone(self._match)
        place = model.info.place
        url = message_url(place.guild_id, table)
        screen = sign_screen(model, url, in_thread=place.parent_id == old.channel_id)
        await self.post.message(old).edit(**await self.deps.delivery.to_edit(screen))
        sign = replace(self._row(old, STATELESS), kind=PostedMessageKind.SIGN)
        self._signs = [*(one for one in self._signs if one.message_id != sign.message_id), sign]
        return sign

    async def redraw_sign(self, sign: PostedMessage) -> None:
        """Draw a sign again, as somebody named in it was erased; delete it if it leads nowhere."""
        if self.posted is None:
            await self.post.message(ref_of(sign)).delete()
            await self.deps.posted_messages.forget(sign.message_id)
            return
        drawn = await self._draw_sign(ref_of(sign), self.posted)
        await self.deps.posted_messages.remember(drawn)
