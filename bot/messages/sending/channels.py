"""Servers and channels, as the connection to Discord knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from bot.messages.sending.components import pressable_items
from bot.messages.sending.failures import is_away
from bot.screens.custom_ids import match_of

LOOKED_AT: Final = 50
"""So many of a channel's newest messages are looked at."""
SLEEPS_AFTER: Final = 10080
"""Minutes until a thread sleeps, the longest there is: in one that does, buttons are dead on some
devices."""


class Channels:
    """Where messages can be written, and what is known of the servers around."""

    def __init__(self, client: discord.Client, invite: Callable[[int], str]) -> None:
        """`invite` returns the address that adds an application, by its id, to a server."""
        self._client = client
        self._invite = invite

    @property
    def own_id(self) -> int | None:
        """The bot's own user; None before the connection."""
        return None if self._client.user is None else self._client.user.id

    def in_guild(self, guild_id: int) -> bool:
        """Whether the bot is on a server."""
        return self._client.get_guild(guild_id) is not None

    def guild_locale(self, guild_id: int) -> str | None:
        """The language that a server has set; None where the bot is not on it."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.preferred_locale.value

    def invite_url(self) -> str | None:
        """Where the bot is added to another server; None before the login."""
        application_id = self._client.application_id
        return None if application_id is None else self._invite(application_id)

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""
        return self._client.get_partial_messageable(channel_id)

    async def find_table(self, channel_id: int, match_id: int) -> discord.Message | None:
        """A message of ours among a channel's newest that has buttons of this match.

        A bot that was killed may have posted it and could not note it any more: an answer to a
        command carries no nonce, so the next start would post the table a second time.

        None too where Discord doesn't let us read back: the bot asks for no permission to.
        Raises what says that Discord is away.
        """
        try:
            async for message in self.messageable(channel_id).history(limit=LOOKED_AT):
                if message.author == self._client.user and _shows(message, match_id):
                    return message
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
        return None

    def takes_threads(self, guild_id: int, channel_id: int) -> bool:
        """Whether threads can hang on a channel's messages: not in the chat of a voice channel."""
        guild = self._client.get_guild(guild_id)
        if guild is None:  # the bot was removed from it just now
            return False
        channel = guild.get_channel(channel_id)
        return channel is None or isinstance(channel, discord.TextChannel)

    async def open_thread(self, guild_id: int, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread under a message; returns its id. Raises `discord.HTTPException`."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message = channel.get_partial_message(message_id)
        thread = await message.create_thread(name=name, auto_archive_duration=SLEEPS_AFTER)
        return thread.id


def _shows(message: discord.Message, match_id: int) -> bool:
    return any(match_of(one.custom_id) == match_id for one in pressable_items(message.components))
