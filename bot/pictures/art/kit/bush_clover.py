"""July's bush clover: arching stems, leaves in threes, and drooping sprays of pea flowers."""

import math
from collections.abc import Sequence
from typing import Final

from bot.pictures.art.kit.brush import brush, refined
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, smooth, walk
from bot.pictures.art.kit.svg import Point, Svg, circle, path, placed
from bot.pictures.art.palette import (
    BROWN,
    DARK_GREEN,
    DARK_RED,
    DEEP_PINK,
    GREEN,
    LIGHT_GREEN,
    PINK,
)

_BANNER: Final = points("0.12,-0.02! 0.2,-0.44 0.56,-0.62! 0.86,-0.52 0.9,-0.2 0.7,0.04")
_WINGS: Final = points("0.15,0.02! 0.5,-0.22 0.95,-0.16 1.28,0.22! 0.92,0.46 0.42,0.36")
_SPREADS: Final = ((-66, 70, 0.86, 0.8), (-76, 58, 0.78, 0.9), (-56, 74, 0.9, 0.74))
"""How the leaves differ: the angles of the outer leaflets, and their sizes."""


def clover_leaf(at: Point, length: float, turn: float, fill: str = GREEN, *, kind: int = 0) -> Svg:
    """Three oval leaflets, the middle one growing up from `at`."""
    left, right, left_size, right_size = _SPREADS[kind % len(_SPREADS)]
    drawn = _leaflet(length, fill)
    three = (
        placed(drawn, turn=left, scale=left_size)
        + placed(drawn, turn=right, scale=right_size)
        + drawn
    )
    return placed(three, at, turn)


def _leaflet(length: float, fill: str) -> Svg:
    half = length * 0.28
    shape = [
        Corner(0, 0),
        (half * 0.9, -length * 0.34),
        (half * 0.86, -length * 0.74),
        (0, -length),
        (-half * 0.86, -length * 0.74),
        (-half * 0.9, -length * 0.34),
    ]
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    vein = brush(
        [(0, -length * 0.06, 2.6), (0, -length * 0.45, 2), (0, -length * 0.84, 0.8)], light
    )
    return outline(shape, fill, 2.6) + vein


def pea_flower(at: Point, size: float, turn: float = 0, *, flip: bool = False) -> Svg:
    """It opens to the right of `at`: a banner stands up behind the two wings, in a dark cup."""
    drawn = outline(scaled(_BANNER, size), DEEP_PINK, 2.2)
    drawn += path(smooth(scaled(_WINGS, size)), PINK, 2.2)
    drawn += brush([(0, 0, 2.4), (0.16 * size, 0, 5), (0.36 * size, 0.04 * size, 2)], DARK_RED)
    return placed(placed(drawn, scale=-1, flip=True) if flip else drawn, at, turn)


def clover_stem(stations: Sequence[Point], foot_width: float = 6) -> Svg:
    """A stem through the points, thin at its tip."""
    last = len(stations) - 1
    line = [
        (x, y, foot_width + (1.8 - foot_width) * index / last)
        for index, (x, y) in enumerate(stations)
    ]
    return brush(line, BROWN)


def _places(stations: Sequence[Point], gap: float) -> list[tuple[float, float, float]]:
    """Places along the stroke itself, so that what grows there is attached."""
    fine = refined(refined([(x, y, 1) for x, y in stations]))
    return walk([(x, y) for x, y, _ in fine], gap)


def clover_branch(
    stations: Sequence[Point], leaf: float = 36, gap: float = 27, foot_width: float = 7
) -> Svg:
    """A stem with stalked leaves to both sides in turn, smaller towards its tip."""
    places = _places(stations, gap)
    drawn = clover_stem(stations, foot_width)
    for index, (x, y, along) in enumerate(places):
        side = 1 if index % 2 else -1
        size = leaf * (1 - 0.4 * index / len(places)) * (1, 0.9, 1.08)[index % 3]
        aim = along + side * math.radians((58, 70, 50)[index % 3])
        stalk = size * 0.3
        foot = (x + stalk * math.cos(aim), y + stalk * math.sin(aim))
        drawn += brush([(x, y, 3), (*foot, 2.4)], BROWN)
        turn = math.degrees(aim) + 90
        drawn += clover_leaf(foot, size, turn, DARK_GREEN if index % 2 else GREEN, kind=index)
    return drawn


def clover_spray(stations: Sequence[Point], size: float = 17, gap: float = 9.5) -> Svg:
    """Flowers to both sides of a stalk that droops through the points, buds at its tip."""
    places = _places(stations, gap)[1:]
    drawn = clover_stem(stations, 3.4)
    buds = 3
    for index in reversed(range(len(places))):
        x, y, along = places[index]
        side = 1 if index % 2 else -1
        grown = size * (1.16 - 0.5 * index / len(places))
        if index >= len(places) - buds:
            aim = along + side * 0.5
            bud = (x + 3.4 * math.cos(aim), y + 3.4 * math.sin(aim))
            drawn += circle(bud, 2.4 + 0.5 * (len(places) - index), DEEP_PINK, 2)
        else:
            aim = math.degrees(along) + side * (34, 44, 26)[index % 3]
            drawn += pea_flower((x, y), grown, aim, flip=side > 0)
    return drawn
