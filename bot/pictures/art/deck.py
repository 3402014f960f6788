"""The 48 cards and the back, from the month modules' art to finished SVG."""

from functools import cache
from typing import Final

from bot.pictures.art.back import back_pattern
from bot.pictures.art.composition import HEIGHT, WIDTH, Composition
from bot.pictures.art.kit.index_tab import SIZE, Category, index_tab
from bot.pictures.art.kit.svg import Svg, rectangle
from bot.pictures.art.months import (
    april,
    august,
    december,
    february,
    january,
    july,
    june,
    march,
    may,
    november,
    october,
    september,
)
from bot.pictures.art.palette import INK, MONTH_GROUND

MONTHS: Final = (
    *(january, february, march, april, may, june),
    *(july, august, september, october, november, december),
)
CARDS: Final[tuple[Composition, ...]] = tuple(card for month in MONTHS for card in month.CARDS)

_BRIGHT, _ANIMAL, _CHAFF = Category.BRIGHT, Category.ANIMAL, Category.CHAFF
_POETRY, _RED, _BLUE = Category.POETRY_RIBBON, Category.RED_RIBBON, Category.BLUE_RIBBON
CATEGORIES: Final = (
    *(_BRIGHT, _POETRY, _CHAFF, _CHAFF),
    *(_ANIMAL, _POETRY, _CHAFF, _CHAFF),
    *(_BRIGHT, _POETRY, _CHAFF, _CHAFF),
    *(_ANIMAL, _RED, _CHAFF, _CHAFF),
    *(_ANIMAL, _RED, _CHAFF, _CHAFF),
    *(_ANIMAL, _BLUE, _CHAFF, _CHAFF),
    *(_ANIMAL, _RED, _CHAFF, _CHAFF),
    *(_BRIGHT, _ANIMAL, _CHAFF, _CHAFF),
    *(_ANIMAL, _BLUE, _CHAFF, _CHAFF),
    *(_ANIMAL, _BLUE, _CHAFF, _CHAFF),
    *(_BRIGHT, _ANIMAL, _RED, _CHAFF),
    *(_BRIGHT, _CHAFF, _CHAFF, _CHAFF),
)

_CLIP = "card"


def month_of(card: int) -> int:
    """The month of a card by its place in the deck: four cards a month."""
    return card // 4 + 1


@cache
def art(card: int) -> Svg:
    """A card's picture with its ground, not yet clipped."""
    composition = CARDS[card]
    ground = composition.ground or MONTH_GROUND[month_of(card)]
    return rectangle((0, 0), (WIDTH, HEIGHT), ground) + composition.draw()


def card_svg(card: int, tab: int | None = SIZE) -> str:
    """A card (0 to 47, in deck order); `tab` is the index tab's size, None leaves it out."""
    layers = art(card)
    if tab is not None:
        layers += index_tab(month_of(card), CATEGORIES[card], tab)
    return _framed(layers)


def back_svg() -> str:
    """The back, the same for every card."""
    return _framed(back_pattern())


def _framed(layers: Svg) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">'
        f'<defs><clipPath id="{_CLIP}"><rect x="4" y="4" width="192" height="320" rx="15"/>'
        f'</clipPath></defs><g clip-path="url(#{_CLIP})">{layers}</g>'
        '<rect x="4.5" y="4.5" width="191" height="319" rx="15" fill="none"'
        f' stroke="{INK}" stroke-width="9"/></svg>'
    )
