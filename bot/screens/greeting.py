"""The first words on a server that has just added the bot."""

from __future__ import annotations

from collections.abc import Iterable

from bot.locales import Texts
from bot.screens.message import Screen


def greeting_screen(languages: Iterable[Texts]) -> Screen:
    """Say what the bot is and where to begin, in each of these languages."""
    return Screen("\n\n".join(texts("greeting") for texts in languages))
