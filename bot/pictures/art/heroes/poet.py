"""November's poet, Ono no Michikaze, under his umbrella."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import Corner, outline, points, stain
from bot.pictures.art.kit.svg import FINE, Point, Svg, circle
from bot.pictures.art.palette import (
    BROWN,
    DARK_RED,
    GOLD,
    INK,
    PALE_GOLD,
    PAPER,
    PURPLE,
    RED,
    WHITE,
)

_TIP: Point = (128, 46)  # the umbrella's
_RIM: tuple[Point, ...] = ((92, 122), (114, 126), (136, 120), (158, 122), (178, 114))  # rib ends


def poet() -> Svg:
    """He stands on the right bank and looks down at the frog."""
    return _clogs() + _robe() + _head() + _pole() + _umbrella() + _sleeve()


def _umbrella() -> Svg:
    shade = [
        *(Corner(68, 126), (84, 84), Corner(*_TIP), (174, 56), Corner(208, 106), (192, 108)),
        *points("178,114! 168,116 158,122! 148,120 136,120! 125,122"),
        *points("114,126! 104,123 92,122! 80,123"),
    ]
    ribs = [
        [
            (*_TIP, 2),
            ((_TIP[0] + x) / 2 + (x - _TIP[0]) * 0.12, (_TIP[1] + y) / 2 - 3, 2.4),
            (x, y, 2),
        ]
        for x, y in _RIM
    ]
    bands = (stroke("80,102,3 104,92,6 132,88,7 160,86,6 188,90,3"),)
    return (
        outline(shade, GOLD)
        + strokes(bands, RED)
        + strokes(ribs, INK)
        + outline(shade, "none")
        + circle((_TIP[0], _TIP[1] - 1), 6, RED, FINE)
    )


def _pole() -> Svg:
    return edged_brush(stroke("124,70,4.4 117,140,4.4 108,232,4.4"), BROWN, 1.8)


def _head() -> Svg:
    face = points(
        "130,150! 127,158 123,165 129,168! 130,176 140,182 154,176 162,164 162,148 146,140"
    )
    hat = points("127,151! 131,130 142,112 158,112 164,126 166,140 170,158! 160,158 150,150")
    beard = stroke("136,178,2 134,186,5 131,194,1")
    return (
        strokes((beard,), INK)
        + outline(face, PAPER, 3)
        + outline(hat, INK, 2)
        + strokes(
            (stroke("133,160,1.6 138,157,3.2 145,160,1"), stroke("134,152,1 139,150,3 146,153,1")),
            INK,
        )
        + strokes((stroke("129,170,1.6 134,173,3 140,170,1"),), RED)
    )


def _robe() -> Svg:
    robe = points("132,178! 118,192 110,222 106,256 104,270! 180,270! 180,236 176,200 160,174!")
    hakama = points("108,248! 102,272 96,298! 120,304 146,305 180,298! 181,272 178,246! 146,256")
    folds = (
        stroke("124,256,1 119,278,4 116,299,1"),
        stroke("146,260,1 146,280,4 143,301,1"),
        stroke("166,256,1 168,278,4 167,299,1"),
    )
    return (
        outline(robe, RED)
        + outline(hakama, PURPLE)
        + strokes(folds, INK)
        + stain(points("134,180! 144,200! 160,176! 146,184"), WHITE)
        + strokes((stroke("133,179,3 144,202,3.4 161,176,3"),), INK)
    )


def _sleeve() -> Svg:
    sleeve = points("172,186! 154,194 136,198 118,200! 116,224 120,246! 150,250 178,238! 179,206")
    trim = stroke("124,203,2 121,224,5 125,245,2")
    hand = points("102,204 108,197 118,198 122,206 118,214 106,214")
    return (
        outline(sleeve, RED)
        + strokes((trim,), PALE_GOLD)
        + strokes((stroke("150,206,1 146,222,4 150,240,1"),), DARK_RED)
        + outline(hand, PAPER, FINE + 0.2)
        + brush(stroke("104,206,1 111,206,2.4 118,207,1"), INK)
    )


def _clogs() -> Svg:
    drawn = ""
    for x in (120, 158):
        teeth = ([(x - 8, 308, 6), (x - 8, 314, 6)], [(x + 8, 308, 6), (x + 8, 314, 6)])
        drawn += strokes(([(x - 17, 306, 6), (x + 15, 307, 6)], *teeth), INK)
        drawn += outline([(x - 14, 302), (x - 2, 295), (x + 12, 300), (x, 305)], WHITE, FINE)
    return drawn
