"""Pictures: tables, hands, results, the yaku chart, tournaments, emojis, and moving pictures.

A card is drawn as SVG once and kept as a small palette image (a sprite). After that it is only
copied, so a whole picture takes a few milliseconds. Pictures contain almost no words. People's
names are written in any script: `boards.fonts` has the fonts, which are opened when a name needs
them. A long name is cut; emojis are left out.

`art` contains the drawings of the cards as SVG. `sprites` turns them into small images and stores
them on disk. `boards` composes pictures from sprites. Each of these packages imports only the ones
before it. Other parts of the bot import `subjects` and `labels`, and the drawing classes from this
package. Its names are loaded when they are first used, because Pillow would slow down every command
of the terminal.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bot.pictures.boards.rounds import ROUNDS_SHOWN
    from bot.pictures.boards.yaku_chart import counted, extra_of
    from bot.pictures.drawing_thread import DrawingThread
    from bot.pictures.pictures import Pictures
    from bot.pictures.sample_views import middle_view

__all__ = [
    "ROUNDS_SHOWN",
    "DrawingThread",
    "Pictures",
    "counted",
    "extra_of",
    "middle_view",
]

_MODULES: Final = {
    "ROUNDS_SHOWN": "boards.rounds",
    "DrawingThread": "drawing_thread",
    "Pictures": "pictures",
    "counted": "boards.yaku_chart",
    "extra_of": "boards.yaku_chart",
    "middle_view": "sample_views",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
