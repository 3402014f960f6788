"""What servers and people choose, and what that means for a new match."""

from collections.abc import Mapping

from bot.matches.changes.house_rules import check_settings, terms_from
from bot.matches.models.people import Preferences
from bot.matches.models.terms import GuildSettings, Length, Pace, Terms
from bot.matches.services.core import MatchCore


class Settings:
    """A server's settings and a person's preferences."""

    def __init__(self, core: MatchCore) -> None:
        self._store = core.store

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings, or the defaults."""
        return await self._store.guild_settings(guild_id) or GuildSettings(guild_id)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings. Raises `InvalidSetting` (key, reason)."""
        check_settings(settings)
        await self._store.save_guild_settings(settings)

    async def terms(
        self,
        guild_id: int | None,
        preset: str | None = None,
        length: Length | None = None,
        pace: Pace | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Terms:
        """The terms of a match: what was asked for, else what the server's settings say.

        The server's changes to the rules belong to its preset: another preset is played pure.
        Raises `InvalidSetting`.
        """
        settings = await self.guild_settings(guild_id or 0)
        return terms_from(settings, preset, length, pace, options)

    async def preferences(self, person_id: int) -> Preferences:
        """A person's preferences, or the defaults."""
        return await self._store.preferences(person_id) or Preferences(person_id)

    async def save_preferences(self, preferences: Preferences) -> None:
        """Save a person's preferences."""
        await self._store.save_preferences(preferences)

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Save the channel of a person's direct messages; None: not known."""
        await self._store.keep_dm_channel(person_id, channel_id)
