"""What a computer player is."""

import random
from typing import Protocol

from bot.koikoi import Action, PlayerView


class Opponent(Protocol):
    """A computer player: it sees what its seat may see, and chooses one of the legal actions."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take; `view.legal` isn't empty. All chance comes from `rng`."""
        ...
