"""What a computer player is, and those that look no further than the choice before them."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from bot.koikoi import (
    Action,
    Card,
    CardSet,
    Keep,
    Kind,
    Koi,
    Phase,
    Play,
    PlayerView,
    Stop,
    Take,
    YakuProgress,
    card_set,
    cards_of_month,
    kind_of,
    month_of,
    other,
    size,
    yaku_of,
)

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


# A simple opponent: it takes what is worth most now, and looks no further.
#
# A card is worth something by itself, more where it brings a yaku nearer, and something where it
# would bring the other player's nearer. Laying a card without a match gives that worth away.

_OWN_WORTH: Final = {Kind.BRIGHT: 3.0, Kind.ANIMAL: 1.2, Kind.RIBBON: 1.0, Kind.CHAFF: 0.4}

# What a point of a yaku counts when so many cards are lacking; none: one more card adds a point.
_NEARNESS: Final = (1.0, 1.0, 0.45, 0.2, 0.1, 0.05)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes what is worth most now.

    `denial` is how much of a card's worth to the other player counts. `daring` is how many hand
    cards make it think of koi-koi.
    """

    denial: float = 0.6
    daring: int = 4

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best action by its own measure; equals are settled by `rng`."""
        if view.phase is Phase.SWAP:
            return Keep()  # Nobody has seen a card: one hand is as good as the other.
        if view.phase is Phase.DECIDE:
            return Koi() if Koi() in view.legal and self._dares(view) else Stop()
        return best(view, rng, self._value)

    def _value(self, view: PlayerView, action: Action) -> float:
        if isinstance(action, Take):
            assert view.drawn is not None
            return self._gain(view, (view.drawn, action.target))
        assert isinstance(action, Play)
        if action.target is not None:
            return self._gain(view, (action.card, action.target))
        taken = view.captures(action.card)
        if taken:
            return self._gain(view, (action.card, *taken[0]))
        return -self._risk(view, action.card)

    def _gain(self, view: PlayerView, cards: tuple[Card, ...]) -> float:
        """What capturing these cards is worth, points scored by them at once above all."""
        assert view.seat is not None
        captured = view.captured[view.seat]
        calls = view.calls[view.seat]
        after = CardSet(captured | card_set(cards))
        scored = sum(yaku.points for yaku in yaku_of(after, view.rules, calls, view.month))
        before = sum(yaku.points for yaku in view.yaku[view.seat])
        return 3.0 * (scored - before) + sum(self._worth(view, card) for card in cards)

    def _worth(self, view: PlayerView, card: Card) -> float:
        """What a card is worth to have, and to keep from the other player."""
        assert view.seat is not None
        own = _promise(view.progress[view.seat], card)
        others = _promise(view.progress[other(view.seat)], card)
        return _OWN_WORTH[kind_of(card)] + own + self.denial * others

    def _risk(self, view: PlayerView, card: Card) -> float:
        """Return the expected loss of laying a card, by how many cards could still take it."""
        month = cards_of_month(month_of(card))
        gone = month & (view.captured[0] | view.captured[1] | view.hand)
        unseen = size(CardSet(month & ~gone))
        return 0.2 * self._worth(view, card) * (1 + unseen)

    def _dares(self, view: PlayerView) -> bool:
        """Judge whether to call: enough cards left, a yaku near, and no danger yet.

        Seven doubled points are enough to stop for; so is a call of the other player, who would
        otherwise only have to come first.
        """
        assert view.seat is not None
        assert view.stake is not None
        if view.stake.score.total >= 10 or view.calls[other(view.seat)]:
            return False
        danger = any(one.possible and one.lacking == 1 for one in view.progress[other(view.seat)])
        chance = any(one.possible and one.lacking == 1 for one in view.progress[view.seat])
        return size(view.hand) >= self.daring and chance and not danger


def _promise(progress: Iterable[YakuProgress], card: Card) -> float:
    """Return a card's value for a player: points of yaku, with more weight for near yaku."""
    return sum(
        (one.points if one.lacking else 1) * _NEARNESS[min(one.lacking, len(_NEARNESS) - 1)]
        for one in progress
        if one.possible and one.missing >> card & 1
    )


# Greed and nothing else, to measure against: the most points and the best cards, now.

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


# An easy opponent for beginners.

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
