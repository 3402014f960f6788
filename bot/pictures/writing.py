"""Brush writing of our own: a stroke is a centre line with a width at every point.

No font that is free to ship holds these characters in this weight, and a brush looks better on a
table than type does. A character is a list of strokes in a square of 100 units.
"""

from typing import Final

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.letters import Letter
from bot.pictures.colours import Colour

SQUARE: Final = 100

CHARACTERS: Final[dict[str, Letter]] = {
    "こ": (
        ((20, 22, 7), (46, 17, 11), (76, 20, 9), (62, 35, 3)),
        ((22, 60, 5), (17, 78, 10), (46, 89, 11), (86, 82, 7)),
    ),
    "い": (
        ((14, 20, 8), (15, 48, 12), (28, 79, 11), (42, 66, 3)),
        ((66, 24, 6), (82, 40, 11), (88, 66, 9)),
    ),
    "親": (
        ((27, 4, 6), (29, 14, 8)),
        ((9, 20, 6), (28, 18, 8), (47, 17, 6)),
        ((17, 26, 5), (21, 36, 7)),
        ((40, 24, 6), (35, 36, 5)),
        ((4, 42, 6), (28, 40, 8), (52, 39, 6)),
        ((7, 58, 6), (28, 56, 8), (50, 55, 6)),
        ((28, 42, 8), (28, 70, 8), (28, 97, 7)),
        ((27, 60, 7), (18, 74, 6), (4, 86, 3)),
        ((31, 63, 4), (46, 77, 7)),
        ((60, 9, 7), (60, 36, 7), (60, 64, 7)),
        ((60, 10, 7), (76, 9, 7), (90, 9, 8), (90, 36, 8), (90, 63, 7)),
        ((60, 27, 6), (88, 27, 6)),
        ((60, 44, 6), (88, 44, 6)),
        ((60, 62, 7), (90, 61, 7)),
        ((67, 63, 8), (64, 80, 7), (47, 96, 3)),
        ((79, 63, 8), (79, 88, 8), (88, 94, 8), (98, 90, 7), (97, 79, 3)),
    ),
}


def write(
    character: str, corner: tuple[float, float], side: float, colour: Colour, bold: float = 1
) -> str:
    """SVG of one character in a square; *bold* widens its strokes."""
    x, y = corner
    scale = side / SQUARE
    return strokes(
        (
            [(px * scale + x, py * scale + y, width * scale * bold) for px, py, width in stroke]
            for stroke in CHARACTERS[character]
        ),
        colour,
    )
