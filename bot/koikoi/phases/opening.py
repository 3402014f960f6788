"""The start of a round: the deal, deals that are void, the blind swap, and lucky hands."""

from dataclasses import replace
from typing import Final, Literal

from bot.koikoi.actions import Deal, Seat
from bot.koikoi.cards import (
    EMPTY,
    CardSet,
    Kind,
    card_set,
    cards_in,
    cards_of_kind,
    size,
)
from bot.koikoi.deals import has_triple, is_four_pairs, quads_in
from bot.koikoi.events import Dealt, DealVoided, SwapSettled, VoidReason
from bot.koikoi.phases.endings import end_round
from bot.koikoi.phases.transition import Transition
from bot.koikoi.rules import Rules, Score, Yaku, YakuScore
from bot.koikoi.state import Match, Phase, Reason, Round, other

_BRIGHTS: Final = cards_of_kind(Kind.BRIGHT)

Payment = int | Literal["redeal"]
"""What a lucky hand or field leads to: points at once, or another deal."""


def deal_cards(transition: Transition, deal: Deal) -> Match:
    """Deal, and look at the field: it is void before any hand counts."""
    if transition.match.round is not None:
        raise transition.impossible()
    rules, round_ = transition.rules, _dealt(deal, transition.match.oya)
    transition.tell(Dealt(transition.match.number, round_.oya, deal.field, round_.field_brights))
    lucky = _lucky_field(round_.field_cards, rules)
    if lucky is not None and lucky[1] != "redeal":
        yaku = Yaku.TESHI if lucky[0] is VoidReason.FIELD_QUAD else Yaku.KUTTSUKI
        return _pay(
            transition, round_, round_.oya, _lucky_score(yaku, lucky[1], round_.field_cards)
        )
    void = lucky[0] if lucky is not None else _void_hands(round_.hands, rules)
    if void is not None:
        transition.tell(DealVoided(void))
        return transition.go_on(None)
    if rules.blind_swap:
        return transition.go_on(replace(round_, phase=Phase.SWAP, to_act=other(round_.oya)))
    return _pay_hands(transition, round_)


def settle_swap(transition: Transition, *, swapped: bool) -> Match:
    """Exchange the hands, or not; only then does anybody look at one (Sloperama)."""
    round_ = transition.require(Phase.SWAP)
    hands = (round_.hands[1], round_.hands[0]) if swapped else round_.hands
    transition.tell(SwapSettled(swapped))
    return _pay_hands(transition, replace(round_, phase=Phase.PLAY, to_act=round_.oya, hands=hands))


def _dealt(deal: Deal, oya: Seat) -> Round:
    hands = (card_set(deal.oya), card_set(deal.ko))
    return Round(
        oya=oya,
        phase=Phase.PLAY,
        to_act=oya,
        turn=1,
        hands=hands if oya == 0 else (hands[1], hands[0]),
        field=deal.field,
        captured=(EMPTY, EMPTY),
        pile=deal.pile,
        drawn=None,
        field_brights=size(CardSet(card_set(deal.field) & _BRIGHTS)),
        calls=(0, 0),
        last_caller=None,
        marks=(0, 0),
        mark_yaku=(0, 0),
        last_turns=(None, None),
    )


def _lucky_field(field: CardSet, rules: Rules) -> tuple[VoidReason, Payment] | None:
    if rules.field_quad is not None and quads_in(field):
        return VoidReason.FIELD_QUAD, rules.field_quad
    if rules.field_pairs is not None and is_four_pairs(field):
        return VoidReason.FIELD_PAIRS, rules.field_pairs
    if rules.field_triple == "redeal" and has_triple(field):
        return VoidReason.FIELD_TRIPLE, "redeal"
    return None


def _lucky_hand(hand: CardSet, rules: Rules) -> tuple[Yaku, Payment] | None:
    if rules.teshi is not None and quads_in(hand):
        return Yaku.TESHI, rules.teshi
    if rules.kuttsuki is not None and is_four_pairs(hand):
        return Yaku.KUTTSUKI, rules.kuttsuki
    return None


def _void_hands(hands: tuple[CardSet, CardSet], rules: Rules) -> VoidReason | None:
    """Return why lucky hands make the deal void, if they do.

    A swap would make no difference to that, so it isn't offered first.
    """
    lucky = [found for hand in hands if (found := _lucky_hand(hand, rules)) is not None]
    for yaku, payment in lucky:
        if payment == "redeal":
            return VoidReason(yaku.value)
    if len(lucky) == 2 and rules.both_lucky == "redeal":
        return VoidReason.BOTH_LUCKY
    return None


def _pay_hands(transition: Transition, round_: Round) -> Match:
    """End the round with a lucky hand's points; otherwise the oya begins.

    The sources, except Keep Talking, are silent on two lucky hands: hence an option.
    """
    rules, oya, ko = transition.rules, round_.oya, other(round_.oya)
    lucky = {
        seat: found
        for seat in (oya, ko)
        if (found := _lucky_hand(round_.hands[seat], rules)) is not None
    }
    if len(lucky) == 2 and rules.both_lucky == "tie":
        return end_round(transition, round_, None, Reason.BOTH_LUCKY)
    if not lucky or (len(lucky) == 2 and rules.both_lucky == "ignore"):
        return transition.go_on(round_)
    winner = oya if oya in lucky else ko
    yaku, payment = lucky[winner]
    assert payment != "redeal"
    return _pay(transition, round_, winner, _lucky_score(yaku, payment, round_.hands[winner]))


def _pay(transition: Transition, round_: Round, winner: Seat, won: Score) -> Match:
    return end_round(transition, round_, winner, Reason(won.yaku[0].yaku.value), won)


def _lucky_score(yaku: Yaku, points: int, cards: CardSet) -> Score:
    """Return the points of a lucky hand or field, which are never multiplied."""
    shown = quads_in(cards) if yaku is Yaku.TESHI else cards
    return Score((YakuScore(yaku, points, cards_in(shown)),), points, 1, points, ())
