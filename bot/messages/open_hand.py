"""A hand under *My hand*: an ephemeral message, remembered only as long as its token lives."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord

from bot.messages.failures import is_away
from bot.messages.live_message import Host, Showing
from bot.messages.queue import Drawn
from bot.messages.reply import Door, Reply
from bot.screens.hand import hand_screen
from bot.screens.message import Screen


class OpenHand(Showing):
    """A hand under *My hand*: ephemeral, edited by a token that lives for a quarter of an hour."""

    def __init__(
        self,
        host: Host,
        match_id: int,
        person_id: int,
        message_id: int | None = None,
        *,
        first_pause: float = 1.0,
    ) -> None:
        super().__init__(host, match_id, first_pause=first_pause)
        self.person_id: Final = person_id
        self.door: Door | None = None
        self._message_id = message_id
        self._in_server = False

    @property
    def message_id(self) -> int | None:
        """The ephemeral message."""
        return self._message_id

    @property
    def reachable(self) -> bool:
        """Whether the message can still be edited without a press on it."""
        return self.door is not None and self.door.open

    async def discard(self) -> None:
        """Take the message away: a newer one shows the same hand."""
        if self.door is not None and self.door.open:
            with suppress(discord.HTTPException):
                await self.door.delete()
        self.door = None

    async def _draw(self, press: Drawn | None) -> None:
        scene = self._with_note(await self.host.scene(self.match_id, self.person_id), press)
        if scene.seat is None or scene.view is None:
            if press is not None:
                await press.reply.hold()
            return
        if press is not None:
            self._in_server = press.reply.interaction.guild_id is not None
        screen = hand_screen(replace(scene, in_server=self._in_server))
        if press is not None:
            await self._answer(screen, press.reply)
        elif (door := self.door) is not None and door.open and screen != self._shown:
            picture = self._new_picture(screen)
            arguments = await self.host.delivery.to_edit(screen, picture=picture)
            try:
                self._attachments = await door.edit(**arguments)
            except discord.HTTPException as error:
                if is_away(error):
                    raise
                self.door = None  # dismissed, or the token has ended
                return
        self._was_shown(scene, screen)

    async def _answer(self, screen: Screen, reply: Reply) -> None:
        if self._message_id is None:
            self.door = await reply.send(screen)
            self._message_id = self.door.message_id
        elif screen == self._shown:
            await reply.hold()
            self.door = Door(reply.interaction, self._message_id, original=True)
        else:
            picture = self._new_picture(screen)
            self.door = await reply.redraw(screen, picture=picture, kept=self._attachments)
        if self.door.attachments:
            self._attachments = self.door.attachments
