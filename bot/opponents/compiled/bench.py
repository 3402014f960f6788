"""A speed test of the rules: random matches a second, in plain Python and compiled."""

import random
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.koikoi import DECK, Phase, Rules, apply, deal_from_deck, legal_actions, new_match
from bot.koikoi.engine import table
from bot.koikoi.rules.arithmetic import captures
from bot.koikoi.rules.lookups import numbers_of
from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.compiled.rng import random_matches, rng_from

_STRETCH: Final = 0.02  # seconds


class Speeds(NamedTuple):
    """Random matches a second: on a table of numbers, compiled, and by immutable matches."""

    plain: float
    compiled: float
    immutable: float


def matches_a_second(rules: Rules, seconds: float) -> Speeds:
    """Measure the speed of random matches. Each implementation runs for `seconds` seconds.

    The implementations run by turns in many short stretches, and the fastest stretch by processor
    time counts, because other programs on the machine slow only some of them down.
    """
    numbers, compiled_numbers, compiled_rng = numbers_of(rules), rule_numbers(rules), rng_from(1)
    rng = random.Random(1)  # noqa: S311 - a measurement
    ways: tuple[tuple[Callable[[], object], int], ...] = (
        (lambda: play_randomly(numbers, rng), 1),
        (lambda: random_matches(100, compiled_rng, compiled_numbers), 100),
        (lambda: _apply_randomly(rules, rng), 1),
    )
    ways[1][0]()  # compiles
    best = [0.0] * len(ways)
    began = time.perf_counter()
    while True:
        for way, (play, matches) in enumerate(ways):
            best[way] = max(best[way], matches * _times_a_second(play))
        if time.perf_counter() - began >= seconds * len(ways):
            return Speeds(*best)


def _times_a_second(play: Callable[[], object]) -> float:
    times, spent, began = 0, 0.0, time.process_time()
    while spent < _STRETCH:
        play()
        times += 1
        spent = time.process_time() - began
    return times / spent


def play_randomly(numbers: tuple[int, ...], rng: random.Random) -> list[int]:
    """Play a random match by these rules in plain Python, and return its table."""
    state = [0] * table.STATE_SIZE
    table.new_match(state, numbers)
    hands: list[list[int]] = []
    while state[table.PHASE] != table.FINISHED:
        phase = state[table.PHASE]
        if phase == table.PLAY:
            card = hands[state[table.TO_ACT]].pop()  # random, because the hand is shuffled
            _, choices = captures(card, state[table.FIELD], numbers)
            table.play(state, card, _any_of(choices, rng) if choices else table.NONE, numbers)
        elif phase == table.TAKE:
            _, choices = captures(state[table.DRAWN], state[table.FIELD], numbers)
            table.take(state, _any_of(choices, rng), numbers)
        elif phase == table.DECIDE:
            (table.koi if rng.random() < 0.5 else table.stop)(state, numbers)
        elif phase == table.SWAP:
            swap = rng.random() < 0.5
            table.settle_swap(state, swap, numbers)
            if swap:
                hands.reverse()
        else:
            hands = _deal(state, numbers, rng)
    return state


def _deal(state: list[int], numbers: tuple[int, ...], rng: random.Random) -> list[list[int]]:
    """Shuffle and deal, and return the hands in the order of the seats."""
    key = rng.random
    deck = sorted(range(48), key=lambda _: key())
    oya, hands = state[table.OYA], [deck[:8], deck[8:16]]
    state[table.PILE :] = deck[24:]
    bits = [1 << card for card in deck[:24]]
    table.deal(state, sum(bits[:8]), sum(bits[8:16]), sum(bits[16:]), numbers)
    return hands if oya == 0 else hands[::-1]


def _any_of(cards: int, rng: random.Random) -> int:
    for _ in range(int(rng.random() * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def _apply_randomly(rules: Rules, rng: random.Random) -> None:
    match = new_match(rules)
    deck = list(DECK)
    while not match.finished:
        if match.phase is Phase.DEAL:
            rng.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
        else:
            match = apply(match, rng.choice(legal_actions(match))).match
