"""August's geese: three in a slanting line, necks stretched out."""

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle, placed
from bot.pictures.art.palette import BROWN, DUSK, GOLD, INK, LIGHT_GREY, PAPER, WHITE


def geese() -> Svg:
    """The leader is the lowest and the nearest."""
    return (
        placed(_goose(wings_up=True), (150, 70), 14, 0.62)
        + placed(_goose(wings_up=False), (128, 126), 14, 0.8)
        + placed(_goose(wings_up=True), (92, 206), 14, 1.05)
    )


def _goose(*, wings_up: bool) -> Svg:
    """A goose flying left, drawn round the root of its wings, about 120 long."""
    far, near = (_RAISED_FAR, _RAISED) if wings_up else (_LOWERED_FAR, _LOWERED)
    return (
        outline(far, DUSK, KEYLINE)
        + _body()
        + outline(near, INK)
        + strokes(_feathers(wings_up), LIGHT_GREY)
    )


_RAISED = [
    Corner(-14, 2),
    (-12, -20),
    (2, -48),
    Corner(28, -74),
    (38, -56),
    (42, -34),
    (40, -14),
    Corner(26, 4),
    (6, 8),
]
_RAISED_FAR = [
    Corner(-18, -4),
    (-26, -28),
    (-24, -50),
    Corner(-12, -74),
    (0, -54),
    (8, -30),
    Corner(10, -4),
]
_LOWERED = [
    Corner(-14, -2),
    (-6, 18),
    (12, 38),
    Corner(44, 58),
    (44, 38),
    (38, 18),
    Corner(26, 0),
    (6, -6),
]
_LOWERED_FAR = [
    Corner(-18, -6),
    (-14, -28),
    (0, -44),
    Corner(20, -52),
    (20, -34),
    (18, -18),
    Corner(12, -4),
]


def _feathers(wings_up: bool) -> tuple[list[tuple[float, float, float]], ...]:
    if wings_up:
        return (
            [(0, -10, 1), (10, -34, 4), (26, -58, 1)],
            [(12, -6, 1), (22, -26, 4), (34, -42, 1)],
            [(24, -2, 1), (31, -14, 3), (37, -24, 1)],
        )
    return ([(-2, 6, 1), (14, 26, 4), (36, 44, 1)], [(10, 4, 1), (22, 18, 4), (38, 30, 1)])


def _body() -> Svg:
    shape = [
        *(
            (-62, -6),
            (-52, -10),
            (-40, -7),
            (-18, -10),
            (6, -12),
            (28, -6),
            Corner(56, -6),
            Corner(54, 8),
        ),
        *((30, 12), (4, 18), (-20, 14), (-40, 5), (-54, 4), (-62, 2)),
    ]
    belly = [Corner(-34, 6), (-16, 6), (10, 8), Corner(44, 4), (28, 12), (4, 17), (-20, 13)]
    beak = [Corner(-60, -8), (-68, -4), Corner(-78, 2), (-68, 4), Corner(-60, 3)]
    return (
        outline(beak, GOLD, FINE + 0.4)
        + outline(shape, BROWN)
        + stain(belly, PAPER)
        + stain([Corner(38, -4), Corner(55, -5), Corner(53, 7), Corner(40, 6)], WHITE)
        + circle((-55, -3), 2, INK)
    )
