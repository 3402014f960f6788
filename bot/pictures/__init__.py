"""PlayerView in, PNG bytes out: tables, hands, results and the yaku chart.

A card is drawn as SVG once, kept as a small palette image, and from then on only copied; a whole
picture takes a few milliseconds. Pictures hold no names of people and almost no words.

Imported late, since the commands of this package are named by every start of `koikoi`.
"""

from typing import TYPE_CHECKING

from bot.pictures.labels import Labels

if TYPE_CHECKING:
    from bot.pictures.pictures import Pictures

__all__ = ["Labels", "Pictures"]


def __getattr__(name: str) -> type["Pictures"]:
    if name == "Pictures":
        from bot.pictures.pictures import Pictures  # noqa: PLC0415

        return Pictures
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
