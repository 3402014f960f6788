"""April's lesser cuckoo, calling as it dives, and the red crescent behind it."""

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import DUSK, GOLD, INK, LIGHT_GREY, PALE_GOLD, RED, WHITE


def crescent() -> Svg:
    """A crescent open to the upper left, as if the bird came out of it."""
    moon = [
        *(Corner(112, 60), (136, 74), (160, 68), (174, 46), Corner(168, 18)),
        *((190, 38), (190, 74), (164, 98), (132, 92)),
    ]
    return outline(moon, RED)


def cuckoo() -> Svg:
    """The bird dives to the lower left, both wings swept back."""
    return _far_wing() + _tail() + _body() + _near_wing() + _head()


def _far_wing() -> Svg:
    shape = [
        *(Corner(110, 152), (92, 136), (84, 112), (92, 92), Corner(116, 66)),
        *((112, 86), (116, 104), (128, 122), Corner(138, 134)),
    ]
    bars = (
        [(102, 130, 1.5), (98, 112, 3.4), (106, 90, 1)],
        [(116, 132, 1.5), (109, 116, 3.4), (109, 100, 1)],
    )
    return outline(shape, DUSK) + strokes(bars, LIGHT_GREY)


def _tail() -> Svg:
    feathers = (
        [
            Corner(136, 132),
            (160, 100),
            Corner(176, 92),
            Corner(182, 104),
            (168, 122),
            Corner(148, 148),
        ],
        [
            Corner(140, 140),
            (168, 122),
            Corner(186, 120),
            Corner(186, 134),
            (172, 142),
            Corner(150, 152),
        ],
    )
    spots = (
        [(166, 106, 4), (172, 112, 4)],
        [(172, 128, 4), (176, 136, 4)],
        [(152, 122, 3.6), (157, 127, 3.6)],
    )
    return "".join(outline(feather, INK, 3) for feather in feathers) + strokes(spots, WHITE)


def _body() -> Svg:
    shape = [
        *((70, 172), (78, 156), (96, 148), (118, 138), (140, 130), (152, 140)),
        *((142, 158), (120, 176), (96, 190), (78, 192)),
    ]
    belly = [
        Corner(84, 190),
        (104, 178),
        (128, 162),
        Corner(148, 146),
        (142, 158),
        (120, 176),
        (98, 188),
    ]
    return outline(shape, DUSK) + stain(belly, WHITE)


def _near_wing() -> Svg:
    shape = [
        *(Corner(102, 156), (122, 150), (142, 162), (160, 186), Corner(180, 232)),
        *((160, 222), (138, 208), (118, 192), Corner(104, 176)),
    ]
    bars = (
        [(116, 162, 1.5), (138, 176, 4), (166, 212, 1)],
        [(112, 172, 1.5), (132, 188, 4), (156, 214, 1)],
    )
    return outline(shape, INK) + strokes(bars, LIGHT_GREY)


def _head() -> Svg:
    head = [(58, 190), (60, 174), (74, 164), (90, 166), (96, 180), (88, 194), (72, 200)]
    upper = [Corner(60, 184), (50, 188), Corner(38, 200), (50, 200), Corner(64, 196)]
    lower = [Corner(62, 196), (54, 204), Corner(48, 216), (60, 212), Corner(72, 200)]
    return (
        outline(lower, GOLD, FINE + 0.4)
        + outline(upper, GOLD, FINE + 0.4)
        + outline(head, DUSK, KEYLINE - 0.2)
        + stain([Corner(60, 192), (68, 192), (70, 200), Corner(66, 201)], RED)
        + circle((72, 180), 5.4, PALE_GOLD, 1.6)
        + circle((72, 180), 2.6, INK)
    )
