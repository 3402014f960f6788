"""The deal of the day: one for everybody, from the date and a secret that only the database knows.

The source is open, so the date alone would let anybody look the cards up; the secret is made at the
first start, never leaves the database, and cannot be found from the cards that it gives. A deck is
the cards sorted by their keyed hashes: every order is as likely as any other, and neither another
version of Python nor another machine changes it.
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
"""Instead of a round's number: the deck from which the first dealer is drawn."""


class DailyDeals:
    """The decks of every day. Its secret has no repr and is given to nobody."""

    def __init__(self) -> None:
        self._secret: bytes | None = None

    @property
    def ready(self) -> bool:
        """Whether the secret is known."""
        return self._secret is not None

    def use(self, secret: str) -> None:
        """Derive everything from this secret, in hex."""
        self._secret = bytes.fromhex(secret)

    def deck(self, day: date, number: int, attempt: int = 0) -> tuple[Card, ...]:
        """A round's deck; every void deal leads to the next attempt's."""
        secret = self._secret
        assert secret is not None, "the secret is not loaded"
        name = f"{day.isoformat()} round {number} attempt {attempt} card "

        def key(card: Card) -> bytes:
            return hmac.digest(secret, (name + card_code(card)).encode(), sha256)

        return tuple(sorted(DECK, key=key))

    def deal(
        self, rules: Rules, day: date, number: int, attempt: int, *, computer_deals: bool
    ) -> Deal:
        """A round's deal: whoever deals, every person is given the same hand."""
        deal = deal_from_deck(rules, self.deck(day, number, attempt))
        return Deal(deal.ko, deal.oya, deal.field, deal.pile) if computer_deals else deal


@dataclass(frozen=True, slots=True)
class DayChance:
    """Chance before the first round that falls the same for everybody: who deals first."""

    deals: DailyDeals
    day: date

    def shuffled(self) -> tuple[Card, ...]:
        """The deck to draw from."""
        return self.deals.deck(self.day, DRAW_FOR_DEALER)

    def coin(self) -> bool:
        """True or false."""
        return self.shuffled()[0] < len(DECK) // 2
