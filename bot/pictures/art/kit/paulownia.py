"""December's paulownia: broad lobed leaves under spires of purple bells."""

import math
from collections.abc import Sequence
from typing import Final

from bot.pictures.art.kit.brush import Station, brush, refined, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, scaled
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, placed
from bot.pictures.art.palette import (
    BROWN,
    DARK_GREEN,
    GREEN,
    LIGHT_GREEN,
    PALE_PURPLE,
    PURPLE,
)

# From the notch at the stalk up the right side to the tip, and down the left side.
_LEAF: Final = points(
    "0,-4! 12,10 30,14 50,8 64,-8 70,-24 66,-38 60,-46! 70,-54 70,-68 60,-82 46,-88! 34,-98 "
    "16,-112 3,-130! -8,-114 -24,-104 -42,-90! -56,-84 -68,-70 -70,-56 -60,-46! -68,-36 -70,-22 "
    "-64,-6 -50,9 -30,14 -12,10"
)
_VEINS: Final = (
    stroke("0,-2,6 1,-60,4.6 2,-116,1"),
    stroke("0,-6,5 26,-14,4 60,-13,1"),
    stroke("0,-6,5 -26,-14,4 -61,-16,1"),
    stroke("0,-18,5 30,-40,4 64,-55,1"),
    stroke("0,-18,5 -30,-42,4 -62,-57,1"),
    stroke("1,-58,4 20,-76,3.4 40,-88,1"),
    stroke("1,-56,4 -18,-74,3.4 -36,-88,1"),
    stroke("30,-12,3 42,-2,2.6 48,0,1"),
    stroke("-30,-13,3 -40,-2,2.6 -47,1,1"),
    stroke("32,-41,3 48,-38,2.6 57,-34,1"),
    stroke("-32,-43,3 -47,-38,2.6 -57,-36,1"),
    stroke("28,-38,3 40,-57,2.6 48,-66,1"),
    stroke("-28,-40,3 -40,-58,2.6 -50,-66,1"),
)


def paulownia_leaf(
    at: Point, length: float, turn: float, fill: str = GREEN, *, flip: bool = False
) -> Svg:
    """A leaf growing up from `at`, its veins spread from the stalk; `flip` mirrors it."""
    size = length / 126
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    drawn = outline(_LEAF, fill, KEYLINE / size) + strokes(_VEINS, light)
    return placed(placed(drawn, flip=flip), at, turn, size)


def paulownia_bell(
    at: Point, radius: float, turn: float = 0, fill: str = PURPLE, light: str = PALE_PURPLE
) -> Svg:
    """A bell opening upwards, held by a brown cup."""
    bell: list[Point] = points(
        "0,0.9 -0.55,0.62 -0.8,-0.1 -0.94,-0.46! -0.6,-0.94 -0.32,-0.5! 0,-1.18 "
        "0.32,-0.5! 0.6,-0.94 0.94,-0.46! 0.8,-0.1 0.55,0.62"
    )
    cup: list[Point] = points("-0.56,0.6! 0,0.76 0.56,0.6! 0.3,1.14 0,1.3 -0.3,1.14")
    drawn = outline(scaled(bell, radius), fill, 3)
    for lean in (-1, 0, 1):
        low, high = lean * 0.28 * radius, lean * 0.56 * radius
        top = -0.56 * radius if lean == 0 else -0.34 * radius
        drawn += brush([(low, radius * 0.44, radius * 0.18), (high, top, radius * 0.1)], light)
    return placed(drawn + outline(scaled(cup, radius), BROWN, FINE), at, turn)


def paulownia_bud(at: Point, radius: float, turn: float = 0, fill: str = PURPLE) -> Svg:
    """A bell not yet open."""
    bud: list[Point] = points(
        "0.5,0.5! 0.56,-0.1 0.3,-0.66 0,-0.9! -0.3,-0.66 -0.56,-0.1 -0.5,0.5!"
    )
    cup: list[Point] = points("-0.58,0.3! 0,0.5 0.58,0.3! 0.36,0.9 0,1.06 -0.36,0.9")
    drawn = outline(scaled(bud, radius), fill, 2.6) + outline(scaled(cup, radius), BROWN, FINE)
    return placed(drawn, at, turn)


def _off_slope(joint: Station, goal: Point) -> float:
    """Return the difference between a stalk's slope and a rise of about forty degrees."""
    x, y, _ = joint
    return abs(y - goal[1] - 0.9 * abs(x - goal[0]))


def spire(
    stem: Sequence[Station],
    bells: Sequence[tuple[float, float, float, float]],
    buds: Sequence[tuple[float, float, float, float]] = (),
    colours: tuple[str, str] = (PURPLE, PALE_PURPLE),
) -> Svg:
    """A stem with its flowers, each on a stalk; bells and buds are (x, y, radius, turn)."""
    way = refined(refined(refined(stem)))
    drawn = ""
    for x, y, radius, turn in (*bells, *buds):
        angle = math.radians(turn)
        foot = (x - 0.9 * radius * math.sin(angle), y + 0.9 * radius * math.cos(angle))
        goal = (foot[0] - 0.3 * radius * math.sin(angle), foot[1] + 0.7 * radius)
        joint = min(way, key=lambda station: _off_slope(station, goal))
        drawn += brush([(joint[0], joint[1], 5), (*goal, 4), (*foot, 4.4)], BROWN)
    drawn += brush(stem, BROWN)
    fill, light = colours
    for x, y, radius, turn in buds:
        drawn += paulownia_bud((x, y), radius, turn, fill)
    for x, y, radius, turn in bells:
        drawn += paulownia_bell((x, y), radius, turn, fill, light)
    return drawn
