"""The results of one round under the rules in force, and their probabilities at a given score.

The rollout policy plays rounds against itself, with the settings that the master uses for its
playouts. So the rounds reflect every option that changes points or dealers, although this module
names no option. A player with the choice always calls koi-koi; the result of stopping is stored
with the probability that the policy calls. So the same rounds give the results of any strategy for
decisions, including one that minds the match as the playouts do: a player stops if that wins the
match, and plays on if stopping loses it. The probability of a result then depends on the score.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules
from bot.koikoi.engine import table
from bot.koikoi.rules import counted_month
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.compiled.rng import deal_shuffled
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import SELFPLAY_NETWORK, Policy, Workspace

ROUNDS_PLAYED: Final = 6_000
"""Number of rounds. With it, the measured standard error of the chances is 0.004 at most."""
SHARPNESS: Final = 1.5
SURE: Final = 0.98
"""With at least this probability (0 to 1) of winning, the match counts as decided."""
_MONTHS: Final = 12
_SEED: Final = 20
_MOST_STEPS: Final = 17  # one decision in each of 16 turns, and the end


class RoundResults(NamedTuple):
    """The different results of a round between two equal players, and the steps of the rounds.

    `gains`, shape (results): the points; above 0 if the round's dealer gets them, below 0 if the
    other player does. In zero-sum rules the opponent also loses them. `changes`, shape (results):
    1 if the other player deals the next round, else 0. `likely`, shape (results): the
    probabilities if nobody minds the match; they sum to 1.

    Each round is a course of steps at which it could end; its last step is its end. `starts`,
    shape (rounds + 1): the first step of each round, then the number of steps. `steps`: the place
    of each step's result. `deciders`: 1 if the round's dealer may stop at the step, -1 if the
    other player may, 0 at the end. `calls`: the probability that the policy calls koi-koi there;
    0 at the end.
    """

    gains: Numbers
    changes: Numbers
    likely: Weights
    starts: Numbers
    steps: Numbers
    deciders: Numbers
    calls: Weights

    @property
    def most(self) -> int:
        """The maximum number of points that a player can get."""
        return int(np.abs(self.gains).max())


Months = tuple[RoundResults, ...]
"""The results of a round in each month: one for all, or 12 if the cards of the round's month are a
yaku."""


def in_round(months: Months, number: int) -> RoundResults:
    """Return the results of the round with this number; the first is 1."""
    return months[(number - 1) % len(months)]


@compiled
def weigh(results: RoundResults, values: Weights, likely: Weights) -> None:
    """Compute the probability of each result for players who mind the match, into `likely`.

    `values` are the chances of the round's dealer to win the match after each result. A player who
    is sure to win the match by stopping stops, a player who is sure to lose it plays on; otherwise
    the policy decides.
    """
    likely[:] = 0.0
    rounds = len(results.starts) - 1
    for place in range(rounds):
        left = 1.0 / rounds
        for step in range(results.starts[place], results.starts[place + 1]):
            result, call = results.steps[step], results.calls[step]
            if results.deciders[step]:
                dealer = values[result]
                wins = dealer if results.deciders[step] > 0 else 1.0 - dealer
                if wins >= SURE:
                    call = 0.0
                elif wins <= 1.0 - SURE:
                    call = 1.0
            likely[result] += left * (1.0 - call)
            left *= call
            if left == 0.0:
                break


@compiled
def play_round(
    state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace, steps: Weights
) -> int:
    """Play the dealt round to its end, with koi-koi at each decision. Returns the number of steps.

    Each row of `steps` gets a step: the gain, the change of dealer, the decider, and the
    probability of a call. Seat 0 deals this round.
    """
    length = 0
    while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
        if state[table.PHASE] != table.DECIDE:
            rollout_policy.act(state, numbers, policy, workspace)
            continue
        seat = state[table.TO_ACT]
        points = table.total(state, seat, numbers)
        steps[length, 0] = -points if seat else points
        steps[length, 1] = table.next_oya(0, seat, numbers)
        steps[length, 2] = -1 if seat else 1
        steps[length, 3] = rollout_policy.chance_to_call(state, numbers, policy, workspace)
        length += 1
        table.koi(state, numbers)
    dealer, other = state[table.DELTA], state[table.DELTA + 1]
    steps[length, 0] = -other if other > 0 else dealer
    steps[length, 1] = state[table.OYA]
    steps[length, 2] = steps[length, 3] = 0.0
    return length + 1


@compiled
def play_rounds(  # noqa: PLR0917 - what is played with, and what is noted
    numbers: Numbers,
    policy: Policy,
    workspace: Workspace,
    deck: Numbers,
    starts: Numbers,
    steps: Weights,
) -> None:
    """Play rounds of the policy against itself, one month after the other.

    `starts`, shape (rounds + 1), gets the first step of each round as in `RoundResults`, `steps`
    the rows of `play_round`.
    """
    state = workspace.state
    for place in range(len(starts) - 1):
        table.new_match(state, numbers)
        state[table.NUMBER] = 1 + place % _MONTHS
        deal_shuffled(state, deck, workspace.deal_rng, numbers)
        if state[table.PHASE] == table.SWAP:
            table.settle_swap(state, False, numbers)
        length = play_round(state, numbers, policy, workspace, steps[starts[place] :])
        starts[place + 1] = starts[place] + length


def play_and_count(rules: Rules, rounds: int, seed: int) -> Months:
    """Return the results of `rounds` rounds, which must be a multiple of 12."""
    policy = rollout_policy.policy_for(rules, sharpness=SHARPNESS, corrected_by=SELFPLAY_NETWORK)
    starts, steps = np.zeros(rounds + 1, np.int64), np.zeros((rounds * _MOST_STEPS, 4))
    workspace = rollout_policy.new_workspace(seed)
    play_rounds(rule_numbers(rules), policy, workspace, np.arange(48), starts, steps)
    by_month = counted_month(rules, 1) and rules.points_month is not None
    return counted(np.diff(starts), steps[: starts[-1]], _MONTHS if by_month else 1)


def counted(lengths: Numbers, steps: Weights, months: int) -> Months:
    """Return the results of rounds in consecutive months. `lengths` are their numbers of steps."""
    different, which = np.unique(steps[:, :2].astype(np.int64), axis=0, return_inverse=True)
    gains, changes = np.ascontiguousarray(different.T)
    even = np.full(len(gains), 0.5)  # nobody is sure of anything
    by_month = []
    for month in range(months):
        chosen = np.repeat(np.arange(len(lengths)) % months == month, lengths)
        results = RoundResults(
            gains,
            changes,
            np.zeros(len(gains)),
            np.concatenate([[0], np.cumsum(lengths[month::months])]),
            which.reshape(-1)[chosen],
            steps[chosen, 2].astype(np.int64),
            steps[chosen, 3],
        )
        weigh(results, even, results.likely)
        by_month.append(results)
    return tuple(by_month)


@lru_cache(maxsize=64)
def round_results(rules: Rules) -> Months:
    """Return the results of a round under these rules. They are always the same."""
    return play_and_count(rules, ROUNDS_PLAYED, _SEED)
