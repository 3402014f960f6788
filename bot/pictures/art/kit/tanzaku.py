"""The paper strip of the ribbon cards: with a poem's words, plain red, or blue.

They also differ without colour: by writing, by a pale band at head and foot, or by narrow gold
bands on the dark blue.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final

from bot.pictures.art.kit.brush import brush, edged_brush, stroke
from bot.pictures.art.kit.curves import Corner, points, smooth, stain
from bot.pictures.art.kit.letters import Letter, letter
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, circle, path, placed
from bot.pictures.art.palette import (
    BLUE,
    DARK_RED,
    GOLD,
    INK,
    NAVY,
    PAPER,
    RED,
    WHITE,
)

LENGTH: Final = 210
_HEAD: Final = -LENGTH / 2
_FOOT: Final = LENGTH / 2

# The paper sways as it hangs. The longest fold begins below these.
_LEFT: Final = points("-31,-105 -29.8,-60 -32,-5 -34,45")
_RIGHT: Final = points("33,-105 34.4,-60 32.4,-5 30,45")
_SHADE: Final = (1, 7, 9, 7, 2)
_CORD: Final = stroke(
    "0,-97,2.6 -6,-108,2.6 -5,-121,2.6 0,-127,2.6 5,-121,2.6 6,-108,2.6 0,-97,2.6"
)


@dataclass(frozen=True, slots=True)
class _Paper:
    front: str
    shade: str
    """The colour of the shade along the side that bends away."""
    back: str
    bands: tuple[tuple[float, float, str], ...]
    """(distance from the end, height, colour), the same at head and foot."""


class Fold(Enum):
    """How the foot ends: the left side's last points, those of the right side, the flap."""

    LEFT = (
        points("-33,80! -11,105!"),
        points("31.6,105!"),
        points("-33,80! -20,82 -8,86! -11,96 -11,105!"),
    )
    CURL = (
        points("-34,64! 4,105!"),
        points("31.6,105!"),
        points("-34,64! -20,62 -7,66 5,75! 0,84 1,96 4,105!"),
    )
    RIGHT = (
        points("-33,105!"),
        points("31.2,86! 13,105!"),
        points("31.2,86! 21,88 11,92! 13,98 13,105!"),
    )
    NONE = (points("-33,105!"), points("31.6,105!"), points(""))

    def __init__(self, left: list[Point], right: list[Point], flap: list[Point]) -> None:
        self.left: Final = [*_LEFT, *left]
        self.right: Final = [*_RIGHT, *right]
        self.flap: Final = flap


_POEM: Final = _Paper(RED, DARK_RED, PAPER, ((0, 11, GOLD),))
_PLAIN_RED: Final = _Paper(RED, DARK_RED, PAPER, ((0, 15, PAPER),))
_PLAIN_BLUE: Final = _Paper(BLUE, NAVY, WHITE, ((8, 6, GOLD), (19, 3, GOLD)))


def _across(side: Sequence[Point], y: float) -> float:
    """Return the x coordinate of a side of the paper at a height."""
    for (x0, y0), (x1, y1) in pairwise(side):
        if y <= y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0)
    return side[-1][0]


def _band(top: float, foot: float, colour: str, fold: Fold) -> Svg:
    corners = [
        *(Corner(_across(fold.right, y), y) for y in (top, foot)),
        *(Corner(_across(fold.left, y), y) for y in (foot, top)),
    ]
    return stain(corners, colour)


def _strip(paper: _Paper, fold: Fold) -> Svg:
    whole: list[Point] = [
        *(Corner(*fold.right[0]), *fold.right[1:]),
        *(*reversed(fold.left[1:]), Corner(*fold.left[0])),
    ]
    shape = smooth(whole)
    shade = [(x - w / 2, y, w) for (x, y), w in zip(fold.right, _SHADE, strict=False)]
    drawn = path(shape, paper.front) + brush(shade, paper.shade)
    for away, height, band in paper.bands:
        drawn += _band(_HEAD + away, _HEAD + away + height, band, fold)
        drawn += _band(_FOOT - away - height, _FOOT - away, band, fold)
    drawn += path(shape, "none", KEYLINE + 0.4)
    if fold.flap:
        drawn += path(smooth(fold.flap), paper.back, FINE + 0.4)
    drawn += edged_brush(_CORD, WHITE, 1.8)
    return drawn + circle((0, -97), 3.4, WHITE, 2)


def poetry_strip(text: tuple[Letter, ...], at: Point, turn: float, fold: Fold = Fold.LEFT) -> Svg:
    """Red, gold at head and foot, the words between from top to bottom."""
    drawn = _strip(_POEM, fold)
    room = (LENGTH - 34) / len(text)
    size = (min(room * 1.2, 50), min(room * 1.02, 46))
    for index, shape in enumerate(text):
        middle = _HEAD + 17 + room * (index + 0.5)
        drawn += letter(shape, (0, middle), size, INK, 1.3)
    return placed(drawn, at, turn)


def red_strip(at: Point, turn: float, fold: Fold = Fold.LEFT) -> Svg:
    """Red without writing."""
    return placed(_strip(_PLAIN_RED, fold), at, turn)


def blue_strip(at: Point, turn: float, fold: Fold = Fold.LEFT) -> Svg:
    """Blue without writing."""
    return placed(_strip(_PLAIN_BLUE, fold), at, turn)
