"""The results of one round under the rules in force, and how likely each is.

They are counted in rounds of the rollout policy against itself, with the settings by which the
master plays its playouts on. So every option that changes points or dealers is in them, without
being named here.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.koikoi.course import table
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.random_play import deal_shuffled
from bot.opponents.compiled.rule_numbers import rule_numbers
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import Policy, Workspace

ROUNDS_PLAYED: Final = 6_000
SHARPNESS: Final = 1.5
_MONTHS: Final = 12
_SEED: Final = 20


class RoundResults(NamedTuple):
    """The different results of a round between two equal players.

    `gains`, shape (results): the points; above 0 if the round's dealer gets them, below 0 if the
    other player does. In zero-sum rules the opponent also loses them. `changes`, shape (results):
    1 if the other player deals the next round, else 0. `likely`, shape (months, results): the
    probabilities; they sum to 1 in each month. There is one month for all rounds, or 12 if the
    cards of the round's month are a yaku.
    """

    gains: Numbers
    changes: Numbers
    likely: Weights

    def in_round(self, number: int) -> Weights:
        """Return the probabilities in the round with this number; the first is 1."""
        found: Weights = self.likely[(number - 1) % len(self.likely)]
        return found

    @property
    def most(self) -> int:
        """The most points that a player got."""
        return int(np.abs(self.gains).max())


@compiled
def play_next_round(
    state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace, deck: Numbers
) -> None:
    """Deal the next round of a match, and play it by the policy. Changes the order of `deck`."""
    deal_shuffled(state, deck, workspace.deal_rng, numbers)
    if state[table.PHASE] == table.SWAP:
        table.settle_swap(state, False, numbers)
    rollout_policy.play_round(state, numbers, policy, workspace)


@compiled
def play_rounds(
    numbers: Numbers, policy: Policy, workspace: Workspace, deck: Numbers, results: Numbers
) -> None:
    """Play rounds of the policy against itself, one month after the other.

    `results`, shape (rounds, 2), gets the gain and the change of dealer of each round.
    """
    state = workspace.state
    for place in range(len(results)):
        table.new_match(state, numbers)
        state[table.NUMBER] = 1 + place % _MONTHS
        play_next_round(state, numbers, policy, workspace, deck)
        dealer, other = state[table.DELTA], state[table.DELTA + 1]
        results[place, 0] = -other if other > 0 else dealer
        results[place, 1] = state[table.OYA]  # seat 0 dealt this round


def counted(results: Numbers, months: int) -> RoundResults:
    """Return how often each result came up, for rounds whose months follow one another."""
    different, which = np.unique(results, axis=0, return_inverse=True)
    likely = np.zeros((months, len(different)))
    np.add.at(likely, (np.arange(len(results)) % months, which.reshape(-1)), 1.0)
    likely /= likely.sum(axis=1, keepdims=True)
    gains, changes = np.ascontiguousarray(different.T)
    return RoundResults(gains, changes, likely)


def play_and_count(rules: Rules, rounds: int, seed: int) -> RoundResults:
    """Return the results of this many rounds. `rounds` must be a multiple of 12."""
    policy = rollout_policy.policy_for(rules, sharpness=SHARPNESS, corrected=True)
    results = np.zeros((rounds, 2), np.int64)
    workspace = rollout_policy.new_workspace(seed)
    play_rounds(rule_numbers(rules), policy, workspace, np.arange(48), results)
    by_month = rules.rounds == _MONTHS and rules.points_month is not None
    return counted(results, _MONTHS if by_month else 1)


@lru_cache(maxsize=64)
def round_results(rules: Rules) -> RoundResults:
    """Return the results of a round under these rules: always the same ones."""
    return play_and_count(rules, ROUNDS_PLAYED, _SEED)
