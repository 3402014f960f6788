"""July's bush clover: arching stems with leaflets in threes and red-violet pea flowers."""

import math
from collections.abc import Sequence

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, smooth, walk
from bot.pictures.art.kit.svg import Point, Svg, path, placed
from bot.pictures.art.palette import (
    BROWN,
    DARK_GREEN,
    DEEP_PINK,
    GREEN,
    LIGHT_GREEN,
    PINK,
    PURPLE,
    WHITE,
)


def clover_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """Three oval leaflets, the middle one growing up from `at`."""
    half = length * 0.29
    leaflet = [
        Corner(0, 0),
        (half, -length * 0.42),
        (half * 0.6, -length * 0.86),
        (0, -length),
        (-half * 0.6, -length * 0.86),
        (-half, -length * 0.42),
    ]
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    drawn = outline(leaflet, fill, 2.6) + brush(
        [(0, -length * 0.1, 2.4), (0, -length * 0.82, 0.8)], light
    )
    three = placed(drawn, turn=-68, scale=0.86) + placed(drawn, turn=68, scale=0.86) + drawn
    return placed(three, at, turn)


def pea_flower(at: Point, size: float, turn: float = 0, fill: str = DEEP_PINK) -> Svg:
    """A pellet of a flower: a round banner over a pointed keel."""
    banner = points("0,-0.95 0.7,-0.7 0.8,0.1 0,0.55 -0.8,0.1 -0.7,-0.7")
    keel = points("-0.42,-0.1! 0,-0.3 0.42,-0.1! 0.3,0.55 0,0.95! -0.3,0.55")
    drawn = outline(scaled(banner, size), fill, 2.4)
    heart = PINK if fill != PINK else DEEP_PINK
    drawn += path(smooth(scaled(keel, size)), heart, 2)
    return placed(drawn, at, turn)


def clover_stem(stations: Sequence[Point], foot_width: float = 6) -> Svg:
    """A stem through the points, thin at its tip."""
    last = len(stations) - 1
    line = [
        (x, y, foot_width + (1.6 - foot_width) * index / last)
        for index, (x, y) in enumerate(stations)
    ]
    return brush(line, BROWN)


def clover_branch(
    stations: Sequence[Point], leaf: float = 44, gap: float = 30, foot_width: float = 7
) -> Svg:
    """A stem with leaves to both sides in turn, dark and light, smaller towards its tip."""
    places = walk(stations, gap)
    drawn = clover_stem(stations, foot_width)
    for index, (x, y, along) in enumerate(places):
        side = 1 if index % 2 else -1
        size = leaf * (1 - 0.3 * index / len(places))
        turn = math.degrees(along) + 90 + side * 64
        drawn += clover_leaf((x, y), size, turn, DARK_GREEN if index % 2 else GREEN)
    return drawn


def clover_spray(tip: Point, turn: float, size: float = 9, count: int = 5) -> Svg:
    """A spike of flowers, the largest lowest; it grows up from `tip`."""
    drawn = brush([(0, 4, 3), (0, -size * count * 0.62, 1.4)], BROWN)
    for index in reversed(range(count)):
        lean = 1 if index % 2 else -1
        grown = size * (1 - 0.1 * index)
        at = (lean * size * 0.62 * (1 - index / (count + 1)), -size * 0.95 * index)
        drawn += pea_flower(at, grown, lean * 34, PURPLE if index == count - 1 else DEEP_PINK)
    return placed(drawn, tip, turn)


def far_clover(at: Point, size: float, turn: float, fill: str = WHITE) -> Svg:
    """A leaf of three in the distance."""
    half = size * 0.3
    leaflet = smooth([(0, 0), (half, -size * 0.5), (0, -size), (-half, -size * 0.5)])
    drawn = path(leaflet, fill)
    return placed(placed(drawn, turn=-66) + placed(drawn, turn=66) + drawn, at, turn)
