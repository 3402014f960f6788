"""December's phoenix: gold and red, its tail an S down the whole card."""

from bot.pictures.art.kit.brush import edged_brush, strokes
from bot.pictures.art.kit.curves import Corner, outline
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import BLUE, GOLD, GREEN, INK, PALE_GOLD, RED, WHITE


def phoenix() -> Svg:
    """It flies up to the left, wing raised."""
    return _tail() + _wing() + _body() + _head()


def _tail() -> Svg:
    plumes = (
        (
            [
                (140, 172, 16),
                (166, 204, 18),
                (150, 240, 18),
                (96, 262, 16),
                (56, 290, 12),
                (44, 330, 4),
            ],
            RED,
        ),
        (
            [
                (132, 174, 16),
                (142, 206, 18),
                (116, 232, 18),
                (66, 246, 16),
                (34, 270, 12),
                (18, 306, 4),
            ],
            GOLD,
        ),
    )
    return "".join(edged_brush(plume, fill, 3) for plume, fill in plumes)


def _wing() -> Svg:
    shape = [
        Corner(110, 150),
        (124, 110),
        (150, 70),
        Corner(188, 36),
        (190, 70),
        (186, 110),
        (170, 150),
        Corner(144, 172),
    ]
    return outline(shape, GOLD) + strokes(([(128, 140, 2), (148, 104, 5), (178, 60, 1)],), RED)


def _body() -> Svg:
    shape = [(96, 150), (108, 136), (130, 140), (148, 160), (146, 180), (126, 184), (104, 172)]
    return outline(shape, RED)


def _head() -> Svg:
    neck = [(108, 156, 24), (98, 134, 17), (108, 112, 13), (106, 96, 15)]
    return (
        edged_brush(neck, GOLD, KEYLINE)
        + circle((104, 96), 2.4, INK, 0)
        + circle((104, 96), 1, WHITE)
        + outline([Corner(98, 92), Corner(82, 100), Corner(98, 104)], PALE_GOLD, FINE)
        + circle((112, 84), 4, GREEN, 2)
        + circle((118, 88), 3, BLUE, 2)
    )
