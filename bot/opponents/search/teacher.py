"""The teacher: it judges each choice for the person who has to choose.

A computer player needs only one number for each end, and drops worse choices early. A person who
asks for advice wants several facts about every choice: points, the probability of winning, and
who scores first. All are computed from the same playouts, so they never contradict one another.
"""

import random
from functools import lru_cache
from typing import Final

import numpy as np

from bot.koikoi import Keep, Koi, Phase, PlayerView, Rules
from bot.koikoi.engine import table
from bot.opponents.advice import ActionWorth, EngineAdvice, KoiKoiOdds
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import Observation, observe, past_choices
from bot.opponents.compiled.rng import next_bits
from bot.opponents.search import belief, match_equity, rollout_policy
from bot.opponents.search.belief import Guesses
from bot.opponents.search.match_equity import SearchGoal, chance_at
from bot.opponents.search.monte_carlo import make_world, play_on
from bot.opponents.search.rollout_policy import Policies, Workspace
from bot.opponents.search.search_player import TEACHER, policies_for, trial_of

GAINED, OWN, OTHER, DEALS, WINNER = range(5)
"""The facts stored about each end of a round: the player's gain minus the opponent's (points), both
scores (points), whether the player deals next (1 or 0), and who won the round (1: the player, -1:
the opponent, 0: nobody)."""
FACTS: Final = 5
_USUAL_WIN: Final = 8


@compiled
def follow(  # noqa: PLR0917 - the choices stand in two arrays, as in a trial
    now: Observation,
    cards: Numbers,
    targets: Numbers,
    guesses: Guesses,
    ends: Numbers,
    goal: SearchGoal,
    policies: Policies,
    workspace: Workspace,
) -> None:
    """Play every choice to the end of the round, in many worlds.

    The facts go into `ends`, shape (choices, worlds, FACTS). Worlds may share a guess.
    """
    for place in range(ends.shape[1]):
        guess = place % len(guesses.hands)
        table.copy(workspace.world, now.state)
        make_world(workspace.world, now.unseen, guesses.hands[guess], workspace.deal_rng)
        seed = next_bits(workspace.deal_rng)
        for choice in range(len(cards)):
            table.copy(workspace.state, workspace.world)
            workspace.choice_rng[0] = seed
            rollout_policy.do(workspace.state, now.numbers, cards[choice], targets[choice])
            play_on(now, goal, policies, guesses.kinds[guess], workspace)
            note(workspace.state, now.seat, ends[choice, place])


@compiled
def note(state: Numbers, seat: int, end: Numbers) -> None:
    """Store the facts about the end of a round in `end`, shape (FACTS)."""
    end[GAINED] = state[table.DELTA + seat] - state[table.DELTA + 1 - seat]
    end[OWN] = state[table.SCORE + seat]
    end[OTHER] = state[table.SCORE + 1 - seat]
    end[DEALS] = 1 if state[table.OYA] == seat else 0
    winner = state[table.ROUND_WINNER]
    end[WINNER] = 0 if winner < 0 else 1 if winner == seat else -1


def chances_of(rules: Rules, number: int, ends: Numbers) -> Weights:
    """Return the probability of winning the match (0 to 1) for each end of round `number`.

    `ends` has the shape (..., FACTS); the result has the same shape without the last axis.
    """
    chances = np.zeros(ends.shape[:-1])
    goal = match_equity.match_goal(rules, number)
    look_up(goal, ends.reshape(-1, FACTS), chances.reshape(-1))
    return chances


@compiled
def look_up(goal: SearchGoal, ends: Numbers, found: Weights) -> None:
    """Look up the probability of winning the match for each end, into `found`."""
    for place in range(len(ends)):
        own, other, deals = ends[place, OWN], ends[place, OTHER], ends[place, DEALS]
        found[place] = chance_at(goal, own, other, deals)


def chance_before(rules: Rules, number: int, scores: tuple[int, int], *, deals: bool) -> float:
    """Return the probability of winning the match (0 to 1) before round `number`.

    `scores` are the player's and the opponent's points. `deals` is true if the player deals.
    """
    end = np.array([0, *scores, int(deals), 0])
    return float(chances_of(rules, number - 1, end))


@lru_cache(maxsize=64)
def point_worth(rules: Rules) -> float:
    """Return the probability of winning an even match that one point adds, on average.

    A point adds little in the first of twelve rounds, and much in the last. The result is the mean
    over all rounds, or over several scores up to the target. It is the effect of a typical win of 8
    points, divided by 8.
    """
    numbers = range(1, rules.rounds + 1) if rules.rounds is not None else (1,)
    start = rules.bank or 0
    far = 0 if rules.target is None else rules.target - start
    worth = []
    for number in numbers:
        for level in {start + far * quarter // 4 for quarter in range(4)}:
            for deals in (0, 1):
                scores = (level + _USUAL_WIN, level), (level, level + _USUAL_WIN)
                ahead, behind = (
                    chances_of(rules, number, np.array([0, *s, deals, 0])) for s in scores
                )
                worth.append(float(ahead - behind) / (2 * _USUAL_WIN))
    # In zero-sum rules the opponent pays the point, so one point changes the lead by two.
    return sum(worth) / len(worth) * (2.0 if rules.zero_sum else 1.0)


# The advice
#
# The teacher samples possible worlds like the strongest computer player and has the same goal. But
# it drops no choice early, because a learner wants to know how much worse the other choices are. It
# gets a `PlayerView`, so hidden cards never change the advice.

__all__ = ["ActionWorth", "EngineAdvice", "KoiKoiOdds", "advise"]

PLAYOUTS: Final = TEACHER.playouts
"""The number of playouts for one position, over all choices."""
LEAST: Final = 100
"""Minimum number of worlds in which each choice is tried."""
PLAYOUTS_OF_A_GUESS: Final = 20
"""Number of playouts that share a guess at the opponent's hand. A guess takes longer than a
playout."""


def advise(view: PlayerView, rng: random.Random, playouts: int = PLAYOUTS) -> EngineAdvice:
    """Judge every legal action of the player to act, best first.

    The same view, `playouts` and state of `rng` give the same advice. There must be a legal
    action.
    """
    assert view.legal
    if view.phase is Phase.SWAP:
        return _unseen_hands(view)
    policies = policies_for(view.rules, TEACHER)
    workspace = rollout_policy.new_workspace(rng.getrandbits(62))
    now = observe(view)
    worlds = max(LEAST, playouts // len(view.legal))
    guesses = belief.new_guesses(min(worlds, max(LEAST, playouts // PLAYOUTS_OF_A_GUESS)))
    belief.believe(now, past_choices(view, TEACHER.trust), policies, guesses, workspace)
    trial = trial_of(view.legal, guesses, patience=0.0)
    ends = np.zeros((len(view.legal), worlds, FACTS), np.int64)
    goal = match_equity.match_goal(view.rules, view.number)
    follow(now, trial.cards, trial.targets, guesses, ends, goal, policies, workspace)
    return EngineAdvice(_judged(view, ends), _odds(view, ends), point_worth(view.rules))


def hurried_advice(view: PlayerView, rng: random.Random, patience: float) -> EngineAdvice:
    """Judge with only a share of the usual playouts, for when other requests wait.

    `patience` is that share, above 0 and at most 1.
    """
    return advise(view, rng, int(PLAYOUTS * patience))


def _judged(view: PlayerView, ends: Numbers) -> tuple[ActionWorth, ...]:
    points = ends[..., GAINED] / (2.0 if view.rules.zero_sum else 1.0)
    chances = chances_of(view.rules, view.number, ends)
    # As in the search, points still count a little if the match is almost decided.
    worth = chances.mean(axis=1) + match_equity.MARGIN * points.mean(axis=1)
    order = [int(place) for place in np.argsort(-worth, kind="stable")]
    errors = _errors(points, order[0])
    chance_errors = _errors(chances, order[0])
    return tuple(
        ActionWorth(
            view.legal[place],
            float(points[place].mean()),
            float(chances[place].mean()),
            float(errors[place]),
            float(chance_errors[place]),
        )
        for place in order
    )


def _errors(results: Weights, best: int) -> Weights:
    """Return the standard error of the difference between the best mean and each choice's mean."""
    behind: Weights = (results[best] - results).std(axis=1) / np.sqrt(results.shape[1])
    return behind


def _odds(view: PlayerView, ends: Numbers) -> KoiKoiOdds | None:
    if Koi() not in view.legal:
        return None
    winners = ends[view.legal.index(Koi()), :, WINNER]
    improve, other_first = float((winners > 0).mean()), float((winners < 0).mean())
    return KoiKoiOdds(improve, other_first, max(0.0, 1.0 - improve - other_first))


def _unseen_hands(view: PlayerView) -> EngineAdvice:
    """Judge a swap. Nobody has seen a card, so both choices are equal; keeping comes first."""
    assert view.seat is not None
    own, other = view.scores[view.seat], view.scores[1 - view.seat]
    chance = chance_before(view.rules, view.number, (own, other), deals=view.oya == view.seat)
    kept_first = sorted(view.legal, key=lambda action: action != Keep())
    return EngineAdvice(tuple(ActionWorth(action, 0.0, chance, 0.0) for action in kept_first), None)
