"""January's crane: white body, black tail plumes, the neck an S before the sun."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.svg import FINE, Svg, circle
from bot.pictures.art.palette import GOLD, INK, LIGHT_GREY, RED, WHITE

# From the breast up to the back of the head; the width is the neck's.
_NECK = stroke("108,194,29 119,168,19 112,144,13 110,122,12 121,107,16")


def crane() -> Svg:
    """A crane standing, looking right."""
    return _legs() + _body() + _tail() + _neck() + _head()


def _legs() -> Svg:
    return strokes(
        (
            stroke("92,226,7 96,252,4.6 94,300,4.2"),
            stroke("108,220,7 114,250,4.6 116,300,4.2"),
            stroke("96,258,4 95,264,6 95,270,4"),  # the joints
            stroke("114,254,4 114,260,6 115,266,4"),
        ),
        INK,
    )


def _tail() -> Svg:
    """The black plumes of the wings fall over the short white tail."""
    plumes = (
        stroke("92,218,8 78,240,14 68,264,12 62,292,2"),
        stroke("80,212,8 62,236,15 50,260,13 44,288,2"),
        stroke("68,204,8 50,228,15 38,252,13 34,280,2"),
        stroke("56,198,6 37,220,14 26,242,12 23,268,2"),
    )
    return "".join(edged_brush(plume, INK, 1.4, LIGHT_GREY) for plume in plumes)


def _body() -> Svg:
    shape = points("124,186 112,172 92,167 70,180 50,202 26,234! 60,238 96,236 116,218 125,203")
    feathers = (
        stroke("95,184,2 76,198,5 54,220,1.5"),
        stroke("105,194,2 86,209,5 70,228,1.5"),
        stroke("113,204,2 100,218,4.6 90,231,1.5"),
    )
    return outline(shape, WHITE) + strokes(feathers, LIGHT_GREY)


def _neck() -> Svg:
    throat = stroke("123,180,2 116,157,6.5 110,135,8 113,116,8 124,112,4")
    # The white runs on into the body, over its keyline.
    return edged_brush(_NECK, WHITE) + brush([(98, 203, 26), *_NECK], WHITE) + brush(throat, INK)


def _head() -> Svg:
    beak = points("127,98! 148,101 170,107! 148,110 128,113!")
    crown = points("110,104! 113,97 121,95 131,100! 120,101")
    return (
        outline(beak, GOLD, 3) + outline(crown, RED, FINE + 0.2) + circle((123.5, 105.5), 2.4, INK)
    )
