"""The deal of the day: the same for everybody, derived from the date and a secret.

The source code is public, so with the date alone anybody could compute the cards. The secret is
created at the first start, is stored only in the database, and can't be computed from the cards.
A deck is the list of cards sorted by their keyed hashes. Every order is equally likely, and the
order does not depend on the version of Python or on the computer.
"""

import hmac
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Final

from bot.koikoi.actions import Deal
from bot.koikoi.cards import DECK, Card, card_code
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.rules import Rules

DRAW_FOR_DEALER: Final = 0
"""Used in place of a round's number for the deck from which the first dealer is drawn."""

MARK_DIGITS: Final = 6


class DailyDeals:
    """Computes the decks of every day. The secret is not in its repr and can't be read from it."""

    def __init__(self) -> None:
        self._secret: bytes | None = None

    @property
    def ready(self) -> bool:
        """Whether the secret was set with `use`."""
        return self._secret is not None

    def use(self, secret: str) -> None:
        """Set the secret, as hexadecimal text, from which all decks are derived."""
        self._secret = bytes.fromhex(secret)

    def deck(self, day: date, number: int, attempt: int = 0) -> tuple[Card, ...]:
        """Return the deck of a round. After each void deal, `attempt` is one higher."""
        secret = self._secret
        assert secret is not None, "the secret is not loaded"
        name = f"{day.isoformat()} round {number} attempt {attempt} card "

        def key(card: Card) -> bytes:
            return hmac.digest(secret, (name + card_code(card)).encode(), sha256)

        return tuple(sorted(DECK, key=key))

    def mark(self, day: date, person_id: int) -> str:
        """Return the mark of an erased person who has played a day's deal.

        Nobody can read the id from it, nor prove that somebody has played: with six digits, of all
        the people on Discord dozens have the same mark on a day. That it stops somebody else who
        was erased on that day is still a chance of one to millions.
        """
        secret = self._secret
        assert secret is not None, "the secret is not loaded"
        name = f"{day.isoformat()} played by {person_id}"
        return hmac.digest(secret, name.encode(), sha256).hex()[:MARK_DIGITS]

    def deal(
        self, rules: Rules, day: date, number: int, attempt: int, *, computer_deals: bool
    ) -> Deal:
        """Return the deal of a round. Every person gets the same hand, as dealer or not."""
        deal = deal_from_deck(rules, self.deck(day, number, attempt))
        return Deal(deal.ko, deal.oya, deal.field, deal.pile) if computer_deals else deal


@dataclass(frozen=True, slots=True)
class DayChance:
    """Decides who deals first; the result is the same for everybody on a day."""

    deals: DailyDeals
    day: date

    def shuffled(self) -> tuple[Card, ...]:
        """Return the deck from which the players draw."""
        return self.deals.deck(self.day, DRAW_FOR_DEALER)

    def coin(self) -> bool:
        """Return True or False with equal probability."""
        return self.shuffled()[0] < len(DECK) // 2
