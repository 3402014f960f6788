"""November's frog, in the middle of its leap."""

from bot.pictures.art.kit.brush import edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import Svg, circle
from bot.pictures.art.palette import DARK_GREEN, GREEN, INK, LIGHT_GREEN, PALE_GOLD


def frog() -> Svg:
    """It leaps from the lower left up towards the willow's tip, its legs stretched behind it."""
    far_hind = stroke("34,284,9 44,298,6.4 38,310,5")
    hind = stroke("26,282,13 30,296,9 18,300,7 22,312,5")
    toes = (
        stroke("22,311,4 14,314,3.6"),
        stroke("22,311,4 20,318,3.6"),
        stroke("22,311,4 28,316,3.6"),
    )
    far_fore = stroke("66,256,6.4 76,254,5 84,248,4")
    fore = stroke("60,266,8 72,270,6 82,266,4.4")
    fingers = (stroke("81,266,3.6 87,262,3"), stroke("81,266,3.6 88,268,3"))
    body = points("74,236 80,244 76,254 66,264 52,276 36,288 24,290 20,280 28,266 42,252 58,240")
    belly = points("79,247! 72,262 56,278 38,290! 28,291 40,282 60,264 74,252")
    return (
        edged_brush(far_hind, DARK_GREEN, 2.2)
        + edged_brush(far_fore, DARK_GREEN, 2.2)
        + outline(body, LIGHT_GREEN, 3)
        + stain(belly, PALE_GOLD)
        + outline(body, "none", 3)
        + "".join(edged_brush(toe, GREEN, 2) for toe in toes)
        + edged_brush(hind, GREEN, 2.4)
        + strokes(toes, GREEN)
        + "".join(edged_brush(finger, GREEN, 2) for finger in fingers)
        + edged_brush(fore, GREEN, 2.2)
        + strokes(fingers, GREEN)
        + strokes(
            (stroke("30,272,1 44,258,5 60,246,1"), stroke("58,256,1 64,252,3.4 70,246,1")), GREEN
        )
        + circle((66, 239), 6.4, LIGHT_GREEN, 2.4)
        + circle((67.4, 238.6), 3.2, INK)
    )
