"""Match equity: the chance to win the match with this score before this round.

A lead of five points before the last round is nearly a win. With a lead of thirty every risk is
needless, and far behind only risks help. The chances follow from how rounds under these rules
usually end; a few thousand rounds of the rollout policy against itself are counted for that.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.opponents.compiled import game
from bot.opponents.compiled.compiling import Numbers, Weights, compiled_making_arrays
from bot.opponents.compiled.random_play import deal_shuffled
from bot.opponents.compiled.rule_numbers import rule_numbers
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import Policy, Workspace

ROUNDS_PLAYED: Final = 6000
FARTHEST: Final = 150  # a lead that is as good as any greater one
HIGHEST_TARGET: Final = 120  # above it, points are points
MARGIN: Final = 0.0005  # what a point is worth when the match is as good as decided


@compiled_making_arrays
def _round_ends(rounds: int, numbers: Numbers, policy: Policy, workspace: Workspace) -> Weights:
    """Return how often rounds end so: the oya deals again or not, and what oya wins from ko."""
    ends = np.zeros((2, 2 * FARTHEST + 1))
    deck = np.arange(48)
    state = workspace.state
    for place in range(rounds):
        game.new_match(state, numbers)
        state[game.NUMBER] = 1 + place % 12
        deal_shuffled(state, deck, workspace.deal_rng, numbers)
        if state[game.PHASE] == game.SWAP:
            game.settle_swap(state, False, numbers)
        rollout_policy.play_round(state, numbers, policy, workspace)
        won = state[game.DELTA] - state[game.DELTA + 1]
        won = max(-FARTHEST, min(FARTHEST, won))
        ends[state[game.OYA], won + FARTHEST] += 1.0 / rounds
    return ends


def _shifted(chances: Weights, won: int) -> Weights:
    """Return the chances of who has gained this many points, by the lead before."""
    places = np.clip(np.arange(2 * FARTHEST + 1) + won, 0, 2 * FARTHEST)
    return np.asarray(chances[places])


@lru_cache(maxsize=64)
def _ends(rules: Rules) -> Weights:
    policy = rollout_policy.policy_for(rules)
    return _round_ends(ROUNDS_PLAYED, rule_numbers(rules), policy, rollout_policy.new_workspace(20))


@lru_cache(maxsize=512)
def by_lead(rules: Rules, rounds_left: int) -> Weights:
    """Return the chance to win by (who deals next is oneself, lead + FARTHEST)."""
    lead = np.arange(-FARTHEST, FARTHEST + 1)
    over = np.where(lead > 0, 1.0, np.where(lead < 0, 0.0, 0.5))
    if rounds_left <= 0:
        return np.stack([over, over])
    after = by_lead(rules, rounds_left - 1)
    found = np.zeros((2, 2 * FARTHEST + 1))
    ends = _ends(rules)
    for changes in (0, 1):
        for place in np.flatnonzero(ends[changes]):
            won = int(place) - FARTHEST
            likely = ends[changes, place]
            found[1] += likely * _shifted(after[1 - changes], won)
            found[0] += likely * _shifted(after[changes], -won)
    if rules.bank is not None and rules.zero_sum:
        bust = np.abs(lead) >= 2 * rules.bank
        found[:, bust] = over[bust]
    return found


@lru_cache(maxsize=32)
def by_scores(rules: Rules) -> Weights:
    """Return the chance to win a race by (oneself deals next, own score, the other's score)."""
    target = rules.target
    assert target is not None
    ends = _ends(rules)
    chances = np.full((2, target + 1, target + 1), 0.5)
    chances[:, target, :] = 1.0
    chances[:, :, target] = 0.0
    chances[:, target, target] = 0.5
    outcomes = [
        (changes, int(place) - FARTHEST, float(ends[changes, place]))
        for changes in (0, 1)
        for place in np.flatnonzero(ends[changes])
    ]
    ahead = np.arange(target)
    for _ in range(min(60, target)):
        before = chances.copy()
        for deals in (0, 1):
            found = np.zeros((target, target))
            for changes, oya_won, likely in outcomes:
                won = oya_won if deals else -oya_won
                own = np.minimum(ahead + max(won, 0), target)
                other = np.minimum(ahead + max(-won, 0), target)
                next_deals = deals if changes == 0 else 1 - deals
                found += likely * before[next_deals][np.ix_(own, other)]
            chances[deals, :target, :target] = found
        if np.abs(chances - before).max() < 1e-3:
            break
    return chances


POINTS, LEAD, RACE = 0, 1, 2


class Goal(NamedTuple):
    """What the end of a round is worth, and by what to look it up in the table."""

    kind: int
    table: Weights


FOR_POINTS: Final = Goal(POINTS, np.zeros((2, 1, 1)))


def match_goal(rules: Rules, number: int) -> Goal:
    """Return what the end of this round is worth to who wants to win the match."""
    if rules.rounds is not None:
        return Goal(LEAD, np.ascontiguousarray(by_lead(rules, rules.rounds - number)[:, None, :]))
    assert rules.target is not None
    if rules.target <= HIGHEST_TARGET and not rules.zero_sum:
        return Goal(RACE, by_scores(rules))
    return FOR_POINTS
