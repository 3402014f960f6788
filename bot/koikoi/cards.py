"""The 48 hanafuda cards, and sets of them.

A card is a number from 0 to 47: four for each month, in the order bright, animal, ribbon,
chaff. A set of cards is an integer whose bit *i* stands for card *i*, so that union,
intersection and difference are single operations on plain integers (`|`, `&`, `& ~`).
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NewType

from bot.koikoi.errors import ErrorCode, NotationError

Card = NewType("Card", int)
CardSet = NewType("CardSet", int)


class Kind(StrEnum):
    """The four kinds of card; the value is the letter in a card's code."""

    BRIGHT = "B"
    ANIMAL = "A"
    RIBBON = "R"
    CHAFF = "C"


# One word a month, January first. All five sources agree on this deck of 5 brights, 9 animals,
# 10 ribbons and 24 chaff (Keep Talking and Nobody Explodes lists it card by card).
_MONTHS: Final = (
    *("BRCC", "ARCC", "BRCC", "ARCC", "ARCC", "ARCC"),
    *("ARCC", "BACC", "ARCC", "ARCC", "BARC", "BCCC"),
)


def _code(month: int, position: int) -> str:
    kinds = _MONTHS[month - 1]
    kind = kinds[position]
    number = str(kinds[: position + 1].count("C")) if kind == "C" else ""
    return f"{month:02}{kind}{number}"


_CODES: Final = tuple(_code(month, position) for month in range(1, 13) for position in range(4))
_BY_CODE: Final = {code: Card(index) for index, code in enumerate(_CODES)}
_KINDS: Final = tuple(Kind(code[2]) for code in _CODES)

DECK: Final[tuple[Card, ...]] = tuple(Card(index) for index in range(48))
_BY_BIT: Final = {1 << card: card for card in DECK}
EMPTY: Final = CardSet(0)
FULL_DECK: Final = CardSet((1 << 48) - 1)


def card_code(card: Card) -> str:
    """Return the card's short name: month, kind and, for chaff, which one (`01B`, `12C3`)."""
    return _CODES[card]


def parse_card(text: str) -> Card:
    """Return the card that `text` names; the inverse of `card_code`. Raises NotationError."""
    try:
        return _BY_CODE[text]
    except KeyError:
        raise NotationError(ErrorCode.UNKNOWN_CARD, text=text[:20]) from None


def month_of(card: Card) -> int:
    """Return the card's month, 1 to 12."""
    return (card >> 2) + 1


def kind_of(card: Card) -> Kind:
    """Return whether the card is a bright, an animal, a ribbon or chaff."""
    return _KINDS[card]


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return CardSet(bits)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in deck order."""
    found = []
    rest: int = cards
    while rest:
        lowest = rest & -rest
        found.append(_BY_BIT[lowest])
        rest ^= lowest
    return tuple(found)


def size(cards: CardSet) -> int:
    """Return how many cards the set holds."""
    return cards.bit_count()


def contains(cards: CardSet, card: Card) -> bool:
    """Return whether the set holds the card."""
    return bool(cards >> card & 1)


def cards_of_kind(kind: Kind) -> CardSet:
    """Return all cards of a kind."""
    return card_set(card for card in DECK if _KINDS[card] is kind)


def cards_of_month(month: int) -> CardSet:
    """Return the four cards of a month, 1 to 12."""
    return CardSet(15 << 4 * (month - 1))


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards without those that are equivalent to an earlier card.

    Plain chaff of one month is interchangeable. November's only chaff is the lightning, so it is
    equivalent to no other card.
    """
    seen: set[int] = set()
    kept: list[Card] = []
    for card in cards:
        if kind_of(card) is Kind.CHAFF:
            if month_of(card) in seen:
                continue
            seen.add(month_of(card))
        kept.append(card)
    return tuple(kept)
