"""What the other player may hold, judged by what they did.

Any of the unseen cards may be in the other's hand. But whoever left a card on the field that
they could have taken probably couldn't; whoever called koi-koi has something in mind. Each
possible hand is as likely as instinct, holding it, would have made the same choices.
"""

from typing import Final

import numpy as np

from bot.opponents import flow, instinct
from bot.opponents.chance import Chance, below, unit
from bot.opponents.compiling import Numbers, compiled, compiled_making_arrays
from bot.opponents.instinct import Desk, Mind
from bot.opponents.situation import PastChoices, Situation

DOUBT: Final = 0.1
"""How much of every choice is put down to a whim: nobody plays just as instinct does."""
CANDIDATES: Final = 4
"""How many hands are judged for each one that is believed in."""


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
def likelihood(hand: int, past: PastChoices, numbers: Numbers, mind: Mind, desk: Desk) -> float:
    """Return how likely the past choices were with this hand, as a logarithm."""
    whole = 0.0
    state = desk.state
    for which in range(len(past.cards)):
        flow.copy(state, past.states[which])
        state[flow.HAND + state[flow.TO_ACT]] |= hand
        if past.cards[which] < 0:
            likely = instinct.chance_to_call(state, numbers, mind, desk)
            whole += np.log(DOUBT / 2 + (1.0 - DOUBT) * likely)
            continue
        length = instinct.list_choices(state, numbers, desk)
        instinct.score_choices(state, numbers, mind.weights, desk, length)
        instinct.pick(desk.scores, length, mind.sharpness, desk.luck)
        likely = 0.0
        for place in range(length):
            if (
                desk.cards[place] == past.cards[which]
                and desk.targets[place] == past.targets[which]
            ):
                likely = desk.scores[place]
        whole += np.log(DOUBT / length + (1.0 - DOUBT) * likely)
    return whole


@compiled_making_arrays
def believe(now: Situation, past: PastChoices, mind: Mind, hands: Numbers, desk: Desk) -> None:
    """Fill `hands` with hands that the other may hold, the likelier the more often."""
    length = len(hands) * (CANDIDATES if len(past.cards) else 1)
    candidates = np.zeros(length, np.int64)
    likely = np.zeros(length)
    for place in range(length):
        candidates[place] = draw_hand(now.unseen, now.other_holds, desk.chance)
        likely[place] = likelihood(candidates[place], past, now.numbers, mind, desk)
    best = likely.max()
    whole = 0.0
    for place in range(length):
        likely[place] = np.exp(past.trust * (likely[place] - best))
        whole += likely[place]
    step = whole / len(hands)
    reached, at = likely[0], 0
    mark = unit(desk.chance) * step
    for place in range(len(hands)):
        while reached < mark and at < length - 1:
            at += 1
            reached += likely[at]
        hands[place] = candidates[at]
        mark += step
    for last in range(len(hands) - 1, 0, -1):
        swapped = below(desk.chance, last + 1)
        kept = hands[last]
        hands[last] = hands[swapped]
        hands[swapped] = kept
