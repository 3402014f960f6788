"""Whole matches of random play, compiled: a measure of speed, and of the rules."""

import numpy as np

from bot.opponents.compiled import game
from bot.opponents.compiled.compiling import (
    Numbers,
    captures,
    compiled,
    compiled_making_arrays,
    count,
    first,
)
from bot.opponents.compiled.rng import Rng, below, shuffle


@compiled
def nth(cards: int, place: int) -> int:
    """Return a card of a set by its place."""
    for _ in range(place):
        cards &= cards - 1
    return first(cards)


@compiled
def deal_shuffled(state: Numbers, deck: Numbers, rng: Rng, rules: Numbers) -> None:
    """Shuffle and deal until a deal isn't void."""
    while state[game.PHASE] == game.DEAL:
        shuffle(rng, deck, 48)
        oya_hand = ko_hand = field = 0
        for place in range(8):
            oya_hand |= 1 << deck[place]
            ko_hand |= 1 << deck[8 + place]
            field |= 1 << deck[16 + place]
        for place in range(24):
            state[game.PILE + place] = deck[24 + place]
        game.deal(state, oya_hand, ko_hand, field, rules)


@compiled
def random_action(state: Numbers, rng: Rng, rules: Numbers) -> None:
    """Apply a random legal action of the player to act."""
    phase = state[game.PHASE]
    if phase == game.PLAY:
        hand = state[game.HAND + state[game.TO_ACT]]
        card = nth(hand, below(rng, count(hand)))
        _, choices = captures(card, state[game.FIELD], rules)
        target = nth(choices, below(rng, count(choices))) if choices else -1
        game.play(state, card, target, rules)
    elif phase == game.TAKE:
        _, choices = captures(state[game.DRAWN], state[game.FIELD], rules)
        game.take(state, nth(choices, below(rng, count(choices))), rules)
    elif phase == game.DECIDE:
        if below(rng, 2):
            game.call(state, rules)
        else:
            game.stop(state, rules)
    else:
        game.settle_swap(state, below(rng, 2) == 1, rules)


@compiled_making_arrays
def random_matches(matches: int, rng: Rng, rules: Numbers) -> int:
    """Play whole matches. Returns the sum of all points, so the compiler can't skip any work."""
    state = np.zeros(game.STATE_SIZE, np.int64)
    deck = np.arange(48)
    points = 0
    for _ in range(matches):
        game.new_match(state, rules)
        while state[game.PHASE] != game.FINISHED:
            if state[game.PHASE] == game.DEAL:
                deal_shuffled(state, deck, rng, rules)
            else:
                random_action(state, rng, rules)
        points += state[game.SCORE] + state[game.SCORE + 1]
    return points
