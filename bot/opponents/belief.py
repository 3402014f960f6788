"""What the other player may hold, judged by what they did.

Any of the unseen cards may be in the other's hand. But whoever left a card on the field that
they could have taken probably couldn't; whoever called koi-koi has something in mind. Each
possible hand is as likely as instinct, holding it, would have made the same choices.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.opponents import flow, instinct
from bot.opponents.chance import Chance, below, unit
from bot.opponents.compiling import Numbers, compiled, compiled_making_arrays
from bot.opponents.instinct import Desk, Mind, Minds
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


class Guesses(NamedTuple):
    """Worlds that may be: what the other holds, and of what kind they are (1: simple)."""

    hands: Numbers
    kinds: Numbers


def new_guesses(length: int) -> Guesses:
    """Return so many guesses, all empty yet."""
    return Guesses(np.zeros(length, np.int64), np.zeros(length, np.int64))


@compiled_making_arrays
def believe(now: Situation, past: PastChoices, minds: Minds, guesses: Guesses, desk: Desk) -> None:
    """Fill the guesses with what may be, the likelier the more often."""
    wanted = len(guesses.hands)
    length = wanted * (CANDIDATES if len(past.cards) else 1)
    hands = np.zeros(length, np.int64)
    kinds = np.zeros(length, np.int64)
    likely = np.zeros(length)
    for place in range(length):
        hands[place] = draw_hand(now.unseen, now.other_holds, desk.chance)
        if minds.simple_share > 0.0:
            kinds[place] = 1 if unit(desk.chance) < minds.simple_share else 0
        if kinds[place]:
            likely[place] = likelihood(hands[place], past, now.numbers, minds.simple, desk)
        else:
            likely[place] = likelihood(hands[place], past, now.numbers, minds.own, desk)
    best = likely.max()
    whole = 0.0
    for place in range(length):
        likely[place] = np.exp(past.trust * (likely[place] - best))
        whole += likely[place]
    step = whole / wanted
    reached, at = likely[0], 0
    mark = unit(desk.chance) * step
    for place in range(wanted):
        while reached < mark and at < length - 1:
            at += 1
            reached += likely[at]
        guesses.hands[place] = hands[at]
        guesses.kinds[place] = kinds[at]
        mark += step
    for last in range(wanted - 1, 0, -1):
        swapped = below(desk.chance, last + 1)
        hand, kind = guesses.hands[last], guesses.kinds[last]
        guesses.hands[last] = guesses.hands[swapped]
        guesses.kinds[last] = guesses.kinds[swapped]
        guesses.hands[swapped] = hand
        guesses.kinds[swapped] = kind
