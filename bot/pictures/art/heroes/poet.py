"""November's poet, Ono no Michikaze, under his umbrella."""

from bot.pictures.art.kit.brush import brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import Corner, outline, points
from bot.pictures.art.kit.svg import FINE, Point, Svg, around, circle, placed
from bot.pictures.art.palette import (
    BROWN,
    DARK_RED,
    GOLD,
    INK,
    PALE_GOLD,
    PAPER,
    PURPLE,
    RED,
    WHITE,
)

_TIP: Point = (126, 38)  # the umbrella's
_RIM: tuple[Point, ...] = ((84, 122), (108, 127), (134, 122), (160, 124), (184, 116))  # rib ends
_CRESTS: tuple[Point, ...] = ((160, 282), (186, 238))


def poet() -> Svg:
    """He stands on the right bank in court dress and looks down at the frog."""
    return _shoes() + _trousers() + _robe() + _head() + _pole() + _umbrella() + _sleeve()


def _umbrella() -> Svg:
    shade = [
        *(Corner(58, 126), (76, 80), Corner(*_TIP), (178, 48), Corner(214, 108), (198, 110)),
        *points("184,116! 172,118 160,124! 148,121 134,122! 121,124"),
        *points("108,127! 96,124 84,122! 70,124"),
    ]
    ribs = [
        [
            (*_TIP, 2),
            ((_TIP[0] + x) / 2 + (x - _TIP[0]) * 0.12, (_TIP[1] + y) / 2 - 3, 2.4),
            (x, y, 2),
        ]
        for x, y in _RIM
    ]
    bands = (stroke("73,100,3 98,90,6 130,85,7 162,83,6 198,89,3"),)
    return (
        outline(shade, GOLD)
        + strokes(bands, RED)
        + strokes(ribs, INK)
        + outline(shade, "none")
        + circle((_TIP[0], _TIP[1] - 1), 6, RED, FINE)
    )


def _pole() -> Svg:
    return edged_brush(stroke("122,62,4.6 112,140,4.6 100,250,4.6"), BROWN, 2)


def _head() -> Svg:
    """The tall cap of the court bends back from a white face with a pointed beard."""
    face = points(
        "126,156! 123,165 118,172 125,176! 126,186 138,194 156,188 166,174 166,154 146,146"
    )
    cap = points("123,157! 128,134 140,118 166,112 178,128 172,146 176,168! 164,164 152,156")
    features = (
        stroke("128,168,1.6 134,164,3.6 142,168,1"),
        stroke("129,158,1 136,156,3.6 145,160,1"),
    )
    return (
        brush(stroke("133,188,2 130,200,6 126,210,1"), INK)
        + outline(face, PAPER, 3)
        + outline(cap, INK, 2)
        + strokes(features, INK)
        + brush(stroke("125,179,1.6 131,182,3.4 138,178,1"), RED)
    )


def _robe() -> Svg:
    """It widens from the shoulders to the hem: one red mass, with crests and a white collar."""
    robe = points(
        "134,186! 116,198 104,226 97,258 90,286! 112,294 148,296 180,293 206,286! "
        "202,256 192,214 180,194 162,180!"
    )
    folds = (
        stroke("142,250,1 138,272,4.4 140,294,1"),
        stroke("170,258,1 176,274,4 176,292,1"),
    )
    return (
        outline(robe, RED)
        + "".join(_crest(spot) for spot in _CRESTS)
        + strokes(folds, DARK_RED)
        + outline(points("132,186! 144,212! 166,182! 148,192"), WHITE, 3)
    )


def _crest(at: Point) -> Svg:
    petals = around(circle((0, -5.6), 4, PALE_GOLD), 5)
    return placed(petals + circle((0, 0), 2.6, DARK_RED), at)


def _sleeve() -> Svg:
    """It hangs from the raised arm to below the knee, its white lining towards the frog."""
    sleeve = points(
        "178,194! 152,206 128,210 106,214! 100,240 94,276! 116,288 144,280! 168,250 182,222"
    )
    lining = points("106,214! 100,240 94,276! 104,284 112,284! 114,256 118,214!")
    hand = points("92,218 99,210 112,211 116,220 111,228 97,229")
    return (
        outline(sleeve, RED)
        + outline(lining, WHITE, FINE)
        + brush(stroke("150,222,1 146,244,4.4 150,268,1"), DARK_RED)
        + _crest((132, 246))
        + outline(hand, PAPER, 3)
        + brush(stroke("95,221,1 103,220,2.6 111,222,1"), INK)
    )


def _trousers() -> Svg:
    """Full ones, gathered above the shoes."""
    return outline(points("102,286! 94,304 116,316 140,304! 164,317 190,306 192,286!"), PURPLE)


def _shoes() -> Svg:
    shoe = points("-19,6! -12,-5 4,-8 17,-2 18,6!")
    return placed(outline(shoe, INK, 2), (112, 316)) + placed(outline(shoe, INK, 2), (164, 317))
