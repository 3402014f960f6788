"""Match equity: the probability of winning the match at a given score before a given round.

With a lead of five points before the last round, the match is nearly won. With a lead of thirty,
a player should take no risks. Far behind, only risks help. The probabilities are computed from
the distribution of round results under these rules. That is estimated by a few thousand rounds
of the rollout policy against itself.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.koikoi.course import table
from bot.opponents.compiled.compiling import Numbers, Weights, compiled_making_arrays
from bot.opponents.compiled.random_play import deal_shuffled
from bot.opponents.compiled.rule_numbers import rule_numbers
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import Policy, Workspace

ROUNDS_PLAYED: Final = 6000
FARTHEST: Final = 150  # leads in points are clipped to plus or minus this value
HIGHEST_TARGET: Final = 120  # with a higher target (in points), the goal is points
MARGIN: Final = 0.0005  # added to the probability of winning for each point gained


@compiled_making_arrays
def _round_ends(rounds: int, numbers: Numbers, policy: Policy, workspace: Workspace) -> Weights:
    """Return the frequencies of round results, shape (2, 2 * FARTHEST + 1).

    The first index is 1 if the dealer changes, else 0. The second is the oya's gain over the ko
    in points, plus FARTHEST.
    """
    ends = np.zeros((2, 2 * FARTHEST + 1))
    deck = np.arange(48)
    state = workspace.state
    for place in range(rounds):
        table.new_match(state, numbers)
        state[table.NUMBER] = 1 + place % 12
        deal_shuffled(state, deck, workspace.deal_rng, numbers)
        if state[table.PHASE] == table.SWAP:
            table.settle_swap(state, False, numbers)
        rollout_policy.play_round(state, numbers, policy, workspace)
        won = state[table.DELTA] - state[table.DELTA + 1]
        won = max(-FARTHEST, min(FARTHEST, won))
        ends[state[table.OYA], won + FARTHEST] += 1.0 / rounds
    return ends


def _shifted(chances: Weights, won: int) -> Weights:
    """Return the probabilities after a gain of this many points, indexed by the lead before it."""
    places = np.clip(np.arange(2 * FARTHEST + 1) + won, 0, 2 * FARTHEST)
    return np.asarray(chances[places])


@lru_cache(maxsize=64)
def _ends(rules: Rules) -> Weights:
    policy = rollout_policy.policy_for(rules)
    return _round_ends(ROUNDS_PLAYED, rule_numbers(rules), policy, rollout_policy.new_workspace(20))


@lru_cache(maxsize=512)
def by_lead(rules: Rules, rounds_left: int) -> Weights:
    """Return the probability of winning, shape (2, 2 * FARTHEST + 1).

    The first index is 1 if the player deals next, else 0. The second is the lead + FARTHEST.
    """
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
    """Return the probability of winning a race to the target, shape (2, target + 1, target + 1).

    The first index is 1 if the player deals next, else 0. Then come the player's and the
    opponent's score. The rules must have a target.
    """
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
    """What the search maximizes: the kind of goal, and its table of probabilities."""

    kind: int
    table: Weights


FOR_POINTS: Final = Goal(POINTS, np.zeros((2, 1, 1)))


def match_goal(rules: Rules, number: int) -> Goal:
    """Return the goal of a player who wants to win the match, for the end of this round."""
    if rules.rounds is not None:
        return Goal(LEAD, np.ascontiguousarray(by_lead(rules, rules.rounds - number)[:, None, :]))
    assert rules.target is not None
    if rules.target <= HIGHEST_TARGET and not rules.zero_sum:
        return Goal(RACE, by_scores(rules))
    return FOR_POINTS
