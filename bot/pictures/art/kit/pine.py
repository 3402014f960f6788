"""January's pine: scalloped fans of needles on a bent trunk."""

import math

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, number, numbers, path, placed, polar
from bot.pictures.art.palette import BROWN, GREEN, HAZE, LIGHT_GREEN

_SPAN = 200  # degrees from the first needle to the last
_SCALLOPS = 6


def _fan_edge(radius: float) -> str:
    start = -90 - _SPAN / 2
    tips = [polar(radius, start + _SPAN * index / _SCALLOPS) for index in range(_SCALLOPS + 1)]
    bulge = number(radius * math.sin(math.radians(_SPAN / _SCALLOPS / 2)) * 1.06)
    arcs = "".join(f"A{bulge},{bulge} 0 0 1 {numbers(*tip)}" for tip in tips[1:])
    foot = radius * 0.2
    below = radius * 0.12
    return f"M{numbers(-foot, below)}L{numbers(*tips[0])}{arcs}L{numbers(foot, below)}Z"


def pine_fan(at: Point, radius: float, turn: float = 0, fill: str = GREEN) -> Svg:
    """One fan, its foot at `at`."""
    drawn = path(_fan_edge(radius), fill, KEYLINE)
    needles = _SCALLOPS * 2
    for index in range(1, needles):
        angle = -90 - _SPAN / 2 + _SPAN * index / needles
        reach = radius * (1.02 if index % 2 else 0.86)  # the notches need shorter ones
        near, far = polar(radius * 0.24, angle), polar(reach, angle)
        middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
        drawn += brush([(*near, 3.2), (*middle, 2.6), (*far, 0.8)], LIGHT_GREEN)
    foot = radius * 0.2
    low = foot * 0.6
    knot = f"M{numbers(-foot, low)}A{numbers(foot, foot * 1.1)} 0 0 1 {numbers(foot, low)}Z"
    return placed(drawn + path(knot, BROWN, FINE + 0.4), at, turn)


def far_pine_fan(at: Point, radius: float, turn: float = 0, fill: str = HAZE) -> Svg:
    """A fan in the distance: no keyline, no needles."""
    return placed(path(_fan_edge(radius), fill), at, turn)
