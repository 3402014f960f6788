"""November's willow: hanging strands with narrow leaves."""

import math
from collections.abc import Sequence
from typing import Final

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import walk
from bot.pictures.art.kit.svg import Point, Svg
from bot.pictures.art.palette import GREEN

_LEAF: Final = 24
_WIDTH: Final = 6.4
_GAP: Final = 15
"""Distance between two leaves, along the strand."""


def willow_strand(
    stations: Sequence[Point],
    fill: str = GREEN,
    *,
    bare: float = -20,
) -> Svg:
    """A strand hanging through the points, with leaves to both sides below the height `bare`."""
    last = len(stations) - 1
    line = [(x, y, 4 - 2.6 * index / last) for index, (x, y) in enumerate(stations)]
    drawn = brush(line, fill)
    for number, (x, y, along) in enumerate(walk(stations, _GAP)):
        if y < bare:
            continue
        side = 1 if number % 2 else -1
        aim = along + math.radians(side * 27)
        tip = (x + _LEAF * math.cos(aim), y + _LEAF * math.sin(aim))
        sag = along + math.radians(side * 42)
        middle = (x + _LEAF * 0.5 * math.cos(sag), y + _LEAF * 0.5 * math.sin(sag))
        drawn += brush([(x, y, 1.6), (*middle, _WIDTH), (*tip, 0.8)], fill)
    end, before = stations[-1], stations[-2]
    aim = math.atan2(end[1] - before[1], end[0] - before[0])
    tip = (end[0] + _LEAF * 0.8 * math.cos(aim), end[1] + _LEAF * 0.8 * math.sin(aim))
    half = ((end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2)
    return drawn + brush([(*end, 1.6), (*half, _WIDTH), (*tip, 0.8)], fill)
