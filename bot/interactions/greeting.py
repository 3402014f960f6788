"""Greets a server that adds the bot, once: what it is, and where people and admins begin.

That a server is greeted is stored before the message is sent: a greeting may be lost, but it never
comes twice. What Discord refuses is not tried again.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.matches.errors import StoreAway
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.sending.bare import send_message
from bot.messages.sending.delivery import Delivery, nonce_of
from bot.messages.sending.failures import is_discords, named
from bot.screens.greeting import greeting_screen

_log = logging.getLogger(__name__)

NEEDS: Final = discord.Permissions(view_channel=True, send_messages=True)


class Greeting:
    """Writes the bot's first message on a server."""

    def __init__(self, service: MatchService, delivery: Delivery, languages: Languages) -> None:
        self._service = service
        self._delivery = delivery
        self._languages = languages

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server, unless it was greeted before or is known already."""
        channel = channel_for(guild)
        if channel is None:
            _log.info("Server %d gets no greeting: I may write in no channel there.", guild.id)
            return
        try:
            unsure = await self._languages.is_unknown(guild.id)
            screen = greeting_screen(await self._languages.of_guild(guild.id), unsure=unsure)
            if not await self._service.servers.claim_greeting(guild.id):
                return
        except StoreAway as away:
            _log.warning("Server %d gets no greeting: %s", guild.id, away)
            return
        try:
            nonce = nonce_of("greeting", guild.id, self._service.clock.now())
            await send_message(channel, self._delivery, screen, nonce)
        except Exception as failed:
            if not is_discords(failed):
                raise
            _log.info("Server %d gets no greeting: Discord refused (%s).", guild.id, named(failed))


def channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where a server is greeted, or None if the bot may write nowhere.

    That is where the server's own greetings stand, or else the first channel in which people talk:
    not the one with its rules, and none for announcements.
    """
    system = guild.system_channel
    rules = guild.rules_channel
    others = [one for one in guild.text_channels if one != rules and not one.is_news()]
    for channel in others if system is None else [system, *others]:
        if channel.permissions_for(guild.me).is_superset(NEEDS):
            return channel
    return None
