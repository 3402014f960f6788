"""How fast the rules are: random matches a second, plain and compiled."""

import random
import time

from bot.koikoi import DECK, Phase, Rules, apply, deal_from_deck, legal_actions, new_match
from bot.opponents.chance import chance_from
from bot.opponents.random_play import random_matches
from bot.opponents.rule_numbers import rule_numbers


def matches_a_second(rules: Rules, seconds: float) -> tuple[float, float]:
    """Return how many random matches a second the plain core and the compiled code play."""
    chance = random.Random(1)  # noqa: S311 - a measurement
    played, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        _play_randomly(rules, chance)
        played += 1
    plain = played / spent
    numbers, compiled_chance = rule_numbers(rules), chance_from(1)
    random_matches(1, compiled_chance, numbers)
    played, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        random_matches(500, compiled_chance, numbers)
        played += 500
    return plain, played / spent


def _play_randomly(rules: Rules, chance: random.Random) -> None:
    match = new_match(rules)
    deck = list(DECK)
    while not match.finished:
        if match.phase is Phase.DEAL:
            chance.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
        else:
            match = apply(match, chance.choice(legal_actions(match))).match
