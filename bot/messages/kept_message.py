"""A message that is edited through its channel, and found again after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.matches.errors import StoreAway
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.posted_messages import OUTDATED, PostedMessage, PostedMessageKind
from bot.messages.live_message import LiveMessage, MessagingDeps
from bot.messages.queue import WaitingPress
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.failures import (
    BLOCKED,
    FAILED,
    SENT_ANEW,
    SHUT,
    UNKNOWN_MESSAGE,
    is_away,
    may_have_arrived,
)
from bot.messages.sending.rate_limits import RESEND_AFTER
from bot.screens.message import Screen
from bot.screens.view_model import ViewModel


class KeptMessage(LiveMessage):
    """A message that is stored; each subclass knows how to send a new one."""

    wants_resend = False  # the next drawing is a new message without a sound
    look_first = False  # an earlier run may have sent it, and could not note that

    def __init__(self, deps: MessagingDeps, match_id: int, posted: PostedMessage | None) -> None:
        super().__init__(deps, match_id)
        self.posted: PostedMessage | None = posted
        self.replaced: list[PostedMessage] = []  # older messages of this one, to be deleted
        self._losses = 0  # how many times somebody deleted it

    @property
    def message_id(self) -> int | None:
        """Return the message's id, or None while there is no message."""
        return None if self.posted is None else self.posted.message_id

    def _is_mine(self, posted: PostedMessage) -> bool:
        """Return whether a stored message of the match is this one, or was."""
        raise NotImplementedError

    def reload(self, stored: Sequence[PostedMessage]) -> None:
        """Know the message as it is stored, the oldest first: another process may have changed it.

        While it is being drawn, all stays as it is: the next drawing reads the store again.
        """
        if self.queue.task is None:
            self._take_over(stored)
        else:
            self._unread = True

    def _take_over(self, stored: Sequence[PostedMessage]) -> None:
        """Keep the newest message; older ones are those that could not be deleted."""
        self.posted, self.replaced = None, []
        self.wants_resend = False
        self._attachments, self._doubted = (), True
        for posted in stored:
            if self.posted is not None:
                self.replaced.append(self.posted)
            self.posted, self.look_first = posted, False

    async def _read(self) -> None:
        self._unread = False
        try:
            found = await self.deps.posted_messages.find(match_id=self.match_id)
        except BaseException:
            self._unread = True
            raise
        self._take_over([posted for posted in found if self._is_mine(posted)])

    def _shows(self, revision: int) -> bool:
        return super()._shows(revision) and not (self.wants_resend or self.replaced)

    def _may_edit(self, posted: PostedMessage) -> bool:
        """Return whether Discord takes another edit of this message now; a yes is counted."""
        now = self.deps.clock.now()
        young = now - posted.sent_at < RESEND_AFTER  # most are: of these, as many as one likes
        return young or self.deps.old_edits.allow(posted.channel_id, posted.sent_at, now)

    async def _keep(
        self, model: ViewModel, screen: Screen, press: WaitingPress | None, *, anew: bool
    ) -> None:
        """Show the screen in the existing message or in a new one."""
        edits = press is None and screen != self._shown  # nothing changes: no edit is used up
        if edits and self.posted is not None and not anew:
            anew = not self._may_edit(self.posted)
        anew = anew or (press is not None and press.post)
        try:
            await self._show(model, screen, press, anew=anew)
        except (discord.HTTPException, discord.RateLimited) as refused:
            await self._handle(refused, model, screen, press, anew=anew)
        if press is None:
            await self._clear(model)
        elif self.replaced:
            self.invalidate()  # a problem in another place must not make a press fail

    async def _handle(
        self,
        refused: discord.HTTPException | discord.RateLimited,
        model: ViewModel,
        screen: Screen,
        press: WaitingPress | None,
        *,
        anew: bool,
    ) -> None:
        """Do what follows from a refusal; raise it if nothing does."""
        if isinstance(refused, discord.RateLimited):
            if press is not None or self.posted is None or anew:
                raise refused
            self.wants_resend = True  # to send is another limit
            self.invalidate()
        elif refused.code == UNKNOWN_MESSAGE:
            await self._lost()
            if model.info.status.open:
                self.invalidate()
        elif refused.code in SENT_ANEW:
            if self.posted is not None and not anew:
                self.wants_resend = True  # a new message reopens an archived thread, an edit not
                self.invalidate()
            elif not (refused.code in SHUT and await self._refused(refused.code)):
                raise refused
        elif not await self._refused(refused.code):
            raise refused

    async def _show(
        self, model: ViewModel, screen: Screen, press: WaitingPress | None, *, anew: bool
    ) -> None:
        stands = True
        if self.posted is None or anew:
            stands = await self._send(model, screen, press)
        else:
            stands = await self._edit(screen, press)
            await self._note(self.posted, model.info, stands=stands)
        self._was_shown(model, screen)
        if not stands:
            self.force_redraw()
            self.invalidate()

    async def _send(self, model: ViewModel, screen: Screen, press: WaitingPress | None) -> bool:
        """Show the screen in a new message; return False if that message shows an older state."""
        raise NotImplementedError

    def _nonce(self, kind: PostedMessageKind, info: MatchInfo, person_id: int = 0) -> str:
        """Return the nonce of the next message: the same one until the message has arrived."""
        made = int(info.created_at.timestamp())
        return nonce_of(kind, info.id, made, person_id, self.message_id or 0, self._losses)

    async def _send_new(
        self,
        channel: discord.abc.Messageable,
        arguments: dict[str, Any],
        *,
        silent: bool,
        nonce: str,
    ) -> discord.Message:
        """Send a new message; if nothing tells whether it arrived, the same request follows.

        An edit of the old one instead would leave two of them.
        """
        before, self.wants_resend = self.wants_resend, True
        try:
            return await channel.send(**arguments, silent=silent, nonce=nonce)
        except Exception as failed:
            if not may_have_arrived(failed):
                self.wants_resend = before
            raise

    async def _sent_before(self, channel_id: int) -> int | None:
        """Return the message that a killed bot had sent and could not note; None: there is none.

        The answer to a command carries no nonce, so Discord does not recognise a second one.
        """
        if not self.look_first:
            return None
        found = await self.deps.channels.find_message(channel_id, self.match_id)
        self.look_first = False
        newer = found is not None and (self.posted is None or found.id > self.posted.message_id)
        return found.id if found is not None and newer else None

    async def _refused(self, code: int) -> bool:
        """Handle a refusal of Discord; return False if its code is not expected."""
        raise NotImplementedError

    async def _edit(self, screen: Screen, press: WaitingPress | None) -> bool:
        """Update the message, by answering a press on it or through its channel.

        Returns whether the kept message shows the screen now.
        """
        assert self.posted is not None
        if press is not None and press.reply.pressed_message != self.posted.message_id:
            return await self._edit_another(screen, press)
        if screen == self._shown:
            if press is not None:
                await press.reply.acknowledge()
            return True
        picture = self._new_picture(screen)
        if press is not None:
            handle = await press.reply.redraw(screen, picture=picture, kept=self._attachments)
            self._attachments = handle.attachments
            return True
        arguments = await self.deps.delivery.to_edit(screen, picture=picture)
        edited = await self._partial(self.posted).edit(**arguments)
        self._attachments = edited.attachments
        return True

    async def _edit_another(self, screen: Screen, press: WaitingPress) -> bool:
        """Answer a press on another message of this match, so that only one of the two remains.

        Either that message should have been deleted, or a bot that was killed had sent it and could
        not store it. The newer message stays, because people look at that one.
        """
        known, channel_id = self.posted, press.reply.interaction.channel_id
        assert known is not None
        handle = await press.reply.redraw(screen)
        if channel_id is None or handle.message_id != press.reply.pressed_message:
            return False
        pressed = replace(
            known,
            message_id=handle.message_id,
            channel_id=channel_id,
            sent_at=self.deps.clock.now(),
        )
        if handle.message_id > known.message_id:
            self._attachments = handle.attachments
            await self._remember(pressed)
            return True
        if pressed.message_id not in {one.message_id for one in self.replaced}:
            self.replaced.append(pressed)
        return False

    async def _note_sent(
        self, message: discord.Message, posted: PostedMessage, info: MatchInfo, *, stands: bool
    ) -> None:
        """Store a message that was just sent.

        If nobody could find it later, because storing failed, it is deleted; so it is if it
        belongs to somebody who was erased meanwhile. If Discord doesn't delete it, it stays the
        message: the next drawing stores it.
        """
        known, replaced = self.posted, tuple(self.replaced)
        try:
            if not await self._note(posted, info, stands=stands):
                self.posted = None
                with suppress(*FAILED):
                    await message.delete()
        except StoreAway:
            with suppress(*FAILED):
                await message.delete()
                self.posted, self.replaced = known, list(replaced)
            self.force_redraw()
            raise

    def _is_old(self, model: ViewModel) -> bool:
        """Return whether a round starts on a message that will soon be hard to edit."""
        view, posted = model.view, self.posted
        if view is None or posted is None or model.info.status is not Status.PLAYING:
            return False
        round_starts = bool(view.results) and not any(view.last_turns)
        return round_starts and self.deps.clock.now() - posted.sent_at > RESEND_AFTER

    def _partial(self, posted: PostedMessage) -> discord.PartialMessage:
        return self.deps.channels.messageable(posted.channel_id).get_partial_message(
            posted.message_id
        )

    async def _note(self, posted: PostedMessage, info: MatchInfo, *, stands: bool = True) -> bool:
        """Store the message; return False if its person was erased meanwhile.

        `stands`: whether it shows this state, so that no start has to draw it.
        """
        self.look_first = False
        return await self._remember(replace(posted, shown=info.revision if stands else OUTDATED))

    async def _remember(self, posted: PostedMessage) -> bool:
        """Store the message and, if it is another one than before, that it replaces that one.

        Also where that fails, the replaced message isn't forgotten. Returns False if the message's
        person was erased meanwhile.
        """
        known, self.posted = self.posted, posted
        if known is None or known.message_id == posted.message_id:
            return await self.deps.posted_messages.remember(posted)
        self.replaced.append(known)
        return await self.deps.posted_messages.remember(posted, replaced=known)

    async def _clear(self, model: ViewModel) -> None:
        """Delete the replaced messages; while Discord is away they are remembered."""
        for old in tuple(self.replaced):
            gone = True
            try:
                gone = await self._retire(model, old)
            except discord.HTTPException as error:
                if is_away(error):
                    raise
                if error.code in BLOCKED and self._retire_later(old):
                    continue
                # It is deleted, or we may not change it any more.
            if gone:
                await self.deps.posted_messages.forget(old.message_id)
            self.replaced.remove(old)

    def _retire_later(self, old: PostedMessage) -> bool:
        """Take a message out of the replaced ones until its closed channel may be open again.

        Returns False if nobody hears of that. Until then it stays noted.
        """
        return False

    async def _retire(self, model: ViewModel, old: PostedMessage) -> bool:
        """Delete one message that another one has replaced; return False if it is kept."""
        await self._partial(old).delete()
        return True

    async def _lost(self) -> None:
        """Forget the message: somebody deleted it."""
        if self.posted is not None:
            await self.deps.posted_messages.forget(self.posted.message_id)
        self.posted = None
        self._losses += 1
        self._shown = None
        self._attachments = ()
