"""August's geese: a great one and two behind it in a slanting line, wings raised."""

from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Feather, wing
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, placed
from bot.pictures.art.palette import BROWN, DUSK, GOLD, GREY, INK, PAPER, TAN, WHITE


def geese() -> Svg:
    """The leader is the lowest and the nearest."""
    return (
        placed(_goose(beat=-2), (160, 58), -8, 0.48)
        + placed(_goose(beat=6), (150, 124), -8, 0.6)
        + placed(_goose(beat=0), (98, 246), -8, 1.08)
    )


def _goose(beat: float) -> Svg:
    """A goose flying left, drawn round the root of its wings; `beat` turns the wings back."""
    far = wing(
        (-24, -6),
        [(-40, -26), (-50, -50)],
        points("-46,-78 -32,-66 -20,-50 -8,-34"),
        (6, -8),
        Feather(0, DUSK, edge=KEYLINE),
    )
    near = wing(
        (-16, 3),
        [(-10, -26), (8, -54)],
        points("38,-86 46,-70 50,-53 50,-36 42,-18"),
        (26, 2),
        Feather(3.4, INK, GREY, edge=KEYLINE),
    )
    return placed(far, turn=beat) + _body() + placed(near + _coverts(), turn=beat)


def _coverts() -> Svg:
    patch = points("-16,3! -13,-20 0,-46! 14,-32 20,-16 22,3! 2,9")
    return outline(patch, BROWN) + brush(stroke("-4,-3,1 0,-16,4 8,-30,1"), TAN)


def _body() -> Svg:
    shape = points(
        "-62,-11 -54,-14 -46,-10 -32,-7 -14,-12 6,-12 26,-7 48,-11! 47,6! 26,12 4,17 -16,14 "
        "-34,5 -48,2 -58,1 -63,-4"
    )
    belly = points("-26,8! -14,5 8,5 46,3! 26,11 4,16 -14,13")
    beak = points("-61,-10! -70,-8 -79,-3! -70,1 -60,1!")
    return (
        outline(beak, GOLD, FINE + 0.4)
        + outline(shape, BROWN)
        + stain(belly, PAPER)
        + stain(points("34,-7! 47,-9! 46,5! 36,8!"), WHITE)
        + outline(shape, "none", KEYLINE)
        + circle((-55, -6.5), 2.8, WHITE)
        + circle((-55.4, -6.5), 1.7, INK)
    )
