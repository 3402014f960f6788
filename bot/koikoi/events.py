"""What an action made happen, for everyone to see: events hold public facts only."""

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
"""Why a deal doesn't count, by the option that says so."""


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
    """The ko has demanded the dealer's hand, or not."""

    swapped: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A hand card was laid; it took these cards, or stays on the field."""

    seat: Seat
    card: Card
    took: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn; it took these cards, or stays on the field."""

    seat: Seat
    card: Card
    took: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawChoice:
    """A card was drawn that may take one of these: the player chooses. `Drew` follows."""

    seat: Seat
    card: Card
    choices: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class YakuFormed:
    """A player's yaku call for a decision; these count now."""

    seat: Seat
    yaku: tuple[YakuScore, ...]
    base: int


@dataclass(frozen=True, slots=True)
class KoiKoiCalled:
    """A player plays on; `calls` counts theirs in this round."""

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
