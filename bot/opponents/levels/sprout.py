"""An easy opponent for beginners."""

import random
from typing import Final

from bot.koikoi import Action, Kind, Play, PlayerView, Stop, Take, kind_of
from bot.opponents.levels.opponent import best

_OVERLOOKS: Final = 0.2
_CHARM: Final = {Kind.BRIGHT: 4, Kind.ANIMAL: 2, Kind.RIBBON: 1, Kind.CHAFF: 0}


class Sprout:
    """Plays like a beginner.

    Now and then it overlooks what its cards could take and lays any card. Otherwise
    it takes the prettiest card. It knows no yaku until it has one, and then it stops.
    """

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action that a beginner would take."""
        if Stop() in view.legal:
            return Stop()
        if rng.random() < _OVERLOOKS:
            return rng.choice(view.legal)
        return best(view, rng, _charm)


def _charm(view: PlayerView, action: Action) -> int:
    match action:
        case Take(target):
            return _CHARM[kind_of(target)]
        case Play(_, target) if target is not None:
            return 1 + _CHARM[kind_of(target)]
        case Play(card, None):
            taken = view.captures(card)
            return 1 + max(_CHARM[kind_of(one)] for one in taken[0]) if taken else 0
    return 0
