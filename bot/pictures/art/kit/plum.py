"""February's plum: five round petals grown together, ten stamens."""

from bot.pictures.art.kit.brush import brush
from bot.pictures.art.kit.svg import Point, Svg, circle, placed, polar
from bot.pictures.art.kit.union import discs
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import GOLD, PALE_GOLD, PALE_PINK, RED, WHITE

_PETAL = 0.45  # of the flower's radius


def plum(at: Point, radius: float, turn: float = 0, fill: str = RED) -> Svg:
    """A flower seen from the front."""
    stamen = PALE_GOLD if fill != WHITE else GOLD
    petals = [
        (
            polar(radius * (0.56 + sway(at, part, 0.03)), -90 + 72 * part + sway(at, part + 5, 5)),
            radius * (_PETAL + sway(at, part + 9, 0.04)),
        )
        for part in range(5)
    ]
    drawn = discs(petals, fill) + circle((0, 0), radius * 0.36, fill)
    for index in range(10):
        tip = polar(radius * (0.5 + sway(at, index, 0.07)), -90 + 36 * index)
        drawn += brush([(0, 0, 2), (*tip, 1.5)], stamen) + circle(tip, radius * 0.075, stamen)
    return placed(drawn + circle((0, 0), radius * 0.17, GOLD), at, turn)


def plum_bud(at: Point, radius: float, fill: str = RED) -> Svg:
    """A bud, still round."""
    return discs([(at, radius)], fill, 2.4)


def far_plum(
    at: Point, radius: float, turn: float = 0, fill: str = WHITE, heart: str = PALE_PINK
) -> Svg:
    """A flower in the distance: petals only."""
    petals = "".join(
        circle(polar(radius * 0.56, -90 + 72 * index), radius * 0.46, fill) for index in range(5)
    )
    return placed(
        petals + circle((0, 0), radius * 0.4, fill) + circle((0, 0), radius * 0.2, heart), at, turn
    )
