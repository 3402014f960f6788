"""January's pine: fans of needles on a bent trunk."""

import math
from collections.abc import Sequence
from itertools import pairwise

from bot.pictures.art.kit.brush import Station, brush, edged_brush, strokes
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, placed, polar
from bot.pictures.art.palette import BROWN, GREEN, HAZE, LIGHT_GREEN, TAN

_SPAN = 206  # degrees from the first needle to the last


def _needles(radius: float) -> list[tuple[float, float]]:
    """Angle and length of each needle: more where there is room, and no two alike."""
    count = 2 * round(4.5 + radius / 14) + 1
    needles: list[tuple[float, float]] = []
    for index in range(count):
        part = index / (count - 1)
        uneven = math.sin(index * 2.4)
        angle = -90 - _SPAN / 2 + _SPAN * part + uneven * 1.2
        length = radius * (0.95 + 0.1 * math.sin(math.pi * part) + 0.045 * uneven)
        needles.append((angle, length))
    return needles


def _fan_edge(radius: float) -> list[Point]:
    """The needles' tips are corners; between two of them the fan is cut in a little."""
    needles = _needles(radius)
    edge: list[Point] = [Corner(radius * 0.1, radius * 0.12), Corner(-radius * 0.1, radius * 0.12)]
    last = len(needles) - 1
    half = _SPAN / last * 0.22
    for index, (angle, length) in enumerate(needles):
        if index:
            edge.append(polar(length * 0.94, angle - half))
        edge.append(Corner(*polar(length, angle)))
        if index < last:
            edge.append(polar(length * 0.94, angle + half))
            after, longer = needles[index + 1]
            edge.append(Corner(*polar((length + longer) * 0.455, (angle + after) / 2)))
    return edge


def pine_fan(at: Point, radius: float, turn: float = 0, fill: str = GREEN) -> Svg:
    """One fan, its foot at `at`."""
    drawn = outline(_fan_edge(radius), fill, KEYLINE - 0.8)
    for index, (angle, length) in enumerate(_needles(radius)):
        near, far = polar(radius * 0.3, angle), polar(length * 0.93, angle)
        middle = polar((radius * 0.3 + length * 0.93) * 0.5, angle)
        width = 2.4 if index % 2 else 1.8
        drawn += brush([(*near, 0.8), (*middle, width), (*far, 0.6)], LIGHT_GREEN)
    bud = points("-0.15,0.14! -0.17,0 -0.08,-0.1 0,-0.14 0.08,-0.1 0.17,0 0.15,0.14! 0,0.18")
    drawn += outline(scaled(bud, radius), BROWN, FINE + 0.4)
    return placed(drawn, at, turn)


def pine_trunk(stations: Sequence[Station], twigs: Sequence[Sequence[Station]] = ()) -> Svg:
    """A trunk with twigs, plates of bark on the trunk."""
    drawn = "".join(edged_brush(twig, BROWN, 3) for twig in twigs)
    drawn += edged_brush(stations, BROWN, 3) + strokes(twigs, BROWN)
    for (x0, y0, w0), (x1, y1, w1) in pairwise(stations):
        if min(w0, w1) < 7:
            continue
        for part, side in ((0.2, -1), (0.5, 1), (0.78, -1)):
            x, y, width = (a + (b - a) * part for a, b in ((x0, x1), (y0, y1), (w0, w1)))
            x += side * width * 0.16
            drawn += brush(
                [(x - 1.5, y + 6, 0.8), (x + side * 2, y, width * 0.2), (x + 1.5, y - 6, 0.8)], TAN
            )
    return drawn


def far_pine_fan(at: Point, radius: float, turn: float = 0, fill: str = HAZE) -> Svg:
    """A fan in the distance: no keyline, no needles."""
    return placed(stain(_fan_edge(radius), fill), at, turn)
