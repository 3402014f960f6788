"""The table's message: it starts as the challenge, and is sent again when it is moved or old."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.matches.models.match import DeadlineKind, MatchInfo
from bot.matches.models.posted_messages import (
    STATELESS,
    PostedMessage,
    PostedMessageKind,
    intention,
)
from bot.messages.kept_message import KeptMessage
from bot.messages.live_message import MessagingDeps, message_url
from bot.messages.queue import WaitingPress
from bot.messages.sending.delivery import says
from bot.messages.sending.failures import BLOCKED, GONE, SHUT, is_away
from bot.messages.view_models import MatchState
from bot.screens.message import Screen
from bot.screens.table import sign_screen, table_screen
from bot.screens.view_model import Shut, ViewModel

SLEEPS_AFTER: Final = timedelta(hours=1)
"""A thread can sleep by itself so long after the last message in it, at the earliest."""
BUDGET_WAIT: Final = 10.0
"""Seconds that a table can wait longer than the hand of the player who is to move."""
UNWATCHED_BUDGET_WAIT: Final = 45.0
"""The same for a table whose players have their hands in direct messages: they look there."""
BLOCKED_FOR: Final = timedelta(minutes=5)
"""How long a closed channel isn't tried again, unless the bot sees somebody open it."""


class LiveTable(KeptMessage):
    """The table: a public message in a channel. It starts as the challenge."""

    gone = False  # its channel was deleted: no table until somebody moves it
    locked = False  # its thread is locked: buttons there are dead
    blocked = False  # its channel refused it, and has not taken it since
    look_first = True  # unless it is known, or the match is new
    intended: PostedMessage | None = None  # stored before the newest one was sent
    _was_refused = False  # when it was tried last
    _blocked_at: datetime | None = None  # when its channel last refused a message
    _guild_id: int | None = None
    _openings_before = 0  # how often its server may have opened a channel before this drawing

    def __init__(
        self, deps: MessagingDeps, match: MatchState, posted: PostedMessage | None
    ) -> None:
        super().__init__(deps, match.match_id, posted)
        self._match = match
        self._signs: list[PostedMessage] = []  # what leads here from where it stood
        self._people_move = asyncio.Event()  # no computer is to move
        self._people_move.set()

    def _is_ours(self) -> bool:
        snapshot = self._match.snapshot
        return snapshot is None or self.deps.is_responsible(snapshot.info.place.guild_id)

    async def _turn(self) -> None:
        """Wait until a request may be sent; the players look at their hands first.

        Before the computer's move there is no hurry: one drawing shows both moves.
        """
        moves_soon = not self._people_move.is_set()
        if moves_soon and self.posted is not None and not self.wants_resend:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.deps.computer_moves_within):
                    await self._people_move.wait()
        await self.deps.budget.turn(
            BUDGET_WAIT if self._match.open_hands else UNWATCHED_BUDGET_WAIT, self
        )

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed; if the computer is to move, after its move."""
        snapshot = self._match.snapshot
        if snapshot is not None and snapshot.info.due is DeadlineKind.COMPUTER:
            self._people_move.clear()
        else:
            self._people_move.set()
        super().refresh_if_stale(revision)

    def _is_mine(self, posted: PostedMessage) -> bool:
        return posted.kind in {PostedMessageKind.TABLE, PostedMessageKind.SIGN}

    def _take_over(self, stored: Sequence[PostedMessage]) -> None:
        self.look_first = True  # if there is none, another process may have sent one, and be killed
        self._signs = [posted for posted in stored if posted.kind is PostedMessageKind.SIGN]
        super()._take_over(
            [posted for posted in stored if not posted.intended and posted not in self._signs]
        )
        for posted in stored:
            if posted.intended and self._is_ours():
                self._resume(posted)

    @property
    def shut(self) -> Shut | None:
        """Why nobody can play at the table now; None: they can."""
        if self.gone:
            return "gone"
        if self.locked:
            return "locked"
        return "blocked" if self.blocked else None

    @property
    def may_sleep(self) -> bool:
        """Whether the table's thread can have fallen asleep by itself, not by somebody's hand."""
        posted, now = self.posted, self.deps.clock.now()
        return posted is not None and now - posted.sent_at >= SLEEPS_AFTER

    def unblock(self) -> None:
        """Try to draw again: its channel may be open again."""
        self._blocked_at = None

    def _resume(self, intended: PostedMessage) -> None:
        """Find out whether an earlier run sent the table that it was about to send."""
        self.intended = intended
        if self.posted is None or self.posted.sent_at < intended.sent_at:
            self.wants_resend = self.look_first = True

    def resend(self) -> None:
        """Send the table again, perhaps in another channel."""
        self.gone = self.locked = self.blocked = False
        self.unblock()
        self.wants_resend = True
        self.invalidate()

    @property
    def is_refused(self) -> bool:
        """Return whether its channel was deleted, or took no message when it was tried last."""
        return self.gone or self._was_refused

    def _is_blocked(self) -> bool:
        blocked, now = self._blocked_at, self.deps.clock.now()
        return blocked is not None and timedelta() <= now - blocked < BLOCKED_FOR

    async def _draw(self, press: WaitingPress | None) -> None:
        if press is None and (self.gone or self._is_blocked()):
            return
        if press is None:
            self._blocked_at = None  # unless it is refused again
        model = self._with_note(await self.deps.view_models.for_everyone(self._match), press)
        self._guild_id = model.info.place.guild_id
        self._openings_before = self.deps.openings.counts[self._guild_id]
        if model.info.day is not None:  # no link to this table: others still play these cards
            if press is not None:
                await press.reply.acknowledge()
            return
        if press is not None and self._is_strangers(press, model.info):
            await press.reply.acknowledge()
            return
        anew = self.wants_resend or self._is_old(model)
        await self._keep(model, table_screen(model), press, anew=anew)
        if self.blocked and self._blocked_at is None:
            self.blocked = False
            self.deps.listener.table_gone(self.match_id)
        if self.intended is not None:
            await self._settle_intention(press, model.info)

    def _is_strangers(self, press: WaitingPress, info: MatchInfo) -> bool:
        """Return whether a person who doesn't play pressed on a message that is not the table.

        Only a player's press may make another message the table.
        """
        another = press.reply.pressed_message not in (None, self.message_id)
        players = {person.id for person in info.people}
        return another and not press.post and press.reply.interaction.user.id not in players

    async def _settle_intention(self, press: WaitingPress | None, info: MatchInfo) -> None:
        """Delete the stored intention to send a table, once it was sent; a press doesn't wait."""
        intended, known = self.intended, self.posted
        if intended is None:
            return
        sent = known is not None and known.sent_at >= intended.sent_at
        if info.status.open and not sent:
            return
        if press is not None:
            self.invalidate()
            return
        await self._forget_intention()

    async def _forget_intention(self) -> None:
        if self.intended is not None:
            await self.deps.posted_messages.forget(self.intended.message_id)
            self.intended = None

    async def _note(self, posted: PostedMessage, info: MatchInfo, *, stands: bool = True) -> bool:
        self._was_refused = False
        return await super()._note(posted, info, stands=stands)

    async def _refused(self, code: int) -> bool:
        if code in GONE:
            await self._lost()
            await self._forget_intention()
            self.gone = True
            self.deps.listener.table_gone(self.match_id)
        elif code in BLOCKED:
            self._blocked_at = self.deps.clock.now()
            self._was_refused = True
            before, self.blocked = self.shut, True
            self.locked = self.locked or code in SHUT
            if self.shut != before:
                self.deps.listener.table_gone(self.match_id)
            opened = partial(self.deps.listener.table_opened, self.match_id)
            who = "table", self.match_id
            self.deps.openings.wait(who, self._guild_id, self._openings_before, opened)
        else:
            return False
        return True

    async def _send(self, model: ViewModel, screen: Screen, press: WaitingPress | None) -> bool:
        """Send a new table: as the answer to a command if that is in time.

        A follow-up to a late answer has no nonce, so it might be written twice; a channel message
        has a nonce.
        """
        old, info, stands = self.posted, model.info, True
        if old is None and press is None and not info.status.open:
            return True
        late = press is not None and press.post and press.reply.is_deferred
        if press is not None and (old is None or press.post) and not late:
            await self._answer(press, screen, info)
        elif await self._posted_before(info):
            self.force_redraw()
            self.invalidate()  # the message shows an older state
            return False
        else:
            stands = await self._post(screen, info)
            if press is not None:
                await (press.reply.delete_placeholder() if late else press.reply.acknowledge())
        self.wants_resend = False
        self.unblock()
        self.deps.listener.table_moved(self.match_id)
        return stands

    async def _answer(self, press: WaitingPress, screen: Screen, info: MatchInfo) -> None:
        """Keep a table that answers a command, or that is the pressed message."""
        reply = press.reply
        handle = await (reply.send(screen, private=False) if press.post else reply.redraw(screen))
        self._attachments = handle.attachments
        await self._note(self._posted(handle.message_id, info), info)

    async def _post(self, screen: Screen, info: MatchInfo) -> bool:
        """Write the table into its channel; return whether it reads as it was sent.

        The intention is stored first: a bot that is killed right after sending would not know of
        the message. With the same nonce, the next start finds it again.
        """
        channel = self.deps.channels.messageable(info.place.channel_id)
        arguments = await self.deps.delivery.to_send(screen)
        nonce, silent = self._nonce(PostedMessageKind.TABLE, info), self.posted is not None
        self.intended = intention(self._posted(0, info))
        await self.deps.posted_messages.remember(self.intended)
        try:
            message = await self._send_new(channel, arguments, silent=silent, nonce=nonce)
        except discord.HTTPException as refused:
            if not is_away(refused):
                await self._forget_intention()
            raise
        self._attachments = message.attachments
        stands = says(message, arguments)
        await self._note_sent(message, self._posted(message.id, info), info, stands=stands)
        return stands

    async def _posted_before(self, info: MatchInfo) -> bool:
        """Keep the message that a killed bot had sent and could not note; say if there is one."""
        found = await self._sent_before(info.place.channel_id)
        if found is None:
            return False
        self.wants_resend = False
        await self._note(self._posted(found, info), info, stands=False)
        return True

    def _posted(self, message_id: int, info: MatchInfo) -> PostedMessage:
        return PostedMessage(
            message_id=message_id,
            channel_id=info.place.channel_id,
            match_id=self.match_id,
            kind=PostedMessageKind.TABLE,
            person_id=None,
            shown=info.revision,
            sent_at=self.deps.clock.now(),
        )

    def _retire_later(self, old: PostedMessage) -> bool:
        def again() -> None:
            if old not in self.replaced:
                self.replaced.append(old)
            self.invalidate()

        self.replaced.remove(old)
        who = "replaced table", old.message_id
        self.deps.openings.wait(who, self._guild_id, self._openings_before, again)
        return True

    async def _clear(self, model: ViewModel) -> None:
        for sign in tuple(self._signs):
            if self.posted is not None and sign.channel_id == self.posted.channel_id:
                self._signs.remove(sign)  # the table is back
                self.replaced.append(sign)
        await super()._clear(model)

    async def _retire(self, model: ViewModel, old: PostedMessage) -> bool:
        """Delete an old table; in another channel, replace it with the way to the new one."""
        if self.posted is None or old.channel_id == self.posted.channel_id:
            return await super()._retire(model, old)
        await self._draw_sign(model, old, self.posted)
        return False

    async def _draw_sign(self, model: ViewModel, old: PostedMessage, table: PostedMessage) -> None:
        """Show the way to the table, until it comes back."""
        place = model.info.place
        url = message_url(place.guild_id, table)
        screen = sign_screen(model, url, in_thread=place.parent_id == old.channel_id)
        await self._partial(old).edit(**await self.deps.delivery.to_edit(screen))
        sign = replace(old, kind=PostedMessageKind.SIGN, shown=STATELESS)
        self._signs = [*(one for one in self._signs if one.message_id != sign.message_id), sign]
        await self.deps.posted_messages.remember(sign)

    async def redraw_sign(self, sign: PostedMessage) -> None:
        """Draw a sign again, as somebody named in it was erased; delete it if it leads nowhere."""
        if self.posted is None:
            await self._partial(sign).delete()
            await self.deps.posted_messages.forget(sign.message_id)
            return
        model = await self.deps.view_models.for_everyone(self._match)
        await self._draw_sign(model, sign, self.posted)
