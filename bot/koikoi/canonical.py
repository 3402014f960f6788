"""Which actions come to the same."""

from collections.abc import Hashable

from bot.koikoi.actions import Action, Play, Take
from bot.koikoi.cards import Card, Kind, kind_of, month_of


def canonical_action(action: Action) -> Hashable:
    """What an action comes to: equal for actions that are the same for all purposes.

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
