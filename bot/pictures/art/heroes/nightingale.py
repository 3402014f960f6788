"""February's bush warbler, which the cards call nightingale: round, olive, with a pale brow."""

from bot.pictures.art.kit.brush import brush, strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, Svg, circle, placed
from bot.pictures.art.palette import BROWN, GOLD, GREEN, INK, LIGHT_GREEN, PALE_GOLD, WHITE


def nightingale() -> Svg:
    """The bird sits across the branch, its head up, looking right."""
    return placed(_feet() + _tail() + _body() + _wing() + _head(), (-5, 0))


def _feet() -> Svg:
    return strokes(
        (
            [(96, 240, 5), (94, 252, 4), (92, 262, 4)],
            [(92, 260, 4), (100, 262, 4.4), (106, 268, 2)],
            [(118, 236, 5), (118, 246, 4), (116, 254, 4)],
            [(116, 252, 4), (124, 252, 4.4), (131, 257, 2)],
        ),
        INK,
    )


def _tail() -> Svg:
    under = [Corner(66, 216), Corner(22, 270), (30, 280), Corner(42, 280), Corner(84, 236)]
    upper = [Corner(56, 206), Corner(12, 254), (16, 264), Corner(28, 270), Corner(76, 226)]
    return outline(under, GREEN, 3) + outline(upper, LIGHT_GREEN, 3)


def _body() -> Svg:
    shape = [
        *((163, 172), (160, 156), (147, 145), (130, 145), (114, 156), (94, 172), (70, 194)),
        *((54, 214), (62, 232), (84, 244), (110, 246), (136, 232), (154, 208), (162, 188)),
    ]
    breast = [
        *(Corner(160, 180), (150, 186), (138, 200), (122, 220), (98, 234), Corner(74, 238)),
        *((90, 244), (110, 244), (135, 231), (152, 207)),
    ]
    return outline(shape, LIGHT_GREEN) + stain(breast, PALE_GOLD)


def _wing() -> Svg:
    shape = [
        *(Corner(122, 176), (132, 190), (124, 208), (100, 224), (70, 236), Corner(36, 248)),
        *((54, 224), (74, 200), (98, 180)),
    ]
    feathers = (
        [(116, 190, 2), (92, 208, 4), (58, 232, 1)],
        [(120, 202, 2), (102, 215, 3.6), (76, 229, 1)],
    )
    return outline(shape, GREEN, 3) + strokes(feathers, LIGHT_GREEN)


def _head() -> Svg:
    beak = [Corner(160, 160), (170, 162), Corner(184, 164), (172, 171), Corner(162, 173)]
    return (
        outline(beak, GOLD, FINE + 0.4)
        + brush([(132, 154, 1), (146, 152, 4.4), (161, 159, 2)], WHITE)
        + brush([(136, 163, 1), (148, 162, 3), (161, 166, 2)], BROWN)
        + circle((148, 163), 4.6, INK)
        + circle((149.5, 161.5), 1.5, WHITE)
    )
