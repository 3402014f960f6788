"""How the weights of instinct were found: rounds against itself, by the million.

Each batch plays rounds of one set of rules. A choice that came before a good result becomes a
little likelier, one before a bad result a little less likely (policy gradient, with what oya and
ko usually win as the baseline). Run it as `python -m bot.opponents.training FILE SECONDS`.
"""

import sys
import time
from pathlib import Path

import numpy as np

from bot.koikoi import PRESETS, Rules, make_rules
from bot.opponents import flow, instinct
from bot.opponents.chance import Chance, chance_from
from bot.opponents.compiling import (
    Numbers,
    Weights,
    captures,
    compiled,
    compiled_making_arrays,
    count,
    first,
)
from bot.opponents.instinct import (
    FOLLOW,
    GROUPS,
    GROUPS_OF,
    KIND_OF,
    KINDS,
    KOI,
    KOI_FEATURES,
    LAY_OFFER,
    LAY_OWN,
    MOST,
    STAGES,
    TAKE_DENY,
    TAKE_OWN,
)
from bot.opponents.random_play import deal_shuffled
from bot.opponents.rule_numbers import rule_numbers


@compiled
def note_card(
    card: int, mine: Numbers, theirs: Numbers, stage: int, own: int, deny: int, kinds: int,
    month: int, cup_chaff: int, amount: float, slope: Weights,
) -> None:
    """Add to the slope what a card's weight is made of."""
    slope[kinds + KIND_OF[card]] += amount
    offset = stage * GROUPS * MOST
    for place in range(6):
        if place == 5:
            if not (month and card >> 2 == month - 1):
                break
            group = instinct.MONTH
        else:
            group = GROUPS_OF[card, place]
        if group < 0 or (group == instinct.CHAFF and card == 32 and not cup_chaff):
            continue
        if mine[group] >= 0:
            slope[own + offset + group * MOST + mine[group]] += amount
        if theirs[group] >= 0:
            slope[deny + offset + group * MOST + theirs[group]] += amount


@compiled
def note_choice(
    state: Numbers, numbers: Numbers, card: int, target: int, mine: Numbers, theirs: Numbers,
    amount: float, slope: Weights,
) -> None:
    """Add to the slope what a choice's score is made of; the mirror of `score_choice`."""
    seat = state[flow.TO_ACT]
    hand, field = state[flow.HAND + seat], state[flow.FIELD]
    month = flow.month_of_round(state, numbers)
    cup = numbers[instinct._CUP_CHAFF]
    stage = instinct.stage_of(count(hand))
    kinds = KINDS + stage * 4
    if card < 0:
        note_card(
            target, mine, theirs, stage, TAKE_OWN, TAKE_DENY, kinds, month, cup, amount, slope
        )
        return
    taken, _ = captures(card, field, numbers)
    if target >= 0:
        taken = 1 << target
    same = 15 << (card & ~3)
    seen = hand | field | state[flow.CAPTURED] | state[flow.CAPTURED + 1]
    follow = FOLLOW + stage * 16 + count(same & ~seen) * 4 + count(same & hand) - 1
    if taken == 0:
        slope[follow + STAGES * 16] += amount
        kinds = KINDS + (STAGES + stage) * 4
        note_card(card, mine, theirs, stage, LAY_OWN, LAY_OFFER, kinds, month, cup, amount, slope)
        return
    slope[follow] += amount
    taken |= 1 << card
    while taken:
        note_card(
            first(taken), mine, theirs, stage, TAKE_OWN, TAKE_DENY, kinds, month, cup, amount, slope
        )
        taken &= taken - 1


@compiled
def act_and_note(
    state: Numbers, numbers: Numbers, weights: Weights, scale: Weights, chance: Chance,
    ints: Numbers, floats: Weights, slopes: Weights,
) -> None:
    """Act as instinct does, and note in which direction each weight makes that likelier."""
    seat = state[flow.TO_ACT]
    slope = slopes[seat]
    mine, theirs = ints[:GROUPS], ints[16 : 16 + GROUPS]
    if state[flow.PHASE] == flow.DECIDE:
        features = floats[:KOI_FEATURES]
        instinct.koi_features(state, numbers, scale, mine, theirs, features)
        weight = 0.0
        for place in range(KOI_FEATURES):
            weight += features[place] * weights[KOI + place]
        likely = 1.0 / (1.0 + np.exp(-weight))
        called = instinct.calls_koi(features, weights, 1.0, chance)
        for place in range(KOI_FEATURES):
            slope[KOI + place] += features[place] * ((1.0 if called else 0.0) - likely)
        if called:
            flow.call(state, numbers)
        else:
            flow.stop(state, numbers)
        return
    cards, targets = ints[32:96], ints[96:160]
    taking, laying, scores = floats[:GROUPS], floats[16 : 16 + GROUPS], floats[64:128]
    length = instinct.list_choices(state, numbers, cards, targets)
    chosen = 0
    if length > 1:
        instinct.look(state, numbers, weights, mine, theirs, taking, laying)
        for place in range(length):
            scores[place] = instinct.score_choice(
                state, numbers, weights, cards[place], targets[place], taking, laying
            )
        chosen = instinct.pick(scores, length, 1.0, chance)
        whole = 0.0
        for place in range(length):
            whole += scores[place]
        for place in range(length):
            amount = (1.0 if place == chosen else 0.0) - scores[place] / whole
            note_choice(
                state, numbers, cards[place], targets[place], mine, theirs, amount, slope
            )
    if state[flow.PHASE] == flow.TAKE:
        flow.take(state, targets[chosen], numbers)
    else:
        flow.play(state, cards[chosen], targets[chosen], numbers)


@compiled_making_arrays
def batch(
    rounds: int, numbers: Numbers, weights: Weights, scale: Weights, chance: Chance,
    usual: Weights, gradient: Weights,
) -> float:
    """Play rounds, add up the gradient, and return the mean size of a result."""
    state = np.zeros(flow.STATE_SIZE, np.int64)
    deck = np.arange(48)
    ints = np.zeros(160, np.int64)
    floats = np.zeros(128)
    slopes = np.zeros((2, instinct.SIZE))
    size = 0.0
    for place in range(rounds):
        flow.new_match(state, numbers)
        state[flow.NUMBER] = 1 + place % 12
        oya = place % 2
        state[flow.OYA] = oya
        deal_shuffled(state, deck, chance, numbers)
        slopes[:] = 0.0
        if state[flow.PHASE] == flow.SWAP:
            flow.settle_swap(state, False, numbers)
        while state[flow.PHASE] > flow.SWAP and state[flow.PHASE] != flow.FINISHED:
            act_and_note(state, numbers, weights, scale, chance, ints, floats, slopes)
        won = np.float64(state[flow.DELTA + oya] - state[flow.DELTA + 1 - oya])
        size += abs(won)
        usual[0] += 0.001 * (won - usual[0])
        for index in range(instinct.SIZE):
            change = slopes[oya, index] - slopes[1 - oya, index]
            if change != 0.0:
                gradient[index] += (won - usual[0]) * change
    return size / rounds


@compiled_making_arrays
def compare(
    deals: int, numbers: Numbers, one: Weights, two: Weights, scale: Weights, sharp_one: float,
    sharp_two: float, chance: Chance,
) -> tuple[float, float]:
    """Play every deal twice with seats swapped; return what one wins a round, and its error."""
    state = np.zeros(flow.STATE_SIZE, np.int64)
    start = np.zeros(flow.STATE_SIZE, np.int64)
    deck = np.arange(48)
    ints = np.zeros(160, np.int64)
    floats = np.zeros(128)
    whole = squares = 0.0
    for place in range(deals):
        flow.new_match(start, numbers)
        start[flow.NUMBER] = 1 + place % 12
        start[flow.OYA] = place % 2
        deal_shuffled(start, deck, chance, numbers)
        if start[flow.PHASE] == flow.SWAP:
            flow.settle_swap(start, False, numbers)
        won = 0.0
        for seat in range(2):
            state[:] = start
            while state[flow.PHASE] > flow.SWAP and state[flow.PHASE] != flow.FINISHED:
                if state[flow.TO_ACT] == seat:
                    instinct.act(state, numbers, one, scale, sharp_one, chance, ints, floats)
                else:
                    instinct.act(state, numbers, two, scale, sharp_two, chance, ints, floats)
            won += (state[flow.DELTA + seat] - state[flow.DELTA + 1 - seat]) / 2.0
        whole += won
        squares += won * won
    mean = whole / deals
    return mean, np.sqrt(max(squares / deals - mean * mean, 0.0) / deals)


def rules_to_learn() -> list[Rules]:
    """Return the rules that the batches take in turn: every preset, and what none of them has."""
    return [
        *PRESETS.values(),
        make_rules("wikipedia-2020"),
        make_rules("ktane", {"rounds": "12"}),
        make_rules("wikipedia-2015", {"match_three": "all", "koi_limit": "1"}),
    ]


def train(path: Path, seconds: float, start: Weights, seed: int = 1, rate: float = 0.02) -> None:
    """Train for some time, and keep the weights in a file now and then."""
    weights, began = start.copy(), time.monotonic()
    rules = rules_to_learn()
    numbers = [rule_numbers(each) for each in rules]
    scale = [instinct.scales(each) for each in rules]
    usual = [np.zeros(1) for _ in rules]
    size = [6.0 for _ in rules]
    first_moment, second_moment = np.zeros_like(weights), np.zeros_like(weights)
    average = weights.copy()
    chance = chance_from(seed)
    rounds, step, shown = 3000, 0, began
    while (spent := time.monotonic() - began) < seconds:
        which = step % len(rules)
        gradient = np.zeros_like(weights)
        found = batch(
            rounds, numbers[which], instinct.scaled(weights, rules[which]), scale[which], chance,
            usual[which], gradient,
        )
        size[which] += 0.1 * (found - size[which])
        gradient /= rounds * size[which]
        gradient[: 4 * instinct.TABLE] *= np.tile(scale[which], 4 * STAGES)
        step += 1
        first_moment = 0.9 * first_moment + 0.1 * gradient
        second_moment = 0.99 * second_moment + 0.01 * gradient**2
        slowing = rate * max(0.05, 1.0 - spent / seconds)
        shift = first_moment / (1 - 0.9**step)
        shift /= np.sqrt(second_moment / (1 - 0.99**step)) + 1e-4
        weights += slowing * shift
        average += 0.005 * (weights - average)
        if time.monotonic() - shown > 20:
            shown = time.monotonic()
            np.savetxt(path, average, fmt="%.4f")
            under, before = instinct.scaled(average, rules[1]), instinct.scaled(start, rules[1])
            mean, error = compare(
                20000, numbers[1], under, before, scale[1], 1.0, 1.0, chance_from(9)
            )
            print(f"{spent:.0f} s, {step} steps: {mean:+.3f} ± {1.96 * error:.3f}", flush=True)
    np.savetxt(path, average, fmt="%.4f")


if __name__ == "__main__":
    at = Path(sys.argv[1])
    known = np.loadtxt(at) if at.exists() else np.zeros(instinct.SIZE)
    train(at, float(sys.argv[2]), known, seed=int(sys.argv[3]) if len(sys.argv) > 3 else 1)
