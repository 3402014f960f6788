"""August's pampas: bent stems with drooping plumes, blades, and the hill they stand on."""

import math

from bot.pictures.art.kit.brush import brush, edged_brush
from bot.pictures.art.kit.svg import Point, Svg, placed
from bot.pictures.art.palette import INK, LIGHT_GREEN

_HAIRS = (34, 42, 46, 44, 38, 30)  # lengths from the tip of the plume down


def plume(
    foot: Point, height: float, bend: float, fill: str, *, edge: bool = False, size: float = 1
) -> Svg:
    """A stem bending to the side of `bend`, with six strokes that droop from its tip."""
    x, y = foot
    tip = (x + bend * 0.8, y - height)
    side = 1 if bend >= 0 else -1
    stem = [(x, y, 4.6), (x + bend * 0.1, y - height * 0.55, 3.8), (*tip, 2.4)]
    drawn = brush(stem, LIGHT_GREEN)
    for index, length in enumerate(_HAIRS):
        reach = length * size
        root = (tip[0] - bend * 0.1 * index, tip[1] + height * 0.035 * index)
        down = math.radians(8 + index * 15)
        lift = math.radians(8 + index * 15 - 26)
        middle = (
            root[0] + side * reach * 0.55 * math.cos(lift),
            root[1] + reach * 0.55 * math.sin(lift),
        )
        end = (root[0] + side * reach * math.cos(down), root[1] + reach * math.sin(down))
        hair = [(*root, 2.6), (*middle, 7 * size), (*end, 1.2)]
        drawn += edged_brush(hair, fill, 1.6, INK) if edge else brush(hair, fill)
    return drawn


def blade(foot: Point, height: float, bend: float, fill: str, width: float = 6) -> Svg:
    """A blade of grass."""
    x, y = foot
    line = [(0, 0, width), (bend * 0.2, -height * 0.6, width * 0.72), (bend, -height, 0.8)]
    return placed(brush(line, fill), (x, y))
