"""Views for measuring and testing pictures: usual moments of a round, and the fullest view."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Action, Seat
from bot.koikoi.cards import DECK, card_set
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase
from bot.koikoi.view import PlayerView, view_for

_SEED: Final = 20
_ACTIONS: Final = 10


def middle_view(seat: Seat | None) -> PlayerView:
    """Return a view after about ten moves of a round, with seat 0 to play."""
    chance = random.Random(_SEED)  # noqa: S311 (the same round every time is the point)
    match = dealt_match(chance)
    while match.seq < _ACTIONS or match.phase is not Phase.PLAY or match.to_act != 0:
        match = apply(match, chance.choice(legal_actions(match))).match
    return view_for(match, seat)


def deciding_view() -> PlayerView:
    """Return the view of a player who has a yaku and may call koi-koi."""
    match = _played_until(lambda match: match.phase is Phase.DECIDE)
    return view_for(match, match.to_act)


def ended_view() -> PlayerView:
    """Return a spectator's view after a round with a winner."""
    return view_for(_played_until(lambda match: any(r.yaku for r in match.results)), None)


def _played_until(there: Callable[[Match], bool]) -> Match:
    chance = random.Random(_SEED)  # noqa: S311 (the same match every time is the point)
    match = dealt_match(chance)
    while not there(match):
        if match.phase is Phase.DEAL:
            action: Action = deal_from_deck(match.rules, chance.sample(DECK, len(DECK)))
        else:
            action = chance.choice(legal_actions(match))
        match = apply(match, action).match
    return match


def dealt_match(chance: random.Random, preset: str = "wikipedia-2020") -> Match:
    """Return a match whose first round is dealt."""
    match = new_match(make_rules(preset))
    while match.phase is Phase.DEAL:
        deck = list(DECK)
        chance.shuffle(deck)
        match = apply(match, deal_from_deck(match.rules, deck)).match
    return match


def busiest_view() -> PlayerView:
    """Return a view with 16 cards on the field and 24 captured cards, the maximum."""
    view = middle_view(None)
    field = tuple(card for card in DECK if card % 4 in (0, 3))[:16]
    rest = [card for card in DECK if card not in field][:24]
    return replace(
        view, field=field, captured=(card_set(rest[::2]), card_set(rest[1::2])), calls=(1, 1)
    )
