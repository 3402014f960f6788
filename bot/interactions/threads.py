"""Opens a thread for each match if the server wants that."""

from __future__ import annotations

import logging

import discord

from bot.locales import Wording
from bot.matches.models.terms import ChannelRef
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Worded
from bot.messages.sending.failures import is_discords, named
from bot.screens.message import Screen
from bot.screens.wording.names import plain_name, versus

_log = logging.getLogger(__name__)


class Threads:
    """Opens threads, and sends the table again inside them."""

    def __init__(
        self, service: MatchService, presenter: Presenter, languages: Languages, channels: Channels
    ) -> None:
        self._service = service
        self._presenter = presenter
        self._languages = languages
        self._channels = channels

    async def wanted(self, guild_id: int | None) -> bool:
        """Return whether a server wants a thread for each match, the computer's included."""
        if guild_id is None:
            return False
        return (await self._service.settings.guild_settings(guild_id)).threads

    async def open(self, match_id: int) -> None:
        """Open a thread for the match if the server wants that."""
        info = (await self._service.queries.get(match_id)).info
        place = info.place
        if place.guild_id is None or place.parent_id is not None:
            return
        if not self._channels.takes_threads(place.guild_id, place.channel_id):
            return
        if not await self.wanted(place.guild_id):
            return
        posted = (await self._presenter.table_of(match_id)).posted
        if posted is None:
            return
        texts = await self._languages.of_guild(place.guild_id)
        people = [one.id for one in info.people]

        async def title(wording: Wording) -> Screen:
            return Screen(versus(texts.worded(wording, people), info, plain_name))

        async def start(title: Screen) -> int:
            channel_id, message_id = posted.channel_id, posted.message_id
            return await self._channels.open_thread(channel_id, message_id, title.content)

        try:
            _, thread_id = await Worded().show(title, start)
        except Exception as refused:
            if not is_discords(refused):
                raise
            if isinstance(refused, discord.HTTPException):
                self._presenter.deps.delivery.refusals.note(posted.channel_id, refused)
            _log.warning("Match %d got no thread (%s).", match_id, named(refused))
            return
        place = ChannelRef(place.guild_id, thread_id, place.channel_id)
        await self._presenter.resend_table(match_id, place)
