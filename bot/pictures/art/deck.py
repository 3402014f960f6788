"""The 48 cards and the back, from the month modules' art to finished SVG."""

from functools import cache
from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, kind_of, month_of
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

_WRITTEN_MONTHS: Final = frozenset({1, 2, 3})  # months whose ribbons have a poem
_BLUE_MONTHS: Final = frozenset({6, 9, 10})
_CLIP: Final = "card"


def _category(card: Card) -> Category:
    """Return the card's kind, with the three sorts of ribbons apart."""
    kind, month = kind_of(card), month_of(card)
    if kind is not Kind.RIBBON:
        return Category[kind.name]
    if month in _WRITTEN_MONTHS:
        return Category.POETRY_RIBBON
    return Category.BLUE_RIBBON if month in _BLUE_MONTHS else Category.RED_RIBBON


CATEGORIES: Final[tuple[Category, ...]] = tuple(_category(card) for card in DECK)


@cache
def art(card: Card) -> Svg:
    """Return a card's picture with its background, not yet clipped."""
    composition = CARDS[card]
    ground = composition.ground or MONTH_GROUND[month_of(card)]
    return rectangle((0, 0), (WIDTH, HEIGHT), ground) + composition.draw()


def card_svg(card: Card, tab: int | None = SIZE) -> str:
    """Return a card as SVG. `tab` is the size of the index tab; None leaves it out."""
    layers = art(card)
    if tab is not None:
        layers += index_tab(month_of(card), CATEGORIES[card], tab)
    return _framed(layers)


def back_svg() -> str:
    """Return the back as SVG. It is the same for every card."""
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
