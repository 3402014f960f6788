"""The card back: seigaiha, the waves of the blue sea, here in lacquer red."""

from bot.pictures.art.composition import HEIGHT, WIDTH
from bot.pictures.art.kit.svg import Svg, circle, rectangle
from bot.pictures.art.palette import BACK_RED, BACK_SPARK, BACK_WAVE

_ACROSS = 40
_DOWN = 20
_RINGS = ((22, BACK_RED), (19, BACK_WAVE), (14, BACK_RED), (9.5, BACK_WAVE), (5, BACK_SPARK))


def back_pattern() -> Svg:
    """Rows of rings, each row covering the lower half of the one above."""
    drawn = rectangle((0, 0), (WIDTH, HEIGHT), BACK_RED)
    for row in range(18):
        offset = _ACROSS / 2 if row % 2 else 0
        for column in range(6):
            centre = (column * _ACROSS + offset, row * _DOWN + 2)
            drawn += "".join(circle(centre, radius, colour) for radius, colour in _RINGS)
    return drawn
