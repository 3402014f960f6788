"""July's boar: a dark wedge with a bristling mane, a long snout and a tusk, at the charge."""

import math
from collections.abc import Sequence

from bot.pictures.art.kit.brush import Station, brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import Corner, outline, points, smooth, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Point, Svg, circle, path, placed
from bot.pictures.art.palette import BROWN, CORAL, DUSK, GREY, INK, TAN, WHITE

# Along the spine from the rump to the forehead.
_MANE: Sequence[Point] = [(-2 + 8.8 * step, 192 - 29 * math.sin(0.27 * step)) for step in range(12)]


def boar() -> Svg:
    """It charges in from the left: its hindquarters are off the card."""
    return placed(_far_leg() + _mane() + _body() + _near_leg() + _head(), (-2, -8))


def _mane() -> Svg:
    """Bristles in tufts, swept back by the charge; the highest stand on the shoulders."""
    comb: list[Point] = [Corner(-20, 230)]
    last = len(_MANE) - 1
    for index, (x, y) in enumerate(_MANE):
        high = 12 + 19 * (1 - abs(index / last - 0.6) * 1.6) + 5 * (index % 2)
        comb.append(Corner(x - 12, y - high))
        if index < last:
            after = _MANE[index + 1]
            comb.append(Corner((x + after[0]) / 2 - 1, (y + after[1]) / 2 - 1))
    comb.append(Corner(108, 230))
    return path(smooth(comb), INK, 2)


def _body() -> Svg:
    shape = points(
        "-16,200! 4,188 24,178 44,171 62,168 80,169 96,178 112,192 120,214 116,240 104,258 "
        "84,270 62,274 40,270 20,268 0,272 -16,278!"
    )
    hairs = (
        *(stroke("2,206,1 -2,216,4 -10,226,1"), stroke("20,198,1 15,209,4.4 6,220,1")),
        *(stroke("40,190,1 35,202,4.4 26,214,1"), stroke("60,186,1 56,199,4.6 47,212,1")),
        *(stroke("12,226,1 8,236,4 0,246,1"), stroke("32,218,1 28,229,4.4 19,241,1")),
        *(stroke("54,216,1 51,228,4.6 42,241,1"), stroke("36,250,1 31,258,4 23,265,1")),
    )
    tufts = [[(x + 2, y + 3, 5.6), (x - 1, y + 13, 4), (x - 8, y + 19, 1)] for x, y in _MANE[1:-1]]
    return outline(shape, BROWN) + strokes(tufts, INK) + strokes(hairs, TAN)


def _far_leg() -> Svg:
    """Stretched forward, the hoof about to strike."""
    fore = stroke("84,262,30 112,284,18 134,290,10 154,302,9")
    hoof = points("149,296! 159,298 168,310! 154,312! 146,305!")
    return edged_brush(fore, DUSK, 3) + outline(hoof, INK, 2)


def _near_leg() -> Svg:
    """The shoulder's mass runs down into a thin shank, folded for the next bound."""
    leg: list[Station] = stroke("66,246,50 84,272,28 86,290,14 77,307,9")
    hoof = points("71,304! 82,309! 78,321 69,325! 60,320! 66,312")
    return (
        edged_brush(leg, BROWN, 3)
        + outline(hoof, INK, 2)
        + brush([(64, 234, 48), *leg[:1], (72, 256, 42)], BROWN)
        + brush(stroke("92,260,1 94,273,4.4 91,285,1"), TAN)
    )


def _head() -> Svg:
    """A wedge: the forehead runs straight down to a small disc of a nose."""
    far_ear = points("112,184! 114,168 124,156! 130,172 126,190!")
    ear = points("88,196! 82,178 86,158! 100,168 110,184 108,198!")
    wedge = points(
        "86,190! 100,182 114,187 130,202 148,220 164,234 175,243! 178,252 174,260! "
        "160,264 146,266 132,272 116,274 100,268 90,254 84,232 82,210"
    )
    jaw = points("100,266! 116,260 130,261 146,265! 132,273 116,276 104,272")
    whiskers = (
        stroke("92,214,1 88,228,5 92,244,1"),
        stroke("107,214,1 103,231,5 109,250,1"),
        stroke("124,226,1 121,238,4.4 126,252,1"),
    )
    ruff = (
        stroke("94,264,2 86,259,3.4 77,257,1"),
        stroke("90,255,2 82,249,3.4 73,246,1"),
        stroke("88,245,2 80,238,3.4 71,234,1"),
        stroke("86,234,2 79,226,3.4 71,222,1"),
        stroke("85,223,2 79,215,3.4 72,211,1"),
    )
    tusk = points("145,262! 152,257 155,246 150,232! 162,241 166,253 160,265!")
    nose = points("170,240! 178,241 183,250 180,260 172,263! 169,252")
    return (
        outline(far_ear, DUSK, 3)
        + outline(wedge, BROWN, KEYLINE)
        + brush(stroke("90,206,10 84,226,12 88,246,12 96,262,8"), BROWN)
        + strokes(ruff, TAN)
        + strokes(whiskers, TAN)
        + outline(jaw, DUSK, FINE + 0.4)
        + outline(ear, BROWN, 3)
        + brush(stroke("98,192,1 95,180,5.4 90,167,1"), CORAL)
        + brush(stroke("122,262,1 138,260,3 154,258,3.2 172,258,2.4"), INK)
        + outline(nose, GREY, FINE + 0.4)
        + brush(stroke("175,247,2.4 177,251,4 176,255,2"), INK)
        + brush(stroke("146,228,1 156,236,3 164,244,1"), INK)
        + outline(tusk, WHITE, FINE + 0.4)
        + brush(stroke("108,199,1 122,203,4.4 138,218,1"), TAN)
        + stain(points("113,207! 121,206 129,211 136,221! 128,222 120,219 115,213"), INK)
        + circle((124.5, 212.8), 2.5, WHITE)
    )
