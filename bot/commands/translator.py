"""Commands in every language, from the same catalogues as everything else."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.locales import Language, texts_in

_LANGUAGES: Final[dict[discord.Locale, Language]] = {discord.Locale.japanese: "ja"}


def said(key: str, attribute: str | None = None) -> app_commands.locale_str:
    """A text of the catalogue for a command; English is what it is registered with."""
    return app_commands.locale_str(_text("en", key, attribute), key=key, attribute=attribute)


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
        """The text in that language; None where it is as in English."""
        language = _LANGUAGES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        return _text(language, key, string.extras.get("attribute"))


def _text(language: Language, key: str, attribute: str | None) -> str:
    texts = texts_in(language)
    if attribute is None:
        return texts(key)
    return texts.attribute(key, attribute) or ""
