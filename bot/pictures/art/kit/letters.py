"""Letters as brush strokes: the kana of the poetry strips and the character in the sake cup.

Every stroke is a row of stations on a square of 100 × 100, in the direction of writing.
"""

from collections.abc import Sequence
from typing import Final

from bot.pictures.art.kit.brush import Station, stroke, strokes
from bot.pictures.art.kit.svg import Point, Svg, number, numbers

Letter = tuple[Sequence[Station], ...]

A: Final[Letter] = (
    stroke("18,26,9 50,24,9 80,20,6"),
    stroke("46,6,9 42,40,9 46,80,6"),
    stroke("66,36,7 52,66,8 28,82,8 18,66,8 40,48,8 72,48,9 86,66,9 70,88,7 54,94,3"),
)
KA: Final[Letter] = (
    stroke("12,34,8 50,26,10 64,36,9 60,70,9 44,90,5 38,82,3"),
    stroke("40,8,9 32,48,9 12,84,5"),
    stroke("72,22,6 88,46,9"),
)
YO: Final[Letter] = (
    stroke("54,34,7 82,28,8"),
    stroke("52,6,9 52,50,9 50,80,9 30,88,9 20,76,8 38,66,8 62,76,9 84,92,6"),
)
RO: Final[Letter] = (
    stroke("20,16,8 70,12,9 46,38,7 14,70,7 44,46,7 78,48,10 84,72,10 60,92,8 36,92,3"),
)
SHI: Final[Letter] = (stroke("32,6,9 30,50,10 36,82,10 60,88,8 88,66,3"),)
MI: Final[Letter] = (
    stroke("18,18,8 48,14,9 40,50,8 22,78,8 12,66,7 30,52,7 60,58,8 90,72,5"),
    stroke("72,36,9 68,66,8 52,92,4"),
)
NO: Final[Letter] = (
    stroke("52,20,6 44,60,9 26,76,9 12,56,9 32,24,9 64,14,9 88,40,10 80,74,9 58,90,4"),
)
LONG_LIFE: Final[Letter] = (  # 寿, as on the cup of the real card
    stroke("22,15,7 50,14,8 80,12,6"),
    stroke("28,29,6 74,26,6"),
    stroke("8,43,7 50,41,8 92,38,6"),
    stroke("52,2,8 46,40,8 34,66,7 10,88,3"),
    stroke("30,60,6 60,57,7 88,55,6"),
    stroke("66,46,8 67,74,8 64,92,7 50,84,3"),
    stroke("38,70,6 48,82,8"),
)

AKAYOROSHI: Final = (A, KA, YO, RO, SHI)  # January and February
MIYOSHINO: Final = (MI, YO, SHI, NO)  # March


def letter(shape: Letter, centre: Point, size: Point, colour: str, weight: float = 1) -> Svg:
    """One letter in a box of `size` around `centre`; `weight` makes its strokes bolder."""
    bolder = [[(x, y, width * weight) for x, y, width in line] for line in shape]
    scale = f"{size[0] / 100:.3f},{size[1] / 100:.3f}"
    move = f"translate({numbers(*centre)}) scale({scale}) translate({number(-50)},{number(-50)})"
    return f'<g transform="{move}">{strokes(bolder, colour)}</g>'
