"""October's deer: slender legs, spotted flank, the head turned to look back."""

from bot.pictures.art.kit.brush import edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle, ellipse, placed
from bot.pictures.art.palette import BROWN, INK, PAPER, TAN, WHITE


def deer() -> Svg:
    """It walks to the right and looks back to the left."""
    return placed(_far_legs() + _antlers() + _body() + _near_legs() + _head(), (4, -12))


def _far_legs() -> Svg:
    legs = (
        stroke("52,252,13 56,272,8 50,292,6 52,316,6"),
        stroke("124,254,12 134,274,8 134,294,6 142,316,6"),
    )
    return "".join(edged_brush(leg, BROWN, 3) for leg in legs)


def _near_legs() -> Svg:
    hind = stroke("40,248,24 34,268,13 26,290,7.4 30,318,7")
    fore = stroke("112,250,18 112,274,10 108,296,7.4 108,318,7")
    joined = [(44, 240, 24), *hind[:1]], [(112, 240, 18), *fore[:1]]
    return (
        edged_brush(hind, TAN, 3)
        + edged_brush(fore, TAN, 3)
        + "".join(strokes((stump,), TAN) for stump in joined)
        + strokes((stroke("29.4,310,8 30,320,9"), stroke("108,310,8 108,320,9")), INK)
    )


def _body() -> Svg:
    shape = points(
        "24,216 40,204 70,204 98,200 112,184 118,164 124,152 142,156 148,176 146,204 "
        "140,232 124,254 96,258 68,254 44,258 26,246 20,230"
    )
    tail = points("26,212! 14,216 10,230 16,240! 24,234")
    belly = points("60,252! 80,246 104,248 126,248! 112,256 90,257")
    chest = points("142,172! 140,196 134,220 130,240! 140,222 146,196")
    spots = ((46, 218), (66, 215), (86, 216), (72, 232), (92, 232), (106, 214))
    return (
        outline(tail, WHITE, 3)
        + outline(shape, TAN)
        + stain(belly, PAPER)
        + stain(chest, PAPER)
        + "".join(ellipse(spot, (4.4, 3.4), WHITE) for spot in spots)
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
        outline(right_ear, TAN, 3)
        + outline(head, TAN, KEYLINE)
        + outline(left_ear, TAN, 3)
        + stain(points("88,180 98,178 110,172 106,178 94,184"), PAPER)
        + ellipse((87, 175), (4.6, 3.6), INK)
        + ellipse((114, 160), (4.4, 3.6), INK, 0, -20)
        + circle((113, 159), 1.3, WHITE)
        + strokes((stroke("105,150,1 98,145,5 91,138,1"),), BROWN)
    )
