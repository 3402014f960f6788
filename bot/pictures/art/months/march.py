"""March, cherry: the curtain under the blossoms, the poem, and two boughs."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.curtain import curtain
from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.cherry import cherry, far_cherry
from bot.pictures.art.kit.letters import MIYOSHINO
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import Fold, poetry_strip
from bot.pictures.art.palette import BROWN, PALE_PINK


def curtain_under_blossoms() -> Svg:
    """A cloud of blossoms above, the striped curtain of a picnic below."""
    behind = (
        (30, 140, 30, 10),
        (172, 36, 34, 30),
        (108, 34, 32, 0),
        (178, 116, 36, 0),
        (66, 186, 30, 40),
        (140, 186, 32, 20),
    )
    before = (
        (108, 108, 42, 12),
        (154, 66, 34, -10),
        (40, 172, 32, 50),
        (112, 180, 31, 5),
        (168, 152, 36, 60),
    )
    return (
        "".join(far_cherry((x, y), radius, turn) for x, y, radius, turn in behind)
        + "".join(cherry((x, y), radius, turn) for x, y, radius, turn in before)
        + curtain()
    )


def poem() -> Svg:
    """Large blossoms overlap the strip without hiding its words."""
    return (
        far_cherry((30, 150), 34, 8)
        + far_cherry((168, 38), 36, 20)
        + far_cherry((174, 170), 32)
        + far_cherry((40, 300), 34, 12)
        + poetry_strip(MIYOSHINO, (100, 194), 5, Fold.RIGHT)
        + cherry((156, 98), 40, 10)
        + cherry((34, 216), 34, -12)
        + cherry((164, 252), 38, 30)
        + cherry((52, 302), 34, 16)
    )


def bough_from_the_right() -> Svg:
    """Five blossoms along a bough that falls to the left."""
    tree = (
        stroke("214,22,24 160,66,17 120,130,13 70,190,9 40,262,4"),
        stroke("128,118,10 158,170,7 164,220,3"),
    )
    behind = ((38, 156, 30, 0), (104, 34, 28, 20), (104, 238, 32, 0), (176, 286, 36, 30))
    before = (
        (150, 70, 42, 10),
        (84, 158, 42, -12),
        (152, 182, 42, 30),
        (50, 248, 38, 0),
        (124, 282, 34, 15),
    )
    return (
        "".join(far_cherry((x, y), radius, turn) for x, y, radius, turn in behind)
        + strokes(tree, BROWN)
        + "".join(cherry((x, y), radius, turn) for x, y, radius, turn in before)
    )


def bough_from_below() -> Svg:
    """One great blossom and four small ones on a bough that climbs to the right."""
    bough = stroke("-14,330,26 40,290,20 84,246,15 140,220,11 166,160,8 160,96,3")
    behind = ((36, 160, 28, 0), (176, 250, 32, 20), (108, 50, 28, 10), (24, 240, 28, 30))
    before = (
        (160, 68, 32, 20),
        (104, 122, 34, -8),
        (164, 148, 32, 40),
        (74, 222, 58, 6),
        (150, 278, 38, 15),
    )
    return (
        "".join(far_cherry((x, y), radius, turn) for x, y, radius, turn in behind)
        + brush(bough, BROWN)
        + "".join(cherry((x, y), radius, turn) for x, y, radius, turn in before)
        + far_cherry((44, 312), 24, 10, PALE_PINK)
    )


CARDS = (
    Composition(curtain_under_blossoms, Window(72, 150, 150)),
    Composition(poem, Window(76, 104, 104)),
    Composition(bough_from_the_right, Window(54, 96, 130)),
    Composition(bough_from_below, Window(44, 150, 150)),
)
