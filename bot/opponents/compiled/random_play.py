"""Whole matches of random play, compiled: a measure of speed, and of the rules."""

import numpy as np

from bot.koikoi.course import table
from bot.koikoi.rules.arithmetic import captures
from bot.opponents.compiled.compiling import Numbers, compiled, compiled_making_arrays, first
from bot.opponents.compiled.rng import Rng, below, shuffle


@compiled
def nth(cards: int, place: int) -> int:
    """Return a card of a set by its place."""
    for _ in range(place):
        cards &= cards - 1
    return first(cards)


@compiled
def deal_shuffled(state: Numbers, deck: Numbers, rng: Rng, rules: Numbers) -> None:
    """Shuffle and deal until a deal isn't void. A lucky hand may end the round at once."""
    number = state[table.NUMBER]
    while state[table.PHASE] == table.DEAL and state[table.NUMBER] == number:
        shuffle(rng, deck, 48)
        oya_hand = ko_hand = field = 0
        for place in range(8):
            oya_hand |= 1 << deck[place]
            ko_hand |= 1 << deck[8 + place]
            field |= 1 << deck[16 + place]
        for place in range(24):
            state[table.PILE + place] = deck[24 + place]
        table.deal(state, oya_hand, ko_hand, field, rules)


@compiled
def random_action(state: Numbers, rng: Rng, rules: Numbers) -> None:
    """Apply a random legal action of the player to act."""
    phase = state[table.PHASE]
    if phase == table.PLAY:
        hand = state[table.HAND + state[table.TO_ACT]]
        card = nth(hand, below(rng, hand.bit_count()))
        _, choices = captures(card, state[table.FIELD], rules)
        target = nth(choices, below(rng, choices.bit_count())) if choices else -1
        table.play(state, card, target, rules)
    elif phase == table.TAKE:
        _, choices = captures(state[table.DRAWN], state[table.FIELD], rules)
        table.take(state, nth(choices, below(rng, choices.bit_count())), rules)
    elif phase == table.DECIDE:
        if below(rng, 2):
            table.koi(state, rules)
        else:
            table.stop(state, rules)
    else:
        table.settle_swap(state, below(rng, 2) == 1, rules)


@compiled_making_arrays
def random_matches(matches: int, rng: Rng, rules: Numbers) -> int:
    """Play whole matches. Returns the sum of all points, so the compiler can't skip any work."""
    state = np.zeros(table.STATE_SIZE, np.int64)
    deck = np.arange(48)
    points = 0
    for _ in range(matches):
        table.new_match(state, rules)
        while state[table.PHASE] != table.FINISHED:
            if state[table.PHASE] == table.DEAL:
                deal_shuffled(state, deck, rng, rules)
            else:
                random_action(state, rng, rules)
        points += state[table.SCORE] + state[table.SCORE + 1]
    return points
