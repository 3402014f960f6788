"""The first words on a server that has just added the bot."""

from __future__ import annotations

from bot.locales import LANGUAGES, Texts, own_name
from bot.screens.message import Screen


def greeting_screen(texts: Texts, *, unsure: bool = False) -> Screen:
    """Say what the bot is and where to begin.

    `unsure`: nobody knows in which language the server is to be greeted. Then it reads which others
    there are: the first who begins something there decides.
    """
    said = texts("greeting")
    if unsure:
        others = " · ".join(own_name(one) for one in LANGUAGES if one != texts.language)
        said = f"{said}\n-# 🌐 {others}"
    return Screen(said)
