"""The warm-up: it compiles all code of the computer players before anybody waits for a move."""

import random
import time

from bot.koikoi import (
    DECK,
    PRESETS,
    Phase,
    PlayerView,
    Rules,
    apply,
    deal_from_deck,
    new_match,
    view_for,
)
from bot.opponents.compiled.bench import matches_a_second
from bot.opponents.levels.players import PLAYERS, hurried
from bot.opponents.search.teacher import advise


def warm() -> float:
    """Let every level play a round, and the teacher judge a position. Returns the seconds it took.

    The searches are as short as possible, because the first playouts already reach all code.
    """
    began = time.monotonic()
    for rules in (PRESETS["ktane"], PRESETS["sloperama"]):
        rng = random.Random(1)  # noqa: S311 - any deal will do
        for player in (hurried(name, 0.0) for name in PLAYERS):
            match = new_match(rules)
            while not match.results:
                if match.phase is Phase.DEAL:
                    deck = list(DECK)
                    rng.shuffle(deck)
                    match = apply(match, deal_from_deck(rules, deck)).match
                else:
                    seat = match.to_act
                    assert seat is not None
                    match = apply(match, player.choose(view_for(match, seat), rng)).match
        advise(_first_choice(rules, rng), rng, playouts=100)
    matches_a_second(PRESETS["ktane"], 0.01)
    return time.monotonic() - began


def _first_choice(rules: Rules, rng: random.Random) -> PlayerView:
    """Return the view of the first player to act in a random round."""
    match = new_match(rules)
    while match.to_act is None:
        deck = list(DECK)
        rng.shuffle(deck)
        match = apply(match, deal_from_deck(rules, deck)).match
    return view_for(match, match.to_act)
