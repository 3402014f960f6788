"""April's lesser cuckoo, calling as it dives, and the red crescent behind it."""

from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Feather, wing
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, path, placed
from bot.pictures.art.palette import DUSK, GOLD, GREY, INK, LIGHT_GREY, RED, WHITE


def crescent() -> Svg:
    """A moon of four days, open to the upper left, clear of the wing below it."""
    return path("M166.5,27A31,31 0 1 1 124.2,61.6A28,28 0 0 0 166.5,27Z", RED, KEYLINE)


def cuckoo() -> Svg:
    """Drawn flying to the left and level, then turned into its dive."""
    return placed(_far_wing() + _tail() + _body() + _near_wing() + _head(), (104, 206), -24)


def _far_wing() -> Svg:
    return wing(
        (-38, -8),
        [(-54, -28), (-62, -50)],
        points("-60,-78 -44,-62 -30,-46 -16,-30"),
        (0, -8),
        Feather(0, DUSK, edge=KEYLINE),
    )


def _tail() -> Svg:
    """Long and closed, with the white spots along its edge."""
    shape = points("28,-6! 60,-16 98,-20! 104,-6! 102,10! 62,12 28,10!")
    spots = (
        stroke("62,-9,4.6 68,-10,4.6"),
        stroke("80,-12,5 86,-13,5"),
        stroke("64,6,4.6 70,6,4.6"),
        stroke("82,5,5 88,5,5"),
    )
    return outline(shape, INK, 2) + strokes(spots, WHITE)


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
    """One dark blade; only the shoulder is grey."""
    shoulder = points("-26,6! -22,-18 -4,-44! 12,-34 24,-16 28,4! 2,12")
    return (
        wing(
            (-26, 4),
            [(-16, -36), (10, -66)],
            points("62,-88 64,-68 60,-48 52,-28"),
            (32, 2),
            Feather(3.6, INK, GREY, edge=KEYLINE),
        )
        + outline(shoulder, GREY)
        + brush(stroke("-10,0,1 -3,-14,4.4 8,-28,1"), LIGHT_GREY)
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
