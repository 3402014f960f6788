"""February's bush warbler, which the cards call nightingale: round, olive, with a pale brow."""

from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import FINE, Svg, circle, placed
from bot.pictures.art.palette import BROWN, GOLD, GREEN, INK, LIGHT_GREEN, PALE_GOLD, WHITE


def nightingale() -> Svg:
    """The bird sits across the branch, its head up, looking right."""
    return placed(_feet() + _tail() + _body() + _wing() + _head(), (-5, 0))


def _feet() -> Svg:
    return strokes(
        (
            stroke("96,240,5 94,252,4 92,262,4"),
            stroke("92,260,4 100,262,4.4 106,268,2"),
            stroke("118,236,5 118,246,4 116,254,4"),
            stroke("116,252,4 124,252,4.4 131,257,2"),
        ),
        INK,
    )


def _tail() -> Svg:
    under = points("66,216! 32,264! 40,274 51,274! 84,236!")
    upper = points("56,206! 24,246! 27,257 39,263! 76,226!")
    return outline(under, GREEN, 3) + outline(upper, LIGHT_GREEN, 3)


def _body() -> Svg:
    shape = points(
        "163,172 160,156 147,145 130,145 114,156 94,172 70,194 54,214 62,232 84,244 "
        "110,246 136,232 154,208 162,188"
    )
    breast = points(
        "160,180! 150,186 138,200 122,220 98,234 74,238! 90,244 110,244 135,231 152,207"
    )
    return outline(shape, LIGHT_GREEN) + stain(breast, PALE_GOLD)


def _wing() -> Svg:
    shape = points("122,176! 132,190 124,208 100,224 70,236 36,248! 54,224 74,200 98,180")
    feathers = (
        stroke("116,190,2 92,208,4 58,232,1"),
        stroke("120,202,2 102,215,3.6 76,229,1"),
    )
    return outline(shape, GREEN, 3) + strokes(feathers, LIGHT_GREEN)


def _head() -> Svg:
    beak = points("160,160! 170,162 184,164! 172,171 162,173!")
    return (
        outline(beak, GOLD, FINE + 0.4)
        + brush(stroke("132,154,1 146,152,4.4 161,159,2"), WHITE)
        + brush(stroke("136,163,1 148,162,3 161,166,2"), BROWN)
        + circle((148, 163), 4.6, INK)
        + circle((149.5, 161.5), 1.5, WHITE)
    )
