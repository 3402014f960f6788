"""November's swallow: scythes of wings, a forked tail, a red throat."""

from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import outline, points, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import BLUE, GOLD, INK, PALE_BLUE, RED, WHITE


def swallow() -> Svg:
    """It dives to the lower left; we see its back and one side of its throat."""
    return _tail() + _far_wing() + _body() + _near_wing() + _head()


def _tail() -> Svg:
    left = points("128,164! 130,130 122,84! 142,118 150,156!")
    right = points("138,166! 158,140 186,96! 174,140 152,174!")
    return (
        outline(left, INK, 3)
        + outline(right, INK, 3)
        + strokes((stroke("136,146,3 137,132,3"), stroke("156,152,3 164,142,3")), WHITE)
    )


def _far_wing() -> Svg:
    shape = points("100,228! 84,214 58,190 18,146! 46,150 80,160 108,180 126,202!")
    light = (
        stroke("104,208,1 78,184,4.4 44,158,1"),
        stroke("113,199,1 94,180,3.6 70,165,1"),
    )
    return outline(shape, BLUE) + strokes(light, PALE_BLUE)


def _body() -> Svg:
    shape = points("76,254 78,236 92,216 114,192 136,158! 154,168! 148,196 132,226 112,252 92,264")
    belly = points("96,262! 116,240 136,206 152,172! 148,196 132,226 112,252")
    return outline(shape, BLUE) + stain(belly, WHITE)


def _near_wing() -> Svg:
    shape = points("106,218! 126,204 152,208 172,232 182,290! 164,264 138,254 110,244!")
    light = (
        stroke("124,220,1 147,230,4.4 168,260,1"),
        stroke("120,231,1 138,240,3.6 156,254,1"),
    )
    return outline(shape, BLUE) + strokes(light, PALE_BLUE)


def _head() -> Svg:
    head = points("66,270 64,254 74,242 90,242 100,254 94,270 80,278")
    beak = points("66,264! 58,272 50,284! 64,282 76,276!")
    throat = points("66,268! 74,264 86,268 94,270! 80,278")
    return (
        outline(beak, GOLD, FINE)
        + outline(head, BLUE, KEYLINE - 0.2)
        + stain(throat, RED)
        + circle((77, 258), 4.4, WHITE)
        + circle((77, 258), 2.8, INK)
    )
