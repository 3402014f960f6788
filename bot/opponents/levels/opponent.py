"""What a computer player is."""

import random
from collections.abc import Callable
from typing import Protocol, TypeVar

from bot.koikoi import Action, PlayerView

_Value = TypeVar("_Value", float, tuple[int, int])


class Opponent(Protocol):
    """A computer player: it sees what its seat may see, and chooses one of the legal actions."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take; `view.legal` isn't empty. All chance comes from `rng`."""
        ...


def best(
    view: PlayerView, rng: random.Random, value: Callable[[PlayerView, Action], _Value]
) -> Action:
    """Return the legal action of the greatest value; equals are settled by `rng`."""
    values = [value(view, action) for action in view.legal]
    greatest = max(values)
    return rng.choice(
        [action for action, one in zip(view.legal, values, strict=True) if one == greatest]
    )
