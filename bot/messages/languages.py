"""Which language somebody reads: their own in private, the server's in public."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.locales import DEFAULT, Language, Texts, chosen_language, language_of, texts_in
from bot.matches.models.people import Preferences
from bot.matches.models.terms import GuildSettings


class Choices(Protocol):
    """Where choices are kept: the match service."""

    async def preferences(self, person_id: int) -> Preferences:
        """A person's."""

    async def save_preferences(self, preferences: Preferences) -> None:
        """Keep a person's."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's."""


class GuildLocales(Protocol):
    """The client, as far as it knows the servers' languages."""

    def guild_locale(self, guild_id: int) -> str | None:
        """The language that the server itself has set."""


class Languages:
    """Texts for people and places.

    A person's Discord language comes with each interaction. It is kept, since a hand in a direct
    message is often drawn when its player did nothing.
    """

    def __init__(self, choices: Choices, locales: GuildLocales) -> None:
        self._choices = choices
        self._locales = locales
        self._seen: dict[int, Language] = {}

    async def seen(self, person_id: int, discord_locale: str) -> None:
        """Note the language that a person's Discord speaks now."""
        language = language_of(discord_locale)
        if self._seen.get(person_id) == language:
            return
        self._seen[person_id] = language
        known = await self._choices.preferences(person_id)
        if known.discord_language != language:
            await self._choices.save_preferences(replace(known, discord_language=language))

    def forget(self, person_id: int) -> None:
        """A person asked to be forgotten."""
        self._seen.pop(person_id, None)

    async def of_person(self, person_id: int) -> Texts:
        """For a message that only this person reads."""
        return self.of_preferences(await self._choices.preferences(person_id))

    def of_preferences(self, chosen: Preferences) -> Texts:
        """The same for a person whose preferences are at hand."""
        return texts_in(
            chosen_language(chosen.language)
            or self._seen.get(chosen.person_id)
            or chosen_language(chosen.discord_language)
            or DEFAULT
        )

    async def of_guild(self, guild_id: int | None) -> Texts:
        """For a message that everyone there reads."""
        if guild_id is None:
            return texts_in(DEFAULT)
        settings = await self._choices.guild_settings(guild_id)
        own = language_of(self._locales.guild_locale(guild_id))
        return texts_in(chosen_language(settings.language) or own)
