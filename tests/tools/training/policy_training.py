"""Training of the rollout policy's weights by self-play, over millions of rounds.

Each batch plays rounds of one set of rules. A choice before a good result becomes a little
likelier, and a choice before a bad result a little less likely. This is a policy gradient; the
baseline is the oya's mean gain over the ko.

Run it as `python -m tests.tools.training.policy_training FILE SECONDS`.
"""

import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from bot.koikoi import PRESETS, Rules, make_rules
from bot.koikoi.engine import table
from bot.koikoi.rules.arithmetic import captures
from bot.opponents.compiled.compiling import (
    Numbers,
    Weights,
    compiled,
    compiled_making_arrays,
    first,
)
from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.compiled.rng import deal_shuffled
from bot.opponents.search import rollout_policy
from bot.opponents.search.network import NONE
from bot.opponents.search.rollout_policy import (
    CHAFF,
    COUNT_LEVELS,
    FOLLOW,
    GROUPS,
    GROUPS_OF,
    KIND_OF,
    KINDS,
    KOI,
    KOI_FEATURES,
    LAID,
    LAY_OWN,
    MONTH,
    NOW_CUP,
    NOW_MONTH,
    NOW_STAGE,
    OTHER_PILE,
    OWN_PILE,
    STAGES,
    TABLE,
    TAKE_OWN,
    TAKEN,
    Policy,
    Workspace,
)

ROUNDS_IN_A_BATCH: Final = 3000


@compiled
def note_group(group: int, workspace: Workspace, row: int, amount: float, slope: Weights) -> None:
    """Add `amount` to the gradient of the weights of one more card of a group."""
    own = workspace.now[NOW_STAGE] * GROUPS * COUNT_LEVELS + (TAKE_OWN if row == TAKEN else LAY_OWN)
    mine, theirs = workspace.held[OWN_PILE, group], workspace.held[OTHER_PILE, group]
    if mine >= 0:
        slope[own + group * COUNT_LEVELS + mine] += amount
    if theirs >= 0:
        slope[own + TABLE + group * COUNT_LEVELS + theirs] += amount


@compiled
def note_card(card: int, workspace: Workspace, row: int, amount: float, slope: Weights) -> None:
    """Add `amount` to the gradient of the weights in a card's weight. Mirrors `card_weight`."""
    slope[KINDS + (row * STAGES + workspace.now[NOW_STAGE]) * 4 + KIND_OF[card]] += amount
    for place in range(5):
        group = GROUPS_OF[card, place]
        if group < 0:
            break
        if group != CHAFF or card != 32 or workspace.now[NOW_CUP]:
            note_group(group, workspace, row, amount, slope)
    month = workspace.now[NOW_MONTH]
    if month and card >> 2 == month - 1:
        note_group(MONTH, workspace, row, amount, slope)


@compiled
def note_choice(
    state: Numbers, numbers: Numbers, workspace: Workspace, place: int, slope: Weights
) -> None:
    """Add to the gradient of the weights in a choice's score, times `workspace.scores[place]`.

    Mirrors `score_choice`.
    """
    card, target, amount = workspace.cards[place], workspace.targets[place], workspace.scores[place]
    if card < 0:
        note_card(target, workspace, TAKEN, amount, slope)
        return
    taken, _ = captures(card, state[table.FIELD], numbers)
    if target >= 0:
        taken = 1 << target
    follow = FOLLOW + rollout_policy.follow_place(state, card)
    if taken == 0:
        slope[follow + STAGES * 16] += amount
        note_card(card, workspace, LAID, amount, slope)
        return
    slope[follow] += amount
    taken |= 1 << card
    while taken:
        note_card(first(taken), workspace, TAKEN, amount, slope)
        taken &= taken - 1


@compiled
def act_and_note(
    state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace, slope: Weights
) -> None:
    """Act by the policy, and add the gradient of the choice's log-probability to `slope`."""
    chosen = rollout_policy.choose(state, numbers, policy, workspace)
    if state[table.PHASE] == table.DECIDE:
        likely = rollout_policy.chance_to_call(state, numbers, policy, workspace)
        for place in range(KOI_FEATURES):
            slope[KOI + place] += workspace.features[place] * (chosen - likely)
        rollout_policy.do(state, numbers, chosen, -1)
        return
    length = rollout_policy.list_choices(state, numbers, workspace)
    if length > 1:
        for place in range(length):
            workspace.scores[place] = (1.0 if place == chosen else 0.0) - workspace.scores[place]
            note_choice(state, numbers, workspace, place, slope)
    rollout_policy.do(state, numbers, workspace.cards[chosen], workspace.targets[chosen])


@compiled
def deal_round(
    state: Numbers, numbers: Numbers, place: int, deck: Numbers, workspace: Workspace
) -> None:
    """Deal a round. The months and the dealer's seat alternate with the index `place`."""
    table.new_match(state, numbers)
    state[table.NUMBER] = 1 + place % 12
    state[table.OYA] = place % 2
    deal_shuffled(state, deck, workspace.deal_rng, numbers)
    if state[table.PHASE] == table.SWAP:
        table.settle_swap(state, False, numbers)


@compiled_making_arrays
def batch(
    numbers: Numbers, policy: Policy, workspace: Workspace, usual: Weights, gradient: Weights
) -> float:
    """Play rounds, and add up the gradient. Returns the mean absolute result, in points."""
    state = workspace.state
    deck = np.arange(48)
    slopes = np.zeros((2, rollout_policy.SIZE))
    size = 0.0
    for place in range(ROUNDS_IN_A_BATCH):
        deal_round(state, numbers, place, deck, workspace)
        oya = place % 2
        slopes[:] = 0.0
        while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
            act_and_note(state, numbers, policy, workspace, slopes[state[table.TO_ACT]])
        won = np.float64(state[table.DELTA + oya] - state[table.DELTA + 1 - oya])
        size += abs(won)
        usual[0] += 0.001 * (won - usual[0])
        for index in range(rollout_policy.SIZE):
            change = slopes[oya, index] - slopes[1 - oya, index]
            if change != 0.0:
                gradient[index] += (won - usual[0]) * change
    return size / ROUNDS_IN_A_BATCH


@compiled_making_arrays
def compare(
    deals: int, numbers: Numbers, one: Policy, two: Policy, workspace: Workspace
) -> tuple[float, float]:
    """Play every deal twice with seats swapped.

    Returns policy `one`'s mean gain in points a round, and its standard error.
    """
    state, start = workspace.state, workspace.world
    deck = np.arange(48)
    whole = squares = 0.0
    for place in range(deals):
        deal_round(start, numbers, place, deck, workspace)
        won = 0.0
        for seat in range(2):
            table.copy(state, start)
            while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
                if state[table.TO_ACT] == seat:
                    rollout_policy.act(state, numbers, one, workspace)
                else:
                    rollout_policy.act(state, numbers, two, workspace)
            won += (state[table.DELTA + seat] - state[table.DELTA + 1 - seat]) / 2.0
        whole += won
        squares += won * won
    mean = whole / deals
    return mean, np.sqrt(max(squares / deals - mean * mean, 0.0) / deals)


def rules_to_learn() -> list[Rules]:
    """Return the rules of the batches: every preset, and options that no preset has."""
    return [
        *PRESETS.values(),
        make_rules("wikipedia-2020"),
        make_rules("ktane", {"rounds": "12"}),
        make_rules("wikipedia-2015", {"match_three": "all", "koi_limit": "1"}),
    ]


def train(path: Path, seconds: float, start: Weights, seed: int = 1, rate: float = 0.02) -> None:
    """Train for this many seconds, and save the weights every 20 seconds and at the end."""
    weights, began = start.copy(), time.monotonic()
    rules = rules_to_learn()
    numbers = [rule_numbers(each) for each in rules]
    scale = [rollout_policy.scales(each) for each in rules]
    usual = [np.zeros(1) for _ in rules]
    size = [6.0 for _ in rules]
    first_moment, second_moment = np.zeros_like(weights), np.zeros_like(weights)
    average = weights.copy()
    workspace = rollout_policy.new_workspace(seed)
    step, shown = 0, began
    while (spent := time.monotonic() - began) < seconds:
        which = step % len(rules)
        gradient = np.zeros_like(weights)
        policy = Policy(rollout_policy.scaled(weights, rules[which]), scale[which], 1.0, NONE)
        found = batch(numbers[which], policy, workspace, usual[which], gradient)
        size[which] += 0.1 * (found - size[which])
        gradient /= ROUNDS_IN_A_BATCH * size[which]
        gradient[: 4 * rollout_policy.TABLE] *= np.tile(scale[which], 4 * STAGES)
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
            policies = [
                Policy(rollout_policy.scaled(each, rules[1]), scale[1], 1.0, NONE)
                for each in (average, start)
            ]
            mean, error = compare(
                20000, numbers[1], policies[0], policies[1], rollout_policy.new_workspace(9)
            )
            print(f"{spent:.0f} s, {step} steps: {mean:+.3f} ± {1.96 * error:.3f}", flush=True)
    np.savetxt(path, average, fmt="%.4f")


if __name__ == "__main__":
    at = Path(sys.argv[1])
    known = np.loadtxt(at) if at.exists() else np.zeros(rollout_policy.SIZE)
    train(at, float(sys.argv[2]), known, seed=int(sys.argv[3]) if len(sys.argv) > 3 else 1)
