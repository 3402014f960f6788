"""Views to measure and try pictures with: a usual moment of a round, and the fullest one."""

import random
from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK, card_set
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase
from bot.koikoi.view import PlayerView, view_for

_SEED: Final = 20
_ACTIONS: Final = 10


def middle_view(seat: Seat | None) -> PlayerView:
    """Some ten moves into a round, seat 0 to play."""
    chance = random.Random(_SEED)  # noqa: S311 (the same round every time is the point)
    match = dealt_match(chance)
    while match.seq < _ACTIONS or match.phase is not Phase.PLAY or match.to_act != 0:
        match = apply(match, chance.choice(legal_actions(match))).match
    return view_for(match, seat)


def dealt_match(chance: random.Random, preset: str = "wikipedia-2020") -> Match:
    """A match whose first round is dealt."""
    match = new_match(make_rules(preset))
    while match.phase is Phase.DEAL:
        deck = list(DECK)
        chance.shuffle(deck)
        match = apply(match, deal_from_deck(match.rules, deck)).match
    return match


def busiest_view() -> PlayerView:
    """Sixteen cards on the field and every card that can have been captured by then: 24."""
    view = middle_view(None)
    field = tuple(card for card in DECK if card % 4 in (0, 3))[:16]
    rest = [card for card in DECK if card not in field][:24]
    return replace(
        view, field=field, captured=(card_set(rest[::2]), card_set(rest[1::2])), calls=(1, 1)
    )
