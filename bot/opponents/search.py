"""Thinking ahead: every choice is tried in many possible worlds, each played to its end.

A world is a hand that the other may hold, and an order of the pile. In each world every choice
is followed by the same chance, so that luck cancels out; choices that fall clearly behind are
given up early. Both players go on by instinct, which knows only what they would see: a plan
that needs to know the other's cards looks no better than it is.
"""

from typing import Final

import numpy as np

from bot.opponents import flow, instinct, prospects
from bot.opponents.chance import Chance, below, next_bits
from bot.opponents.compiling import Numbers, Weights, compiled
from bot.opponents.prospects import FARTHEST

FIRST_LOOK: Final = 48
"""After how many worlds, and each doubling of it, choices that fell behind are given up."""


@compiled
def worth(state: Numbers, seat: int, kind: int, table: Weights) -> float:
    """Return what the end of a round is worth to a player."""
    own, other = state[flow.SCORE + seat], state[flow.SCORE + 1 - seat]
    gained = state[flow.DELTA + seat] - state[flow.DELTA + 1 - seat]
    deals = 1 if state[flow.OYA] == seat else 0
    if kind == prospects.LEAD:
        lead = max(-FARTHEST, min(FARTHEST, own - other))
        return table[deals, 0, lead + FARTHEST] + prospects.MARGIN * gained
    if kind == prospects.RACE:
        last = table.shape[1] - 1
        return table[deals, min(own, last), min(other, last)] + prospects.MARGIN * gained
    return np.float64(gained)


@compiled
def make_world(state: Numbers, unseen: Numbers, hand: int, chance: Chance) -> None:
    """Give the other this hand, and put the rest of the unseen cards in the pile."""
    state[flow.HAND + 1 - state[flow.TO_ACT]] = hand
    at = state[flow.TURN] - (1 if state[flow.PHASE] == flow.PLAY else 0) + flow.PILE
    start = at
    for place in range(len(unseen)):
        if not hand >> unseen[place] & 1 and at < flow.STATE_SIZE:
            state[at] = unseen[place]
            at += 1
    for last in range(at - 1, start, -1):
        swapped = start + below(chance, last - start + 1)
        kept = state[last]
        state[last] = state[swapped]
        state[swapped] = kept


@compiled
def do(state: Numbers, card: int, target: int, numbers: Numbers) -> None:
    """Do the choice: a play, a take, or (card 1 or 0) koi-koi or stop."""
    if state[flow.PHASE] == flow.PLAY:
        flow.play(state, card, target, numbers)
    elif state[flow.PHASE] == flow.TAKE:
        flow.take(state, target, numbers)
    elif card:
        flow.call(state, numbers)
    else:
        flow.stop(state, numbers)


@compiled
def give_up(results: Weights, played: int, alive: Numbers, patience: float) -> int:
    """Give up choices that are clearly behind the best; return how many are left."""
    best, best_mean = 0, -1e300
    for choice in range(len(alive)):
        if alive[choice]:
            mean = 0.0
            for world in range(played):
                mean += results[choice, world]
            if mean > best_mean:
                best, best_mean = choice, mean
    left = 0
    for choice in range(len(alive)):
        if not alive[choice]:
            continue
        whole = squares = 0.0
        for world in range(played):
            behind = results[best, world] - results[choice, world]
            whole += behind
            squares += behind * behind
        mean = whole / played
        spread = np.sqrt(max(squares / played - mean * mean, 0.0) / played)
        if choice != best and mean > patience * spread:
            alive[choice] = 0
        else:
            left += 1
    return left


@compiled
def try_out(
    root: Numbers, numbers: Numbers, unseen: Numbers, hands: Numbers, cards: Numbers,
    targets: Numbers, weights: Weights, scale: Weights, sharpness: float, kind: int,
    table: Weights, patience: float, results: Weights, alive: Numbers, chance: Chance,
    luck: Chance, world: Numbers, state: Numbers, ints: Numbers, floats: Weights,
) -> int:
    """Try every choice in a world for each hand, and return how many worlds there were.

    `results` holds what each choice came to in each world; `alive` who was not given up.
    """
    seat = root[flow.TO_ACT]
    next_look = FIRST_LOOK
    alive[:] = 1
    for place in range(len(hands)):
        flow.copy(world, root)
        make_world(world, unseen, hands[place], chance)
        seed = next_bits(chance)
        for choice in range(len(cards)):
            if not alive[choice]:
                continue
            flow.copy(state, world)
            luck[0] = seed
            do(state, cards[choice], targets[choice], numbers)
            instinct.play_round(state, numbers, weights, scale, sharpness, luck, ints, floats)
            results[choice, place] = worth(state, seat, kind, table)
        if place + 1 == next_look:
            next_look *= 2
            if give_up(results, place + 1, alive, patience) == 1:
                return place + 1
    return len(hands)


@compiled
def try_in_this_world(
    root: Numbers, numbers: Numbers, cards: Numbers, targets: Numbers, times: int,
    weights: Weights, scale: Weights, sharpness: float, kind: int, table: Weights,
    totals: Weights, chance: Chance, state: Numbers, ints: Numbers, floats: Weights,
) -> Weights:
    """Try every choice with the hands and the pile as they are; return what each came to."""
    seat = root[flow.TO_ACT]
    for choice in range(len(cards)):
        for _ in range(times):
            flow.copy(state, root)
            do(state, cards[choice], targets[choice], numbers)
            instinct.play_round(state, numbers, weights, scale, sharpness, chance, ints, floats)
            totals[choice] += worth(state, seat, kind, table)
    return totals
