"""The protocol of computer players, and the players that don't look ahead."""

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
    """A computer player: it chooses a legal action from the view of its seat."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take. `view.legal` must not be empty. All chance is from `rng`."""
        ...


def best(
    view: PlayerView, rng: random.Random, value: Callable[[PlayerView, Action], _Value]
) -> Action:
    """Return the legal action with the greatest value. `rng` chooses among equal ones."""
    values = [value(view, action) for action in view.legal]
    greatest = max(values)
    return rng.choice(
        [action for action, one in zip(view.legal, values, strict=True) if one == greatest]
    )


# A simple opponent: it takes the cards that are worth most now, and doesn't look ahead.
#
# A card has a worth of its own, more worth if it brings a yaku nearer, and some worth if it would
# bring a yaku of the other player nearer. Laying a card without a match loses that worth.

_OWN_WORTH: Final = {Kind.BRIGHT: 3.0, Kind.ANIMAL: 1.2, Kind.RIBBON: 1.0, Kind.CHAFF: 0.4}

# The weight of a yaku's points, by the number of missing cards. For 0, one more card adds 1 point.
_NEARNESS: Final = (1.0, 1.0, 0.45, 0.2, 0.1, 0.05)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the cards that are worth most now.

    `denial` is the weight (0 to 1) of a card's worth to the other player. `daring` is the minimum
    number of hand cards for calling koi-koi.
    """

    denial: float = 0.6
    daring: int = 4

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best action by its own measure; equals are settled by `rng`."""
        if view.phase is Phase.SWAP:
            return Keep()  # Nobody has seen a card, so both hands are equally good.
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
        """Return the worth of capturing these cards. Points that they score count most."""
        assert view.seat is not None
        captured = view.captured[view.seat]
        calls = view.calls[view.seat]
        after = CardSet(captured | card_set(cards))
        scored = sum(yaku.points for yaku in yaku_of(after, view.rules, calls, view.month))
        before = sum(yaku.points for yaku in view.yaku[view.seat])
        return 3.0 * (scored - before) + sum(self._worth(view, card) for card in cards)

    def _worth(self, view: PlayerView, card: Card) -> float:
        """Return the worth of getting a card, and of denying it to the other player."""
        assert view.seat is not None
        own = _promise(view.progress[view.seat], card)
        others = _promise(view.progress[other(view.seat)], card)
        return _OWN_WORTH[kind_of(card)] + own + self.denial * others

    def _risk(self, view: PlayerView, card: Card) -> float:
        """Return the expected loss of laying a card, by the number of cards that may take it."""
        month = cards_of_month(month_of(card))
        gone = month & (view.captured[0] | view.captured[1] | view.hand)
        unseen = size(CardSet(month & ~gone))
        return 0.2 * self._worth(view, card) * (1 + unseen)

    def _dares(self, view: PlayerView) -> bool:
        """Return whether to call koi-koi: with enough cards left, a yaku near, and no danger yet.

        It stops with ten points or more, or if the other player has called. After that call, the
        other player would only have to score first.
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


# A purely greedy baseline for measurements

_WORTH: Final = {Kind.BRIGHT: 20, Kind.ANIMAL: 10, Kind.RIBBON: 5, Kind.CHAFF: 1}
"""The points of cards in the traditional hanafuda games."""


class SimpleGreedy:
    """Takes the cards that score most at once, then the best cards, and stops at the first yaku.

    It considers neither later yaku nor the other player's yaku.
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
    """Return the points that these cards score at once, and the sum of their `_WORTH`."""
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

    Sometimes it overlooks all captures and plays a random card. Otherwise it takes the prettiest
    card. It doesn't aim at yaku, and stops as soon as it has one.
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
