"""October's maple: leaves of seven points with seven veins."""

from collections.abc import Sequence
from typing import Final

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, smooth
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, path, placed, polar
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import CORAL, DARK_RED, GOLD, PALE_GOLD, RED

# Angle from the leaf's axis and reach of each lobe: the middle one is the longest, the lowest pair
# is short and points back beside the stalk.
_LOBES: Final = (
    (-128, 0.56),
    (-84, 0.8),
    (-42, 0.95),
    (0, 1.0),
    (42, 0.95),
    (84, 0.8),
    (128, 0.56),
)
_NOTCH: Final = 0.42
_VEIN: Final = {RED: CORAL, DARK_RED: RED, GOLD: PALE_GOLD}  # quiet: a leaf is one mass


Lobe = tuple[float, float]
"""Angle from the leaf's axis, and reach as a part of its radius."""


def _lobes(at: Point) -> list[Lobe]:
    """The lobes of the leaf that hangs here."""
    return [
        (angle + sway(at, part, 7), reach * (1 + sway(at, part + 7, 0.1)))
        for part, (angle, reach) in enumerate(_LOBES)
    ]


def _edge(radius: float, lobes: Sequence[Lobe]) -> str:
    points: list[Point] = []
    for index, (angle, reach) in enumerate(lobes):
        tip, aim = reach * radius, angle - 90
        if index:
            before = lobes[index - 1][0]
            points.append(Corner(*polar(radius * _NOTCH, (before + angle) / 2 - 90)))
        points += [
            polar(tip * 0.66, aim - 15),
            Corner(*polar(tip, aim)),
            polar(tip * 0.66, aim + 15),
        ]
    points.append(Corner(*polar(radius * 0.16, 90)))
    return smooth(points)


def maple_leaf(at: Point, radius: float, turn: float = 0, fill: str = RED) -> Svg:
    """A leaf; `at` is where its veins meet, the stalk hangs below."""
    light = _VEIN.get(fill, PALE_GOLD)
    stalk = brush(
        [
            (0, radius * 0.1, 3),
            (radius * 0.05, radius * 0.36, 2.8),
            (radius * 0.16, radius * 0.62, 3.4),
        ],
        DARK_RED,
    )
    lobes = _lobes(at)
    drawn = stalk + path(_edge(radius, lobes), fill, KEYLINE - 0.2)
    for angle, reach in lobes:
        middle, end = (
            polar(reach * radius * 0.5, angle - 90),
            polar(reach * radius * 0.84, angle - 90),
        )
        drawn += brush([(0, 0, 3), (*middle, 2.2), (*end, 0.8)], light)
    return placed(drawn, at, turn)


def far_maple_leaf(at: Point, radius: float, turn: float, fill: str) -> Svg:
    """A leaf in the distance."""
    return placed(path(_edge(radius, _lobes(at)), fill), at, turn)
