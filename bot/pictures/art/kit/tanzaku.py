"""The paper strip of the ribbon cards: with a poem's words, plain red, or blue.

Three things tell them apart without colour: writing, a pale band at head and foot, or
narrow gold bands on the dark blue.
"""

from typing import Final

from bot.pictures.art.kit.brush import edged_brush, stroke
from bot.pictures.art.kit.letters import Letter, letter
from bot.pictures.art.kit.svg import KEYLINE, Point, Svg, circle, placed, rectangle
from bot.pictures.art.palette import BLUE, GOLD, INK, PAPER, RED, WHITE

WIDTH: Final = 64
LENGTH: Final = 210
_LOOP: Final = stroke(
    "0,-97,2.6 -6,-108,2.6 -5,-121,2.6 0,-127,2.6 5,-121,2.6 6,-108,2.6 0,-97,2.6"
)


def _strip(colour: str, bands: tuple[tuple[float, float, str], ...]) -> Svg:
    """Bands are (distance from the end, height, colour), the same at head and foot."""
    left, top = -WIDTH / 2, -LENGTH / 2
    drawn = rectangle((left, top), (WIDTH, LENGTH), colour, round_=2)
    for away, height, band in bands:
        drawn += rectangle((left, top + away), (WIDTH, height), band)
        drawn += rectangle((left, -top - away - height), (WIDTH, height), band)
    drawn += rectangle((left, top), (WIDTH, LENGTH), "none", KEYLINE + 0.4, 2)
    return drawn + edged_brush(_LOOP, WHITE, 1.8) + circle((0, top + 8), 2.6, INK)


def poetry_strip(text: tuple[Letter, ...], at: Point, turn: float) -> Svg:
    """Red, gold at head and foot, the words between from top to bottom."""
    drawn = _strip(RED, ((0, 11, GOLD),))
    room = (LENGTH - 34) / len(text)
    size = (min(room * 1.2, 50), min(room * 1.02, 46))
    for index, shape in enumerate(text):
        middle = -LENGTH / 2 + 17 + room * (index + 0.5)
        drawn += letter(shape, (0, middle), size, INK, 1.3)
    return placed(drawn, at, turn)


def red_strip(at: Point, turn: float) -> Svg:
    """Red without writing."""
    return placed(_strip(RED, ((0, 15, PAPER),)), at, turn)


def blue_strip(at: Point, turn: float) -> Svg:
    """Blue without writing."""
    return placed(_strip(BLUE, ((8, 6, GOLD), (19, 3, GOLD))), at, turn)
