"""The question before a server's data are erased."""

from bot.locales import Texts
from bot.screens.message import Button, Screen, Style, panel_id
from bot.screens.wording.names import escaped


def erase_question(texts: Texts, guild: str, running: int, days: int) -> Screen:
    """Ask for confirmation, with the data that will be erased and the data that will be kept.

    Args:
        texts: the texts in the reader's language.
        guild: the server's name.
        running: the number of open matches there.
        days: the number of days for which data are kept after a server removed the bot.
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
