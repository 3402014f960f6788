"""The start of a round: the deal, deals that are void, the blind swap, and lucky hands."""

from dataclasses import replace
from typing import Final

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
from bot.koikoi.deals import lucky_field, lucky_hand, quads_in, void_reason
from bot.koikoi.events import Dealt, DealVoided, SwapSettled, VoidReason
from bot.koikoi.phases.endings import end_round
from bot.koikoi.phases.transition import Transition
from bot.koikoi.rules import Score, Yaku, YakuScore
from bot.koikoi.state import Match, Phase, Reason, Round, other

_BRIGHTS: Final = cards_of_kind(Kind.BRIGHT)


def deal_cards(transition: Transition, deal: Deal) -> Match:
    """Deal, and look at the field: it is void before any hand counts.

    A swap would make no difference to hands that void a deal, so it isn't offered first.
    """
    if transition.match.round is not None:
        raise transition.impossible()
    rules, round_ = transition.rules, _dealt(deal, transition.match.oya)
    transition.tell(Dealt(transition.match.number, round_.oya, deal.field, round_.field_brights))
    lucky = lucky_field(round_.field_cards, rules)
    if lucky is not None and lucky[1] != "redeal":
        yaku = Yaku.TESHI if lucky[0] is VoidReason.FIELD_QUAD else Yaku.KUTTSUKI
        return _pay(
            transition, round_, round_.oya, _lucky_score(yaku, lucky[1], round_.field_cards)
        )
    void = void_reason(deal, rules)
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


def _pay_hands(transition: Transition, round_: Round) -> Match:
    """End the round with a lucky hand's points; otherwise the oya begins.

    The sources, except Keep Talking, are silent on two lucky hands: hence an option.
    """
    rules, oya, ko = transition.rules, round_.oya, other(round_.oya)
    lucky = {
        seat: found
        for seat in (oya, ko)
        if (found := lucky_hand(round_.hands[seat], rules)) is not None
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
