"""October's deer: slender legs, spotted flank, the head turned to look back."""

from collections.abc import Sequence

from bot.pictures.art.kit.brush import Station, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, circle, ellipse, placed
from bot.pictures.art.palette import BROWN, INK, PAPER, TAN, WHITE

_SPOTS: Sequence[Station] = stroke(
    "38,214,3.6 52,211,4.6 67,213,3.8 83,211,4.8 98,210,3.6 112,206,4.2 "
    "66,228,3.4 80,225,4.4 94,225,3.6 70,240,3.6 106,222,3.2"
)
"""Spots of uneven size: (x, y, half the width)."""


def deer() -> Svg:
    """It walks to the right and looks back to the left."""
    return placed(_far_legs() + _antlers() + _body() + _near_legs() + _head(), (4, -12))


def _far_legs() -> Svg:
    legs = (
        stroke("54,250,15 62,268,10 55,287,7 60,314,6"),
        stroke("124,254,12 134,274,8 134,294,6 142,312,6"),
    )
    drawn = "".join(edged_brush(leg, BROWN, 3) for leg in legs)
    return drawn + _hoof((61, 314), -8) + _hoof((143, 312), -14)


def _near_legs() -> Svg:
    hind = stroke("44,244,27 40,262,18 27,285,9 29,297,7.4 33,314,7")
    fore = stroke("112,250,18 112,274,10 108,296,7.4 108,312,7")
    joined = [(49, 236, 27), *hind[:1]], [(112, 240, 18), *fore[:1]]
    return (
        edged_brush(hind, TAN, 3)
        + edged_brush(fore, TAN, 3)
        + "".join(strokes((stump,), TAN) for stump in joined)
        + _hoof((34, 313), -8)
        + _hoof((108, 314), 0)
    )


def _hoof(at: Point, turn: float) -> Svg:
    """Cloven: two toes, the front one longer."""
    toes = points("-5.4,-4! 5.4,-4! 8,10! 2.8,10.6! 1.2,6.4! -0.4,10.6! -6.4,10!")
    return placed(stain(toes, INK), at, turn)


def _body() -> Svg:
    shape = points(
        "24,216 40,204 70,204 98,200 112,184 118,164 124,152 142,156 148,176 146,204 "
        "140,232 124,254 96,258 68,254 44,258 26,246 20,230"
    )
    tail = points("26,212! 14,216 10,230 16,240! 24,234")
    belly = points("60,252! 80,246 104,248 126,248! 112,256 90,257")
    chest = points("142,172! 140,196 134,220 130,240! 140,222 146,196")
    return (
        outline(tail, WHITE, 3)
        + outline(shape, TAN)
        + stain(belly, PAPER)
        + stain(chest, PAPER)
        + "".join(ellipse((x, y), (wide, wide * 0.78), WHITE) for x, y, wide in _SPOTS)
    )


def _antlers() -> Svg:
    beams = (
        stroke("122,142,6 116,124,5 122,106,4 118,92,2"),
        stroke("118,122,4.4 108,114,3.4 104,104,1.6"),
        stroke("134,142,6 142,124,5 140,106,4 148,92,2"),
        stroke("142,122,4.4 152,116,3.4 158,106,1.6"),
    )
    return "".join(edged_brush(beam, BROWN, 2.4) for beam in beams)


def _head() -> Svg:
    head = points(
        "132,142 142,150 142,164 130,174 112,178 96,184 86,182 84,174 92,166 104,156 116,145"
    )
    left_ear = points("112,148! 98,142 86,132! 90,148 106,156!")
    right_ear = points("138,150! 152,142 168,138! 160,152 142,162!")
    return (
        outline(left_ear, TAN, 3)
        + outline(head, TAN, KEYLINE)
        + outline(right_ear, TAN, 3)
        + stain(points("88,180 98,178 110,172 106,178 94,184"), PAPER)
        + ellipse((87, 175), (4.6, 3.6), INK)
        + ellipse((114, 160), (4.4, 3.6), INK, 0, -20)
        + circle((113, 159), 1.3, WHITE)
        + strokes((stroke("105,150,1 98,145,5 91,138,1"),), BROWN)
    )
