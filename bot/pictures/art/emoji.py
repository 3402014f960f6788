"""Emoji tiles: a square with the kind and month large at the left and a piece of the art beside it.

A whole card is a grey blur at the 22 pixels of a button; half a tile of numeral and half a tile of
one flower, one head or one cup is not.
"""

from typing import Final

from bot.koikoi.cards import Card, month_of
from bot.pictures.art.deck import CARDS, CATEGORIES, art
from bot.pictures.art.kit.index_tab import glyph
from bot.pictures.art.kit.numerals import numeral
from bot.pictures.art.kit.svg import number, rectangle
from bot.pictures.art.palette import INK

SIDE: Final = 128
_BAR: Final = 58  # the kind's colour, with numeral and glyph
_EDGE: Final = 7
_SEAM: Final = 5


def emoji_svg(card: Card) -> str:
    """The square tile of a card."""
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
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"'
        f' width="{SIDE}" height="{SIDE}">'
        f'<defs><clipPath id="tile"><rect x="2" y="2" width="124" height="124" rx="22"/>'
        f'</clipPath></defs><g clip-path="url(#tile)">{seen}{bar}</g>'
        f'<rect x="3.5" y="3.5" width="121" height="121" rx="21" fill="none"'
        f' stroke="{INK}" stroke-width="{_EDGE}"/></svg>'
    )
