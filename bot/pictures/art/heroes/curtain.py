"""March's curtain: red and white cloth below a purple band, crests on its stripes."""

from bot.pictures.art.kit.cherry import crest_cherry
from bot.pictures.art.kit.curves import Corner, outline, points, smooth
from bot.pictures.art.kit.svg import KEYLINE, Svg, circle, path
from bot.pictures.art.palette import DARK_RED, GOLD, PALE_GOLD, PURPLE, RED, WHITE

_STRIPES = ((-10, 36), (64, 92), (120, 148), (176, 210))  # the white ones, left to right
_CRESTS = (50, 106, 162)


def curtain() -> Svg:
    """The cloth hangs in folds: its stripes narrow in the middle and part at the foot."""
    cloth: list[tuple[float, float] | Corner] = points(
        "-6,206! 50,219 100,217 150,211 206,206! 206,340! -6,340!"
    )
    drawn = outline(cloth, RED, 4)
    for left, right in _STRIPES:
        stripe = [
            *(Corner(left, 214), (left - 1, 250), (left + 1, 296), Corner(left - 1, 340)),
            *(Corner(right + 1, 340), (right - 1, 296), (right + 1, 250), Corner(right, 214)),
        ]
        drawn += path(smooth(stripe), WHITE, 3)
    band: list[tuple[float, float] | Corner] = points(
        "-6,200! 50,214 100,212 150,206 206,200! 206,228! 150,236 100,240 50,240 -6,228!"
    )
    drawn += outline(band, PURPLE, KEYLINE + 0.6)
    for x in _CRESTS:
        drawn += crest_cherry((x, 227 - abs(x - 78) * 0.06), 10, PALE_GOLD, GOLD)
        drawn += circle((x, 284), 17, GOLD, 3) + crest_cherry((x, 284), 13, RED, DARK_RED)
    return drawn
