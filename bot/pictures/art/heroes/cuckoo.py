"""April's lesser cuckoo, calling as it dives, and the red crescent behind it."""

from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.feathers import Row, feathered
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, path, placed
from bot.pictures.art.palette import DUSK, GOLD, GREY, INK, LIGHT_GREY, RED, WHITE


def crescent() -> Svg:
    """A moon of four days, open to the upper left, clear of the wing below it."""
    return path("M166.5,27A31,31 0 1 1 124.2,61.6A28,28 0 0 0 166.5,27Z", RED, KEYLINE)


def cuckoo() -> Svg:
    """Drawn flying to the left and level, then turned into its dive."""
    return placed(_far_wing() + _tail() + _body() + _near_wing() + _head(), (112, 204), -24, 0.94)


def _far_wing() -> Svg:
    """Long and narrow, stretched away from us."""
    arm = stroke("-58,-54,4 -57,-43,5 -52,-32,7 -44,-20,9 -30,-8,11")
    rows = (
        Row(points("-58,-98 -48,-86 -40,-72 -34,-58 -26,-42 -18,-28 -10,-14"), 8, 11, DUSK),
        Row(points("-52,-62 -42,-50 -32,-36 -20,-20"), 6, 17, GREY, reach=(0.1, 1)),
    )
    return feathered(arm, DUSK, rows)


def _near_wing() -> Svg:
    """It grows out of the shoulder; the grey coverts lie over the dark quills."""
    arm = stroke("6,-66,5 -6,-54,6 -16,-40,8 -20,-25,10 -18,-10,13 -8,2,15")
    rows = (
        Row(points("58,-110 62,-96 62,-80 59,-64 54,-48 48,-32 42,-16 36,0"), 9, 11, INK, GREY),
        Row(
            points("26,-66 32,-52 34,-38 33,-24 30,-10 26,2"),
            7,
            22,
            GREY,
            LIGHT_GREY,
            reach=(0.1, 1),
        ),
    )
    return feathered(arm, GREY, rows)


def _tail() -> Svg:
    """Long and a little open: each feather has white spots and a white tip."""
    feathers = (
        stroke("40,-2,8 68,-14,12 98,-25,11 104,-27,5"),
        stroke("40,4,8 68,6,12 98,7,11 104,7,5"),
        stroke("40,1,9 68,-4,13 102,-9,12 108,-10,5"),
    )
    spots = (
        *(stroke("62,-14,1 65,-14,4.4 69,-16,1"), stroke("80,-20,1 83,-20,4.8 87,-22,1")),
        *(stroke("62,8,1 66,9,4.4 70,9,1"), stroke("80,9,1 84,10,4.8 88,10,1")),
        *(stroke("66,-4,1 70,-4,4.4 74,-5,1"), stroke("84,-7,1 88,-7,4.8 92,-8,1")),
        *(stroke("99,-25,4 101,-26,4"), stroke("99,7,4 101,7,4"), stroke("103,-9,4 105,-9.4,4")),
    )
    rim = [[(x, y, width + 3) for x, y, width in one] for one in feathers]
    return strokes(rim, LIGHT_GREY) + strokes(feathers, INK) + strokes(spots, WHITE)


def _body() -> Svg:
    shape = points(
        "-60,-8 -46,-15 -26,-16 4,-15 28,-10 46,-6! 46,7! 26,15 2,21 -20,21 -42,16 -58,8"
    )
    belly = points("-44,14! -34,4 -8,3 20,3 46,4! 46,7! 26,15 2,21 -20,21")
    bars = tuple(
        [(x - 5, 5 + abs(x) * 0.06, 1), (x + 1, 11, 3.4), (x - 3, 20 - abs(x) * 0.13, 1)]
        for x in (-30, -19, -8, 3, 14, 25, 35)
    )
    return outline(shape, GREY) + stain(belly, WHITE) + strokes(bars, INK) + outline(shape, "none")


def _head() -> Svg:
    """The bill is slender and a little hooked, wide open: we see into the red mouth."""
    mouth = points("-58,-4! -76,-7! -70,6! -58,6!")
    upper = points("-56,-9! -68,-11 -82,-11 -92,-5! -78,-5 -62,1 -55,3!")
    lower = points("-57,1! -66,7 -80,17! -66,16 -53,9!")
    head = points("-64,-6 -58,-15 -47,-18 -34,-15 -24,-4 -30,10 -46,14 -58,9 -62,2")
    return (
        stain(mouth, RED)
        + outline(lower, GOLD, FINE + 0.4)
        + outline(upper, GOLD, FINE + 0.4)
        + outline(head, GREY, KEYLINE - 0.2)
        + brush(stroke("-36,-13,8 -22,-6,22 -18,0,26"), GREY)
        + brush(stroke("-40,9,1 -33,4,3 -26,6,1"), LIGHT_GREY)
        + circle((-50, -4.5), 5.4, GOLD, 2)
        + circle((-50, -4.5), 2.8, INK)
    )
