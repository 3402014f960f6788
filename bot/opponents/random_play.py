"""Whole matches of random play, compiled: a measure of speed, and of the rules."""

import numpy as np

from bot.opponents import flow
from bot.opponents.chance import Chance, below, shuffle
from bot.opponents.compiling import (
    Numbers,
    captures,
    compiled,
    compiled_making_arrays,
    count,
    first,
)


@compiled
def nth(cards: int, place: int) -> int:
    """Return a card of a set by its place."""
    for _ in range(place):
        cards &= cards - 1
    return first(cards)


@compiled
def deal_shuffled(state: Numbers, deck: Numbers, chance: Chance, rules: Numbers) -> None:
    """Shuffle and deal until a deal isn't void."""
    while state[flow.PHASE] == flow.DEAL:
        shuffle(chance, deck, 48)
        oya_hand = ko_hand = field = 0
        for place in range(8):
            oya_hand |= 1 << deck[place]
            ko_hand |= 1 << deck[8 + place]
            field |= 1 << deck[16 + place]
        for place in range(24):
            state[flow.PILE + place] = deck[24 + place]
        flow.deal(state, oya_hand, ko_hand, field, rules)


@compiled
def random_action(state: Numbers, chance: Chance, rules: Numbers) -> None:
    """Let whoever is to act do anything legal."""
    phase = state[flow.PHASE]
    if phase == flow.PLAY:
        hand = state[flow.HAND + state[flow.TO_ACT]]
        card = nth(hand, below(chance, count(hand)))
        _, choices = captures(card, state[flow.FIELD], rules)
        target = nth(choices, below(chance, count(choices))) if choices else -1
        flow.play(state, card, target, rules)
    elif phase == flow.TAKE:
        _, choices = captures(state[flow.DRAWN], state[flow.FIELD], rules)
        flow.take(state, nth(choices, below(chance, count(choices))), rules)
    elif phase == flow.DECIDE:
        if below(chance, 2):
            flow.call(state, rules)
        else:
            flow.stop(state, rules)
    else:
        flow.settle_swap(state, below(chance, 2) == 1, rules)


@compiled_making_arrays
def random_matches(matches: int, chance: Chance, rules: Numbers) -> int:
    """Play whole matches and return the sum of all points, so that nothing can be left out."""
    state = np.zeros(flow.STATE_SIZE, np.int64)
    deck = np.arange(48)
    points = 0
    for _ in range(matches):
        flow.new_match(state, rules)
        while state[flow.PHASE] != flow.FINISHED:
            if state[flow.PHASE] == flow.DEAL:
                deal_shuffled(state, deck, chance, rules)
            else:
                random_action(state, chance, rules)
        points += state[flow.SCORE] + state[flow.SCORE + 1]
    return points
