"""August's pampas: bent stems with drooping plumes, blades, and the hill they stand on."""

import math
from typing import Final

from bot.pictures.art.kit.brush import Station, brush, strokes
from bot.pictures.art.kit.svg import Point, Svg, placed
from bot.pictures.art.palette import INK, LIGHT_GREEN

_HAIRS: Final = (
    *((0, 32, 2), (0.025, 42, 10), (0.05, 39, 20), (0.075, 46, 28), (0.1, 41, 39)),
    *((0.125, 47, 47), (0.15, 40, 57), (0.175, 43, 66), (0.2, 36, 75), (0.22, 29, 86)),
)
"""(distance from the tip as a part of the height, length, droop in degrees) of each hair."""


def plume(
    foot: Point, height: float, bend: float, fill: str, *, edge: float = 0, size: float = 1
) -> Svg:
    """A stem bending to the side of `bend`, with hairs that droop from its tip.

    `edge` is the keyline round all of them together; plumes far away have none.
    """
    x, y = foot
    tip = (x + bend * 0.8, y - height)
    side = 1 if bend >= 0 else -1
    stem = [(x, y, 4.6), (x + bend * 0.1, y - height * 0.55, 3.8), (*tip, 2.4)]
    hairs: list[list[Station]] = []
    for part, length, droop in _HAIRS:
        drop = part * min(height, 190)
        root = (tip[0] - bend * drop / height * 0.9, tip[1] + drop)
        hairs.append(_hair(root, length * size, droop, side))
    if not edge:
        return brush(stem, LIGHT_GREEN) + strokes(hairs, fill)
    wider = [(sx, sy, width + 1.6 * edge) for sx, sy, width in stem]
    behind = [[(hx, hy, width + 2 * edge) for hx, hy, width in hair] for hair in hairs]
    return (
        brush(wider, INK) + strokes(behind, INK) + brush(stem, LIGHT_GREEN) + strokes(hairs, fill)
    )


def _hair(root: Point, reach: float, droop: float, side: int) -> list[Station]:
    """A hair to the right or the left that rises a little before it droops."""
    down, lift = math.radians(droop), math.radians(droop - 30)
    middle = (
        root[0] + side * reach * 0.52 * math.cos(lift),
        root[1] + reach * 0.52 * math.sin(lift),
    )
    end = (root[0] + side * reach * math.cos(down), root[1] + reach * math.sin(down))
    return [(*root, 3.4), (*middle, 2 + reach * 0.084), (*end, 1)]


def blade(foot: Point, height: float, bend: float, fill: str, width: float = 6) -> Svg:
    """A blade of grass."""
    x, y = foot
    line = [(0, 0, width), (bend * 0.2, -height * 0.6, width * 0.72), (bend, -height, 0.8)]
    return placed(brush(line, fill), (x, y))
