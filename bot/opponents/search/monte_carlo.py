"""The search: every choice is tried in many possible worlds, each played to its end.

A world is a hand that the other may hold, and an order of the pile. In each world every choice
is followed by the same random numbers, so that luck cancels out. Choices that fall clearly
behind are given up early. Both players go on by the rollout policy, which sees only what a
player would see. So a plan that needs the other's cards is not overrated.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.opponents.compiled import game
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import Observation
from bot.opponents.compiled.rng import Rng, below, next_bits
from bot.opponents.search import match_equity, rollout_policy
from bot.opponents.search.belief import Guesses
from bot.opponents.search.match_equity import FARTHEST, Goal
from bot.opponents.search.rollout_policy import ALIKE, Policies, Workspace, policy_of

FIRST_LOOK: Final = 48
"""After how many worlds, and each doubling of it, choices that fell behind are given up."""

SURE: Final = 0.98
"""From such a chance to win the match on, points don't matter to anybody."""


class Trial(NamedTuple):
    """The choices that are tried, in a world for each hand, and what came of it.

    `patience` is after how many standard errors behind the best a choice is given up. What that
    saves goes to those still tried: there are `playouts` in all, or one world for each guess.
    `results` holds what each choice came to in each world; `alive` who was not given up.
    """

    cards: Numbers
    targets: Numbers
    guesses: Guesses
    playouts: int
    patience: float
    results: Weights
    alive: Numbers


@compiled
def winning_chance(state: Numbers, seat: int, goal: Goal) -> float:
    """Return the chance to win the match after a round; the goal must not be points."""
    own, other = state[game.SCORE + seat], state[game.SCORE + 1 - seat]
    deals = 1 if state[game.OYA] == seat else 0
    if goal.kind == match_equity.LEAD:
        lead = max(-FARTHEST, min(FARTHEST, own - other))
        ahead: float = goal.table[deals, 0, lead + FARTHEST]
        return ahead
    last = goal.table.shape[1] - 1
    likely: float = goal.table[deals, min(own, last), min(other, last)]
    return likely


@compiled
def worth(state: Numbers, seat: int, goal: Goal) -> float:
    """Return what the end of a round is worth to a player."""
    gained = np.float64(state[game.DELTA + seat] - state[game.DELTA + 1 - seat])
    if goal.kind == match_equity.POINTS:
        return gained
    return winning_chance(state, seat, goal) + match_equity.MARGIN * gained


@compiled
def settles_the_match(state: Numbers, numbers: Numbers, goal: Goal, workspace: Workspace) -> int:
    """Say what to do at a decision that decides the match: 1 koi-koi, 0 stop, -1 if it doesn't.

    The policy goes by points. But nobody risks a match that is won, and nobody stops at points
    that don't save it.
    """
    if goal.kind == match_equity.POINTS:
        return -1
    game.copy(workspace.stopped, state)
    game.stop(workspace.stopped, numbers)
    likely = winning_chance(workspace.stopped, state[game.TO_ACT], goal)
    if likely >= SURE:
        return 0
    return 1 if likely <= 1.0 - SURE else -1


@compiled
def play_on(
    now: Observation, goal: Goal, policies: Policies, kind: int, workspace: Workspace
) -> None:
    """Play the round in the workspace to its end by the policies, but for the match.

    `kind` is the other's; only who is like oneself policies the match.
    """
    state = workspace.state
    while state[game.PHASE] > game.SWAP and state[game.PHASE] != game.FINISHED:
        mine = state[game.TO_ACT] == now.seat
        settled = -1
        if state[game.PHASE] == game.DECIDE and (mine or kind == ALIKE):
            settled = settles_the_match(state, now.numbers, goal, workspace)
        if settled >= 0:
            rollout_policy.do(state, now.numbers, settled, -1)
        else:
            rollout_policy.act(
                state, now.numbers, policies.own if mine else policy_of(policies, kind), workspace
            )


@compiled
def make_world(state: Numbers, unseen: Numbers, hand: int, rng: Rng) -> None:
    """Give the other this hand, and put the rest of the unseen cards in the pile."""
    state[game.HAND + 1 - state[game.TO_ACT]] = hand
    at = state[game.TURN] - (1 if state[game.PHASE] == game.PLAY else 0) + game.PILE
    start = at
    for place in range(len(unseen)):
        if not hand >> unseen[place] & 1 and at < game.STATE_SIZE:
            state[at] = unseen[place]
            at += 1
    for last in range(at - 1, start, -1):
        swapped = start + below(rng, last - start + 1)
        kept = state[last]
        state[last] = state[swapped]
        state[swapped] = kept


@compiled
def best_so_far(trial: Trial, played: int) -> int:
    """Return the choice with the best results so far."""
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
    """Give up choices that are clearly behind the best; return how many are left."""
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
    now: Observation, trial: Trial, goal: Goal, policies: Policies, workspace: Workspace
) -> int:
    """Try every choice in a world for each guess, then go on with those left while it pays.

    Return how many worlds there were.
    """
    next_look = FIRST_LOOK
    left, spent, place = len(trial.cards), 0, 0
    hands, kinds = trial.guesses.hands, trial.guesses.kinds
    while place < len(hands) or spent + left <= trial.playouts:
        game.copy(workspace.world, now.state)
        guess = place % len(hands)
        make_world(workspace.world, now.unseen, hands[guess], workspace.deal_rng)
        seed = next_bits(workspace.deal_rng)
        for choice in range(len(trial.cards)):
            if not trial.alive[choice]:
                continue
            game.copy(workspace.state, workspace.world)
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
    now: Observation, trial: Trial, goal: Goal, policies: Policies, workspace: Workspace
) -> None:
    """Try every choice with the hands and the pile as they are in the observation."""
    for choice in range(len(trial.cards)):
        for place in range(trial.results.shape[1]):
            game.copy(workspace.state, now.state)
            rollout_policy.do(
                workspace.state, now.numbers, trial.cards[choice], trial.targets[choice]
            )
            play_on(now, goal, policies, ALIKE, workspace)
            trial.results[choice, place] = worth(workspace.state, now.seat, goal)
