"""September's chrysanthemum: two rings of sixteen petals, and its lobed leaf."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline, scaled, smooth, symmetric
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, around, circle, path, placed
from bot.pictures.art.palette import DARK_GREEN, GOLD, GREEN, INK, LIGHT_GREEN, PALE_GOLD, RED

_PETALS = 16


def _ring(near: float, far: float, half: float, fill: str, edge: float, start: float) -> Svg:
    reach = far - near
    petal: list[Point | Corner] = [
        Corner(0, -near),
        (half * 0.72, -(near + reach * 0.45)),
        (half * 0.94, -(near + reach * 0.8)),
        (0, -far),
        (-half * 0.94, -(near + reach * 0.8)),
        (-half * 0.72, -(near + reach * 0.45)),
    ]
    return around(path(smooth(petal), fill, edge), _PETALS, start)


def chrysanthemum(
    at: Point,
    radius: float,
    turn: float = 0,
    outer: str = GOLD,
    inner: str = PALE_GOLD,
    heart: str = RED,
) -> Svg:
    """A flower seen from the front."""
    small = radius < 40
    drawn = circle((0, 0), radius * 0.8, INK)
    drawn += _ring(radius * 0.2, radius, radius * 0.185, outer, 2.4 if small else 3, 0)
    drawn += _ring(
        radius * 0.1, radius * 0.66, radius * 0.13, inner, 1.8 if small else 2.2, 180 / _PETALS
    )
    return placed(drawn + circle((0, 0), radius * 0.2, heart, 2.4), at, turn)


def far_chrysanthemum(at: Point, radius: float, fill: str, heart: str) -> Svg:
    """A flower in the distance."""
    drawn = _ring(radius * 0.1, radius, radius * 0.22, fill, 0, 0)
    return placed(drawn + circle((0, 0), radius * 0.26, heart), at)


def chrysanthemum_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """A lobed leaf, growing up from `at`."""
    right: list[Point | Corner] = [
        (14, -8),
        (17, -22),
        Corner(15, -25),
        (28, -30),
        (27, -42),
        Corner(24, -45),
        (31, -54),
        (25, -64),
        Corner(21, -65),
        (18, -80),
    ]
    size = length / 90
    shape = scaled(symmetric(Corner(0, 0), right, (0, -90)), size)
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    drawn = outline(shape, fill, KEYLINE - 0.2)
    drawn += brush([(0, -4 * size, 3), (0, -46 * size, 2.6), (0, -78 * size, 0.8)], light)
    for y, across, up in ((-22, 17, -11), (-42, 18, -11), (-60, 14, -9)):
        for side in (-1, 1):
            vein = [(0, y * size, 2.4), (side * across * size, (y + up) * size, 0.8)]
            drawn += brush(vein, light)
    return placed(drawn, at, turn)
