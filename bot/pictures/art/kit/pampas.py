"""August's pampas: bent stems with drooping plumes, blades, and the hill they stand on."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.pictures.art.kit.brush import Station, brush, strokes
from bot.pictures.art.kit.svg import Point, Svg, placed
from bot.pictures.art.palette import BROWN, LIGHT_GREEN, LIGHT_GREY, TAN, WHITE

_HAIRS: Final = (
    ((34, 8), (42, 23), (46, 38), (44, 53), (38, 68), (30, 83)),
    ((40, -2), (47, 16), (44, 33), (45, 51), (34, 63), (31, 82)),
    ((30, 14), (44, 27), (50, 40), (41, 58), (42, 72), (27, 92)),
)
"""Three plumes, each with the length and the droop in degrees of its hairs, from its tip down."""
_EDGE: Final = 1.6


def _dense(hairs: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """With a shorter hair between every two: the plume closes to one mass."""
    between = [((a[0] + b[0]) / 2 * 0.86, (a[1] + b[1]) / 2) for a, b in pairwise(hairs)]
    pairs = zip(hairs, between, strict=False)
    return [hair for pair in pairs for hair in pair] + [hairs[-1]]


def plume(
    foot: Point,
    height: float,
    bend: float,
    fill: str,
    *,
    edge: bool = False,
    size: float = 1,
    form: int = 0,
) -> Svg:
    """A stem bending to the side of `bend`, with hairs that droop from its tip.

    `form` is one of three forms; neighbours have different forms. With an `edge` a single keyline
    goes round all hairs and a shade separates them: a keyline round each hair would turn the plume
    grey in small sizes. Distant plumes have no keyline.
    """
    x, y = foot
    tip = (x + bend * 0.8, y - height)
    stem = [(x, y, 4.6), (x + bend * 0.1, y - height * 0.55, 3.8), (*tip, 2.4)]
    side = 1 if bend >= 0 else -1
    hairs = []
    step = min(height * 0.035, 7) / 2
    for place, (length, droop) in enumerate(_dense(_HAIRS[form])):
        root = (tip[0] - bend * 0.05 * place, tip[1] + step * place)
        hairs.append(_hair(root, side * length * size, droop, 4.6 * size))
    if not edge:
        return brush(stem, LIGHT_GREEN) + strokes(hairs, fill)
    full = [[(hx, hy, width * 1.3) for hx, hy, width in hair] for hair in hairs]
    behind = [[(hx, hy, width + 2 * _EDGE) for hx, hy, width in hair] for hair in full]
    shade = LIGHT_GREY if fill == WHITE else TAN
    partings = [_parting(above, below) for above, below in pairwise(hairs)]
    return (
        brush(stem, LIGHT_GREEN)
        + strokes(behind, BROWN)
        + strokes(full, fill)
        + strokes(partings, shade)
    )


def _hair(root: Point, reach: float, droop: float, width: float) -> list[Station]:
    """A hair to the right, or with a negative reach to the left, that rises before it droops."""
    down, lift = math.radians(droop), math.radians(droop - 26)
    middle = (
        root[0] + reach * 0.55 * math.cos(lift),
        root[1] + abs(reach) * 0.55 * math.sin(lift),
    )
    end = (root[0] + reach * math.cos(down), root[1] + abs(reach) * math.sin(down))
    return [(*root, 2.6), (*middle, width), (*end, 1.2)]


def _parting(above: list[Station], below: list[Station]) -> list[Station]:
    """A thin line between two strokes, thickest where they part."""
    root, middle, end = (
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(above, below, strict=True)
    )
    short = (middle[0] * 0.55 + end[0] * 0.45, middle[1] * 0.55 + end[1] * 0.45)
    return [(*root, 0.6), (*middle, 2), (*short, 0.6)]


def blade(foot: Point, height: float, bend: float, fill: str, width: float = 6) -> Svg:
    """A blade of grass."""
    x, y = foot
    line = [(0, 0, width), (bend * 0.2, -height * 0.6, width * 0.72), (bend, -height, 0.8)]
    return placed(brush(line, fill), (x, y))
