"""November's storm: a gold bolt, the thunder god's drum, and the clawed hand that beats it."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, around, circle, placed, polar, polygon
from bot.pictures.art.palette import (
    DARK_RED,
    DUSK,
    GOLD,
    INK,
    LIGHT_GREEN,
    PALE_GOLD,
    RED,
    TEAL,
    WHITE,
)

_DRUM: Point = (98, 250)
_STUDS = 14
_FINGERS = (
    (stroke("190,148,27 168,126,24 146,122,20 126,136,15"), 128.0),
    (stroke("186,172,28 160,162,25 138,164,20 122,182,15"), 118.0),
    (stroke("196,196,27 176,200,24 160,207,19 152,224,14"), 108.0),
)
"""From the back of the hand to where the claws begin, and the turn of the claws."""
_THUMB = stroke("200,140,26 188,112,23 170,96,18 150,96,14")


def lightning() -> Svg:
    """Rain, drum, bolt, and the hand reaching down before them all."""
    return _rain() + _drum() + _bolt() + _claw()


def _rain() -> Svg:
    lines = (
        *((34, 150), (58, 176), (176, 52), (108, 180), (22, 206)),
        *((150, 300), (176, 276), (26, 300), (150, 46), (88, 150)),
    )
    return strokes(([(x + 9, y - 26, 1), (x, y, 3.6), (x - 8, y + 22, 1)] for x, y in lines), DUSK)


def _bolt() -> Svg:
    bolt = points("92,-8 62,92 90,88 42,164 70,160 20,250 104,136 74,140 116,62 86,66 134,-8")
    lit = points("92,-8 62,92 90,88 42,164 70,160 20,250 78,152 52,156 98,76 70,80 106,-8")
    return polygon(bolt, GOLD, 7) + polygon(bolt, GOLD) + polygon(lit, PALE_GOLD)


def _drum() -> Svg:
    """All red and gold: a pale drumhead with dark commas would look like an eye."""
    studs = "".join(circle(polar(52, 360 * index / _STUDS), 3.2, GOLD) for index in range(_STUDS))
    arc = [polar(reach, turn) for reach, turn in ((19, -100), (24, -62), (28, -24), (30, 10))]
    widths = (19, 14, 9, 1)
    comma = brush([(*spot, width) for spot, width in zip(arc, widths, strict=True)], PALE_GOLD)
    return placed(
        circle((0, 0), 59, DARK_RED, KEYLINE)
        + studs
        + circle((0, 0), 44, GOLD)
        + circle((0, 0), 41, RED)
        + around(comma, 3, 30),
        _DRUM,
    )


def _claw() -> Svg:
    """A hand of one mass, three fingers and a thumb, each with a curved claw."""
    nail = points("-4,-9! 10,-11 26,-4 40,12! 22,9 8,10 -4,9!")
    palm = points("216,110! 200,116 186,132 176,156 180,184 192,206 216,214!")
    wrist = points("216,118! 190,140 186,170 196,196 216,206!")
    drawn = ""
    hand = [*_FINGERS, (_THUMB, 160.0)]
    for finger, turn in hand:
        *_, (x, y, _) = finger
        drawn += placed(outline(nail, WHITE, 3), (x, y), turn)
    drawn += "".join(edged_brush(finger, TEAL, 3) for finger, _ in hand)
    knuckles = (
        stroke("172,118,1 166,124,3 168,132,1"),
        stroke("166,154,1 160,160,3 162,170,1"),
        stroke("184,190,1 178,198,3 180,207,1"),
    )
    lights = (
        stroke("178,128,1 160,121,4.4 140,125,1"),
        stroke("172,160,1 154,158,4.4 134,167,1"),
        stroke("186,196,1 172,200,4.4 154,209,1"),
        stroke("194,122,1 184,107,4.4 166,97,1"),
    )
    return (
        outline(palm, TEAL, 3)
        + drawn
        + stain(wrist, TEAL)
        + strokes(lights, LIGHT_GREEN)
        + strokes(knuckles, INK)
    )
