"""April, wisteria: the cuckoo under the moon, the red strip, and hanging racemes."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.cuckoo import crescent, cuckoo
from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import red_strip
from bot.pictures.art.kit.wisteria import far_raceme, raceme, wisteria_leaf
from bot.pictures.art.palette import BROWN, DARK_GREEN


def cuckoo_under_the_moon() -> Svg:
    """The bird dives from the upper right, the racemes hang below it."""
    return (
        crescent()
        + far_raceme((98, 244), 90, 46)
        + raceme((164, 236), 84, 48, -3)
        + wisteria_leaf((200, 226), 66, 172)
        + raceme((44, 286), 60, 42)
        + wisteria_leaf((0, 280), 66, 4)
        + cuckoo()
    )


def red_strip_under_racemes() -> Svg:
    """Racemes fall over the strip's upper edge."""
    return (
        far_raceme((36, 150), 128, 50)
        + red_strip((104, 202), 4)
        + raceme((160, 84), 150, 56, 4)
        + brush(stroke("28,-6,5 40,70,4 38,140,3.4 36,184,2.6"), BROWN)
        + raceme((36, 196), 110, 48, -3)
        + wisteria_leaf((160, 72), 74, 166)
        + wisteria_leaf((158, 74), 50, 14, DARK_GREEN)
    )


def three_racemes() -> Svg:
    """The middle one longest."""
    return (
        brush(stroke("214,30,16 160,48,11 110,46,7 96,62,3"), BROWN)
        + brush(stroke("104,48,6 66,66,4.6 44,100,3.6 38,140,2.6"), BROWN)
        + far_raceme((150, 190), 110, 46)
        + raceme((38, 150), 120, 50, -3)
        + raceme((156, 76), 138, 56, 4)
        + raceme((98, 112), 190, 62, 0)
        + wisteria_leaf((112, 62), 64, 150)
        + wisteria_leaf((148, 50), 60, 20, DARK_GREEN)
        + wisteria_leaf((124, 54), 62, 60)
    )


def long_and_short() -> Svg:
    """Two long racemes and a short one."""
    branches = (stroke("214,60,16 150,36,11 100,48,7"), stroke("110,42,8 84,90,7 56,140,5"))
    return (
        strokes(branches, BROWN)
        + far_raceme((112, 92), 110, 46)
        + brush(stroke("104,48,5 110,120,4 106,190,3 100,236,2.4"), BROWN)
        + raceme((150, 66), 236, 66, 4)
        + raceme((54, 150), 150, 58, -2)
        + wisteria_leaf((56, 138), 66, 12)
        + wisteria_leaf((58, 138), 44, 164, DARK_GREEN)
        + wisteria_leaf((152, 44), 60, 148)
        + wisteria_leaf((154, 46), 52, 34, DARK_GREEN)
        + raceme((100, 246), 66, 36)
    )


CARDS = (
    Composition(cuckoo_under_the_moon, Window(22, 170, 126)),
    Composition(red_strip_under_racemes, Window(90, 60, 150)),
    Composition(three_racemes, Window(64, 140, 140)),
    Composition(long_and_short, Window(118, 60, 140)),
)
