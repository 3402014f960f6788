"""March's cherry: five notched petals round a star."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.curves import Corner, smooth
from bot.pictures.art.kit.svg import Point, Svg, around, circle, path, placed, polar, polygon
from bot.pictures.art.kit.union import grown_together
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import DEEP_PINK, PALE_PINK, PINK


def _petal(radius: float, turn: float) -> str:
    """From the centre out to two lobes with the notch between them that makes it a cherry."""
    shape = (
        (0, 0),
        (0.36, 0.38),
        (0.4, 0.78),
        (0.2, 1.02),
        (0, 0.84),
        (-0.2, 1.02),
        (-0.4, 0.78),
        (-0.36, 0.38),
    )
    sharp = {0, 4}
    points: list[Point] = []
    for index, (across, out) in enumerate(shape):
        reach = polar(out * radius, turn - 90)
        side = polar(across * radius, turn)
        spot = (reach[0] + side[0], reach[1] + side[1])
        points.append(Corner(*spot) if index in sharp else spot)
    return smooth(points)


def cherry(
    at: Point, radius: float, turn: float = 0, fill: str = PINK, heart: str = DEEP_PINK
) -> Svg:
    """A flower with its keyline."""
    petals = [
        _petal(radius * (1 + sway(at, part, 0.08)), 72 * part + sway(at, part + 5, 4))
        for part in range(5)
    ]
    drawn = grown_together(petals, fill)
    stamen = brush([(0, -radius * 0.12, 2.6), (0, -radius * 0.52, 1.5)], heart)
    drawn += around(stamen + circle((0, -radius * 0.55), radius * 0.065, heart), 5)
    return placed(drawn + _star(radius * 0.26, heart), at, turn)


def far_cherry(
    at: Point, radius: float, turn: float = 0, fill: str = PALE_PINK, heart: str = PINK
) -> Svg:
    """A paler flower behind, without a keyline."""
    petals = path("".join(_petal(radius, 72 * index) for index in range(5)), fill)
    return placed(petals + _star(radius * 0.36, heart), at, turn)


def crest_cherry(at: Point, radius: float, fill: str, heart: str) -> Svg:
    """The flower as a crest on cloth."""
    petals = path("".join(_petal(radius, 72 * index) for index in range(5)), fill)
    return placed(petals + circle((0, 0), radius * 0.26, heart), at)


def _star(radius: float, fill: str) -> Svg:
    return polygon(
        [polar(radius * (1 if index % 2 == 0 else 0.4), -90 + 36 * index) for index in range(10)],
        fill,
    )
