"""The card back: seigaiha, the waves of the blue sea, here in lacquer red."""

from bot.pictures.art.composition import HEIGHT, WIDTH
from bot.pictures.art.kit.svg import Svg, circle, rectangle
from bot.pictures.art.palette import BACK_RED, BACK_SPARK, BACK_WAVE

_ACROSS = 50
_DOWN = 25
_RINGS = ((28, BACK_RED), (24, BACK_WAVE), (17, BACK_RED), (12, BACK_WAVE), (6.5, BACK_SPARK))


def back_pattern() -> Svg:
    """Rows of rings, each row covering the lower half of the one above."""
    drawn = rectangle((0, 0), (WIDTH, HEIGHT), BACK_RED)
    for row in range(15):
        offset = _ACROSS / 2 if row % 2 else 0
        for column in range(5):
            centre = (column * _ACROSS + offset, row * _DOWN + 2)
            drawn += "".join(circle(centre, radius, colour) for radius, colour in _RINGS)
    return drawn
