"""The index tab: the month's number above an icon of the kind, for people new to the flowers.

Kinds differ in colour and in shape, so that colour-blind players can tell them apart. The tab is a
layer of its own: every card is complete without it.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.pictures.art.kit.numerals import numeral
from bot.pictures.art.kit.svg import Point, Svg, circle, number, path, polar, polygon, rectangle
from bot.pictures.art.palette import BLUE, GOLD, INK, PAPER, RED, TEAL, WHITE

SIZE: Final = 54  # the usual size of a tab; the board uses 80


@dataclass(frozen=True, slots=True)
class TabStyle:
    """The colours of the tab and of its contents."""

    ground: str
    mark: str


class Category(Enum):
    """The categories of cards: the kinds, with the ribbons by colour, which matters for yaku."""

    BRIGHT = TabStyle(GOLD, INK)
    ANIMAL = TabStyle(TEAL, WHITE)
    POETRY_RIBBON = TabStyle(RED, WHITE)
    RED_RIBBON = TabStyle(RED, PAPER)
    BLUE_RIBBON = TabStyle(BLUE, WHITE)
    CHAFF = TabStyle(INK, PAPER)


def glyph(category: Category, centre: Point, radius: float) -> Svg:
    """The sign of the kind: star, diamond, one of three ribbons, dot."""
    x, y = centre
    mark = category.value.mark
    if category is Category.BRIGHT:
        tips = [
            polar(radius * (1.15 if index % 2 == 0 else 0.52), -90 + 36 * index, centre)
            for index in range(10)
        ]
        return polygon(tips, mark, radius * 0.18, mark)
    if category is Category.ANIMAL:
        reach = radius * 1.1
        tips = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        return polygon(tips, mark, radius * 0.18, mark)
    if category is Category.CHAFF:
        return circle(centre, radius * 0.72, mark)
    return _ribbon_glyph(category, centre, radius)


def _ribbon_glyph(category: Category, centre: Point, radius: float) -> Svg:
    x, y = centre
    half, top, foot = radius * 0.7, y - radius * 1.12, y + radius * 1.02
    notch = foot - radius * 0.55
    ribbon = [(x - half, top), (x + half, top), (x + half, foot), (x, notch), (x - half, foot)]
    style = category.value
    if category is Category.RED_RIBBON:  # hollow, because the ribbon has no writing
        return polygon(ribbon, style.ground, radius * 0.34, style.mark)
    drawn = polygon(ribbon, style.mark, radius * 0.14, style.mark)
    if category is Category.POETRY_RIBBON:  # two lines of writing
        for line in (0, 1):
            at = top + radius * (0.38 + 0.62 * line)
            drawn += rectangle((x - half * 0.62, at), (half * 1.24, radius * 0.32), INK)
    return drawn


def index_tab(month: int, category: Category, size: float) -> Svg:
    """The tab in the card's top-left corner, flush with the frame."""
    scale = size / SIZE
    right, foot, corner = 10 + 50 * scale, 10 + 74 * scale, 12
    edge = (
        f"M0,0H{number(right)}V{number(foot - corner)}"
        f"Q{number(right)},{number(foot)} {number(right - corner)},{number(foot)}H0Z"
    )
    style = category.value
    middle = 6 + 28 * scale
    return (
        path(edge, style.ground, 5)
        + numeral(month, (middle, 10 + 23.5 * scale), (40 * scale, 32 * scale), style.mark)
        + glyph(category, (middle, 10 + 59 * scale), 11.5 * scale)
    )
