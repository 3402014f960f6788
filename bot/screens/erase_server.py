"""The question before a server's data is erased."""

from __future__ import annotations

from bot.locales import Texts
from bot.screens.custom_ids import panel_id
from bot.screens.message import Button, Screen, Style
from bot.screens.wording.names import escaped


def erase_question(texts: Texts, guild: str, running: int, days: int) -> Screen:
    """Say exactly what goes and what stays.

    Args:
        texts: the reader's.
        guild: the server's name.
        running: how many matches are open there.
        days: how long the data stay after a server removed the bot.
    """
    lines = [
        texts("erase-title", guild=escaped(guild)),
        texts("erase-goes"),
        *([texts("erase-running", count=running)] if running else []),
        texts("erase-stays"),
        texts("erase-later", days=days),
    ]
    yes = Button(texts("erase-yes"), panel_id("erase-server"), Style.RED)
    no = Button(texts("erase-no"), panel_id("erase-server-no"))
    return Screen("\n".join(lines), ((yes, no),))
