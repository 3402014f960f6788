"""October, maple: the deer, the blue strip, and leaves on the tree and in the air."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.deer import deer
from bot.pictures.art.kit.brush import stroke, strokes
from bot.pictures.art.kit.curves import points, stain
from bot.pictures.art.kit.maple import far_maple_leaf, maple_leaf
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import blue_strip
from bot.pictures.art.palette import BROWN, DARK_RED, GOLD, HAZE, PALE_GOLD, RED


def deer_under_the_maple() -> Svg:
    """The deer stands below and looks back; the maple hangs over it."""
    meadow = points("-6,292! 50,280 110,284 160,276 206,286! 206,340! -6,340!")
    return (
        far_maple_leaf((36, 168), 34, 20, PALE_GOLD)
        + strokes((stroke("214,18,15 176,30,11 130,26,7 92,32,3"),), BROWN)
        + stain(meadow, HAZE)
        + maple_leaf((92, 40), 34, 204, DARK_RED)
        + maple_leaf((178, 44), 40, 168)
        + maple_leaf((182, 206), 30, 120, GOLD)
        + deer()
        + maple_leaf((178, 288), 30, 30)
    )


def blue_strip_under_the_maple() -> Svg:
    """Leaves lie over the strip's edges."""
    return (
        far_maple_leaf((34, 160), 34, 30, PALE_GOLD)
        + strokes((stroke("214,40,14 164,70,10 120,70,5"),), BROWN)
        + blue_strip((94, 198), -5)
        + maple_leaf((150, 96), 42, 190)
        + maple_leaf((40, 236), 34, 100, GOLD)
        + maple_leaf((156, 194), 34, 140, DARK_RED)
        + maple_leaf((148, 280), 42, 20, RED)
    )


def branch_of_leaves() -> Svg:
    """Four great leaves hang from a branch."""
    tree = (
        stroke("214,16,20 160,40,15 118,42,9 98,60,3"),
        stroke("158,42,10 120,112,7 64,146,2"),
        stroke("132,90,7 140,160,5 90,240,2"),
    )
    return (
        strokes(tree, BROWN)
        + maple_leaf((142, 92), 62, 186)
        + maple_leaf((58, 180), 56, 206, GOLD)
        + maple_leaf((150, 200), 54, 168, DARK_RED)
        + maple_leaf((88, 276), 60, 196)
    )


def falling_leaves() -> Svg:
    """Six leaves in the air, each turned another way."""
    return (
        maple_leaf((140, 60), 50, 40, GOLD)
        + maple_leaf((164, 148), 50, -30)
        + maple_leaf((74, 148), 48, 110, DARK_RED)
        + maple_leaf((46, 228), 48, 20)
        + maple_leaf((136, 236), 56, -70, GOLD)
        + maple_leaf((84, 300), 50, 60, DARK_RED)
    )


CARDS = (
    Composition(deer_under_the_maple, Window(84, 76, 140)),
    Composition(blue_strip_under_the_maple, Window(98, 40, 130)),
    Composition(branch_of_leaves, Window(98, 30, 130)),
    Composition(falling_leaves, Window(100, 164, 130)),
)
