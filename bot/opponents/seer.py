"""A player who sees all hands and the pile: no opponent, but the ceiling of what skill can win.

It chooses as the master does, but in the one world that is. What it wins against a player is
more than any player could that sees only what it may.
"""

import random

import numpy as np

from bot.koikoi import Action, Keep, Match, Phase, PlayerView
from bot.opponents import flow, instinct, prospects, search
from bot.opponents.chance import chance_from
from bot.opponents.situation import situation_of
from bot.opponents.thinking import choice_numbers

_PLAYOUTS: int = 2000


class Seer:
    """Sees everything."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Nobody can see everything in a view."""
        raise NotImplementedError

    def choose_knowing(self, match: Match, view: PlayerView, rng: random.Random) -> Action:
        """Return the best choice in the world as it is."""
        if len(view.legal) == 1 or view.phase is Phase.SWAP:
            return view.legal[-1] if view.phase is not Phase.SWAP else Keep()
        assert match.round is not None
        now = situation_of(view)
        state = now.state
        state[flow.HAND + 1 - now.seat] = match.round.hands[1 - now.seat]
        for place, card in enumerate(match.round.pile):
            state[flow.PILE + place] = card
        weights = instinct.scaled(instinct.learned(), view.rules)
        cards, targets = choice_numbers(view.legal)
        kind, table = prospects.prospects(view.rules, view.number)
        totals = search.try_in_this_world(
            state, now.numbers, cards, targets, _PLAYOUTS // len(cards), weights,
            instinct.scales(view.rules), 1.0, kind, table, np.zeros(len(cards)),
            chance_from(rng.getrandbits(62)), np.zeros(flow.STATE_SIZE, np.int64),
            np.zeros(160, np.int64), np.zeros(128),
        )
        return view.legal[int(np.argmax(totals))]
