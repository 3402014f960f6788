"""July's boar: a dark wedge with a bristling crest, tusk and disc of a snout."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.svg import FINE, Svg, circle, ellipse
from bot.pictures.art.palette import BROWN, CORAL, DUSK, INK, TAN, WHITE


def boar() -> Svg:
    """It charges in from the left: only the front of it is on the card."""
    return _far_leg() + _near_leg() + _crest() + _body() + _face()


def _crest() -> Svg:
    """Bristles from the back to the nape, all leaning against the charge."""
    roots = ((-4, 202), (8, 194), (20, 187), (33, 181), (46, 177), (59, 175), (72, 176), (84, 179))
    hairs = [
        [
            (x, y + 8, 15),
            (x - 7, y - 12, 10),
            (x - 9 + 2 * (index % 2), y - 30 - 4 * (index % 2), 1),
        ]
        for index, (x, y) in enumerate(roots)
    ]
    return strokes(hairs, INK)


def _body() -> Svg:
    shape = points(
        "-12,206! 14,186 46,174 78,174 104,186 126,205 146,222 163,231 174,234! "
        "180,248 174,264! 158,270 138,277 118,289 96,299 60,298 30,301 -12,306!"
    )
    bristles = (
        *(stroke("6,214,1 2,230,4 6,248,1"), stroke("28,200,1 24,218,4.4 29,238,1")),
        *(stroke("52,196,1 47,216,4.4 53,238,1"), stroke("20,250,1 17,266,4 23,282,1")),
        *(stroke("42,248,1 39,264,4 46,280,1"), stroke("66,246,1 63,262,4 70,278,1")),
        stroke("74,206,1 70,222,4 76,238,1"),
    )
    return outline(shape, BROWN) + strokes(bristles, TAN)


def _far_leg() -> Svg:
    """Thrown forward, the hoof about to strike."""
    leg = stroke("96,284,32 116,298,20 134,304,13 142,314,11")
    return edged_brush(leg, DUSK, 3) + brush(stroke("139,308,14 146,320,15"), INK)


def _near_leg() -> Svg:
    leg = stroke("64,282,42 62,304,24 58,324,15 58,344,14")
    return edged_brush(leg, BROWN, 3)


def _face() -> Svg:
    far_ear = points("100,190! 101,172 112,158! 119,176 115,198!")
    ear = points("80,198! 75,178 82,156! 98,170 104,196!")
    cheek = (
        stroke("98,230,1 107,242,4 110,260,1"),
        stroke("88,238,1 96,252,4 98,270,1"),
        stroke("110,226,1 118,236,3.6 122,250,1"),
    )
    mouth = stroke("118,272,1 134,264,3.4 150,262,3.4 168,263,2")
    tusk = points("142,266! 150,262 154,252 151,236! 164,248 164,260 158,270!")
    brow = stroke("112,208,2 123,208,6 137,218,1.4")
    return (
        outline(far_ear, DUSK, 3)
        + outline(ear, BROWN)
        + brush(stroke("92,192,1 89,180,5 85,167,1"), CORAL)
        + strokes(cheek, TAN)
        + brush(mouth, INK)
        + ellipse((173, 249), (9, 16), CORAL, FINE + 0.6, -10)
        + ellipse((173, 243), (2.2, 3), INK)
        + ellipse((175, 255), (2.2, 3), INK)
        + outline(tusk, WHITE, FINE + 0.4)
        + circle((126, 219), 5.6, WHITE, 2)
        + circle((127.6, 220), 3.2, INK)
        + brush(brow, INK)
    )
