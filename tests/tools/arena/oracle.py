"""The oracle: a player who sees all hands and the pile, used as an upper bound for skill.

Nobody plays against it. It chooses like the master, but in the true world. Its gain over a player
exceeds the gain of any player without hidden information.
"""

import random

import numpy as np

from bot.koikoi import Action, Keep, Match, Phase, PlayerView
from bot.koikoi.engine import table
from bot.opponents.compiled.encoding import observe
from bot.opponents.search import match_equity, monte_carlo, rollout_policy
from bot.opponents.search.belief import new_guesses
from bot.opponents.search.search_player import MASTER, policies_for, trial_of

_PLAYOUTS: int = 2000


class Oracle:
    """A player who sees all cards."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Raise `NotImplementedError`: a view doesn't contain the hidden cards."""
        raise NotImplementedError

    def choose_knowing(self, match: Match, view: PlayerView, rng: random.Random) -> Action:
        """Return the best action, given the true hands and pile of the match."""
        if view.phase is Phase.SWAP:
            return Keep()
        if len(view.legal) == 1:
            return view.legal[0]
        assert match.round is not None
        now = observe(view)
        now.state[table.HAND + 1 - now.seat] = match.round.hands[1 - now.seat]
        for place, card in enumerate(match.round.pile):
            now.state[table.PILE + place] = card
        goal = match_equity.match_goal(view.rules, view.number)
        guesses = new_guesses(_PLAYOUTS // len(view.legal))
        trial = trial_of(view.legal, guesses, patience=0.0)
        workspace = rollout_policy.new_workspace(rng.getrandbits(62))
        monte_carlo.try_in_this_world(now, trial, goal, policies_for(view.rules, MASTER), workspace)
        return view.legal[int(np.argmax(trial.results.sum(axis=1)))]
