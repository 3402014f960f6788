"""Finds out whether a missing player has left the server.

To be told when members leave, the bot would need a privileged intent. So it asks Discord once: when
a player's time has run out.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.matches.background import BackgroundTasks
from bot.matches.changes.absence import has_left
from bot.matches.models.match import Announcement
from bot.matches.models.people import Person
from bot.matches.services import MatchService
from bot.messages.sending.channels import Channels
from bot.messages.sending.failures import is_discords, named

_log = logging.getLogger(__name__)

UNKNOWN_MEMBER: Final = 10007


class LeaverCheck:
    """Reports to the matches that a missing player has left the server."""

    def __init__(
        self,
        service: MatchService,
        client: discord.Client,
        channels: Channels,
        background: BackgroundTasks,
    ) -> None:
        self._service = service
        self._client = client
        self._channels = channels
        self._background = background
        service.changed.subscribe(self._heard)

    def _heard(self, announcement: Announcement) -> None:
        if announcement.absent and not announcement.elsewhere:  # else its process looks
            self._background.start(self._look(announcement.match_id))

    async def _look(self, match_id: int) -> None:
        info = (await self._service.queries.get(match_id)).info
        guild_id = info.place.guild_id
        if info.absent is None or info.seats is None or guild_id is None:
            return
        if has_left(info, info.absent):  # it is known already
            return
        missing = info.seats[info.absent]
        if isinstance(missing, Person) and await self.has_left(guild_id, missing.id):
            await self._service.play.left_guild(guild_id, missing.id)

    async def has_left(self, guild_id: int, person_id: int) -> bool:
        """Return whether Discord says that a person is no member; if unknown, they are one."""
        if self._client.get_guild(guild_id) is None and self._channels.hears(guild_id):
            return False
        try:
            await self._client.http.get_member(guild_id, person_id)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MEMBER
        except Exception as error:
            if not is_discords(error):
                raise
            _log.warning("Whether a player is still there could not be found (%s).", named(error))
        return False
