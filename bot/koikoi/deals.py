"""Deals: how a shuffled deck becomes four groups, who deals first, and how a deal is proven fair.

The caller provides the randomness, as a shuffled deck.
"""

import hashlib
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Deal, Seat
from bot.koikoi.cards import Card, CardSet, card_set, cards_of_month, kind_of, month_of
from bot.koikoi.engine.table import void_by
from bot.koikoi.errors import ErrorCode, NotationError
from bot.koikoi.events import VOID_REASONS, VoidReason
from bot.koikoi.rules import Rules

_ORDERS: Final = {
    "kfo4": ("ko", "field", "oya"),
    "kfo2": ("ko", "field", "oya"),
    "kof4": ("ko", "oya", "field"),
    "kfo8": ("ko", "field", "oya"),
}
_MONTHS: Final = tuple(cards_of_month(month) for month in range(1, 13))


def deal_from_deck(rules: Rules, order: Sequence[Card]) -> Deal:
    """Deal a shuffled deck, its top first.

    Wikipedia deals eight cards to the other player, the field and the dealer, though "normally
    two or four at a time"; Sloperama deals the dealer's cards before the field's.
    """
    if sorted(order) != list(range(48)):
        raise ValueError("A deal needs each of the 48 cards once.")
    packet = int(rules.deal[-1])
    groups: dict[str, list[Card]] = {"oya": [], "ko": [], "field": []}
    top = 0
    while top < 24:
        for name in _ORDERS[rules.deal]:
            groups[name].extend(order[top : top + packet])
            top += packet
    return Deal(
        tuple(groups["oya"]), tuple(groups["ko"]), tuple(groups["field"]), tuple(order[24:])
    )


@dataclass(frozen=True, slots=True)
class MonthDraw:
    """A draw for the first deal: the cards drawn, pair by pair, by seat, and who deals."""

    draws: tuple[tuple[Card, Card], ...]
    oya: Seat


def draw_for_deal(order: Sequence[Card]) -> MonthDraw:
    """Let both players draw from the top of a shuffled deck until the dealer is decided.

    The earlier month deals; in the same month the more valuable card (Wikipedia). Two chaff of
    one month decide nothing: both draw again. The cards of a month are numbered from the most
    valuable to the least, so the smaller number always wins, except between two chaff.
    """
    draws: list[tuple[Card, Card]] = []
    for place in range(0, len(order) - 1, 2):
        first, second = order[place], order[place + 1]
        draws.append((first, second))
        if month_of(first) != month_of(second) or _value(first) != _value(second):
            return MonthDraw(tuple(draws), 0 if first < second else 1)
    raise ValueError("The deck was not enough to decide who deals.")


def first_oya(rules: Rules, order: Sequence[Card], challenger: Seat = 0) -> Seat:
    """Return which of two players deals first, by the option `first_dealer`.

    `order` is a shuffled deck, the only source of chance.
    """
    if rules.first_dealer == "challenger":
        return challenger
    if rules.first_dealer == "month_draw":
        return draw_for_deal(order).oya
    return 0 if order[0] < 24 else 1


def quads_in(cards: CardSet) -> CardSet:
    """Return the cards of each month whose four cards are all in the set: teshi, in a hand."""
    quads = 0
    for four in _MONTHS:
        if cards & four == four:
            quads |= four
    return CardSet(quads)


def void_reason(deal: Deal, rules: Rules) -> VoidReason | None:
    """Return why a deal doesn't count; None if it counts."""
    hands_and_field = card_set(deal.oya), card_set(deal.ko), card_set(deal.field)
    return VOID_REASONS.get(void_by(*hands_and_field, rules.flat))


def _value(card: Card) -> int:
    return {"B": 20, "A": 10, "R": 5, "C": 1}[kind_of(card)]


# The fair deal: the server commits to a deal before the round and reveals it after the round.
#
# Before a round the server publishes `sha256(nonce + "\n" + deal line)`, the nonce being 32 random
# bytes in hexadecimal. After the round it publishes the nonce and the deal. Everyone can compute
# the hash again and compare it. That proves that the deal wasn't changed during the round. It
# doesn't prove that the shuffle was random, because only the server saw it.

COMMITMENT = "commitment"
NONCE = "nonce"
"""`COMMITMENT` and `NONCE` are the keys of the comments above a `deal` line in a record."""

PROOF = (
    "This proves that the deal was not changed during the round, if the hash is the one that you"
    " were shown before it. It does not prove that the shuffle was random."
)


def is_digest(text: str) -> bool:
    """Return whether a text is 32 bytes in hexadecimal, as nonces and commitments are."""
    return len(text) == 64 and set(text) <= set(string.digits + "abcdef")


def deal_commitment(nonce: str, deal: Deal) -> str:
    """Return the hash that commits to a deal; `nonce` is 32 random bytes in hexadecimal."""
    if not is_digest(nonce):
        raise NotationError(ErrorCode.NONCE_FORM)
    return hashlib.sha256(f"{nonce}\n{deal.text}".encode()).hexdigest()
