"""All cards on one sheet, in full colour, for people who draw or review them."""

import io
from typing import Final

from PIL import Image

from bot.koikoi.cards import DECK
from bot.pictures.art import back_svg, card_svg
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import FELT, rgb
from bot.pictures.sprites.rasterise import rasterise

_COLUMNS: Final = 8
_TAB: Final = 54
_SMALL: Final = (116, 70, 33)
"""Widths, in pixels, at which cards must be recognisable. They are shown beside the large cards."""


def contact_sheet(width: int) -> bytes:
    """Return a PNG of the 48 cards and the back, each *width* pixels wide and in smaller sizes."""
    gap = max(8, width // 12)
    height = _height(width)
    cell_width = width + gap + max(_SMALL) + gap
    small_height = sum(_height(small) + gap for small in _SMALL)
    cell_height = max(height, small_height) + gap
    drawn = [*(card_svg(card, _TAB) for card in DECK), back_svg()]
    rows = (len(drawn) + _COLUMNS - 1) // _COLUMNS
    sheet = Image.new("RGB", (_COLUMNS * cell_width + gap, rows * cell_height + gap), rgb(FELT))
    for place, svg in enumerate(drawn):
        row, column = divmod(place, _COLUMNS)
        x, y = gap + column * cell_width, gap + row * cell_height
        _paste(sheet, svg, width, x, y)
        for small in _SMALL:
            _paste(sheet, svg, small, x + width + gap, y)
            y += _height(small) + gap
    target = io.BytesIO()
    sheet.save(target, format="PNG", compress_level=6)
    return target.getvalue()


def _height(width: int) -> int:
    return round(width * CardSize.HAND.height / CardSize.HAND.width)


def _paste(sheet: Image.Image, svg: str, width: int, x: int, y: int) -> None:
    card = rasterise(svg, width, _height(width))
    sheet.paste(card, (x, y), card)
