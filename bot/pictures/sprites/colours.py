"""The colours of the board: dark first, so that the cards are the brightest thing in a chat.

Everything drawn around the cards uses these names; the cards' own colours belong to `art`.
"""

from typing import Final, NewType

Colour = NewType("Colour", str)
"""An opaque colour as SVG writes it: ``#RRGGBB``."""

Rgb = tuple[int, int, int]

FELT: Final = Colour("#1F4238")
"""The table's cloth, under the field."""
PANEL: Final = Colour("#18342C")
"""The ground of a player's half."""
LIT_PANEL: Final = Colour("#22493C")
"""The half of the player whose turn it is."""
WELL: Final = Colour("#112720")
"""Sunk into a panel: chips, empty places."""
LINE: Final = Colour("#3A6354")
"""Outlines of empty places."""
MUTED: Final = Colour("#A3C2B4")
"""Words that may be overlooked."""
CREAM: Final = Colour("#F7EDD6")
"""Numerals and words."""
WHITE: Final = Colour("#FFFDF7")
INK: Final = Colour("#241F2B")
GOLD: Final = Colour("#F2B632")
RED: Final = Colour("#D63A2C")
DARK_RED: Final = Colour("#A3241F")
TEAL: Final = Colour("#177A72")
BLUE: Final = Colour("#2C5DA8")
DARK_BLUE: Final = Colour("#1F4270")
"""Blue in the shade: nothing else in the palette is near it."""
SKY: Final = Colour("#7CC4F0")
PINK: Final = Colour("#F29BB0")
LIME: Final = Colour("#B6DB6A")
LILAC: Final = Colour("#B49AD6")

ACCENTS: Final = (GOLD, SKY, PINK, LIME, LILAC, CREAM)
"""What ties a hand card to the field cards it takes; each comes with a letter, never alone."""

BOARD: Final = (
    *(FELT, PANEL, LIT_PANEL, WELL, LINE, MUTED, CREAM, WHITE, INK, GOLD),
    *(RED, DARK_RED, TEAL, BLUE, DARK_BLUE, SKY, PINK, LIME, LILAC),
)
"""All of them: they keep their exact places in the shared palette."""


def rgb(colour: Colour) -> Rgb:
    """The three channels of a colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(under: Colour, over: Colour, share: float) -> Rgb:
    """The colour that *over* gives when it covers *share* of a pixel of *under*."""
    low, high = rgb(under), rgb(over)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue
