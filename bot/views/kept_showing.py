"""A message that is edited through its channel, and found again after a restart."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord

from bot.matches.stored import MatchInfo, Status
from bot.matches.surfaces import Surface

from .message import Screen
from .queue import Drawn
from .scene import Scene
from .showing import Host, Showing

UNKNOWN_MESSAGE: Final = 10008
OLD: Final = timedelta(minutes=50)
"""Editing a message of over an hour is limited harder: it is sent anew before that."""
TOO_OLD: Final = 30046
"""Discord's code for one edit too many of such a message."""


class KeptShowing(Showing):
    """One of those; the subclasses know how a new one is sent."""

    wants_resend = False  # the next drawing is a new message, in silence

    def __init__(
        self,
        host: Host,
        match_id: int,
        surface: Surface | None,
        *,
        first_pause: float = 1.0,
    ) -> None:
        super().__init__(host, match_id, first_pause=first_pause)
        self.surface = surface

    @property
    def message_id(self) -> int | None:
        """The message, once it is there."""
        return None if self.surface is None else self.surface.message_id

    async def _keep(self, scene: Scene, screen: Screen, press: Drawn | None, *, anew: bool) -> None:
        """Show the screen, in the message that is there or in a new one."""
        try:
            if self.surface is None or anew:
                await self._send(scene, screen, press)
            else:
                await self._edit(screen, press)
                await self._note(self.surface, scene.info)
            self._was_shown(scene, screen)
        except (discord.NotFound, discord.Forbidden) as refused:
            if refused.code == UNKNOWN_MESSAGE:
                await self._lost()
                if scene.info.status.open:
                    self.mark()
            elif not await self._refused(refused.code, screen):
                raise
        except discord.HTTPException as refused:
            if refused.code != TOO_OLD:
                raise
            self.wants_resend = True
            self.mark()

    async def _send(self, scene: Scene, screen: Screen, press: Drawn | None) -> None:
        """Show the screen in a new message, and take the old one away."""
        raise NotImplementedError

    async def _refused(self, code: int, screen: Screen) -> bool:
        """Discord forbids it; whether that is a state of things that one can live with."""
        raise NotImplementedError

    async def _edit(self, screen: Screen, press: Drawn | None) -> None:
        """Bring the message up to date: by answering a press on it, or through its channel."""
        assert self.surface is not None
        if press is not None and press.reply.pressed_message != self.surface.message_id:
            await press.reply.redraw(screen)  # an older message that should be gone
            press = None
        if screen == self._shown:
            if press is not None:
                await press.reply.hold()
            return
        picture = self._new_picture(screen)
        if press is not None:
            await press.reply.redraw(screen, picture=picture)
            return
        arguments = await self.host.delivery.to_edit(screen, picture=picture)
        await self._partial(self.surface).edit(**arguments)

    def _is_old(self, scene: Scene) -> bool:
        """Whether a round starts on a message that will soon be hard to edit."""
        view, surface = scene.view, self.surface
        if view is None or surface is None or scene.info.status is not Status.PLAYING:
            return False
        round_starts = bool(view.results) and not any(view.last_turns)
        return round_starts and self.host.now() - surface.sent_at > OLD

    def _partial(self, surface: Surface) -> discord.PartialMessage:
        return self.host.messageable(surface.channel_id).get_partial_message(surface.message_id)

    async def _note(self, surface: Surface, info: MatchInfo) -> None:
        self.surface = replace(surface, shown=info.revision)
        await self.host.remember(self.surface)

    async def _remove(self, surface: Surface) -> None:
        """Delete a message that another one has replaced."""
        await self.host.forget(surface.message_id)
        try:
            await self._partial(surface).delete()
        except discord.HTTPException as error:
            if error.status >= 500:
                raise

    async def _lost(self) -> None:
        """Somebody deleted the message."""
        if self.surface is not None:
            await self.host.forget(self.surface.message_id)
        self.surface = None
        self._shown = None
