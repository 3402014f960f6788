"""A hand opened with *My hand*: an ephemeral message, remembered while its token is valid."""

from __future__ import annotations

from typing import Final

import discord

from bot.matches.models.match import StoredMatch
from bot.messages.live_message import LiveMessage, MessagingDeps
from bot.messages.queue import WaitingPress
from bot.messages.sending.failures import is_away
from bot.messages.sending.reply import MessageHandle, Reply
from bot.messages.view_models import MatchState
from bot.screens.message import Screen


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

    async def prepare(self, stored: StoredMatch) -> None:
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
                await press.reply.hold()
            return
        if press is not None:
            await self._answer(screen, press.reply)
        elif (handle := self.handle) is not None and handle.open and screen != self._shown:
            picture = self._new_picture(screen)
            arguments = await self.deps.delivery.to_edit(screen, picture=picture)
            try:
                self._attachments = await handle.edit(**arguments)
            except discord.HTTPException as error:
                if is_away(error):
                    raise
                self.handle = None  # the person dismissed it, or the token has expired
                return
        self._was_shown(model, screen)

    async def _answer(self, screen: Screen, reply: Reply) -> None:
        if self._message_id is None:
            self.handle = await reply.send(screen)
            self._message_id = self.handle.message_id
        elif screen == self._shown:
            await reply.hold()
            self.handle = MessageHandle(reply.interaction, self._message_id, original=True)
        else:
            picture = self._new_picture(screen)
            self.handle = await reply.redraw(screen, picture=picture, kept=self._attachments)
        if self.handle.attachments:
            self._attachments = self.handle.attachments
