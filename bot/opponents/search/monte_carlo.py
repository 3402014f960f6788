"""The Monte Carlo search: it plays every choice to the end of the round in many possible worlds.

A world is a possible hand of the opponent and an order of the draw pile. In each world all choices
use the same random numbers, so the variance of their differences is small. Choices that are
clearly worse than the best one are dropped early. In the playouts both players follow the rollout
policy, which sees only the cards that its player would see. So the search doesn't overrate plans
that depend on the opponent's hidden cards.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.koikoi.engine import table
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import Observation
from bot.opponents.compiled.rng import Rng, below, next_bits
from bot.opponents.search import match_equity, rollout_policy
from bot.opponents.search.belief import Guesses
from bot.opponents.search.match_equity import SearchGoal, chance_at
from bot.opponents.search.rollout_policy import ALIKE, STRONG, Policies, Workspace, policy_of
from bot.opponents.search.round_results import SURE

FIRST_LOOK: Final = 48
"""Worse choices are first dropped after this many worlds, then after each doubling of it."""


class Trial(NamedTuple):
    """The choices to try, the sampled hands, and the results so far.

    A choice is dropped when its mean is more than `patience` standard errors below the best.
    The saved playouts go to the remaining choices. `playouts` is the total budget, but every
    guess gets at least one world. `results`, shape (choices, worlds), holds the worth of each
    choice in each world. `alive`, shape (choices), is 1 for choices that are not dropped.
    """

    cards: Numbers
    targets: Numbers
    guesses: Guesses
    playouts: int
    patience: float
    results: Weights
    alive: Numbers


@compiled
def winning_chance(state: Numbers, seat: int, goal: SearchGoal) -> float:
    """Return the probability (0 to 1) of winning the match after this round.

    The goal must not be POINTS.
    """
    own, other = state[table.SCORE + seat], state[table.SCORE + 1 - seat]
    return chance_at(goal, own, other, 1 if state[table.OYA] == seat else 0)


@compiled
def worth(state: Numbers, seat: int, goal: SearchGoal) -> float:
    """Return the worth of a finished round to a player.

    That is the difference in points, or the probability of winning plus a small part for points.
    """
    gained = np.float64(state[table.DELTA + seat] - state[table.DELTA + 1 - seat])
    if goal.kind == match_equity.POINTS:
        return gained
    return winning_chance(state, seat, goal) + match_equity.MARGIN * gained


@compiled
def settles_the_match(
    state: Numbers, numbers: Numbers, goal: SearchGoal, workspace: Workspace
) -> int:
    """Return the forced choice at a decision: 1 for koi-koi, 0 for stop, -1 if nothing is forced.

    The policy considers only points. This function corrects it where the match is at stake: stop if
    that wins the match, and call koi-koi if stopping loses it.
    """
    if goal.kind == match_equity.POINTS:
        return -1
    table.copy(workspace.stopped, state)
    table.stop(workspace.stopped, numbers)
    likely = winning_chance(workspace.stopped, state[table.TO_ACT], goal)
    if likely >= SURE:
        return 0
    return 1 if likely <= 1.0 - SURE else -1


@compiled
def play_on(
    now: Observation, goal: SearchGoal, policies: Policies, kind: int, workspace: Workspace
) -> None:
    """Play the round in the workspace to its end by the policies.

    `kind` is the opponent's kind. The player, and an opponent of kind ALIKE or STRONG, also make
    the choices of `settles_the_match`.
    """
    state = workspace.state
    while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
        mine = state[table.TO_ACT] == now.seat
        settled = -1
        if state[table.PHASE] == table.DECIDE and (mine or kind in (ALIKE, STRONG)):
            settled = settles_the_match(state, now.numbers, goal, workspace)
        if settled >= 0:
            rollout_policy.do(state, now.numbers, settled, -1)
        else:
            rollout_policy.act(
                state, now.numbers, policies.own if mine else policy_of(policies, kind), workspace
            )


@compiled
def make_world(state: Numbers, unseen: Numbers, hand: int, rng: Rng) -> None:
    """Give the opponent this hand, and shuffle the other unseen cards into the draw pile."""
    state[table.HAND + 1 - state[table.TO_ACT]] = hand
    at = state[table.TURN] - (1 if state[table.PHASE] == table.PLAY else 0) + table.PILE
    start = at
    for place in range(len(unseen)):
        if not hand >> unseen[place] & 1 and at < table.STATE_SIZE:
            state[at] = unseen[place]
            at += 1
    for last in range(at - 1, start, -1):
        swapped = start + below(rng, last - start + 1)
        kept = state[last]
        state[last] = state[swapped]
        state[swapped] = kept


@compiled
def best_so_far(trial: Trial, played: int) -> int:
    """Return the index of the choice with the best mean result so far."""
    best, best_sum = 0, -1e300
    for choice in range(len(trial.alive)):
        if trial.alive[choice]:
            whole = 0.0
            for world in range(played):
                whole += trial.results[choice, world]
            if whole > best_sum:
                best, best_sum = choice, whole
    return best


@compiled
def give_up(trial: Trial, played: int) -> int:
    """Drop choices that are clearly worse than the best; return the number of the others."""
    best = best_so_far(trial, played)
    left = 0
    for choice in range(len(trial.alive)):
        if not trial.alive[choice]:
            continue
        whole = squares = 0.0
        for world in range(played):
            behind = trial.results[best, world] - trial.results[choice, world]
            whole += behind
            squares += behind * behind
        mean = whole / played
        spread = np.sqrt(max(squares / played - mean * mean, 0.0) / played)
        if choice != best and mean > trial.patience * spread:
            trial.alive[choice] = 0
        else:
            left += 1
    return left


@compiled
def try_out(
    now: Observation, trial: Trial, goal: SearchGoal, policies: Policies, workspace: Workspace
) -> int:
    """Try every choice in one world for each guess, then spend the rest of the playouts.

    The rest goes to the choices that are not dropped. Returns the number of worlds.
    """
    next_look = FIRST_LOOK
    left, spent, place = len(trial.cards), 0, 0
    hands, kinds = trial.guesses.hands, trial.guesses.kinds
    while place < len(hands) or spent + left <= trial.playouts:
        table.copy(workspace.world, now.state)
        guess = place % len(hands)
        make_world(workspace.world, now.unseen, hands[guess], workspace.deal_rng)
        seed = next_bits(workspace.deal_rng)
        for choice in range(len(trial.cards)):
            if not trial.alive[choice]:
                continue
            table.copy(workspace.state, workspace.world)
            workspace.choice_rng[0] = seed
            rollout_policy.do(
                workspace.state, now.numbers, trial.cards[choice], trial.targets[choice]
            )
            play_on(now, goal, policies, kinds[guess], workspace)
            trial.results[choice, place] = worth(workspace.state, now.seat, goal)
        spent += left
        place += 1
        if place == next_look and trial.patience > 0.0:
            next_look *= 2
            left = give_up(trial, place)
            if left == 1:
                break
    return place


@compiled
def try_in_this_world(
    now: Observation, trial: Trial, goal: SearchGoal, policies: Policies, workspace: Workspace
) -> None:
    """Try every choice with the hands and the pile of the observation, without sampling them."""
    for choice in range(len(trial.cards)):
        for place in range(trial.results.shape[1]):
            table.copy(workspace.state, now.state)
            rollout_policy.do(
                workspace.state, now.numbers, trial.cards[choice], trial.targets[choice]
            )
            play_on(now, goal, policies, ALIKE, workspace)
            trial.results[choice, place] = worth(workspace.state, now.seat, goal)
