"""The names of cards, as players use them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.koikoi.cards import DECK, Card, card_code, month_of
from bot.locales import Language, Texts, texts_in

Captures = tuple[tuple[Card, ...], ...]
"""The alternative sets of cards that a card can take; see `PlayerView.captures`."""


def card_name(texts: Texts, card: Card) -> str:
    """Return a card's name: `Crane`, `Pine ribbon`; 松に鶴."""
    return _names(texts.language)[card]


@cache
def _names(language: Language) -> tuple[str, ...]:
    """Return the names of all cards, by card. They are cached, since catalogues don't change."""
    texts = texts_in(language)
    return tuple(texts(f"card-{card_code(card)}") for card in DECK)


def card_short(texts: Texts, card: Card) -> str:
    """Return a card's name beside another card of its month: `ribbon`, `plain`; 赤短."""
    return _short_names(texts.language)[card]


@cache
def _short_names(language: Language) -> tuple[str, ...]:
    texts = texts_in(language)
    names = _names(language)
    return tuple(
        texts.attribute(f"card-{card_code(card)}", "short") or names[card] for card in DECK
    )


def card_inside(texts: Texts, card: Card) -> str:
    """Return a card's name in the middle of a sentence: `the pine ribbon`."""
    return _names_inside(texts.language)[card]


@cache
def _names_inside(language: Language) -> tuple[str, ...]:
    texts = texts_in(language)
    names = _names(language)
    return tuple(texts.attribute(f"card-{card_code(card)}", "the") or names[card] for card in DECK)


def card_beside(texts: Texts, card: Card, taker: Card) -> str:
    """Return a card's name beside the card that takes it: short if they are of one month."""
    alike = month_of(card) == month_of(taker)
    return card_short(texts, card) if alike else card_name(texts, card)


def card_list(texts: Texts, cards: Iterable[Card]) -> str:
    """Return the names of some cards, each name once, with its count: `Crane, Pine ×2`."""
    return texts("list-comma").join(card_words(texts, cards))


def card_words(texts: Texts, cards: Iterable[Card]) -> list[str]:
    """Return the words of `card_list`."""
    counts: dict[str, int] = {}
    for card in cards:
        name = card_name(texts, card)
        counts[name] = counts.get(name, 0) + 1
    return [name if count == 1 else f"{name} ×{count}" for name, count in counts.items()]


def label(texts: Texts, card: Card, alternatives: Captures, *, brief: bool = False) -> str:
    """Return a card's name, with the cards that it takes if `alternatives` leave no choice.

    If *brief* is true, the name is the short name, for use beside the card's picture.
    """
    if len(alternatives) != 1:
        return _taker(texts, card, brief=brief)
    taken = alternatives[0]
    if len(taken) == 1:
        return taking(texts, card, taken[0], brief=brief)
    return texts("button-take-all", card=_taker(texts, card, brief=brief), count=len(taken))


def taking(texts: Texts, card: Card, target: Card, *, brief: bool = False) -> str:
    """Return a card and the card that it takes: `Crane ▸ ribbon`; *brief* is that of `label`."""
    beside = card_beside(texts, target, card)
    return texts("button-take", card=_taker(texts, card, brief=brief), target=beside)


def _taker(texts: Texts, card: Card, *, brief: bool) -> str:
    return capital(texts, card_short(texts, card)) if brief else card_name(texts, card)


def capital(texts: Texts, text: str) -> str:
    """Return the text with a capital first letter. In Turkish, an i keeps its dot."""
    first = "İ" if texts.language == "tr" and text[:1] == "i" else text[:1].upper()
    return first + text[1:]
