"""Reshuffles the hidden cards of a round, because a seat's view must not depend on them."""

import random
from collections.abc import Sequence
from dataclasses import replace

from bot.koikoi import (
    Action,
    Card,
    Deal,
    IllegalAction,
    Match,
    Phase,
    Rules,
    Seat,
    cards_in,
    other,
    replay,
)


def reshuffled(
    rules: Rules, actions: Sequence[Action], match: Match, seat: Seat | None, rng: random.Random
) -> Match | None:
    """Return a match with the same public course and other hidden cards.

    Hidden from a seat are the other hand and the rest of the pile; from a spectator both hands;
    from everyone, both hands before a blind swap is settled. Return None if the other cards would
    have led elsewhere, to a lucky hand.
    """
    round_ = match.round
    assert round_ is not None
    seats = (0, 1) if seat is None or round_.phase is Phase.SWAP else (other(seat),)
    hands = [card for hidden in seats for card in cards_in(round_.hands[hidden])]
    cards = [*hands, *round_.pile[round_.draws :]]
    shuffled = cards.copy()
    rng.shuffle(shuffled)
    swap = dict(zip(cards, shuffled, strict=True))
    place = max(place for place, action in enumerate(actions) if isinstance(action, Deal))
    deal = actions[place]
    assert isinstance(deal, Deal)

    def anew(group: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in group)

    changed = replace(deal, oya=anew(deal.oya), ko=anew(deal.ko), pile=anew(deal.pile))
    try:
        again = replay(rules, [*actions[:place], changed, *actions[place + 1 :]])
    except IllegalAction:
        return None
    return again if again.round is not None else None
