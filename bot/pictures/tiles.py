"""The cards' emoji tiles as PNG files: drawn one at a time, whenever Discord lacks one."""

import hashlib
from typing import Final

import resvg_py

from bot.koikoi.cards import Card
from bot.pictures.art.emoji import SIDE, emoji_svg

_FORM: Final = "1"
"""Raised when the files change although the drawings don't."""
_SIGNS: Final = 8


def draw_tile(card: Card) -> bytes:
    """The tile as a PNG of 5 to 12 KB with soft edges: on Discord it stands on any colour.

    Takes some 20 milliseconds, in which nothing else runs.
    """
    drawn = resvg_py.svg_to_bytes(
        svg_string=emoji_svg(card), width=SIDE, height=SIDE, skip_system_fonts=True
    )
    return bytes(drawn)


def tile_version(card: Card) -> str:
    """Eight signs that change with the drawing.

    They are taken from the drawing and not from the file, so that a start with nothing to upload
    draws nothing, and another release of the renderer uploads nothing anew.
    """
    state = f"{_FORM}\n{emoji_svg(card)}".encode()
    return hashlib.sha256(state).hexdigest()[:_SIGNS]
