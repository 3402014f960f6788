"""November's frog, in the middle of its leap."""

from bot.pictures.art.kit.brush import edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import Svg, circle
from bot.pictures.art.palette import GREEN, INK, LIGHT_GREEN, PALE_GOLD, WHITE


def frog() -> Svg:
    """It leaps from the lower left up towards the willow's tip."""
    hind = stroke("36,292,12 20,296,9 26,308,7 14,318,5")
    fore = stroke("62,282,7 74,288,6 80,280,4")
    body = points("70,252 78,262 72,278 56,290 38,300 28,294 30,280 44,264 58,254")
    belly = points("76,266! 66,276 50,288 38,298! 56,290 72,278")
    return (
        edged_brush(fore, GREEN, 2.4)
        + outline(body, GREEN, 3)
        + stain(belly, PALE_GOLD)
        + edged_brush(hind, GREEN, 2.6)
        + strokes((stroke("40,282,2 50,271,4 60,264,1.4"),), LIGHT_GREEN)
        + circle((66, 252), 6, LIGHT_GREEN, 2.4)
        + circle((67, 251), 2.6, INK)
        + circle((68, 250), 1, WHITE)
    )
