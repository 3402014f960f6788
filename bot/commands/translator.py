"""Translates commands, with the same catalogues as all other texts."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.locales import DEFAULT, Language, language_of, texts_in


def said(key: str, attribute: str | None = None) -> app_commands.locale_str:
    """Return a catalogue text for a command; it is registered in the default language."""
    return app_commands.locale_str(_text(DEFAULT, key, attribute), key=key, attribute=attribute)


def about(key: str) -> app_commands.locale_str:
    """Return the description of a command or option."""
    return said(key, "about")


class CatalogueTranslator(app_commands.Translator):
    """Translates the texts that `said` marked."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in that language; None if it is the registered text."""
        language = language_of(locale.value)
        key = string.extras.get("key")
        if language == DEFAULT or key is None:
            return None
        return _text(language, key, string.extras.get("attribute"))


def _text(language: Language, key: str, attribute: str | None) -> str:
    texts = texts_in(language)
    if not texts.has(key):
        raise KeyError(f"bot/locales/{language} has no {key}")
    if attribute is None:
        return texts(key)
    return texts.attribute(key, attribute) or ""
