"""Commands in every language, from the same catalogues as everything else."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.locales import DEFAULT, Language, language_of, texts_in


def said(key: str, attribute: str | None = None) -> app_commands.locale_str:
    """A text of the catalogue for a command; the default language is what it is registered with."""
    return app_commands.locale_str(_text(DEFAULT, key, attribute), key=key, attribute=attribute)


def about(key: str) -> app_commands.locale_str:
    """The description of a command or option."""
    return said(key, "about")


class CatalogueTranslator(app_commands.Translator):
    """Looks up what `said` marked."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language; None where it is as registered."""
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
