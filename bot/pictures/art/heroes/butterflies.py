"""June's two butterflies: a gold one seen from above and a smaller white one."""

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points, smooth, stain
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle, path, placed
from bot.pictures.art.palette import DARK_RED, GOLD, INK, PALE_GOLD, PALE_PURPLE, PURPLE, RED, WHITE


def gold_butterfly() -> Svg:
    """It flutters at the upper right, a little turned."""
    return placed(_butterfly(GOLD, PALE_GOLD, RED), (126, 90), 14, 0.92)


def white_butterfly() -> Svg:
    """It comes from the left, lower and farther away."""
    return placed(_butterfly(WHITE, PALE_PURPLE, PURPLE), (62, 168), -24, 0.7)


def _butterfly(fill: str, light: str, spot: str) -> Svg:
    wing = _right_wings(fill, light, spot)
    return placed(wing, flip=True) + wing + _body()


def _right_wings(fill: str, light: str, spot: str) -> Svg:
    fore = points("1,-4! 10,-28 28,-46 46,-50 54,-46! 52,-30 42,-10 26,2 10,5")
    hind = points("1,0! 16,2 32,2 42,12 40,26 38,30! 36,42 26,44 22,38! 12,30")
    margin = points("30,-47! 44,-50 54,-46! 52,-30 43,-11! 40,-26 38,-38")
    veins = (stroke("8,-8,1 20,-20,2.4 32,-28,1"), stroke("10,-2,1 22,-6,2.4 34,-12,1"))
    return (
        outline(hind, light)
        + circle((29, 20), 6, spot, 2)
        + outline(fore, fill)
        + path(smooth(margin), INK)
        + stain(points("46,-43 49,-40 47,-35 44,-38"), fill)
        + stain(points("45,-28 47,-25 44,-20 42,-24"), fill)
        + strokes(veins, INK)
    )


def _body() -> Svg:
    feelers = (
        stroke("-1,-16,3 -3,-32,2.6 -11,-46,2"),
        stroke("1,-16,3 3,-32,2.6 11,-46,2"),
    )
    thorax = points("0,-20 4.5,-14 4.5,-4 3.5,14 0,28 -3.5,14 -4.5,-4 -4.5,-14")
    return (
        strokes(feelers, INK)
        + circle((-11, -46), 3, INK)
        + circle((11, -46), 3, INK)
        + outline(thorax, DARK_RED, KEYLINE - 0.8)
    )
