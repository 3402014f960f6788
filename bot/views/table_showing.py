"""The table's message: it begins as the challenge and moves when it is brought or grows old."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Final

import discord

from bot.matches.stored import Status
from bot.matches.surfaces import Surface, SurfaceKind

from .message import Screen
from .queue import Drawn
from .scene import Scene
from .showing import NO_WAY, UNKNOWN_MESSAGE, KeptShowing, message_url
from .table import table_screen

OLD: Final = timedelta(minutes=50)
"""Editing a message of over an hour is limited harder: a table is sent anew before that."""


class TableShowing(KeptShowing):
    """The table: public, in a channel. It begins as the challenge."""

    wants_resend = False

    async def _draw(self, press: Drawn | None) -> None:
        scene = self._with_note(await self.host.scene(self.match_id, None), press)
        screen = table_screen(scene)
        try:
            if self.surface is None or self._resend(scene):
                await self._send(scene, screen, press)
            else:
                await self._edit(screen, press)
                await self._note(self.surface, scene.info)
            self._was_shown(scene, screen)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await self._lost()
            if scene.info.status.open:
                self.mark()
        except discord.Forbidden as refused:
            if refused.code not in NO_WAY:
                raise
            self._shown = screen  # nothing to be done here until somebody brings the table

    def _resend(self, scene: Scene) -> bool:
        if self.wants_resend:
            return True
        view, surface = scene.view, self.surface
        if view is None or surface is None or scene.info.status is not Status.PLAYING:
            return False
        round_starts = bool(view.results) and not any(view.last_turns)
        return round_starts and self.host.now() - surface.sent_at > OLD

    async def _send(self, scene: Scene, screen: Screen, press: Drawn | None) -> None:
        old, info = self.surface, scene.info
        if old is None and press is None and not info.status.open:
            return
        channel_id = info.place.channel_id
        if press is not None and old is None:
            door = await press.reply.send(screen, private=False)
            message_id = door.message_id
        else:
            channel = self.host.messageable(channel_id)
            message = await channel.send(
                **await self.host.delivery.to_send(screen), silent=old is not None
            )
            message_id = message.id
            if press is not None:
                await press.reply.hold()
        self.wants_resend = False
        await self._note(
            Surface(
                message_id=message_id,
                channel_id=channel_id,
                match_id=self.match_id,
                kind=SurfaceKind.TABLE,
                person_id=None,
                shown=info.revision,
                sent_at=self.host.now(),
            ),
            info,
        )
        self.host.table_moved(self.match_id)
        if old is None:
            return
        if old.channel_id == channel_id:
            await self._remove(old)
        else:
            await self._leave_a_sign(scene, old)

    async def _leave_a_sign(self, scene: Scene, old: Surface) -> None:
        """Where the table stood, a line says where it stands now."""
        assert self.surface is not None
        await self.host.forget(old.message_id)
        url = message_url(scene.info.place.guild_id, self.surface)
        sign = Screen(scene.texts("table-moved", url=url))
        with suppress(discord.Forbidden, discord.NotFound):
            await self._partial(old).edit(**await self.host.delivery.to_edit(sign))
