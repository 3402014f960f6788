"""A simple opponent that takes what is worth most now, and looks no further."""

import random
from typing import Final

from bot.koikoi import Action, Card, Kind, PlayerView, Play, Stop, Take, card_set, kind_of, score

_VALUES: Final = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1}


class Greedy:
    """Takes what is worth most now: yaku first, then the cards' old values. Stops at once."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action that gains most; chance decides between equals."""
        best = max(_gain(view, action) for action in view.legal)
        return rng.choice([action for action in view.legal if _gain(view, action) == best])


def _gain(view: PlayerView, action: Action) -> float:
    match action:
        case Stop():
            return 1
        case Take(target):
            assert view.drawn is not None
            return _worth(view, (view.drawn, target))
        case Play(card, target):
            taken = view.captures(card)
            if not taken:
                return -_VALUES[kind_of(card)]
            return _worth(view, (card, *(taken[0] if target is None else (target,))))
    return 0


def _worth(view: PlayerView, cards: tuple[Card, ...]) -> float:
    assert view.seat is not None
    pile = view.captured[view.seat]
    before = score(pile, view.rules, month=view.month).base
    after = score(type(pile)(pile | card_set(cards)), view.rules, month=view.month).base
    return 100 * (after - before) + sum(_VALUES[kind_of(card)] for card in cards)
