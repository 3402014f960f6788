"""February, plum: the nightingale, the poem, and two branches in flower."""

from bot.pictures.art.composition import Composition, Window
from bot.pictures.art.heroes.nightingale import nightingale
from bot.pictures.art.kit.brush import brush, stroke, strokes
from bot.pictures.art.kit.letters import AKAYOROSHI
from bot.pictures.art.kit.plum import far_plum, plum, plum_bud
from bot.pictures.art.kit.svg import Svg
from bot.pictures.art.kit.tanzaku import Fold, poetry_strip
from bot.pictures.art.palette import BROWN, WHITE


def nightingale_on_a_branch() -> Svg:
    """The branch crosses from the lower left; the bird sits where it is strongest."""
    branch = stroke("-10,318,30 46,286,25 96,268,19 140,250,15 172,226,11 212,212,7")
    twigs = (
        stroke("212,92,12 186,88,8 160,56,4"),
        stroke("196,90,7 180,116,5 166,120,2"),
        stroke("152,240,9 160,262,8 158,290,4"),
        stroke("40,288,12 28,252,9 34,214,6 26,178,2"),
    )
    return (
        far_plum((42, 152), 26, 10)
        + far_plum((112, 38), 24, 30)
        + strokes(twigs, BROWN)
        + brush(branch, BROWN)
        + plum_bud((164, 120), 8)
        + plum_bud((26, 184), 8)
        + plum((156, 54), 30, 12)
        + plum((34, 228), 27, 40)
        + nightingale()
        + plum((160, 286), 30, 20)
        + plum((76, 306), 26, 8, WHITE)
    )


def poem() -> Svg:
    """Red and white flowers to both sides of the strip."""
    tree = (
        stroke(
            "156,340,30 146,290,22 158,250,19 138,206,16 148,160,13 126,120,11 134,78,8 120,40,4"
        ),
        stroke("156,250,14 176,222,10 172,180,8 184,152,3"),
        stroke("134,206,12 96,190,9 56,186,7 26,200,3"),
        stroke("130,120,9 160,104,7 168,76,5 180,52,2"),
    )
    return (
        strokes(tree, BROWN)
        + plum_bud((172, 66), 8)
        + poetry_strip(AKAYOROSHI, (86, 200), 5, Fold.RIGHT)
        + plum((150, 128), 28, 20, WHITE)
        + plum((128, 58), 24, 0)
        + plum((28, 166), 28, 30)
        + plum((164, 206), 27, 12)
        + plum((27, 290), 28, 6, WHITE)
        + plum((150, 284), 30, 40)
        + plum_bud((180, 156), 8)
    )


def forked_branch() -> Svg:
    """Two arms, five flowers, white among red."""
    tree = (
        stroke("52,340,30 62,286,23 40,226,17 74,172,13 66,140,8 84,134,3"),
        stroke("58,262,15 108,232,11 152,184,8 150,130,6 168,96,3"),
    )
    return (
        far_plum((112, 148), 24, 12)
        + strokes(tree, BROWN)
        + plum_bud((166, 128), 8)
        + plum_bud((92, 134), 8)
        + plum((146, 74), 36, 10)
        + plum((52, 184), 34, 28)
        + plum((142, 190), 36, 44, WHITE)
        + plum((50, 286), 30, 12)
        + plum((132, 280), 36, 4)
    )


def wreath_of_flowers() -> Svg:
    """One branch hanging from above, six flowers along it."""
    tree = (
        stroke("212,26,24 168,62,18 150,112,15 104,152,13 88,206,10 54,246,7 50,292,3"),
        stroke("150,112,10 164,160,8 150,206,6 164,250,3"),
    )
    return (
        far_plum((48, 156), 24, 20)
        + strokes(tree, BROWN)
        + plum((130, 50), 30, 20)
        + plum((170, 118), 28, 8)
        + plum((88, 164), 36, 30)
        + plum((152, 210), 32, 0)
        + plum((54, 250), 34, 16)
        + plum((118, 290), 27, 24)
        + plum_bud((172, 268), 9)
        + plum_bud((96, 226), 8)
    )


CARDS = (
    Composition(nightingale_on_a_branch, Window(108, 120, 146)),
    Composition(poem, Window(58, 112, 116), None),
    Composition(forked_branch, Window(110, 8, 150)),
    Composition(wreath_of_flowers, Window(50, 90, 150)),
)
