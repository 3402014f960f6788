"""Compiling everything that a computer player needs, before anybody waits for it."""

import random
import time

from bot.koikoi import DECK, PRESETS, Phase, apply, deal_from_deck, new_match, view_for
from bot.opponents.bench import matches_a_second
from bot.opponents.players import PLAYERS


def warm() -> float:
    """Let every player play a round; return how many seconds that took."""
    began = time.monotonic()
    for rules in (PRESETS["ktane"], PRESETS["sloperama"]):
        chance = random.Random(1)  # noqa: S311 - any deal will do
        for player in PLAYERS.values():
            match = new_match(rules)
            while not match.results:
                if match.phase is Phase.DEAL:
                    deck = list(DECK)
                    chance.shuffle(deck)
                    match = apply(match, deal_from_deck(rules, deck)).match
                else:
                    seat = match.to_act
                    assert seat is not None
                    match = apply(match, player.choose(view_for(match, seat), chance)).match
    matches_a_second(PRESETS["ktane"], 0.01)
    return time.monotonic() - began
