"""A match up to one of its choices, with the cards that its player couldn't see dealt anew."""

from collections.abc import Callable, Sequence

from bot.koikoi.actions import Action, Deal, Seat
from bot.koikoi.cards import Card, cards_in
from bot.koikoi.errors import IllegalAction
from bot.koikoi.match import replay
from bot.koikoi.rules import Rules
from bot.koikoi.state import other
from bot.koikoi.view import view_for

ATTEMPTS = 50
"""Maximum number of shuffles. Nearly every one fits: few hands or piles void a deal."""


def retried(
    rules: Rules, actions: Sequence[Action], seat: Seat, shuffled: Callable[[], Sequence[Card]]
) -> tuple[Action, ...]:
    """Return actions after which a seat sees the same as after these, with other hidden cards.

    The seat may have seen in a replay what the other player held and what comes next, so the true
    cards would be no game; and a match that isn't theirs would give its cards away. So the other
    player's hand and the draw pile are dealt anew, all equally likely. The cards that were played
    in the round are as they were, and so are the rounds before it, which are open.

    The actions must lead to a choice of the seat. If no shuffle fits, the cards stay as they were.
    """
    match = replay(rules, actions)
    round_ = match.round
    assert round_ is not None
    place = max(place for place, action in enumerate(actions) if isinstance(action, Deal))
    deal = actions[place]
    assert isinstance(deal, Deal)
    hidden = (*cards_in(round_.hands[other(seat)]), *deal.pile[round_.draws :])
    seen = view_for(match, seat)
    for _ in range(ATTEMPTS):
        order = [card for card in shuffled() if card in hidden]
        moved = dict(zip(hidden, order, strict=True))
        anew = _moved(deal, moved)
        course = (*actions[:place], anew, *actions[place + 1 :])
        try:
            if view_for(replay(rules, course), seat) == seen:
                return course
        except IllegalAction:  # the new deal is void, so that nobody plays it
            continue
    return tuple(actions)


def _moved(deal: Deal, moved: dict[Card, Card]) -> Deal:
    """Return a deal in which some cards have changed places."""
    groups = (deal.oya, deal.ko, deal.field, deal.pile)
    oya, ko, field, pile = (tuple(moved.get(card, card) for card in group) for group in groups)
    return Deal(oya, ko, field, pile)
