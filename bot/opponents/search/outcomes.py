"""How a round ends after each choice, world by world, and the chance to win the match then.

A computer player needs one number for each end, and gives up what falls behind. A person who
asks for advice wants to know several things about every choice: points, the chance to win, who
scores first. All are read from the same rounds, so that they never contradict one another.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np

from bot.koikoi import Rules
from bot.opponents.compiled import game
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import Observation
from bot.opponents.compiled.rng import next_bits
from bot.opponents.search import match_equity, rollout_policy
from bot.opponents.search.belief import Guesses
from bot.opponents.search.match_equity import FARTHEST, HIGHEST_TARGET, Goal
from bot.opponents.search.monte_carlo import make_world, play_on
from bot.opponents.search.rollout_policy import Policies, Workspace

GAINED, OWN, OTHER, DEALS, WINNER = range(5)
"""What is kept of an end: the player's gain (less the other's), both scores, whether the player
deals next, and who won the round (1: the player, -1: the other, 0: nobody)."""
FACTS: Final = 5
_USUAL_WIN: Final = 8


@compiled
def follow(  # noqa: PLR0917 - the choices stand in two arrays, as in a trial
    now: Observation,
    cards: Numbers,
    targets: Numbers,
    guesses: Guesses,
    ends: Numbers,
    goal: Goal,
    policies: Policies,
    workspace: Workspace,
) -> None:
    """Play every choice to the end of the round in a world for each guess."""
    for place in range(len(guesses.hands)):
        game.copy(workspace.world, now.state)
        make_world(workspace.world, now.unseen, guesses.hands[place], workspace.deal_rng)
        seed = next_bits(workspace.deal_rng)
        for choice in range(len(cards)):
            game.copy(workspace.state, workspace.world)
            workspace.choice_rng[0] = seed
            rollout_policy.do(workspace.state, now.numbers, cards[choice], targets[choice])
            play_on(now, goal, policies, guesses.kinds[place], workspace)
            note(workspace.state, now.seat, ends[choice, place])


@compiled
def note(state: Numbers, seat: int, end: Numbers) -> None:
    """Keep what counts of a round's end."""
    end[GAINED] = state[game.DELTA + seat] - state[game.DELTA + 1 - seat]
    end[OWN] = state[game.SCORE + seat]
    end[OTHER] = state[game.SCORE + 1 - seat]
    end[DEALS] = 1 if state[game.OYA] == seat else 0
    winner = state[game.ROUND_WINNER]
    end[WINNER] = 0 if winner < 0 else 1 if winner == seat else -1


def chances(rules: Rules, number: int, ends: Numbers) -> Weights:
    """Return the chance to win the match for each end of this round."""
    own, other, deals = ends[..., OWN], ends[..., OTHER], ends[..., DEALS]
    goal = match_equity.match_goal(rules, number)
    found: Weights
    if goal.kind == match_equity.LEAD:
        found = goal.table[deals, 0, np.clip(own - other, -FARTHEST, FARTHEST) + FARTHEST]
    elif goal.kind == match_equity.RACE:
        last = goal.table.shape[1] - 1
        found = goal.table[deals, np.minimum(own, last), np.minimum(other, last)]
    elif rules.zero_sum:
        found = _tug_of_war(rules, own, other)
    else:
        found = _long_race(rules, deals, own, other)
    return found


def _tug_of_war(rules: Rules, own: Numbers, other: Numbers) -> Weights:
    """Every point won is lost by the other, until one has the target, or nothing is left.

    Between equals the chance grows with the points: nobody can expect to win any.
    """
    assert rules.target is not None
    bank = rules.bank or 0
    reach = rules.target - bank
    if rules.bank is not None:
        reach = min(reach, bank)
    return np.asarray(np.clip(0.5 + (own - other) / (4.0 * max(reach, 1)), 0.0, 1.0))


def _long_race(rules: Rules, deals: Numbers, own: Numbers, other: Numbers) -> Weights:
    """A race to a far target: like the last stretch of it, on which both have as far to go.

    Where even that is too long, both ways are shortened by the same share.
    """
    assert rules.target is not None
    table = match_equity.by_scores(replace(rules, target=HIGHEST_TARGET, bank=None))
    to_go = np.maximum(rules.target - np.stack([own, other]), 0)
    share = np.minimum(1.0, HIGHEST_TARGET / np.maximum(to_go.max(axis=0), 1))
    ahead = HIGHEST_TARGET - np.ceil(to_go * share).astype(np.int64)
    found: Weights = table[deals, ahead[0], ahead[1]]
    return found


def chance_before(rules: Rules, number: int, scores: tuple[int, int], *, deals: bool) -> float:
    """Return the chance to win the match before this round, for who deals it or doesn't."""
    end = np.array([0, *scores, int(deals), 0])
    return float(chances(rules, number - 1, end))


@lru_cache(maxsize=64)
def point_worth(rules: Rules) -> float:
    """Return how much chance to win the match a point is worth, while the match stands even.

    That is little in the first of twelve rounds, much in the last: this is the mean over the
    rounds, or over the way to a target. A point is taken as a share of a usual round's win.
    """
    numbers = range(1, rules.rounds + 1) if rules.rounds is not None else (1,)
    far = 0 if rules.rounds is not None or rules.target is None else rules.target
    worth = []
    for number in numbers:
        for level in {far * quarter // 4 for quarter in range(4)}:
            for deals in (0, 1):
                scores = (level + _USUAL_WIN, level), (level, level + _USUAL_WIN)
                ahead, behind = (
                    chances(rules, number, np.array([0, *s, deals, 0])) for s in scores
                )
                worth.append(float(ahead - behind) / (2 * _USUAL_WIN))
    # Where the other pays it, a point counts once and changes the lead by two.
    return sum(worth) / len(worth) * (2.0 if rules.zero_sum else 1.0)
