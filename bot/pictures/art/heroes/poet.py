"""November's poet, Ono no Michikaze, under his umbrella."""

from bot.pictures.art.kit.brush import brush, strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, Svg, circle
from bot.pictures.art.palette import BROWN, GOLD, INK, PALE_GOLD, PAPER, PURPLE, RED, WHITE


def poet() -> Svg:
    """He stands on the right bank and looks down at the frog."""
    return _clogs() + _pole() + _robe() + _head() + _umbrella() + _sleeve()


def _umbrella() -> Svg:
    rim_left, rim_right, top = (82, 128), (196, 112), (134, 54)
    shade = [
        Corner(*rim_left),
        (96, 86),
        Corner(*top),
        (174, 70),
        Corner(*rim_right),
        (176, 114),
        (160, 122),
        (140, 118),
        (122, 126),
        (102, 122),
    ]
    ribs = ((102, 122), (122, 126), (140, 118), (160, 122), (176, 114))
    drawn = outline(shade, GOLD)
    drawn += strokes(
        (
            [
                (*top, 2),
                ((top[0] + x) / 2 + (x - top[0]) * 0.06, (top[1] + y) / 2 - 4, 2.4),
                (x, y, 2),
            ]
            for x, y in ribs
        ),
        INK,
    )
    band = strokes(([(96, 104, 2), (130, 92, 6), (170, 88, 2)],), RED)
    return drawn + band + circle(top, 5, RED, FINE)


def _pole() -> Svg:
    return brush([(134, 56, 5), (138, 140, 5), (142, 226, 5)], BROWN)


def _head() -> Svg:
    face = [
        (126, 148),
        (136, 138),
        (152, 140),
        (158, 154),
        (154, 170),
        (140, 178),
        (128, 172),
        Corner(120, 162),
    ]
    hat = [
        Corner(124, 146),
        (128, 126),
        (140, 112),
        (156, 116),
        (164, 136),
        Corner(162, 152),
        (146, 142),
    ]
    return (
        outline(face, PAPER, 3)
        + outline(hat, INK, 2)
        + strokes(
            (
                [(126, 156, 2), (131, 154, 3), (137, 156, 1)],
                [(128, 149, 1), (133, 147, 2.4), (139, 149, 1)],
            ),
            INK,
        )
        + strokes(([(127, 169, 2), (131, 168, 3), (134, 170, 1)],), RED)
    )


def _robe() -> Svg:
    robe = [
        *(Corner(130, 178), (116, 194), (108, 226), (104, 262), Corner(98, 296)),
        *((130, 304), Corner(186, 296), (184, 250), (178, 206), Corner(158, 174)),
    ]
    hakama = [
        Corner(106, 250),
        (102, 276),
        Corner(96, 302),
        (136, 310),
        Corner(188, 302),
        (186, 270),
        Corner(183, 244),
        (144, 256),
    ]
    folds = (
        [(126, 258, 1), (122, 280, 4), (118, 300, 1)],
        [(154, 258, 1), (156, 280, 4), (154, 302, 1)],
    )
    return (
        outline(robe, RED)
        + outline(hakama, PURPLE)
        + strokes(folds, INK)
        + stain([Corner(130, 178), Corner(142, 198), Corner(158, 176), (144, 180)], WHITE)
        + strokes(([(130, 178, 3), (142, 198, 3), (158, 176, 3)],), INK)
    )


def _sleeve() -> Svg:
    sleeve = [
        Corner(168, 188),
        (150, 196),
        (134, 200),
        Corner(124, 206),
        Corner(130, 246),
        (156, 244),
        Corner(180, 232),
        (180, 206),
    ]
    hand = [(124, 206), (132, 198), (142, 200), (144, 210), (134, 216), (126, 214)]
    return (
        outline(sleeve, RED)
        + strokes(([(132, 240, 2), (152, 238, 4), (176, 226, 2)],), PALE_GOLD)
        + outline(hand, PAPER, FINE)
    )


def _clogs() -> Svg:
    drawn = ""
    for x in (118, 160):
        drawn += strokes(
            (
                [(x - 16, 310, 7), (x + 14, 312, 7)],
                [(x - 8, 310, 6), (x - 8, 318, 6)],
                [(x + 8, 311, 6), (x + 8, 319, 6)],
            ),
            INK,
        )
        drawn += outline([(x - 12, 304), (x, 298), (x + 10, 304), (x, 309)], WHITE, FINE)
    return drawn
