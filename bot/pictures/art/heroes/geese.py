"""August's geese: three in a slanting line, each in another beat of its wings."""

from typing import Final

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points, smooth, stain
from bot.pictures.art.kit.feathers import Row, feathered
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, path, placed
from bot.pictures.art.palette import BROWN, DUSK, GOLD, GREY, INK, PAPER, TAN, WHITE

_SMALL_COUNT: Final = 5  # number of quills of a distant wing


def geese() -> Svg:
    """The leader is the lowest and the nearest."""
    return (
        placed(_wings_down(), (146, 36), -6, 0.5)
        + placed(_wings_level(), (140, 146), -10, 0.54)
        + placed(_wings_up(), (84, 268), -7, 0.82)
    )


def _wings_up() -> Svg:
    """At the top of the beat: both wings stand over the back, the fingers spread."""
    far = _wing(
        "-50,-72 -50,-56 -44,-40 -36,-24 -24,-8",
        "-36,-108 -24,-94 -19,-76 -15,-56 -11,-36 -6,-18",
        "-40,-70 -28,-54 -20,-36 -12,-18",
        7,
        near=False,
    )
    near = _wing(
        "0,-74 -8,-60 -14,-45 -16,-30 -12,-14 -1,-4",
        "38,-124 47,-109 50,-90 46,-70 41,-50 35,-30 30,-8",
        "16,-76 22,-62 25,-46 25,-30 24,-8",
        8,
    )
    return far + _body() + near


def _wings_down() -> Svg:
    """At the end of the stroke: both wings reach below the belly."""
    far = _wing(
        "-58,46 -56,32 -50,20 -40,8 -28,2",
        "-46,84 -34,74 -26,60 -18,44 -10,28 -4,14",
        "-46,50 -34,38 -22,24 -12,10",
        5,
        near=False,
    )
    near = _wing(
        "-14,56 -18,42 -18,27 -15,12 -8,0 2,-6",
        "14,104 28,92 35,76 38,58 37,38 34,20 30,4",
        "4,62 15,48 21,34 23,18 22,2",
        5,
    )
    return far + _body() + near


def _wings_level() -> Svg:
    """Gliding: one wing stretched towards us, the other away."""
    far = _wing(
        "-8,-50 -14,-40 -18,-28 -18,-18 -14,-8",
        "20,-78 28,-64 28,-50 26,-36 23,-22 20,-10",
        "6,-48 10,-36 12,-24 10,-12",
        5,
        near=False,
    )
    near = _wing(
        "-6,44 -12,34 -14,24 -12,12 -6,2 2,-4",
        "22,76 32,64 36,52 37,40 36,26 32,6",
        "10,46 19,34 24,22 24,2",
        5,
    )
    return far + _body() + near


def _wing(bone: str, tips: str, coverts: str, count: int, *, near: bool = True) -> Svg:
    leader = near and count > _SMALL_COUNT  # the distant geese are plainer
    quills, cover = (INK, BROWN) if near else (GREY, DUSK)
    broad = 190 if near else 150  # they overlap, so that the wing is one mass
    rows = [
        Row(points(tips), count, 130 / count, quills, GREY if leader else None),
        Row(
            points(coverts),
            count - 1,
            broad / count,
            cover,
            TAN if leader else None,
            reach=(0.1, 1),
        ),
    ]
    arm = [(x, y, 4 + 1.8 * index) for index, (x, y) in enumerate(points(bone))]
    return feathered(arm, cover, rows)


def _body() -> Svg:
    shape = points(
        "-73,-7 -64,-13 -54,-10 -42,-4 -28,-6 -10,-12 12,-11 34,-7 52,-5! 52,5! 30,11 6,18 -16,16 "
        "-30,8 -44,5 -56,4 -68,2 -74,-2"
    )
    breast = points("-34,6! -28,-2 -18,0 -8,10 -4,18! -18,16 -28,10")
    belly = points("-10,18! -2,10 20,4 52,1! 52,5! 30,11 6,18")
    beak = points("-72,-8! -82,-5 -91,1! -82,3 -72,1!")
    tail = points("44,-5! 60,-9 74,-13! 82,-9 84,-2 82,5 75,9! 60,8 44,5!")
    bars = (stroke("-25,0,1 -23,6,3.4 -25,11,1"), stroke("-16,3,1 -13,9,3.4 -14,15,1"))
    return (
        path(smooth(tail), WHITE, KEYLINE)
        + stain(points("52,-5! 62,-7 72,-9! 76,-5 77,-2 76,2 72,5! 62,5 52,4!"), INK)
        + outline(beak, GOLD, FINE + 0.4)
        + outline(shape, BROWN)
        + stain(breast, TAN)
        + stain(belly, PAPER)
        + strokes(bars, INK)
        + stain(points("-73,-8! -69,-10 -66,-4 -69,2! -74,0"), WHITE)
        + outline(shape, "none", KEYLINE)
        + circle((-61.5, -6.2), 4.4, TAN)
        + circle((-62, -6.2), 2.8, INK)
    )
