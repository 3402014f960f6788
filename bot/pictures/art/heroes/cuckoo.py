"""April's lesser cuckoo, calling as it dives, and the red crescent behind it."""

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Feather, fan, wing
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, path, placed
from bot.pictures.art.palette import DUSK, GOLD, GREY, INK, LIGHT_GREY, RED, WHITE


def crescent() -> Svg:
    """A moon of four days, open to the upper left."""
    return path("M160.6,33.5A42,42 0 1 1 103.6,83.3A38,38 0 0 0 160.6,33.5Z", RED, KEYLINE)


def cuckoo() -> Svg:
    """Drawn flying to the left and level, then turned into its dive."""
    return placed(_far_wing() + _tail() + _body() + _near_wing() + _head(), (112, 204), -22)


def _far_wing() -> Svg:
    return wing(
        (-36, -8),
        [(-44, -36)],
        points("-26,-80 -12,-68 -2,-52 4,-34"),
        (6, -10),
        Feather(3.4, DUSK, GREY, edge=KEYLINE),
    )


def _tail() -> Svg:
    feathers = fan((26, 0), (102, 72), (66, 66), 4, Feather(19, INK, edge=2))
    spots = (
        stroke("76,-14,4.6 81,-15,4.6"),
        stroke("78,1,4.6 83,1,4.6"),
        stroke("62,-9,4 66,-10,4"),
        stroke("62,4,4 67,4,4"),
    )
    return feathers + strokes(spots, WHITE)


def _body() -> Svg:
    shape = points(
        "-62,-8 -46,-15 -24,-15 4,-17 28,-10 44,-6! 44,8! 26,16 2,24 -22,24 -44,18 -60,8"
    )
    belly = points("-36,20! -30,10 -8,4 42,6! 26,15 2,23 -22,23")
    bars = tuple(
        [(x - 3, 6 + abs(x) * 0.1, 1), (x, 13, 3.2), (x - 2, 22 - abs(x) * 0.16, 1)]
        for x in (-24, -12, 0, 12, 24)
    )
    return outline(shape, GREY) + stain(belly, WHITE) + strokes(bars, INK) + outline(shape, "none")


def _near_wing() -> Svg:
    coverts = points("-24,4! -18,-18 4,-44! 18,-34 28,-16 30,2! 4,9")
    bars = (stroke("-9,-4,1 -3,-18,3.6 6,-30,1"), stroke("6,-2,1 11,-14,3.6 18,-24,1"))
    return (
        wing(
            (-24, 2),
            [(-14, -36), (14, -70)],
            points("62,-98 68,-80 70,-62 67,-44 60,-26"),
            (32, 0),
            Feather(3.6, INK, LIGHT_GREY, edge=KEYLINE),
        )
        + outline(coverts, GREY)
        + strokes(bars, INK)
    )


def _head() -> Svg:
    upper = points("-58,-6! -70,-8 -88,-8! -74,1 -58,4!")
    lower = points("-58,2! -68,7 -80,16! -66,16 -54,10!")
    head = points("-66,-2 -60,-14 -46,-18 -32,-12 -28,2 -36,15 -52,16 -64,8")
    return (
        outline(lower, GOLD, FINE + 0.4)
        + outline(upper, GOLD, FINE + 0.4)
        + outline(head, GREY, KEYLINE - 0.2)
        + stain(points("-67,0! -60,1 -57,6 -64,8!"), RED)
        + circle((-48, -4), 5.6, GOLD, 2)
        + circle((-48, -4), 2.8, INK)
    )
