"""November's storm: a gold bolt and the thunder god's drum, on ink."""

from bot.pictures.art.kit.brush import edged_brush, strokes
from bot.pictures.art.kit.svg import Point, Svg, circle, polygon
from bot.pictures.art.palette import CORAL, DARK_RED, DUSK, GOLD, PALE_GOLD, RED, WHITE

_DRUM: Point = (112, 232)


def lightning() -> Svg:
    """Rain, the bolt from above, the drum it strikes."""
    return _rain() + _bolt() + _drum() + _claw()


def _rain() -> Svg:
    lines = (
        (30, 140),
        (62, 170),
        (176, 40),
        (150, 130),
        (184, 150),
        (24, 230),
        (50, 300),
        (176, 290),
        (104, 40),
    )
    return strokes(([(x + 10, y - 26, 1), (x, y, 3.6), (x - 8, y + 22, 1)] for x, y in lines), DUSK)


def _bolt() -> Svg:
    bolt = [
        (150, -8),
        (98, 96),
        (128, 96),
        (78, 176),
        (112, 172),
        (84, 234),
        (160, 144),
        (124, 146),
        (176, 62),
        (140, 66),
        (184, -8),
    ]
    inner = [(158, -8), (112, 88), (142, 88), (98, 164), (130, 160)]
    return polygon(bolt, GOLD, 3.4) + polygon(
        [*inner, (112, 172), (78, 176), (128, 96), (98, 96), (150, -8)], PALE_GOLD
    )


def _drum() -> Svg:
    rim = circle(_DRUM, 62, RED, 3.4) + circle(_DRUM, 46, WHITE, 3)
    return rim


def _claw() -> Svg:
    return edged_brush([(206, 250, 30), (176, 240, 24)], CORAL, 3, DARK_RED)
