"""November's storm: a gold bolt, the thunder god's drum, and the clawed hand that beats it."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import Point, Svg, around, circle, placed, polar, polygon
from bot.pictures.art.palette import (
    DARK_RED,
    DUSK,
    GOLD,
    LIGHT_GREEN,
    PALE_GOLD,
    RED,
    TEAL,
    WHITE,
)

_DRUM: Point = (112, 240)
_STUDS = 12
_FINGERS = (
    stroke("210,250,27 178,246,24 150,258,19 138,276,13"),
    stroke("210,214,29 174,206,25 144,216,20 128,236,14"),
    stroke("210,178,29 178,164,25 148,172,20 130,194,14"),
)
"""From the back of the hand to where the claws begin, bent over the drum's rim."""


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
    """All red and gold: a pale drumhead with dark commas would look like an eye."""
    studs = "".join(circle(polar(51, 360 * index / _STUDS), 3.4, GOLD) for index in range(_STUDS))
    arc = [polar(reach, turn) for reach, turn in ((19, -100), (24, -62), (28, -24), (30, 10))]
    widths = (19, 14, 9, 1)
    comma = brush([(*spot, width) for spot, width in zip(arc, widths, strict=True)], PALE_GOLD)
    return placed(
        circle((0, 0), 58, DARK_RED) + studs + circle((0, 0), 43, RED, 3) + around(comma, 3, 30),
        _DRUM,
    )


def _claw() -> Svg:
    """A hand of one mass: its fingers have a keyline round them and none towards the palm."""
    palm = points("214,168! 200,172 190,188 190,236 200,254 214,258!")
    nail = points("-2,-7! 16,-8 36,6! 16,8 -2,7!")
    drawn = ""
    for finger in _FINGERS:
        *_, (x, y, _) = finger
        drawn += placed(outline(nail, WHITE, 3), (x, y), 118) + edged_brush(finger, TEAL, 3)
    lights = (
        stroke("188,160,1 168,162,4 150,170,1"),
        stroke("184,202,1 164,203,4 146,212,1"),
        stroke("186,242,1 168,245,4 154,252,1"),
    )
    return drawn + stain(palm, TEAL) + strokes(lights, LIGHT_GREEN)
