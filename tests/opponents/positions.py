"""Positions from random matches, and the same positions with reshuffled hidden cards."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.koikoi import (
    DECK,
    Match,
    Phase,
    PlayerView,
    Rules,
    apply,
    card_set,
    cards_in,
    deal_from_deck,
    legal_actions,
    new_match,
    other,
    size,
    view_for,
)
from bot.opponents.levels.greedy import Opponent


def positions(rules: Rules, seed: int, rounds: int = 1) -> Iterator[Match]:
    """Yield every position of some rounds in which a player has a choice."""
    rng = random.Random(seed)
    match = new_match(rules)
    for _ in range(400):
        if match.finished or len(match.results) >= rounds:
            return
        if match.phase is Phase.DEAL:
            deck = list(DECK)
            rng.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
            continue
        actions = legal_actions(match)
        if len(actions) > 1:
            yield match
        # Koi-koi is more likely, so that late positions also occur.
        weights = [5 if action.text == "koi" else 1 for action in actions]
        match = apply(match, rng.choices(actions, weights)[0]).match


def played(
    rules: Rules, players: tuple[Opponent, Opponent], seed: int, rounds: int
) -> Iterator[tuple[Match, PlayerView]]:
    """Yield every position of some rounds between two players, with the view of the next one."""
    rng = random.Random(seed)
    match = new_match(rules)
    while not match.finished and len(match.results) < rounds:
        if match.phase is Phase.DEAL:
            deck = list(DECK)
            rng.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
            continue
        assert match.to_act is not None
        view = view_for(match, match.to_act)
        yield match, view
        match = apply(match, players[match.to_act].choose(view, rng)).match


def reshuffled(match: Match, rng: random.Random) -> Match:
    """Exchange the opponent's hand and the rest of the pile, which the player to act can't see."""
    held = match.round
    assert held is not None
    hidden_seat = other(held.to_act)
    drawn = held.draws
    hidden = [*cards_in(held.hands[hidden_seat]), *held.pile[drawn:]]
    if match.phase is Phase.SWAP:
        hidden += cards_in(held.hands[held.to_act])
    rng.shuffle(hidden)
    count = size(held.hands[hidden_seat])
    hands = list(held.hands)
    hands[hidden_seat] = card_set(hidden[:count])
    if match.phase is Phase.SWAP:
        hands[held.to_act] = card_set(hidden[-count:])
        hidden = hidden[:-count]
    pile = (*held.pile[:drawn], *hidden[count:])
    return replace(match, round=replace(held, hands=(hands[0], hands[1]), pile=pile))
