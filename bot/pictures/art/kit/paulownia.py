"""December's paulownia: broad lobed leaves under spires of purple bells."""

from typing import Final

from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, symmetric
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, placed
from bot.pictures.art.palette import (
    BROWN,
    DARK_GREEN,
    GREEN,
    LIGHT_GREEN,
    PALE_PURPLE,
    PURPLE,
)

_HALF_LEAF: Final = points("22,6 40,-12 60,-24 63,-42 56,-51! 63,-66 50,-84 31,-84! 20,-102")
_LEAF = symmetric(Corner(0, 0), _HALF_LEAF, Corner(0, -120))


def paulownia_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """A leaf growing up from `at`."""
    size = length / 120
    drawn = outline(_LEAF, fill, KEYLINE / size)
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    drawn += brush(stroke("0,-4,5.4 0,-54,4.4 0,-104,1.4"), light)
    for y, across, up in ((-16, 44, -10), (-42, 48, -16), (-68, 30, -16)):
        for side in (-1, 1):
            drawn += brush(
                [(0, y, 4), (side * across * 0.55, y + up * 0.35, 3), (side * across, y + up, 1)],
                light,
            )
    return placed(drawn, at, turn, size)


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
