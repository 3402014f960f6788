"""August's geese: three in a slanting line, necks stretched out, wings raised."""

from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Feather, wing
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, placed
from bot.pictures.art.palette import BROWN, DUSK, GOLD, INK, LIGHT_GREY, PAPER, TAN, WHITE


def geese() -> Svg:
    """The leader is the lowest and the nearest."""
    return (
        placed(_goose(beat=-4), (150, 72), -8, 0.56)
        + placed(_goose(beat=8), (126, 147), -9, 0.7)
        + placed(_goose(beat=0), (96, 252), -9, 0.88)
    )


def _goose(beat: float) -> Svg:
    """A goose flying left, drawn round the root of its wings; `beat` turns the wings back."""
    far = wing(
        (-26, -6),
        [(-34, -32), (-30, -56)],
        points("-10,-84 2,-70 8,-54 12,-36"),
        (12, -8),
        Feather(0, DUSK, edge=KEYLINE),
    )
    near = wing(
        (-16, 4),
        [(-10, -26), (8, -60)],
        points("42,-92 50,-74 54,-56 54,-38 50,-20"),
        (32, 4),
        Feather(3.4, INK, LIGHT_GREY, edge=KEYLINE),
    )
    return placed(far, turn=beat) + _body() + placed(near + _coverts(), turn=beat)


def _coverts() -> Svg:
    patch = points("-16,4! -12,-18 2,-40! 14,-30 22,-16 28,6! 4,11")
    return outline(patch, BROWN) + brush(stroke("-3,-2,1 2,-14,3.6 10,-24,1"), TAN)


def _body() -> Svg:
    shape = points(
        "-74,-8 -62,-12 -46,-8 -22,-11 4,-12 30,-7 62,-8! 62,8! 34,14 6,20 -20,16 -44,4 -62,3 -74,1"
    )
    belly = points("-36,8! -18,6 10,6 60,5! 34,13 6,19 -20,15")
    beak = points("-72,-9! -82,-5 -92,1! -82,3 -72,2!")
    return (
        outline(beak, GOLD, FINE + 0.4)
        + outline(shape, BROWN)
        + stain(belly, PAPER)
        + stain(points("46,-6! 61,-6! 61,7! 48,9!"), WHITE)
        + outline(shape, "none", KEYLINE)
        + circle((-66, -5), 2.6, INK)
        + circle((-66.6, -5.8), 0.9, WHITE)
    )
