"""Events: the effects of an action. They contain public facts only."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card
from bot.koikoi.rules import YakuScore, place_of
from bot.koikoi.state import MatchOutcome, RoundResult


class VoidReason(StrEnum):
    """Why a deal doesn't count."""

    FIELD_QUAD = "field_quad"
    FIELD_PAIRS = "field_pairs"
    FIELD_TRIPLE = "field_triple"
    TESHI = "teshi"
    KUTTSUKI = "kuttsuki"
    BOTH_LUCKY = "both_lucky"


VOID_REASONS: Final = {place_of(reason.value): reason for reason in VoidReason}
"""The reasons why a deal doesn't count, by the option that makes it void."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt; everyone sees the field."""

    number: int
    oya: Seat
    field: tuple[Card, ...]
    field_brights: int


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal doesn't count: the same player deals again."""

    reason: VoidReason


@dataclass(frozen=True, slots=True)
class SwapSettled:
    """The ko has demanded the dealer's hand, or has declined to."""

    swapped: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A hand card was laid; it took the cards of `took`, or stays on the field if that is empty."""

    seat: Seat
    card: Card
    took: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn; it took the cards of `took`, or stays on the field if that is empty."""

    seat: Seat
    card: Card
    took: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawChoice:
    """A card was drawn, and the player must choose the card that it takes. `Drew` follows."""

    seat: Seat
    card: Card
    choices: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class YakuFormed:
    """A player's yaku give them a decision. The event has all yaku that count now."""

    seat: Seat
    yaku: tuple[YakuScore, ...]
    base: int


@dataclass(frozen=True, slots=True)
class KoiKoiCalled:
    """A player calls koi-koi; `calls` is the number of their calls in this round."""

    seat: Seat
    calls: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    outcome: MatchOutcome


Event = (
    Dealt
    | DealVoided
    | SwapSettled
    | Played
    | Drew
    | DrawChoice
    | YakuFormed
    | KoiKoiCalled
    | RoundEnded
    | MatchEnded
)
