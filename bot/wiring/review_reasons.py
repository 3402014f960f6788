"""Why an action is good, in the terminal's words: plain English, with the codes of the record."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from bot.cli.wording import YAKU_NAMES
from bot.koikoi.actions import Action
from bot.koikoi.cards import Card, card_code
from bot.koikoi.reasons import RISKS, Aim, Purpose, advantages
from bot.koikoi.view import PlayerView
from bot.locales import texts_in

MOST: Final = 3
_FEW: Final = 3
"""Of a yaku that lacks any of more cards than these, the cards are not named."""
_CLAUSES: Final = {
    Aim.COMPLETES: "makes {yaku}",
    Aim.ADDS: "adds {points} to what counts",
    Aim.BANKS: "{points} points are certain",
    Aim.DENIES: "keeps {cards} from the other's {yaku}",
    Aim.FEARS: "the other lacks only {cards} for {yaku}",
    Aim.FEARS_MORE: "the other may stop with one more card for {yaku}",
    Aim.NEARS: "{yaku} lacks only {cards}",
    Aim.BUILDS: "a step towards {yaku}",
    Aim.CAPTURES: "captures {cards}",
    Aim.GATHERS: "gathers chaff",
    Aim.WAITS: "{cards} can wait: nobody else can match it",
    Aim.SAFE: "nobody else can take it",
    Aim.RETURNS: "can be taken back with {cards}",
    Aim.HARMLESS: "gives the other little",
    Aim.GIVES: "the other could take it for {yaku}",
    Aim.FEEDS: "it could add to the other's {yaku}, and then they may stop",
    Aim.EXPOSES: "it brings the other near {yaku}",
}


def reasons(view: PlayerView, action: Action, against: Action) -> str:
    """What an action achieves and another one doesn't; "" where there is nothing to say."""
    return _told([one for one in advantages(view, action, against) if one.aim not in RISKS])


def dangers(view: PlayerView, action: Action, against: Action) -> str:
    """What an action offers to the other player and another one doesn't."""
    return _told([one for one in advantages(view, action, against) if one.aim in RISKS])


def _told(found: list[Purpose]) -> str:
    groups = groupby(found, lambda one: (one.aim, one.cards))
    return "; ".join([_clause([*alike]) for _, alike in groups][:MOST])


def _clause(alike: list[Purpose]) -> str:
    """Several yaku by the same cards are told in one breath."""
    first, yaku = alike[0], [YAKU_NAMES[one.yaku] for one in alike if one.yaku]
    return _CLAUSES[first.aim].format(
        yaku=" and ".join([", ".join(yaku[:-1]), yaku[-1]] if len(yaku) > 1 else yaku),
        cards=_some(first.cards),
        points=sum(one.points for one in alike),
    )


def _some(cards: tuple[Card, ...]) -> str:
    return "one card" if len(cards) > _FEW else card_list(cards)


def card_list(cards: Iterable[Card]) -> str:
    """Name cards in the order of the deck; `-` for none."""
    return ", ".join(card_words(card) for card in sorted(cards)) or "-"


def card_words(card: Card) -> str:
    """Name a card, with its code in the record."""
    return f"{texts_in('en')(f'card-{card_code(card)}')} {card_code(card)}"
