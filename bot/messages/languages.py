"""Finds the language for a reader: their own in private, the server's in public."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.locales import DEFAULT, Language, Texts, chosen_language, language_of, texts_in
from bot.matches.models.people import Preferences
from bot.matches.models.terms import GuildSettings


class Choices(Protocol):
    """Where people's and servers' choices are stored: the match service."""

    async def preferences(self, person_id: int) -> Preferences:
        """Return a person's preferences."""

    async def save_preferences(self, preferences: Preferences) -> None:
        """Store a person's preferences."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return a server's settings."""


class GuildLocales(Protocol):
    """The client, as far as it knows the servers' languages."""

    def guild_locale(self, guild_id: int) -> str | None:
        """Return the language that the server itself has set; None if it can't set one."""


class Languages:
    """Returns the texts for a person or a place.

    Each interaction says a person's Discord language. It is stored, because a hand in a direct
    message is often drawn when its player did nothing.
    """

    def __init__(self, choices: Choices, locales: GuildLocales) -> None:
        self._choices = choices
        self._locales = locales

    async def seen(self, chosen: Preferences, discord_locale: str) -> Preferences:
        """Store the language that a person's Discord uses now.

        `chosen`: the person's preferences as they are stored. Returns them with this language.
        """
        language = language_of(discord_locale)
        if chosen.discord_language == language:
            return chosen
        chosen = replace(chosen, discord_language=language)
        await self._choices.save_preferences(chosen)
        return chosen

    async def of_person(self, person_id: int) -> Texts:
        """Return the texts for a message that only this person reads."""
        return self.of_preferences(await self._choices.preferences(person_id))

    def of_preferences(self, chosen: Preferences) -> Texts:
        """Return the same as `of_person`, from preferences that were read already."""
        return texts_in(
            chosen_language(chosen.language) or chosen_language(chosen.discord_language) or DEFAULT
        )

    async def of_guild(self, guild_id: int | None) -> Texts:
        """Return the texts for a message that everyone on the server reads."""
        if guild_id is None:
            return texts_in(DEFAULT)
        return self.of_settings(await self._choices.guild_settings(guild_id))

    def of_settings(self, settings: GuildSettings) -> Texts:
        """Return the same as `of_guild`, from a server's settings that were read already."""
        found = self._known(settings) or chosen_language(settings.found_language) or DEFAULT
        return texts_in(found).at(settings.guild_id or None)

    async def of_place(self, guild_id: int | None, reader: Texts) -> Texts:
        """Return the texts of the buttons that a person has around them.

        On a server they are those of `of_guild`; in direct messages the person's own, `reader`.
        """
        return reader if guild_id is None else await self.of_guild(guild_id)

    async def is_unknown(self, guild_id: int) -> bool:
        """Return whether a server's language is unknown: nobody has chosen one."""
        settings = await self._choices.guild_settings(guild_id)
        return settings.found_language is None and self._known(settings) is None

    def _known(self, settings: GuildSettings) -> Language | None:
        """Return the language that the server's admins chose, here or on Discord."""
        own = self._locales.guild_locale(settings.guild_id)
        return chosen_language(settings.language) or (None if own is None else language_of(own))
