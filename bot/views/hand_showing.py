"""A hand in a player's direct messages, found again after a restart."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.matches.models.match import MatchInfo
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind

from .dm_access import REFUSED
from .failures import UNKNOWN_CHANNEL
from .hand import closed_hand_screen, hand_screen
from .kept_showing import KeptShowing
from .message import Screen
from .once import says
from .queue import Drawn
from .scene import Scene
from .showing import Host


class HandShowing(KeptShowing):
    """A hand in a player's direct messages."""

    wants_push = False  # the next drawing is a new message, since edits make no sound
    wants_shrink = False  # the match is over and another one has followed
    refused = False  # Discord takes no message for this person, until it is asked once more

    def __init__(
        self,
        host: Host,
        match_id: int,
        person_id: int,
        surface: PostedMessage | None,
        *,
        first_pause: float = 1.0,
    ) -> None:
        super().__init__(host, match_id, surface, first_pause=first_pause)
        self.person_id: Final = person_id

    async def _draw(self, press: Drawn | None) -> None:
        scene = self._with_note(await self.host.scene(self.match_id, self.person_id), press)
        if scene.seat is None or scene.view is None:
            return
        if press is None and self.refused:
            await self._clear(scene)
            return
        if press is not None:
            self.wants_push = False  # they are here
        if self.wants_shrink and press is None:
            await self._shrink(scene)
            return
        anew = press is None and (self.wants_push or self.wants_resend or self._is_old(scene))
        await self._keep(scene, hand_screen(scene), press, anew=anew)

    async def _refused(self, code: int) -> bool:
        if code not in REFUSED | {UNKNOWN_CHANNEL}:
            return False
        await self._lost()
        self.refused = True
        await self.host.hand_refused(self.match_id, self.person_id, code)
        return True

    async def _send(self, scene: Scene, screen: Screen, press: Drawn | None) -> bool:
        """A new hand; it makes a sound only if its player is to act."""
        old, info = self.surface, scene.info
        late = press is not None and press.post and press.reply.thinking
        if press is not None and not late:
            await self._adopt(scene, screen, press)
            if old is not None:
                await self._replace(old)
            return True
        if old is None and not info.status.open:
            return True
        channel = await self.host.direct(self.person_id)
        arguments = await self.host.delivery.to_send(screen)
        nonce = self._nonce(PostedMessageKind.HAND, info, self.person_id)
        message = await channel.send(**arguments, silent=not self.wants_push, nonce=nonce)
        self._attachments = message.attachments
        self.wants_push = self.wants_resend = False
        await self._note_sent(message, self._surface(message.id, channel.id), info)
        if press is not None:
            await press.reply.leave()
        if old is not None:
            await self._replace(old)
        else:
            self.host.hand_sent(self.match_id, self.person_id)
        return says(message, arguments)

    async def _adopt(self, scene: Scene, screen: Screen, press: Drawn) -> None:
        """The hand that answers a command, or one that was pressed and that nobody remembers."""
        reply = press.reply
        door = await (reply.send(screen, private=False) if press.post else reply.redraw(screen))
        self._attachments = door.attachments
        channel_id = reply.interaction.channel_id
        if channel_id is not None:
            await self._note(self._surface(door.message_id, channel_id), scene.info)

    def _surface(self, message_id: int, channel_id: int) -> PostedMessage:
        return PostedMessage(
            message_id=message_id,
            channel_id=channel_id,
            match_id=self.match_id,
            kind=PostedMessageKind.HAND,
            person_id=self.person_id,
            shown=0,
            sent_at=self.host.now(),
        )

    async def _note(self, surface: PostedMessage, info: MatchInfo) -> None:
        self.refused = False
        await super()._note(surface, info)

    async def _shrink(self, scene: Scene) -> None:
        surface = self.surface
        if surface is None:
            await self._clear(scene)
            return
        screen = closed_hand_screen(scene)
        with suppress(discord.NotFound, discord.Forbidden):
            await self._partial(surface).edit(**await self.host.delivery.to_edit(screen))
        await self._clear(scene)
        await self._lost()
