"""The state of a match: plain values that only `match.apply` creates."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, CardSet
from bot.koikoi.rules import Multiplier, Rules, YakuScore


def other(seat: Seat) -> Seat:
    """Return the other player's seat."""
    return 1 if seat == 0 else 0


def month_of_round(number: int) -> int:
    """Return the month of a round: January for the first."""
    return (number - 1) % 12 + 1


class Phase(StrEnum):
    """The phases of a match, by the action that it waits for."""

    DEAL = "deal"
    """The cards must be dealt next. No player can act."""
    SWAP = "swap"
    """The ko may demand the dealer's hand."""
    PLAY = "play"
    """A player lays a card."""
    TAKE = "take"
    """A player chooses what the drawn card takes."""
    DECIDE = "decide"
    """A player calls koi-koi or stops."""
    FINISHED = "finished"


class Reason(StrEnum):
    """How a round ended."""

    STOP = "stop"
    EXHAUSTED = "exhausted"
    TESHI = "teshi"
    KUTTSUKI = "kuttsuki"
    BOTH_LUCKY = "both_lucky"
    RESIGN = "resign"
    TIMEOUT = "timeout"
    ABORT = "abort"


class MatchEnd(StrEnum):
    """How a match ended."""

    ROUNDS = "rounds"
    TARGET = "target"
    BUST = "bust"
    RESIGN = "resign"
    TIMEOUT = "timeout"
    ABORT = "abort"


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions of a player in one turn, so far; all of them are public."""

    seat: Seat
    number: int
    played: Card | None
    took: tuple[Card, ...] = ()
    drawn: Card | None = None
    drawn_took: tuple[Card, ...] = ()
    called: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """A round in play. Pairs are in the order of the seats.

    `field` has fixed places: a capture leaves a gap (None), a new card fills the first gap.
    `marks` and `mark_yaku` are each player's base and yaku (bits) at their last decision.
    `turns` are all finished turns of the round, in order.
    """

    oya: Seat
    phase: Phase
    to_act: Seat
    turn: int
    hands: tuple[CardSet, CardSet]
    field: tuple[Card | None, ...]
    captured: tuple[CardSet, CardSet]
    pile: tuple[Card, ...]
    drawn: Card | None
    field_brights: int
    calls: tuple[int, int]
    last_caller: Seat | None
    marks: tuple[int, int]
    mark_yaku: tuple[int, int]
    last_turns: tuple[Turn | None, Turn | None]
    turns: tuple[Turn, ...] = ()

    @property
    def draws(self) -> int:
        """The number of cards that have been drawn, one in each turn."""
        drawing = self.phase in {Phase.TAKE, Phase.DECIDE}
        return self.turn if drawing else self.turn - 1

    @property
    def field_cards(self) -> CardSet:
        """The cards on the field as a set."""
        cards = 0
        for card in self.field:
            if card is not None:
                cards |= 1 << card
        return CardSet(cards)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: its winner, the reason of its end, the points, and the cards at the end.

    `deltas` are the changes of the scores. `points` went to the winner; in an exhausted round
    without a winner, to the oya. `calls` is the number of each seat's koi-koi calls.
    """

    number: int
    oya: Seat
    winner: Seat | None
    reason: Reason
    yaku: tuple[YakuScore, ...]
    base: int
    factor: int | Fraction
    points: int
    deltas: tuple[int, int]
    multipliers: tuple[Multiplier, ...]
    hands: tuple[CardSet, CardSet]
    captured: tuple[CardSet, CardSet]
    calls: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """The reason of a match's end, and its winner: None after a draw or an abort."""

    winner: Seat | None
    reason: MatchEnd


@dataclass(frozen=True, slots=True)
class Match:
    """A match: its rules, and the state after its actions.

    `number` is that of the running round or the next one; `oya` deals it.
    """

    rules: Rules
    seq: int
    scores: tuple[int, int]
    number: int
    oya: Seat
    round: Round | None
    results: tuple[RoundResult, ...]
    outcome: MatchOutcome | None

    @property
    def phase(self) -> Phase:
        """The phase of the round; between rounds `DEAL`, after the match `FINISHED`."""
        if self.outcome is not None:
            return Phase.FINISHED
        return Phase.DEAL if self.round is None else self.round.phase

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, or None before a deal and after the end of the match."""
        return None if self.round is None else self.round.to_act

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.outcome is not None

    @property
    def month(self) -> int:
        """The round's month, January for the first."""
        return month_of_round(self.number)
