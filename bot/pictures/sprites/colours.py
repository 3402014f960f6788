"""The colours of the board. They are dark, so that the cards are the brightest thing in a chat.

Everything around the cards uses these names; the cards have their own colours in `art`.
"""

from typing import Final, NewType

Colour = NewType("Colour", str)
"""An opaque colour in SVG's notation, ``#RRGGBB``."""

Rgb = tuple[int, int, int]

FELT: Final = Colour("#285747")
"""The background of the field."""
PANEL: Final = Colour("#17352C")
"""The background of a player's area."""
LIT_PANEL: Final = Colour("#1F4539")
"""The background for the player whose turn it is."""
WELL: Final = Colour("#0B1C16")
"""The background of chips and empty places on a panel."""
SLOT: Final = Colour("#214A3C")
"""An empty place of the field."""
LINE: Final = Colour("#457363")
"""Outlines of empty places."""
MUTED: Final = Colour("#A3C2B4")
"""Less important words."""
CREAM: Final = Colour("#F7EDD6")
"""Numerals and words."""
WHITE: Final = Colour("#FFFDF7")
PAPER: Final = CREAM
"""The background of a result."""
SHEET: Final = Colour("#EFDFC8")
"""The background of a part on paper."""
BROWN: Final = Colour("#6B4430")
"""Less important words on paper."""
INK: Final = Colour("#241F2B")
GOLD: Final = Colour("#F2B632")
RED: Final = Colour("#D63A2C")
DARK_RED: Final = Colour("#A3241F")
TEAL: Final = Colour("#177A72")
BLUE: Final = Colour("#2C5DA8")
DARK_BLUE: Final = Colour("#1F4270")
"""The colour of a shaded blue card, to which no other colour of the palette is near."""
SKY: Final = Colour("#7CC4F0")
PINK: Final = Colour("#F29BB0")
LIME: Final = Colour("#B6DB6A")
LILAC: Final = Colour("#B49AD6")

ACCENTS: Final = (GOLD, SKY, PINK, LIME, LILAC, CREAM)
"""Colours that connect a hand card with the field cards it takes. Letters show the same."""

BOARD: Final = (
    *(FELT, PANEL, LIT_PANEL, WELL, LINE, MUTED, CREAM, WHITE, INK, GOLD),
    *(RED, DARK_RED, TEAL, BLUE, DARK_BLUE, SKY, PINK, LIME, LILAC, SLOT, SHEET, BROWN),
)
"""All colours of the board. The shared palette contains each of them exactly."""


def rgb(colour: Colour) -> Rgb:
    """Return red, green and blue of a colour, 0 to 255 each."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(under: Colour, over: Colour, share: float) -> Rgb:
    """Return the mix of two colours when *over* covers the *share* (0 to 1) of a pixel."""
    low, high = rgb(under), rgb(over)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue
