"""November's storm: a gold bolt before the thunder god's drum, and the claw that beats it."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.svg import Point, Svg, around, circle, placed, polar, polygon
from bot.pictures.art.palette import (
    CORAL,
    DUSK,
    GOLD,
    INK,
    PALE_GOLD,
    PAPER,
    RED,
)

_DRUM: Point = (130, 236)
_STUDS = 12


def lightning() -> Svg:
    """Rain, drum, claw, and the bolt before them all."""
    return _rain() + _drum() + _claw() + _bolt()


def _rain() -> Svg:
    lines = (
        (34, 150),
        (60, 196),
        (176, 60),
        (150, 130),
        (184, 150),
        (24, 236),
        (88, 320),
        (176, 322),
        (106, 50),
    )
    return strokes(([(x + 9, y - 26, 1), (x, y, 3.6), (x - 8, y + 22, 1)] for x, y in lines), DUSK)


def _bolt() -> Svg:
    bolt = points("138,-8 96,96 126,92 72,182 102,178 32,304 142,148 110,152 160,66 130,70 178,-8")
    lit = points("138,-8 96,96 126,92 72,182 102,178 32,304 112,170 88,174 140,82 112,86 152,-8")
    return polygon(bolt, GOLD, 7) + polygon(bolt, GOLD) + polygon(lit, PALE_GOLD)


def _drum() -> Svg:
    studs = "".join(circle(polar(51, 360 * index / _STUDS), 3, GOLD) for index in range(_STUDS))
    arc = [polar(reach, turn) for reach, turn in ((17, -100), (22, -62), (26, -24), (28, 10))]
    widths = (18, 13, 8, 1)
    comma = brush([(*spot, width) for spot, width in zip(arc, widths, strict=True)], INK)
    return placed(
        circle((0, 0), 58, RED) + studs + circle((0, 0), 43, PAPER, 3) + around(comma, 3, 30),
        _DRUM,
    )


def _claw() -> Svg:
    fingers = (
        (stroke("214,168,22 186,176,19 166,196,14"), (166, 196), 148),
        (stroke("216,206,22 186,208,19 162,222,14"), (162, 222), 158),
        (stroke("216,244,22 188,240,19 164,248,14"), (164, 248), 166),
    )
    nail = points("0,-7! 12,-6 26,4! 12,6 0,7!")
    return "".join(
        placed(outline(nail, PALE_GOLD, 2.6), tip, turn) + edged_brush(finger, CORAL, 2.8)
        for finger, tip, turn in fingers
    )
