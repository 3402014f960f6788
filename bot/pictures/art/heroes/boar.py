"""July's boar: a dark wedge with a bristling crest, tusk and disc of a snout."""

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, Svg, circle, ellipse
from bot.pictures.art.palette import BROWN, CORAL, DUSK, INK, TAN, WHITE


def boar() -> Svg:
    """It runs in from the left: only the front of it is on the card."""
    return _far_leg() + _crest() + _body() + _near_leg() + _face()


def _crest() -> Svg:
    hairs = (
        *([(10, 196, 12), (2, 176, 8), (4, 160, 1)], [(28, 186, 13), (22, 162, 9), (26, 146, 1)]),
        *([(48, 178, 13), (44, 154, 9), (50, 138, 1)], [(68, 176, 13), (66, 152, 9), (74, 138, 1)]),
        [(86, 180, 12), (88, 158, 8), (98, 148, 1)],
    )
    return strokes(hairs, INK)


def _body() -> Svg:
    shape = [
        *(Corner(-12, 206), (14, 184), (46, 172), (78, 172), (104, 184), (126, 204), (146, 222)),
        *((164, 232), Corner(174, 234), (180, 248), Corner(174, 264), (156, 272), (136, 278)),
        *((118, 290), (96, 300), (60, 298), (30, 302), Corner(-12, 306)),
    ]
    bristles = (
        *([(6, 214, 1), (2, 230, 4), (6, 248, 1)], [(28, 200, 1), (24, 218, 4.4), (29, 238, 1)]),
        *([(52, 196, 1), (47, 216, 4.4), (53, 238, 1)], [(20, 250, 1), (17, 266, 4), (23, 282, 1)]),
        *([(42, 248, 1), (39, 264, 4), (46, 280, 1)], [(66, 246, 1), (63, 262, 4), (70, 278, 1)]),
        [(74, 204, 1), (70, 220, 4), (76, 236, 1)],
    )
    return outline(shape, BROWN) + strokes(bristles, TAN)


def _far_leg() -> Svg:
    leg = [
        Corner(100, 286),
        (118, 296),
        Corner(136, 312),
        Corner(128, 324),
        (108, 314),
        Corner(84, 300),
    ]
    return outline(leg, DUSK)


def _near_leg() -> Svg:
    leg = [Corner(44, 288), (52, 306), Corner(52, 322), Corner(74, 322), (76, 306), Corner(86, 288)]
    return stain(leg, BROWN) + strokes(
        (
            [(46, 290, 1), (53, 304, 3.4), (52, 324, 3.4)],
            [(88, 292, 1), (78, 304, 3.4), (75, 324, 3.4)],
        ),
        INK,
    )


def _face() -> Svg:
    far_ear = [Corner(100, 188), (102, 170), Corner(112, 160), (118, 176), Corner(114, 196)]
    ear = [Corner(80, 196), (76, 176), Corner(82, 158), (98, 170), Corner(104, 194)]
    cheek = (
        [(98, 228, 1), (108, 240, 4), (112, 258, 1)],
        [(88, 236, 1), (97, 250, 4), (100, 268, 1)],
        [(110, 222, 1), (119, 232, 3.6), (124, 248, 1)],
    )
    tusk = [Corner(146, 266), (152, 254), Corner(150, 238), (162, 250), Corner(160, 266)]
    return (
        outline(far_ear, DUSK, 3)
        + outline(ear, BROWN)
        + strokes(([(90, 190, 3), (88, 180, 3), (86, 170, 1)],), TAN)
        + strokes(cheek, TAN)
        + ellipse((173, 249), (9, 16), CORAL, FINE + 0.6, -10)
        + circle((173, 243), 2.4, INK)
        + circle((175, 255), 2.4, INK)
        + outline(tusk, WHITE, FINE + 0.2)
        + circle((126, 220), 6, WHITE, 2)
        + circle((127.5, 221), 3.2, INK)
        + strokes(([(114, 208, 2), (124, 210, 4.4), (136, 218, 1.4)],), INK)
    )
