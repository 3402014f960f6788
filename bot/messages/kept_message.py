"""A message that is edited through its channel, and found again after a restart."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord

from bot.matches.errors import StoreAway
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.messages.failures import UNKNOWN_MESSAGE, is_away
from bot.messages.live_message import Host, LiveMessage
from bot.messages.nonce import nonce_of
from bot.messages.queue import WaitingPress
from bot.screens.message import Screen
from bot.screens.view_model import ViewModel

OLD: Final = timedelta(minutes=50)
"""Editing a message of over an hour is limited harder: it is sent anew before that."""
TOO_OLD: Final = 30046
"""Discord's code for one edit too many of such a message."""
ARCHIVED: Final = 50083
"""Discord's code for a change in a thread that sleeps."""


class KeptMessage(LiveMessage):
    """One of those; the subclasses know how a new one is sent."""

    wants_resend = False  # the next drawing is a new message, in silence

    def __init__(
        self,
        host: Host,
        match_id: int,
        surface: PostedMessage | None,
        *,
        first_pause: float = 1.0,
    ) -> None:
        super().__init__(host, match_id, first_pause=first_pause)
        self.surface: PostedMessage | None = surface
        self.replaced: list[PostedMessage] = []  # older messages of this one, to be taken away
        self._losses = 0  # how often somebody deleted it

    @property
    def message_id(self) -> int | None:
        """The message, once it is there."""
        return None if self.surface is None else self.surface.message_id

    async def _keep(
        self, model: ViewModel, screen: Screen, press: WaitingPress | None, *, anew: bool
    ) -> None:
        """Show the screen, in the message that is there or in a new one."""
        if press is None and self.surface is not None and not anew:
            anew = not self.host.may_edit(self.surface)
        anew = anew or (press is not None and press.post)
        try:
            await self._show(model, screen, press, anew=anew)
        except discord.HTTPException as refused:
            if refused.code == UNKNOWN_MESSAGE:
                await self._lost()
                if model.info.status.open:
                    self.mark()
            elif refused.code in {TOO_OLD, ARCHIVED}:
                if self.surface is None or anew:  # a locked thread takes nothing until it is opened
                    self._shown = screen
                else:  # writing wakes a sleeping thread, editing doesn't
                    self.wants_resend = True
                    self.mark()
            elif not await self._refused(refused.code):
                raise
        if press is None:
            await self._clear(model)
        elif self.replaced:
            self.mark()  # what stands in the way elsewhere must not fail a press

    async def _show(
        self, model: ViewModel, screen: Screen, press: WaitingPress | None, *, anew: bool
    ) -> None:
        stands = True
        if self.surface is None or anew:
            stands = await self._send(model, screen, press)
        else:
            stands = await self._edit(screen, press)
            await self._note(self.surface, model.info)
        self._was_shown(model, screen)
        if not stands:
            self.doubt()
            self.mark()

    async def _send(self, model: ViewModel, screen: Screen, press: WaitingPress | None) -> bool:
        """Show the screen in a new message; whether it stands there, or an older state does."""
        raise NotImplementedError

    def _nonce(self, kind: PostedMessageKind, info: MatchInfo, person_id: int = 0) -> str:
        """The same until a message has arrived: which one it follows makes each send another."""
        made = int(info.created_at.timestamp())
        return nonce_of(kind, info.id, made, person_id, self.message_id or 0, self._losses)

    async def _refused(self, code: int) -> bool:
        """Discord forbids it; whether that is a state of things that one can live with."""
        raise NotImplementedError

    async def _edit(self, screen: Screen, press: WaitingPress | None) -> bool:
        """Bring the message up to date: by answering a press on it, or through its channel.

        Returns whether the message that is kept shows the screen now.
        """
        assert self.surface is not None
        if press is not None and press.reply.pressed_message != self.surface.message_id:
            return await self._edit_another(screen, press)
        if screen == self._shown:
            if press is not None:
                await press.reply.hold()
            return True
        picture = self._new_picture(screen)
        if press is not None:
            handle = await press.reply.redraw(screen, picture=picture, kept=self._attachments)
            self._attachments = handle.attachments
            return True
        arguments = await self.host.delivery.to_edit(screen, picture=picture)
        edited = await self._partial(self.surface).edit(**arguments)
        self._attachments = edited.attachments
        return True

    async def _edit_another(self, screen: Screen, press: WaitingPress) -> bool:
        """Answer a press on another message of this match, so that one of the two is left.

        It should be gone, or a bot that was killed had sent it and could not note it any more.
        The newer one stays: it is where people look.
        """
        known, channel_id = self.surface, press.reply.interaction.channel_id
        assert known is not None
        handle = await press.reply.redraw(screen)
        if channel_id is None:
            return False
        pressed = replace(
            known, message_id=handle.message_id, channel_id=channel_id, sent_at=self.host.now()
        )
        if handle.message_id > known.message_id:
            self.surface, self._attachments = pressed, handle.attachments
            await self._replace(known)
            return True
        if pressed.message_id not in {one.message_id for one in self.replaced}:
            self.replaced.append(pressed)
        return False

    async def _note_sent(
        self, message: discord.Message, surface: PostedMessage, info: MatchInfo
    ) -> None:
        """Note a message that was just sent; it is taken back if nobody could find it later."""
        known = self.surface
        try:
            await self._note(surface, info)
        except StoreAway:
            self.surface = known
            with suppress(discord.HTTPException):
                await message.delete()
            raise

    def _is_old(self, model: ViewModel) -> bool:
        """Whether a round starts on a message that will soon be hard to edit."""
        view, surface = model.view, self.surface
        if view is None or surface is None or model.info.status is not Status.PLAYING:
            return False
        round_starts = bool(view.results) and not any(view.last_turns)
        return round_starts and self.host.now() - surface.sent_at > OLD

    def _partial(self, surface: PostedMessage) -> discord.PartialMessage:
        return self.host.messageable(surface.channel_id).get_partial_message(surface.message_id)

    async def _note(self, surface: PostedMessage, info: MatchInfo) -> None:
        self.surface = replace(surface, shown=info.revision)
        await self.host.remember(self.surface)

    async def _replace(self, old: PostedMessage) -> None:
        """Another message stands for this one now, which is to go; a start finds it stale."""
        self.replaced.append(old)
        await self.host.remember(replace(old, shown=0))

    async def _clear(self, model: ViewModel) -> None:
        """Take the replaced messages away; while Discord is away they are remembered."""
        for old in tuple(self.replaced):
            try:
                await self._retire(model, old)
            except discord.HTTPException as error:
                if is_away(error):
                    raise
                # It is gone, or not ours to change any more.
            await self.host.forget(old.message_id)
            self.replaced.remove(old)

    async def _retire(self, model: ViewModel, old: PostedMessage) -> None:
        """Take away one message that another one has replaced."""
        await self._partial(old).delete()

    async def _lost(self) -> None:
        """Somebody deleted the message."""
        if self.surface is not None:
            await self.host.forget(self.surface.message_id)
        self.surface = None
        self._losses += 1
        self._shown = None
        self._attachments = ()
