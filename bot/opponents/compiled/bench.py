"""A speed test of the rules: random matches a second, in plain Python and compiled."""

import random
import time

from bot.koikoi import DECK, Phase, Rules, apply, deal_from_deck, legal_actions, new_match
from bot.opponents.compiled.random_play import random_matches
from bot.opponents.compiled.rng import rng_from
from bot.opponents.compiled.rule_numbers import rule_numbers


def matches_a_second(rules: Rules, seconds: float) -> tuple[float, float]:
    """Return how many random matches a second the plain core and the compiled code play."""
    rng = random.Random(1)  # noqa: S311 - a measurement
    played, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        _play_randomly(rules, rng)
        played += 1
    plain = played / spent
    numbers, compiled_rng = rule_numbers(rules), rng_from(1)
    random_matches(1, compiled_rng, numbers)
    played, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        random_matches(500, compiled_rng, numbers)
        played += 500
    return plain, played / spent


def _play_randomly(rules: Rules, rng: random.Random) -> None:
    match = new_match(rules)
    deck = list(DECK)
    while not match.finished:
        if match.phase is Phase.DEAL:
            rng.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
        else:
            match = apply(match, rng.choice(legal_actions(match))).match
