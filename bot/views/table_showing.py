"""The table's message: it begins as the challenge and moves when it is brought or grows old."""

from __future__ import annotations

from bot.matches.surfaces import Surface, SurfaceKind

from .kept_showing import KeptShowing
from .message import Screen
from .once import says
from .queue import Drawn
from .scene import Scene
from .showing import NO_WAY, message_url
from .table import table_screen


class TableShowing(KeptShowing):
    """The table: public, in a channel. It begins as the challenge."""

    async def _draw(self, press: Drawn | None) -> None:
        scene = self._with_note(await self.host.scene(self.match_id, None), press)
        if scene.info.day is not None:  # nothing leads here: others still play these cards
            if press is not None:
                await press.reply.hold()
            return
        anew = self.wants_resend or self._is_old(scene)
        await self._keep(scene, table_screen(scene), press, anew=anew)

    async def _refused(self, code: int, screen: Screen) -> bool:
        if code not in NO_WAY:
            return False
        self._shown = screen  # nothing to be done here until somebody brings the table
        return True

    async def _send(self, scene: Scene, screen: Screen, press: Drawn | None) -> bool:
        old, info, stands = self.surface, scene.info, True
        if old is None and press is None and not info.status.open:
            return True
        channel_id = info.place.channel_id
        if press is not None and old is None:
            door = await press.reply.send(screen, private=False)
            message_id = door.message_id
        else:
            channel = self.host.messageable(channel_id)
            arguments = await self.host.delivery.to_send(screen)
            nonce = self._nonce(SurfaceKind.TABLE, info)
            message = await channel.send(**arguments, silent=old is not None, nonce=nonce)
            message_id, stands = message.id, says(message, arguments)
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
        if old is not None:
            await self._replace(old)
        return stands

    async def _retire(self, scene: Scene, old: Surface) -> None:
        """Where the table stood in another channel, a line says where it stands now."""
        if self.surface is None or old.channel_id == self.surface.channel_id:
            await super()._retire(scene, old)
            return
        url = message_url(scene.info.place.guild_id, self.surface)
        sign = Screen(scene.texts("table-moved", url=url))
        await self._partial(old).edit(**await self.host.delivery.to_edit(sign))
