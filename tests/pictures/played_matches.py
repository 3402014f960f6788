"""Running matches, used as subjects of pictures."""

import random
from collections.abc import Iterator

from bot.koikoi.actions import Action, Koi
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase


def played(preset: str, seed: int, rounds: int = 2) -> Iterator[Match]:
    """Yield every state of a match's first rounds, played at random with many calls."""
    chance = random.Random(seed)
    match = new_match(make_rules(preset))
    while not match.finished and len(match.results) < rounds:
        if match.phase is Phase.DEAL:
            deck = list(DECK)
            chance.shuffle(deck)
            action: Action = deal_from_deck(match.rules, deck)
        else:
            legal = legal_actions(match)
            action = Koi() if Koi() in legal and chance.random() < 0.7 else chance.choice(legal)
        match = apply(match, action).match
        yield match
