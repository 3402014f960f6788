"""What the other player may hold, judged by what they did.

Any of the unseen cards may be in the other's hand. But whoever left a card on the field that
they could have taken probably couldn't; whoever called koi-koi has something in mind. Each
possible hand is as likely as instinct, holding it, would have made the same choices.
"""

from typing import Final

import numpy as np

from bot.opponents import flow, instinct
from bot.opponents.chance import Chance, below, unit
from bot.opponents.compiling import Numbers, Weights, compiled
from bot.opponents.instinct import GROUPS, KOI, KOI_FEATURES

DOUBT: Final = 0.1
"""How much of every choice is put down to a whim: nobody plays just as instinct does."""


@compiled
def draw_hand(cards: Numbers, holds: int, chance: Chance) -> int:
    """Return a random hand of these cards; they change their order."""
    hand = 0
    length = len(cards)
    for place in range(holds):
        chosen = place + below(chance, length - place)
        card = cards[chosen]
        cards[chosen] = cards[place]
        cards[place] = card
        hand |= 1 << card
    return hand


@compiled
def likelihood(
    hand: int, states: Numbers, played: Numbers, chosen_targets: Numbers, numbers: Numbers,
    weights: Weights, scale: Weights, sharpness: float, state: Numbers, ints: Numbers,
    floats: Weights,
) -> float:
    """Return how likely the past choices were with this hand, as a logarithm."""
    whole = 0.0
    mine, theirs = ints[:GROUPS], ints[16 : 16 + GROUPS]
    cards, targets = ints[32:96], ints[96:160]
    taking, laying, scores = floats[:GROUPS], floats[16 : 16 + GROUPS], floats[64:128]
    for which in range(len(played)):
        flow.copy(state, states[which])
        state[flow.HAND + state[flow.TO_ACT]] |= hand
        if played[which] < 0:
            features = floats[:KOI_FEATURES]
            instinct.koi_features(state, numbers, scale, mine, theirs, features)
            weight = 0.0
            for place in range(KOI_FEATURES):
                weight += features[place] * weights[KOI + place]
            likely = 1.0 / (1.0 + np.exp(-sharpness * weight))
            whole += np.log(DOUBT / 2 + (1.0 - DOUBT) * likely)
            continue
        length = instinct.list_choices(state, numbers, cards, targets)
        instinct.look(state, numbers, weights, mine, theirs, taking, laying)
        best, done = -1e300, 0
        for place in range(length):
            scores[place] = instinct.score_choice(
                state, numbers, weights, cards[place], targets[place], taking, laying
            )
            best = max(best, scores[place])
            if cards[place] == played[which] and targets[place] == chosen_targets[which]:
                done = place
        everything = 0.0
        for place in range(length):
            everything += np.exp(sharpness * (scores[place] - best))
        likely = np.exp(sharpness * (scores[done] - best)) / everything
        whole += np.log(DOUBT / length + (1.0 - DOUBT) * likely)
    return whole


@compiled
def believe(
    unseen: Numbers, holds: int, states: Numbers, played: Numbers, chosen_targets: Numbers,
    numbers: Numbers, weights: Weights, scale: Weights, sharpness: float, trust: float,
    candidates: Numbers, likely: Weights, hands: Numbers, chance: Chance, state: Numbers,
    ints: Numbers, floats: Weights,
) -> None:
    """Fill `hands` with hands that the other may hold, the likelier the more often."""
    for place in range(len(candidates)):
        candidates[place] = draw_hand(unseen, holds, chance)
        likely[place] = likelihood(
            candidates[place], states, played, chosen_targets, numbers, weights, scale,
            sharpness, state, ints, floats,
        )
    best = likely[0]
    for place in range(len(candidates)):
        best = max(best, likely[place])
    whole = 0.0
    for place in range(len(candidates)):
        likely[place] = np.exp(trust * (likely[place] - best))
        whole += likely[place]
    step = whole / len(hands)
    reached, at = likely[0], 0
    mark = unit(chance) * step
    for place in range(len(hands)):
        while reached < mark and at < len(candidates) - 1:
            at += 1
            reached += likely[at]
        hands[place] = candidates[at]
        mark += step
    for last in range(len(hands) - 1, 0, -1):
        swapped = below(chance, last + 1)
        kept = hands[last]
        hands[last] = hands[swapped]
        hands[swapped] = kept
