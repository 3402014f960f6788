"""The texts of commands, which come from the same catalogues as all others."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.interactions.authorization import Permission, needs
from bot.locales import DEFAULT, Language, language_of, texts_in


def said(key: str, attribute: str | None = None) -> app_commands.locale_str:
    """Return a catalogue text for a command, with its default language as the registered text."""
    return app_commands.locale_str(_text(DEFAULT, key, attribute), key=key, attribute=attribute)


def about(key: str) -> app_commands.locale_str:
    """Return the description of a command or option."""
    return said(key, "about")


Function = Callable[..., Coroutine[Any, Any, None]]
Command = app_commands.Command[Any, ..., None]


def command(
    place: app_commands.Group | app_commands.CommandTree[Any], need: Permission
) -> Callable[[Function], Command]:
    """Add a function to a group or tree as a slash command; its texts follow from its own names.

    `tournament_admin` is called `command-tournament-admin`. The option `member` of `profile` is
    called `option-name-profile-member`, or if no catalogue has that, `option-name-member`: commands
    share the texts of an option.
    """

    def add(function: Function) -> Command:
        name = _word(function.__name__)
        key = f"command-{name}"
        added: Command = place.command(name=said(key), description=about(key), extras=needs(need))(
            function
        )
        keys = {one.name: _option_key(name, _word(one.name)) for one in added.parameters}
        app_commands.rename(**{option: said(key) for option, key in keys.items()})(added)
        app_commands.describe(**{option: about(key) for option, key in keys.items()})(added)
        return added

    return add


def _word(name: str) -> str:
    return name.strip("_").replace("_", "-")


def _option_key(command: str, option: str) -> str:
    own = f"option-name-{command}-{option}"
    return own if texts_in(DEFAULT).has(own) else f"option-name-{option}"


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
