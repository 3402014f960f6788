"""May's iris: three hanging falls, three standing standards, leaves like swords."""

from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.curves import Corner, outline, points, scaled, stain
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, placed
from bot.pictures.art.kit.variation import sway
from bot.pictures.art.palette import (
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    LIGHT_GREEN,
    PALE_PURPLE,
    PURPLE,
    WHITE,
)

_UNIT = 40  # radius of the drawings below, from the heart to the tip of a fall


def _standard(lean: float, tall: float, fill: str) -> Svg:
    """A petal standing up from the heart."""
    petal = scaled(points("0,2! -13,-12 -15,-30 -7,-43 0,-40 8,-44 15,-30 12,-12"), tall)
    vein = brush(stroke("0,-6,2 0,-20,2.8 0,-33,1"), PURPLE)
    return placed(outline(petal, fill, 3) + vein, turn=lean)


def _side_fall(flip: bool) -> Svg:
    """A petal bending out and down, its ruffled edge turned to us."""
    petal = points("0,-4! -16,-13 -34,-9 -45,5 -44,17 -47,27 -37,32 -29,38 -22,29 -15,22 -8,14")
    signal = points("-4,0! -18,-3 -29,4 -35,16! -24,12 -12,6")
    veins = brush(stroke("-7,1,2.6 -18,3,3.2 -27,11,1"), GOLD)
    return placed(outline(petal, PURPLE, 3) + stain(signal, WHITE) + veins, flip=flip)


def _front_fall() -> Svg:
    petal = points("0,-6! 10,4 19,16 21,30 15,39 8,40 0,47 -8,40 -15,39 -21,30 -19,16 -10,4")
    signal = points("0,-2! 7,10 8,20 0,32! -8,20 -7,10")
    streak = brush(stroke("0,2,2.4 0,12,4.2 0,24,1"), GOLD)
    return outline(petal, PURPLE, 3) + stain(signal, WHITE) + streak


def iris(at: Point, radius: float, turn: float = 0) -> Svg:
    """A flower in bloom; `at` is its heart."""
    drawn = "".join(
        _standard(lean + sway(at, part, 6), 1 + sway(at, part + 3, 0.1), PALE_PURPLE)
        for part, lean in enumerate((0, -27, 27))
    )
    for part, flip in ((6, False), (7, True)):
        fall = _side_fall(flip=flip)
        drawn += placed(fall, turn=sway(at, part, 9), scale=1 + sway(at, part + 2, 0.08))
    drawn += placed(_front_fall(), turn=sway(at, 10, 8), scale=1 + sway(at, 11, 0.08))
    return placed(drawn, at, turn, radius / _UNIT)


def iris_bud(at: Point, length: float, turn: float = 0) -> Svg:
    """A bud in its green sheath, pointing up."""
    petal = points("0,-1! 0.22,-0.66 0.16,-0.3 0,0 -0.16,-0.3 -0.22,-0.66")
    sheath = points("0.02,-0.5! 0.2,-0.24 0.1,0.12 -0.1,0.12 -0.2,-0.3 -0.22,-0.5!")
    drawn = outline(scaled(petal, length), PURPLE, 3)
    drawn += brush(
        [(0, -length * 0.88, 1), (length * 0.05, -length * 0.62, 3), (0, -length * 0.3, 2)],
        PALE_PURPLE,
    )
    return placed(drawn + outline(scaled(sheath, length), GREEN, 3), at, turn)


def iris_stem(foot: Point, head: Point) -> Svg:
    """A straight green stem with its keyline."""
    bend = (foot[0] * 0.55 + head[0] * 0.45 + (foot[0] - head[0]) * 0.1, (foot[1] + head[1]) / 2)
    line = [(*foot, 7.0), (*bend, 6.4), (*head, 5.6)]
    edge = [(x, y, width + 2 * (KEYLINE - 0.8)) for x, y, width in line]
    return brush(edge, INK) + brush(line, GREEN)


def sword(foot: Point, tip: Point, width: float = 13, fill: str = GREEN) -> Svg:
    """A sword leaf with its keyline and a light midrib."""
    x0, y0 = foot
    x1, y1 = tip
    middle = (x0 * 0.62 + x1 * 0.38, y0 * 0.5 + y1 * 0.5)
    half = width / 2
    shape = [
        (x0 - half * 0.8, y0),
        (middle[0] - half, middle[1]),
        Corner(x1, y1),
        (middle[0] + half, middle[1]),
        (x0 + half * 0.8, y0),
    ]
    rib_end = (middle[0] * 0.35 + x1 * 0.65, middle[1] * 0.35 + y1 * 0.65)
    light = LIGHT_GREEN if fill in {GREEN, DARK_GREEN} else GREEN
    return outline(shape, fill, 3) + brush([(x0, y0, 2.4), (*middle, 2.4), (*rib_end, 0.8)], light)


def far_sword(foot: Point, tip: Point, width: float, fill: str) -> Svg:
    """A sword leaf behind the others."""
    middle = (foot[0] * 0.62 + tip[0] * 0.38, (foot[1] + tip[1]) / 2)
    return brush([(*foot, width * 0.8), (*middle, width), (*tip, 0.8)], fill)
