"""The servers and channels that the connection to Discord knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.matches.models.shards import Shards
from bot.matches.models.terms import ChannelRef
from bot.messages.sending.failures import (
    BLOCKED,
    FAILED,
    GONE,
    MISSING_ACCESS,
    UNKNOWN_GUILD,
    is_away,
    is_discords,
)

HISTORY_LIMIT: Final = 50
"""How many of a channel's newest messages are searched."""
CLOCKS_DIFFER: Final = timedelta(minutes=5)
"""How much earlier is searched. The difference to Discord's clock may be unknown or have changed.
"""
LEARNED_FOR: Final = 600.0
"""Seconds for which what was learned of a server of another process is believed."""
SLEEPS_AFTER: Final = 10080
"""Minutes until a thread sleeps, the longest there is: in one that does, buttons are dead on some
devices."""


NOT_THERE: Final = frozenset({UNKNOWN_GUILD, MISSING_ACCESS})
"""The codes for a server on which the bot is not."""
_NEVER: Final = (-LEARNED_FOR, False, None)
_COMMUNITY: Final = "COMMUNITY"


def own_locale(features: Iterable[str], preferred: str) -> str | None:
    """Return the language that a server has set. Only a community can: all others have en-US."""
    return preferred if _COMMUNITY in features else None


class Channels:
    """Knows where messages can be written, and what Discord has told about the servers."""

    def __init__(
        self,
        client: discord.Client,
        invite: Callable[[int], str],
        shards: Shards | None = None,
        skew: Callable[[], timedelta] = timedelta,
    ) -> None:
        """Keep the parts.

        Args:
            client: the connection to Discord.
            invite: returns the address that adds an application, by its id, to a server.
            shards: those of this process; None: it hears of all servers.
            skew: returns how far Discord's clock is ahead of that of this host.
        """
        self._skew = skew
        self._client = client
        self._invite = invite
        self._shards = shards
        self._learned: dict[int, tuple[float, bool, str | None]] = {}

    @property
    def own_id(self) -> int | None:
        """Return the id of the bot's own user; None before the connection."""
        return None if self._client.user is None else self._client.user.id

    def in_guild(self, guild_id: int) -> bool:
        """Return whether the bot is on a server."""
        if self._is_elsewhere(guild_id):
            return self._learned.get(guild_id, _NEVER)[1]
        return self._client.get_guild(guild_id) is not None

    def serves(self, guild_id: int) -> bool:
        """Return whether this process hears of a server, not another one."""
        return not self._is_elsewhere(guild_id)

    def _is_elsewhere(self, guild_id: int | None) -> bool:
        """Return whether another process hears of a server."""
        return self._shards is not None and not self._shards.serves(guild_id)

    async def learn(self, guild_id: int | None) -> None:
        """Ask Discord about a server of which another process hears, unless it was asked lately.

        From then on it is known whether the bot is on it, and its language.
        """
        if guild_id is None or not self._is_elsewhere(guild_id):
            return
        now = asyncio.get_running_loop().time()
        if now - self._learned.get(guild_id, _NEVER)[0] < LEARNED_FOR:
            return
        try:
            found = await self._client.http.get_guild(guild_id, with_counts=False)
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
            if refused.code in NOT_THERE:  # otherwise it is asked again the next time
                self._learned[guild_id] = now, False, None
        else:
            locale = own_locale(found["features"], found["preferred_locale"])
            self._learned[guild_id] = now, True, locale

    async def give_role(self, guild_id: int, person_id: int, role_id: int, reason: str) -> None:
        """Give a member a role. Raises what Discord refuses it with.

        `reason`: the text that the server's admins read in its audit log.
        """
        await self._client.http.add_role(guild_id, person_id, role_id, reason=reason)

    def guild_locale(self, guild_id: int) -> str | None:
        """Return the language that a server has set; None if none, or if the bot isn't there."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return self._learned.get(guild_id, _NEVER)[2]
        return own_locale(guild.features, guild.preferred_locale.value)

    def guild_name(self, guild_id: int) -> str:
        """Return a server's name; empty if the bot is not on it."""
        guild = self._client.get_guild(guild_id)
        return "" if guild is None else guild.name

    async def learn_name(self, guild_id: int) -> str:
        """Return a server's name, also of one of which another process hears; its id if unknown."""
        guild = self._client.get_guild(guild_id)
        if guild is not None:
            return guild.name
        try:
            return str((await self._client.http.get_guild(guild_id, with_counts=False))["name"])
        except Exception as error:
            if not is_discords(error):
                raise
            return str(guild_id)

    def invite_url(self) -> str | None:
        """Return the address that adds the bot to another server; None before the login."""
        application_id = self._client.application_id
        return None if application_id is None else self._invite(application_id)

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel to write to."""
        return self._client.get_partial_messageable(channel_id)

    async def find_own(
        self,
        channel_id: int,
        sought: Callable[[discord.Message], bool],
        since: datetime | None = None,
    ) -> discord.Message | None:
        """Return our newest such message in a channel, or None; with `since`, the first since then.

        A bot that was killed may have posted it and could not store it: an answer to a command
        carries no nonce, so the next start would post it a second time.

        Returns None too if Discord doesn't let us read older messages: the bot asks for no
        permission to. Raises discord.py's error if Discord is away.
        """
        after = None if since is None else since + self._skew() - CLOCKS_DIFFER
        history = self.messageable(channel_id).history(after=after, limit=HISTORY_LIMIT)
        try:
            async for message in history:
                if message.author == self._client.user and sought(message):
                    return message
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
        return None

    async def is_gone(self, place: ChannelRef) -> bool:
        """Return whether a server's channel was deleted; if Discord doesn't say so, it was not.

        The library does not know threads that sleep, so Discord is asked about an unknown channel.
        """
        guild = None if place.guild_id is None else self._client.get_guild(place.guild_id)
        if guild is None:
            if not self._is_elsewhere(place.guild_id):
                return False
        elif guild.get_channel_or_thread(place.channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(place.channel_id)
        except discord.NotFound as unknown:
            return unknown.code in GONE
        except FAILED:
            return False
        return False

    async def thread(self, place: ChannelRef) -> discord.Thread | None:
        """Return a thread as it is now; None if there is none that the bot sees.

        The library does not know threads that sleep.
        """
        guild = None if place.guild_id is None else self._client.get_guild(place.guild_id)
        if guild is None:
            return None
        known = guild.get_thread(place.channel_id)
        if known is not None:
            return known
        try:
            found = await self._client.fetch_channel(place.channel_id)
        except Exception as error:
            if not is_discords(error):
                raise
            return None
        return found if isinstance(found, discord.Thread) else None

    async def is_shut_out(self, thread_id: int) -> bool:
        """Return whether the bot can't see a thread: of a private one it has to be a member.

        The permissions that come with an interaction don't tell.
        """
        try:
            await self._client.fetch_channel(thread_id)
        except Exception as error:
            if not is_discords(error):
                raise
            return isinstance(error, discord.Forbidden) and error.code in BLOCKED
        return False

    def takes_threads(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel's messages can have threads: not in a voice channel's chat."""
        guild = self._client.get_guild(guild_id)
        if guild is None:  # the bot was removed from it just now
            return False
        channel = guild.get_channel(channel_id)
        return channel is None or isinstance(channel, discord.TextChannel)

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread under a message; return its id. Raises `discord.HTTPException`."""
        # `PartialMessage.create_thread` raises ValueError if the bot was removed from the server.
        thread = await self._client.http.start_thread_with_message(
            channel_id, message_id, name=name, auto_archive_duration=SLEEPS_AFTER
        )
        return int(thread["id"])


# ── the place of an interaction ─────────────────────────────────────────────────────────────────
# A person can install the application for themselves. Their commands then arrive from servers
# without the bot, from group messages and from direct messages between people. There the bot can do
# nothing but answer interactions. So such a place counts as no server at all, like direct messages,
# except that others may read along.

Interaction = discord.Interaction[Any]


def server_of(interaction: Interaction) -> int | None:
    """Return the id of the server of an interaction, if the server has added the application.

    A server may have added the commands without the bot. A person who has installed the
    application for themselves can use it there all the same, so that such a server doesn't count.
    """
    guild_id = interaction.guild_id
    if guild_id is None or interaction.client.get_guild(guild_id) is not None:
        return guild_id
    only_server = interaction.is_guild_integration() and not interaction.is_user_integration()
    return guild_id if only_server else None


def is_among_others(interaction: Interaction) -> bool:
    """Return whether others read what isn't hidden: everywhere but in the bot's direct messages."""
    return interaction.guild_id is not None or interaction.context.private_channel
