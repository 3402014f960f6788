"""What servers and people choose, and what is kept about a person."""

from typing import Any

from bot.matches.house_rules import check_settings
from bot.matches.people import Person, Preferences
from bot.matches.service.base import Base
from bot.matches.terms import GuildSettings


class Choosing(Base):
    """Settings, preferences, privacy."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings, or the defaults."""
        return await self.store.guild_settings(guild_id) or GuildSettings(guild_id)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings. Raises `InvalidSetting` (key, reason)."""
        check_settings(settings)
        await self.store.save_guild_settings(settings)

    async def preferences(self, person_id: int) -> Preferences:
        """A person's preferences, or the defaults."""
        return await self.store.preferences(person_id) or Preferences(person_id)

    async def save_preferences(self, preferences: Preferences) -> None:
        """Keep a person's preferences."""
        await self.store.save_preferences(preferences)

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Keep where a person's direct messages are; None: nobody knows."""
        await self.store.keep_dm_channel(person_id, channel_id)

    async def export_person(self, person_id: int) -> dict[str, Any]:
        """All that is stored about a person, ready for JSON."""
        return await self.store.export_person(person_id)

    async def _forget_person(self, person: Person) -> None:
        await self.store.erase_person(person.id)
        self.ledger.forget()
