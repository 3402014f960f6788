"""Views: the part of a match that a seat may see. A `PlayerView` contains only visible facts.

Pictures, texts and computer players get a `PlayerView`, never a `Match`. So they can't reveal
hidden cards.
"""

from dataclasses import dataclass, replace
from math import prod
from typing import Final

from bot.koikoi.actions import Action, Seat, Stop
from bot.koikoi.cards import EMPTY, Card, CardSet, card_set, cards_in, size
from bot.koikoi.engine.results import score_of
from bot.koikoi.match import apply, if_exhausted, legal_actions
from bot.koikoi.progress import YakuProgress, progress
from bot.koikoi.rules import (
    MultiplierName,
    Rules,
    Score,
    Yaku,
    YakuScore,
    arithmetic,
    card_groups,
    score,
    yaku_of,
)
from bot.koikoi.state import (
    Match,
    MatchOutcome,
    Phase,
    Round,
    RoundResult,
    Turn,
    month_of_round,
    other,
)

BRIGHTS: Final = frozenset({Yaku.GOKO, Yaku.SHIKO, Yaku.AMESHIKO, Yaku.SANKO, Yaku.MATSUKIRI})
"""The yaku of brights, of which only one counts."""
THREAT: Final = 2
"""Maximum number of missing cards for which a yaku is a threat."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The state of the match after a possible end of the round; `outcome` is None if it goes on."""

    scores: tuple[int, int]
    outcome: MatchOutcome | None


@dataclass(frozen=True, slots=True)
class Stake:
    """The possible results of a decision between koi-koi and stop.

    `score` is the score of stopping now. The factors are those of the calls alone: the decider's
    own after a call, the other player's now and after that call. `stopped` is the match after
    stopping; `exhausted` is the match if the decider calls koi-koi, and nobody captures anything or
    stops after that.
    """

    score: Score
    own_factor_after_call: int
    opponent_factor: int
    opponent_factor_after_call: int
    stopped: Prospect
    exhausted: Prospect


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A match as one seat or a spectator (seat None) sees it. Pairs are in the order of the seats.

    `hand` is the seat's own hand, empty for a spectator and until a blind swap is settled. `field`
    has fixed places; a gap is None. `drawn` is a drawn card whose target is being chosen.
    `legal` is empty unless the seat has to act. `stake` is set at a decision, for every seat, since
    it follows from public facts. `turns` are the round's finished turns, which are public. `marks`
    and `mark_yaku` are those of `Round`. Between rounds the board is empty; `results` ends with the
    last round.
    """

    seat: Seat | None
    rules: Rules
    seq: int
    phase: Phase
    to_act: Seat | None
    number: int
    oya: Seat
    scores: tuple[int, int]
    hand: CardSet
    hand_counts: tuple[int, int]
    field: tuple[Card | None, ...]
    pile_count: int
    captured: tuple[CardSet, CardSet]
    drawn: Card | None
    calls: tuple[int, int]
    field_brights: int
    turn: int
    legal: tuple[Action, ...]
    yaku: tuple[tuple[YakuScore, ...], tuple[YakuScore, ...]]
    progress: tuple[tuple[YakuProgress, ...], tuple[YakuProgress, ...]]
    stake: Stake | None
    last_turns: tuple[Turn | None, Turn | None]
    results: tuple[RoundResult, ...]
    outcome: MatchOutcome | None
    turns: tuple[Turn, ...] = ()
    marks: tuple[int, int] = (0, 0)
    mark_yaku: tuple[int, int] = (0, 0)

    @property
    def month(self) -> int:
        """The round's month, January for the first."""
        return month_of_round(self.number)

    @property
    def field_cards(self) -> CardSet:
        """The cards on the field as a set."""
        return card_set([card for card in self.field if card is not None])

    def still_forms(self, seat: Seat, near: YakuProgress) -> bool:
        """Return whether the missing cards and the turns left suffice for a seat to form a yaku.

        Each card that is played or drawn captures cards of one month. Wild lightning, if it is one
        of them, captures a card of another month as well.
        """
        captures = 2 * self.hand_counts[seat] + (self.drawn is not None and self.to_act == seat)
        months = captures + self.rules.lightning_wild if captures else 0
        # The sake cup may count as more than one plain card, if it is still to be captured.
        cup = self.rules.cup_chaff - 1 if near.yaku is Yaku.KASU else 0
        taken = (near.missing & 15 << month for month in range(0, 48, 4))
        counts = sorted(
            one.bit_count() + (cup if one & card_groups.SAKE_CUP else 0) for one in taken
        )
        most = sum(counts[-months:]) if months else 0
        return near.possible and near.lacking <= most

    def near_yaku(self, seat: Seat) -> tuple[YakuProgress, ...]:
        """Return the yaku of which a seat has at least half, the nearest first.

        Only the nearest yaku of brights is included. Yaku for which the cards or the turns no
        longer suffice are left out.
        """
        formed = {found.yaku for found in self.yaku[seat]}
        brights = bool(formed & BRIGHTS)
        found: list[YakuProgress] = []
        for near in self.progress[seat]:
            if near.yaku in formed or 2 * near.have < near.need or not self.still_forms(seat, near):
                continue
            if near.yaku in BRIGHTS:
                if brights:
                    continue
                brights = True
            found.append(near)
        return tuple(found)

    def threats(self, rival: Seat) -> tuple[YakuProgress, ...]:
        """Return the yaku of which `rival` lacks one or two cards and can still get them.

        The rival can't get the cards in this view's hand. So the result reveals facts about that
        hand, and only its owner may see it.
        """
        open_to_rival = (
            replace(near, missing=CardSet(near.missing & ~self.hand))
            for near in self.near_yaku(rival)
            if near.lacking <= THREAT
        )
        return tuple(near for near in open_to_rival if self.still_forms(rival, near))

    def factor_at_stake(self, seat: Seat) -> int:
        """Return the factor by which a yaku of a seat would be multiplied now."""
        held = score(
            self.captured[seat],
            self.rules,
            own_calls=self.calls[seat],
            opponent_calls=self.calls[1 - seat],
            field_brights=self.field_brights,
            month=self.month,
        )
        return prod(
            one.value for one in held.multipliers if one.name is not MultiplierName.KOI_BONUS
        )

    def captures(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        """Return the alternative sets of cards that this card can take; () if it takes none."""
        taken, choices = arithmetic.captures(card, self.field_cards, self.rules.flat)
        if taken:
            return (cards_in(CardSet(taken)),)
        return tuple((choice,) for choice in cards_in(CardSet(choices))) if choices else ()


def view_for(match: Match, seat: Seat | None) -> PlayerView:
    """Return the match as `seat` sees it; None stands for a spectator."""
    round_ = match.round
    if round_ is None:
        return _between_rounds(match, seat)
    hidden = seat is None or round_.phase is Phase.SWAP
    captured, month = round_.captured, match.month
    return PlayerView(
        seat=seat,
        rules=match.rules,
        seq=match.seq,
        phase=round_.phase,
        to_act=round_.to_act,
        number=match.number,
        oya=round_.oya,
        scores=match.scores,
        hand=EMPTY if hidden or seat is None else round_.hands[seat],
        hand_counts=(size(round_.hands[0]), size(round_.hands[1])),
        field=round_.field,
        pile_count=24 - round_.draws,
        captured=captured,
        drawn=round_.drawn,
        calls=round_.calls,
        field_brights=round_.field_brights,
        turn=round_.turn,
        legal=legal_actions(match) if seat == round_.to_act else (),
        yaku=(
            yaku_of(captured[0], match.rules, round_.calls[0], month),
            yaku_of(captured[1], match.rules, round_.calls[1], month),
        ),
        progress=(
            progress(captured[0], captured[1], match.rules, month),
            progress(captured[1], captured[0], match.rules, month),
        ),
        stake=_stake(match, round_) if round_.phase is Phase.DECIDE else None,
        last_turns=round_.last_turns,
        results=match.results,
        outcome=match.outcome,
        turns=round_.turns,
        marks=round_.marks,
        mark_yaku=round_.mark_yaku,
    )


def _between_rounds(match: Match, seat: Seat | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        rules=match.rules,
        seq=match.seq,
        phase=match.phase,
        to_act=None,
        number=match.number,
        oya=match.oya,
        scores=match.scores,
        hand=EMPTY,
        hand_counts=(0, 0),
        field=(),
        pile_count=0,
        captured=(EMPTY, EMPTY),
        drawn=None,
        calls=(0, 0),
        field_brights=0,
        turn=0,
        legal=(),
        yaku=((), ()),
        progress=((), ()),
        stake=None,
        last_turns=(None, None),
        results=match.results,
        outcome=match.outcome,
    )


def _stake(match: Match, round_: Round) -> Stake:
    seat = round_.to_act
    own, opponent = round_.calls[seat], round_.calls[other(seat)]
    return Stake(
        score=score_of(match.rules, match.number, round_, seat),
        own_factor_after_call=_call_factor(match.rules, own + 1, opponent),
        opponent_factor=_call_factor(match.rules, opponent, own),
        opponent_factor_after_call=_call_factor(match.rules, opponent, own + 1),
        stopped=_prospect(apply(match, Stop()).match),
        exhausted=_prospect(if_exhausted(match)),
    )


def _prospect(match: Match) -> Prospect:
    return Prospect(match.scores, match.outcome)


def _call_factor(rules: Rules, own_calls: int, opponent_calls: int) -> int:
    _, _, _, calls, _ = arithmetic.multiply(1, own_calls, opponent_calls, 0, rules.flat)
    return calls
