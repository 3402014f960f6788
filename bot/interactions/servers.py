"""Greets servers that add the bot, and erases the data of servers that removed it.

A greeting is recorded before it is sent: it may be lost, but is never sent twice. A refused
greeting is not retried.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

import discord

from bot.matches.background import Worker
from bot.matches.errors import StoreAway
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.sending.delivery import Delivery, nonce_of, send_message
from bot.messages.sending.failures import is_discords, named
from bot.screens.learn import greeting_screen

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
    """Return the channel for the greeting, or None if the bot may write nowhere.

    It is the channel of the server's own greetings, or else the first text channel that is neither
    for its rules nor for announcements.
    """
    system = guild.system_channel
    rules = guild.rules_channel
    others = [one for one in guild.text_channels if one != rules and not one.is_news()]
    for channel in others if system is None else [system, *others]:
        if channel.permissions_for(guild.me).is_superset(NEEDS):
            return channel
    return None


# Servers that removed the bot: their own data is erased 30 days later.
#
# An outage of a server is no removal: Discord's event has a flag for it, and an unreachable server
# is still among the bot's servers. A removal while the bot was away is found at its start.

EVERY: Final = 3600.0
"""Seconds between two checks for servers whose data must be erased."""
GO_ON_WITHIN: Final = 60.0
"""Seconds after which an erasure of a person goes on that a failure of the store interrupted."""


class Departures:
    """Records which servers removed the bot."""

    def __init__(
        self,
        service: MatchService,
        present: Callable[[], Collection[int]],
        hears: Callable[[int], bool],
    ) -> None:
        """Keep the parts.

        `present`: returns the servers of this process's shards that have the bot. `hears`: returns
        whether a server is on one of these shards.
        """
        self._service = service
        self._present = present
        self._hears = hears
        self.worker: Final = Worker(
            self.erase_due, EVERY, "The data of servers that left stays for now."
        )
        self.interrupted: Final = Worker(
            service.privacy.go_on, GO_ON_WITHIN, "An interrupted erasure goes on later."
        )

    async def left(self, guild_id: int) -> None:
        """Note that a server removed the bot."""
        await self._noted(self._service.servers.left((guild_id,)))

    async def returned(self, guild_id: int) -> None:
        """Note that a server has the bot again."""
        await self._noted(self._service.servers.returned((guild_id,)))

    async def compare(self) -> None:
        """Record removals and returns while the bot was away; all its shards must be ready."""
        await self._noted(self._service.servers.compare(self._present(), self._hears))

    async def erase_due(self) -> None:
        """Erase the data of servers that removed the bot long ago, and lapsed marks of people.

        A failure stops no other.
        """
        await self._service.privacy.forget_lapsed()
        servers, present = self._service.servers, self._present()
        for guild_id in await servers.due():
            if not self._hears(guild_id) or guild_id in present:
                continue
            try:
                await servers.erase(guild_id)
            except StoreAway:
                raise
            except Exception:
                _log.exception("The data of a server that left could not be erased.")

    async def _noted(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreAway as away:  # the next start notices it
            _log.warning("Which servers left could not be noted: %s", away)
