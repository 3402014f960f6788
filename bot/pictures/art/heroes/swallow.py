"""November's swallow: scythes of wings, a forked tail, a red throat."""

from bot.pictures.art.kit.brush import strokes
from bot.pictures.art.kit.curves import Corner, outline, stain
from bot.pictures.art.kit.svg import FINE, KEYLINE, Svg, circle
from bot.pictures.art.palette import BLUE, GOLD, INK, PALE_BLUE, RED, WHITE


def swallow() -> Svg:
    """It dives to the lower left; we see its back and one side of its throat."""
    return _tail() + _far_wing() + _body() + _near_wing() + _head()


def _tail() -> Svg:
    left = [Corner(128, 164), (130, 130), Corner(122, 84), (142, 118), Corner(150, 156)]
    right = [Corner(138, 166), (158, 140), Corner(186, 96), (174, 140), Corner(152, 174)]
    return (
        outline(left, INK, 3)
        + outline(right, INK, 3)
        + strokes(([(136, 146, 3), (137, 132, 3)], [(156, 152, 3), (164, 142, 3)]), WHITE)
    )


def _far_wing() -> Svg:
    shape = [
        *(Corner(100, 228), (84, 214), (58, 190), Corner(18, 146), (46, 150), (80, 160), (108, 180)),
        Corner(126, 202),
    ]
    light = (
        [(104, 208, 1), (78, 184, 4.4), (44, 158, 1)],
        [(113, 199, 1), (94, 180, 3.6), (70, 165, 1)],
    )
    return outline(shape, BLUE) + strokes(light, PALE_BLUE)


def _body() -> Svg:
    shape = [
        *(
            (76, 254),
            (78, 236),
            (92, 216),
            (114, 192),
            Corner(136, 158),
            Corner(154, 168),
            (148, 196),
        ),
        *((132, 226), (112, 252), (92, 264)),
    ]
    belly = [
        Corner(96, 262),
        (116, 240),
        (136, 206),
        Corner(152, 172),
        (148, 196),
        (132, 226),
        (112, 252),
    ]
    return outline(shape, BLUE) + stain(belly, WHITE)


def _near_wing() -> Svg:
    shape = [
        *(Corner(108, 216), (128, 206), (150, 212), (168, 234), Corner(180, 286), (162, 262)),
        *((138, 250), Corner(110, 240)),
    ]
    light = (
        [(124, 220, 1), (147, 230, 4.4), (168, 260, 1)],
        [(120, 231, 1), (138, 240, 3.6), (156, 254, 1)],
    )
    return outline(shape, INK) + strokes(light, PALE_BLUE)


def _head() -> Svg:
    head = [(66, 270), (64, 254), (74, 242), (90, 242), (100, 254), (94, 270), (80, 278)]
    beak = [Corner(66, 264), (58, 272), Corner(50, 284), (64, 282), Corner(76, 276)]
    throat = [Corner(66, 268), (74, 264), (86, 268), Corner(94, 270), (80, 278)]
    return (
        outline(beak, GOLD, FINE)
        + outline(head, BLUE, KEYLINE - 0.2)
        + stain(throat, RED)
        + circle((77, 258), 4.4, WHITE)
        + circle((77, 258), 2.8, INK)
    )
