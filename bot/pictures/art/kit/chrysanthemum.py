"""September's chrysanthemum: two rings of sixteen petals, and its lobed leaf."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, smooth, symmetric
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, circle, path, placed
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import DARK_GREEN, GREEN, INK, LIGHT_GREEN

_PETALS = 16


def _ring(at: Point, radii: Point, half: float, fill: str, edge: float) -> Svg:
    near, far = radii
    drawn = ""
    for part in range(_PETALS):
        reach = (far - near) * (1 + sway(at, part, 0.07))
        right = [(half * 0.72, -(near + reach * 0.45)), (half * 0.94, -(near + reach * 0.8))]
        petal = symmetric(Corner(0, -near), right, (0, -near - reach))
        drawn += placed(path(smooth(petal), fill, edge), turn=360 * part / _PETALS)
    return drawn


def chrysanthemum(at: Point, radius: float, turn: float, tones: tuple[str, str, str]) -> Svg:
    """A flower seen from the front; tones of the outer ring, the inner ring and the heart."""
    outer, inner, heart = tones
    thin = 0.6 if radius < 40 else 0
    rings = _ring(at, (radius * 0.2, radius), radius * 0.185, outer, 3 - thin)
    within = _ring(at, (radius * 0.1, radius * 0.66), radius * 0.13, inner, 2.2 - thin)
    return placed(
        circle((0, 0), radius * 0.8, INK)
        + rings
        + placed(within, turn=180 / _PETALS)
        + circle((0, 0), radius * 0.2, heart, 2.4),
        at,
        turn,
    )


def chrysanthemum_leaf(at: Point, length: float, turn: float, fill: str = GREEN) -> Svg:
    """A lobed leaf, growing up from `at`."""
    right = points("14,-8 17,-22 15,-25! 28,-30 27,-42 24,-45! 31,-54 25,-64 21,-65! 18,-80")
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
