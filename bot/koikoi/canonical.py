"""Which actions are equivalent."""

from collections.abc import Hashable

from bot.koikoi.actions import Action, Play, Take
from bot.koikoi.cards import Card, Kind, kind_of, month_of


def canonical_action(action: Action) -> Hashable:
    """Return a key that is equal for equivalent actions.

    Plain chaff of one month is interchangeable, in the hand as on the field.
    """
    match action:
        case Play(card, target):
            return "play", _worth(card), None if target is None else _worth(target)
        case Take(target):
            return "take", _worth(target)
    return action.text


def _worth(card: Card) -> Hashable:
    return (month_of(card),) if kind_of(card) is Kind.CHAFF else card
