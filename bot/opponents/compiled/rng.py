"""Random numbers for compiled code, and whole matches that are played with them.

numba's own generator is shared by the whole process, but a choice must depend only on its own
seed.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from bot.koikoi.engine import table
from bot.koikoi.rules.arithmetic import captures
from bot.opponents.compiled.compiling import Numbers, compiled, compiled_making_arrays, first

Rng = npt.NDArray[np.uint64]


def rng_from(seed: int) -> Rng:
    """Return a generator for this seed."""
    return np.array(
        [(seed * 0x9E3779B97F4A7C15 + 0x7F4A7C15F39CC060) % 2**64 or 1], dtype=np.uint64
    )


@compiled
def next_bits(rng: Rng) -> np.uint64:
    """Return 64 random bits (splitmix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    bits: np.uint64 = rng[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(rng: Rng, limit: int) -> Any:
    """Return a random whole number from 0 to limit - 1."""
    return np.int64((next_bits(rng) >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))


@compiled
def unit(rng: Rng) -> float:
    """Return a random number from 0 (inclusive) to 1 (exclusive)."""
    return np.float64(np.int64(next_bits(rng) >> np.uint64(11))) * (1.0 / 9007199254740992.0)


@compiled
def shuffle(rng: Rng, cards: Numbers, length: int) -> None:
    """Shuffle the first cards of an array."""
    for last in range(length - 1, 0, -1):
        other = below(rng, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


# Whole matches of random play, compiled: they measure the speed, and test the rules


@compiled
def nth(cards: int, place: int) -> int:
    """Return the card of a set at an index, which begins at 0."""
    for _ in range(place):
        cards &= cards - 1
    return first(cards)


@compiled
def deal_shuffled(state: Numbers, deck: Numbers, rng: Rng, rules: Numbers) -> None:
    """Shuffle and deal until a deal counts. A lucky hand may end the round at once."""
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
    """Play whole matches. Returns the sum of all points, so that the compiler can't skip work."""
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
