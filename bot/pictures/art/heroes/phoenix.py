"""December's phoenix: gold and red, from the raised wings down an S of tail plumes."""

from collections.abc import Sequence

from bot.pictures.art.kit.brush import Station, brush, edged_brush, stroke, strokes
from bot.pictures.art.kit.curves import outline, points
from bot.pictures.art.kit.feathers import Feather, fan
from bot.pictures.art.kit.svg import FINE, Point, Svg, circle, placed
from bot.pictures.art.palette import (
    DARK_RED,
    GOLD,
    INK,
    PALE_GOLD,
    PURPLE,
    RED,
    TEAL,
    WHITE,
)

# From the rump outwards, the farthest plume first: a slender root, a broad wave, and an eye at the
# end unless it leaves the card.
_PLUMES: Sequence[tuple[Sequence[Station], str, str]] = (
    (
        (
            (146, 182, 6),
            (186, 206, 12),
            (190, 246, 18),
            (156, 282, 20),
            (122, 306, 16),
            (108, 350, 9),
        ),
        TEAL,
        PALE_GOLD,
    ),
    (
        (
            (142, 184, 6),
            (172, 208, 12),
            (166, 244, 18),
            (122, 262, 20),
            (84, 276, 13),
            (62, 296, 6),
        ),
        RED,
        PALE_GOLD,
    ),
    (
        (
            (136, 186, 6),
            (154, 208, 12),
            (138, 234, 18),
            (92, 242, 20),
            (52, 252, 13),
            (30, 268, 6),
        ),
        GOLD,
        RED,
    ),
)
_NECK: Sequence[Station] = (
    (124, 180, 30),
    (108, 168, 21),
    (99, 151, 13),
    (101, 134, 10.5),
    (97, 120, 13),
)


def phoenix() -> Svg:
    """It alights to the left with both wings raised."""
    drawn = _far_wing() + _tail() + _body() + _near_wing()
    return placed(drawn + placed(_head(), (-21, -25), scale=1.2), (2, 8))


def _tail() -> Svg:
    drawn = ""
    for plume, fill, shaft in _PLUMES:
        drawn += edged_brush(plume, fill, 3)
        drawn += brush([(x, y, 3.6) for x, y, _ in plume], shaft)
    return drawn + _eye((56, 298), 150, PURPLE) + _eye((26, 270), 160, TEAL)


def _eye(at: Point, turn: float, fill: str) -> Svg:
    drop = points("-20,0! -8,-11 6,-12 14,0 6,12 -8,11")
    rings = outline(drop, GOLD, 3) + circle((1, 0), 7, fill, 2) + circle((2.6, 0), 2.6, PALE_GOLD)
    return placed(rings, at, turn)


def _far_wing() -> Svg:
    return fan((122, 174), (12, 30), (124, 110), 3, Feather(21, DARK_RED, GOLD, edge=3))


def _near_wing() -> Svg:
    root = (126, 178)
    return (
        fan(root, (22, 72), (158, 78), 7, Feather(22, RED, PALE_GOLD, edge=3))
        + fan(root, (16, 76), (92, 54), 6, Feather(19, GOLD, DARK_RED, edge=3))
        + fan(root, (8, 80), (50, 36), 5, Feather(16, TEAL, PALE_GOLD, edge=FINE + 0.2))
    )


def _body() -> Svg:
    body = points("98,168 106,158 124,158 144,170 152,184 140,194 120,193 104,184")
    scales = (
        stroke("100,164,1 106,171,3 113,172,1"),
        stroke("108,176,1 115,182,3 123,181,1"),
        stroke("96,150,1 100,155,2.6 105,154,1"),
    )
    return (
        outline(body, RED)
        + edged_brush(_NECK, GOLD, 3)
        + brush([(130, 182, 22), *_NECK], GOLD)
        + strokes(scales, DARK_RED)
    )


def _head() -> Svg:
    crest = (
        (stroke("100,116,3 108,107,3 117,103,3"), (112, 105), 66, TEAL),
        (stroke("100,114,3 103,102,3 109,94,3"), (107, 97), 34, RED),
        (stroke("97,112,3 95,102,3 96,92,3"), (96, 94), 4, TEAL),
    )
    drop = points("0,4! -5,-4 -4.4,-10 0,-13 4.4,-10 5,-4")
    drawn = ""
    for plume, tip, turn, fill in crest:
        drawn += edged_brush(plume, GOLD, 2) + placed(outline(drop, fill, 2.4), tip, turn)
    head = points("88,119 91,111 99,109 106,115 106,123 99,128 91,126")
    beak = points("90,114! 81,115 74,121 73,128! 81,125 91,124!")
    return (
        drawn
        + outline(beak, PALE_GOLD, FINE + 0.4)
        + outline(head, GOLD, 3)
        + brush(stroke("101,129,10 101,134,10"), GOLD)
        + brush(stroke("103,118,1 96,114,3 90,117,1"), RED)
        + circle((95.4, 118.6), 2.6, INK)
        + circle((94.8, 117.8), 0.9, WHITE)
    )
