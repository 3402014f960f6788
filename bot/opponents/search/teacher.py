"""The teacher: it tells a person how good each of their choices is.

It samples possible worlds like the strongest computer player and has the same goal. But it drops
no choice early, because a learner wants to know how much worse the other choices are. It gets a
`PlayerView`, so hidden cards never change the advice.
"""

import random
from typing import Final

import numpy as np

from bot.koikoi import Keep, Koi, Phase, PlayerView
from bot.opponents.advice import Advice, Judged, Odds
from bot.opponents.compiled.compiling import Numbers, Weights
from bot.opponents.compiled.encoding import observe, past_choices
from bot.opponents.search import belief, match_equity, outcomes, rollout_policy
from bot.opponents.search.search_player import TEACHER, policies_for, trial_of

__all__ = ["Advice", "Judged", "Odds", "advise"]

PLAYOUTS: Final = TEACHER.playouts
"""The number of playouts for one position, over all choices."""
LEAST: Final = 100
"""Each choice is tried in at least this many worlds."""
PLAYOUTS_OF_A_GUESS: Final = 20
"""A guess at the opponent's hand takes longer than a playout, so many playouts share it."""


def advise(view: PlayerView, rng: random.Random, playouts: int = PLAYOUTS) -> Advice:
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
    ends = np.zeros((len(view.legal), worlds, outcomes.FACTS), np.int64)
    goal = match_equity.match_goal(view.rules, view.number)
    outcomes.follow(now, trial.cards, trial.targets, guesses, ends, goal, policies, workspace)
    return Advice(_judged(view, ends), _odds(view, ends), outcomes.point_worth(view.rules))


def hurried_advice(view: PlayerView, rng: random.Random, patience: float) -> Advice:
    """Judge with only a share of the usual playouts, because other requests wait.

    `patience` is that share, above 0 and at most 1.
    """
    return advise(view, rng, int(PLAYOUTS * patience))


def _judged(view: PlayerView, ends: Numbers) -> tuple[Judged, ...]:
    points = ends[..., outcomes.GAINED] / (2.0 if view.rules.zero_sum else 1.0)
    chances = outcomes.chances(view.rules, view.number, ends)
    # Like the search: points still count a little if the match is as good as decided.
    worth = chances.mean(axis=1) + match_equity.MARGIN * points.mean(axis=1)
    order = [int(place) for place in np.argsort(-worth, kind="stable")]
    errors = _errors(points, order[0])
    chance_errors = _errors(chances, order[0])
    return tuple(
        Judged(
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


def _odds(view: PlayerView, ends: Numbers) -> Odds | None:
    if Koi() not in view.legal:
        return None
    winners = ends[view.legal.index(Koi()), :, outcomes.WINNER]
    improve, other_first = float((winners > 0).mean()), float((winners < 0).mean())
    return Odds(improve, other_first, max(0.0, 1.0 - improve - other_first))


def _unseen_hands(view: PlayerView) -> Advice:
    """Judge a swap. Nobody has seen a card, so both hands are equal; keeping comes first."""
    assert view.seat is not None
    own, other = view.scores[view.seat], view.scores[1 - view.seat]
    chance = outcomes.chance_before(
        view.rules, view.number, (own, other), deals=view.oya == view.seat
    )
    kept_first = sorted(view.legal, key=lambda action: action != Keep())
    return Advice(tuple(Judged(action, 0.0, chance, 0.0) for action in kept_first), None)
