"""A player's hand: in their direct messages, or opened with *My hand*."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.posted_messages import OUTDATED, PostedMessage, PostedMessageKind
from bot.messages.kept_message import KeptMessage
from bot.messages.live_message import LiveMessage, MessagingDeps
from bot.messages.queue import WaitingPress
from bot.messages.sending.delivery import says
from bot.messages.sending.direct_messages import REFUSED
from bot.messages.sending.failures import DEAD_TOKEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.messages.sending.reply import MessageHandle, Reply
from bot.messages.view_models import MatchState
from bot.screens.hand import closed_hand_screen
from bot.screens.message import Screen
from bot.screens.view_model import ViewModel

BUDGET_WAIT: Final = 15.0
"""Seconds that a hand can wait longer than that of the player who is to move.

Most often it is its own player's turn before, and then it hurries."""


class LiveHand(KeptMessage):
    """A hand in a player's direct messages."""

    wants_push = False  # the next drawing is a new message: edits make no sound
    wants_shrink = False  # the match is over and a newer one exists
    refused = False  # Discord refuses messages to this person; True until the next try

    def __init__(
        self, deps: MessagingDeps, match: MatchState, person_id: int, posted: PostedMessage | None
    ) -> None:
        super().__init__(deps, match.match_id, posted)
        self.person_id: Final = person_id
        self._match = match

    def _is_mine(self, posted: PostedMessage) -> bool:
        return posted.kind is PostedMessageKind.HAND and posted.person_id == self.person_id

    async def _turn(self) -> None:
        """Wait until a request may be sent; whose turn it is waits the least."""
        await self.deps.budget.turn(0 if self._is_awaited() else BUDGET_WAIT, self)

    def _is_awaited(self) -> bool:
        """Return whether the match waits for this player."""
        snapshot = self._match.snapshot
        return snapshot is not None and snapshot.info.waits_for(self.person_id)

    def refresh_if_stale(self, revision: int) -> None:
        """Draw because the match has changed; the hand of the player on turn hurries."""
        super().refresh_if_stale(revision)
        if self._is_awaited():
            self.deps.budget.hurry(self)

    def _shows(self, revision: int) -> bool:
        awaited = self.wants_push or self.wants_shrink or self._is_refused()
        return super()._shows(revision) and not awaited

    async def prerender(self, stored: StoredMatch) -> None:
        """Begin to draw the answer to a press."""
        await self._prepare_hand(self._match, self.person_id, stored)

    async def _draw(self, press: WaitingPress | None) -> None:
        model, screen = await self._hand(self._match, self.person_id, press)
        if screen is None:
            return
        if press is None and self._is_refused():
            await self._clear(model)
            return
        if press is not None:
            self.wants_push = False  # the player is active here, so no sound is needed
        if self.wants_shrink and press is None:
            await self._shrink(model)
            return
        anew = press is None and (self.wants_push or self.wants_resend or self._is_old(model))
        await self._keep(model, screen, press, anew=anew)

    def _is_refused(self) -> bool:
        """Return whether there is no hand and none may be sent; an existing one is kept current."""
        return self.refused and self.posted is None

    async def _refused(self, code: int) -> bool:
        if code not in REFUSED | {UNKNOWN_CHANNEL}:
            return False
        await self._lost()
        self.refused = True
        await self.deps.listener.hand_refused(self.match_id, self.person_id, code)
        return True

    async def _send(self, model: ViewModel, screen: Screen, press: WaitingPress | None) -> bool:
        """Send a new hand; it makes a sound only if it is its player's turn."""
        old, info = self.posted, model.info
        late = press is not None and press.post and press.reply.is_deferred
        if press is not None and not late:
            await self._adopt(model, screen, press)
            return True
        if old is None and not info.status.open:
            return True
        channel = await self.deps.direct_messages.open(self.person_id)
        if press is None and (found := await self._sent_before(channel.id)) is not None:
            await self._note(self._posted(found, channel.id), info, stands=False)
            self.wants_push = False  # it made its sound when it came
            return False
        arguments = await self.deps.delivery.to_send(screen)
        nonce = self._nonce(PostedMessageKind.HAND, info, self.person_id)
        silent = not self.wants_push
        message = await self._send_new(channel, arguments, silent=silent, nonce=nonce)
        self._attachments = message.attachments
        self.wants_push = self.wants_resend = False
        stands = says(message, arguments)
        await self._note_sent(message, self._posted(message.id, channel.id), info, stands=stands)
        if press is not None:
            await press.reply.delete_placeholder()
        if old is None:
            self.deps.listener.hand_sent(self.match_id, self.person_id)
        return stands

    async def _adopt(self, model: ViewModel, screen: Screen, press: WaitingPress) -> None:
        """Keep a hand that answers a command, or a pressed one that is not remembered."""
        reply = press.reply
        handle = await (reply.send(screen, private=False) if press.post else reply.redraw(screen))
        self._attachments = handle.attachments
        channel_id = reply.interaction.channel_id
        beside = not press.post and handle.message_id != reply.pressed_message
        if channel_id is not None and not beside:
            await self._note(self._posted(handle.message_id, channel_id), model.info)
            self.wants_push = False  # the start may have asked for one, while there was no hand

    def _posted(self, message_id: int, channel_id: int) -> PostedMessage:
        return PostedMessage(
            message_id=message_id,
            channel_id=channel_id,
            match_id=self.match_id,
            kind=PostedMessageKind.HAND,
            person_id=self.person_id,
            shown=OUTDATED,
            sent_at=self.deps.clock.now(),
        )

    async def _note(self, posted: PostedMessage, info: MatchInfo, *, stands: bool = True) -> bool:
        self.refused = False
        return await super()._note(posted, info, stands=stands)

    async def redraw_line(self, posted: PostedMessage) -> None:
        """Draw the line of a match that is over again: somebody named in it was erased."""
        model, _ = await self._hand(self._match, self.person_id, None)
        if model.seat is None or not await self._draw_line(model, posted):
            await self.deps.posted_messages.forget(posted.message_id)

    async def _draw_line(self, model: ViewModel, posted: PostedMessage) -> bool:
        """Show a match that is over as one line; return False if the message is gone."""
        screen = closed_hand_screen(model)
        try:
            await self._partial(posted).edit(**await self.deps.delivery.to_edit(screen))
        except (discord.NotFound, discord.Forbidden):
            return False
        line = replace(posted, kind=PostedMessageKind.ENDED, shown=model.info.revision)
        await self.deps.posted_messages.remember(line)
        return True

    async def _shrink(self, model: ViewModel) -> None:
        posted = self.posted
        if posted is None:
            await self._clear(model)
            return
        if await self._draw_line(model, posted):
            self.posted, self._shown = None, None  # it is no hand any more
        else:
            await self._lost()
        await self._clear(model)


# A hand opened with *My hand*: an ephemeral message, remembered while its token is valid.


class OpenHand(LiveMessage):
    """A hand opened with *My hand*: ephemeral, edited by a token that is valid for 15 minutes."""

    def __init__(
        self, deps: MessagingDeps, match: MatchState, person_id: int, message_id: int | None = None
    ) -> None:
        super().__init__(deps, match.match_id)
        self.person_id: Final = person_id
        self._match = match
        self.handle: MessageHandle | None = None
        self._message_id = message_id
        self._guild_id: int | None = None

    def _is_ours(self) -> bool:
        return True  # only who answered the press can change it

    @property
    def message_id(self) -> int | None:
        """Return the id of the ephemeral message, or None."""
        return self._message_id

    @property
    def reachable(self) -> bool:
        """Return whether the message can still be edited without a press on it."""
        return self.handle is not None and self.handle.open

    async def _turn(self) -> None:
        """Wait for nothing more: Discord does not count edits by an interaction's token."""

    async def discard(self) -> None:
        """Delete the message: a newer one shows the same hand."""
        if self.handle is not None:
            await self.handle.discard()
        self.handle = None

    async def prerender(self, stored: StoredMatch) -> None:
        """Begin to draw the answer to a press."""
        await self._prepare_hand(self._match, self.person_id, stored, guild_id=self._guild_id)

    async def _draw(self, press: WaitingPress | None) -> None:
        if press is not None:
            self._guild_id = press.reply.interaction.guild_id
        model, screen = await self._hand(
            self._match, self.person_id, press, guild_id=self._guild_id
        )
        if screen is None:
            if press is not None:
                await press.reply.acknowledge()
            return
        if press is not None:
            await self._answer(screen, press.reply)
        elif (handle := self.handle) is not None and handle.open and screen != self._shown:
            picture = self._new_picture(screen)
            arguments = await self.deps.delivery.to_edit(screen, picture=picture)
            try:
                self._attachments = await handle.edit(**arguments)
            except discord.HTTPException as error:
                if error.code not in {UNKNOWN_MESSAGE, *DEAD_TOKEN}:
                    raise
                self.handle = None  # the person dismissed it, or the token has expired
                return
        self._was_shown(model, screen)

    async def _answer(self, screen: Screen, reply: Reply) -> None:
        if self._message_id is None:
            self.handle = await reply.send(screen)
            self._message_id = self.handle.message_id
        elif screen == self._shown:
            await reply.acknowledge()
            self.handle = MessageHandle(reply.interaction, self._message_id, original=True)
        else:
            picture = self._new_picture(screen)
            self.handle = await reply.redraw(screen, picture=picture, kept=self._attachments)
        if self.handle.attachments:
            self._attachments = self.handle.attachments
