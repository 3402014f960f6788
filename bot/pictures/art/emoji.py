"""Emoji tiles: a square with the kind and the month at the left and a part of the art beside it.

At the 22 pixels of a button a whole card is unreadable. People can recognise a numeral on one half
of a tile, and one flower, one head or one cup on the other half.
"""

from typing import Final

from bot.koikoi.cards import Card, month_of
from bot.pictures.art.deck import CARDS, CATEGORIES, art
from bot.pictures.art.kit.index_tab import glyph
from bot.pictures.art.kit.numerals import numeral
from bot.pictures.art.kit.svg import number, rectangle
from bot.pictures.art.palette import INK

SIDE: Final = 128
_BAR: Final = 58  # width of the bar in the kind's colour, with numeral and glyph
_SEAM: Final = 5


def emoji_svg(card: Card) -> str:
    """Return the square tile of a card. Its corners are not yet round."""
    category = CATEGORIES[card]
    window = CARDS[card].window
    zoom = SIDE / window.height
    left, top = _BAR + _SEAM - window.left * zoom, -window.top * zoom
    seen = (
        f'<g transform="translate({number(left)},{number(top)}) scale({zoom:.3f})">{art(card)}</g>'
    )
    bar = (
        rectangle((0, 0), (_BAR, SIDE), category.value.ground)
        + rectangle((_BAR, 0), (_SEAM, SIDE), INK)
        + numeral(month_of(card), (32, 47), (40, 60), category.value.mark, 7)
        + glyph(category, (32, 103), 14)
    )
    return _svg(f"{seen}{bar}{_FRAME}")


def emoji_outline() -> str:
    """Return the visible part of a tile: a square with round corners."""
    return _svg(f'<rect width="{SIDE}" height="{SIDE}" rx="24.5" fill="{INK}"/>')


_FRAME: Final = (
    f'<path fill="{INK}" fill-rule="evenodd" d="M0,0 H128 V128 H0Z M24.5,7 '
    "H103.5 A17.5,17.5 0 0 1 121,24.5 V103.5 A17.5,17.5 0 0 1 103.5,121 "
    'H24.5 A17.5,17.5 0 0 1 7,103.5 V24.5 A17.5,17.5 0 0 1 24.5,7Z"/>'
)


def _svg(body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"'
        f' width="{SIDE}" height="{SIDE}">{body}</svg>'
    )
