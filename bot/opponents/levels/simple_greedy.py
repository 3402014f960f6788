"""Greed and nothing else, to measure against: the most points and the best cards, now."""

import random
from typing import Final

from bot.koikoi import (
    Action,
    Card,
    CardSet,
    Keep,
    Kind,
    Phase,
    Play,
    PlayerView,
    Stop,
    Take,
    card_set,
    kind_of,
    yaku_of,
)
from bot.opponents.levels.opponent import best

_WORTH: Final = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1}
"""What cards count in the old games with hanafuda."""


class SimpleGreedy:
    """Takes what scores most at once, then the best cards, and stops at the first yaku.

    It asks neither what a card promises later nor what the other player wants.
    """

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best action by its own measure; equals are settled by `rng`."""
        if view.phase is Phase.SWAP:
            return Keep()
        if view.phase is Phase.DECIDE:
            return Stop()
        return best(view, rng, _value)


def _value(view: PlayerView, action: Action) -> tuple[int, int]:
    match action:
        case Take(target):
            assert view.drawn is not None
            return _gain(view, (view.drawn, target))
        case Play(card, target):
            taken = (target,) if target is not None else (view.captures(card) or [()])[0]
            return _gain(view, (card, *taken)) if taken else (0, -_WORTH[kind_of(card)])
    raise AssertionError(action)


def _gain(view: PlayerView, cards: tuple[Card, ...]) -> tuple[int, int]:
    """Return the points that these cards score at once, and what they are worth."""
    assert view.seat is not None
    taken = card_set(cards)
    after = CardSet(view.captured[view.seat] | taken)
    calls = view.calls[view.seat]
    scored = sum(yaku.points for yaku in yaku_of(after, view.rules, calls, view.month))
    before = sum(yaku.points for yaku in view.yaku[view.seat])
    return scored - before, sum(_WORTH[kind_of(card)] for card in cards)
