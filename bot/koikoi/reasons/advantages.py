"""The advantages of one action over another one."""

from typing import Final

from bot.koikoi.actions import Action
from bot.koikoi.reasons.aims import RISKS, Aim, Purpose
from bot.koikoi.reasons.purposes import purposes
from bot.koikoi.view import PlayerView

_NEARER: Final = (Aim.BUILDS, Aim.NEARS, Aim.COMPLETES)
_WHICHEVER: Final = (Aim.HARMLESS, Aim.GATHERS, Aim.SAFE, Aim.DENIES, *RISKS)
"""The aims for which the card doesn't matter."""


def advantages(view: PlayerView, action: Action, against: Action) -> tuple[Purpose, ...]:
    """Return what an action achieves and the other doesn't, the most important first."""
    known = purposes(view, against)
    return tuple(
        one for one in purposes(view, action) if not any(_covers(other, one) for other in known)
    )


def _covers(other: Purpose, one: Purpose) -> bool:
    """Return whether the purpose `other` makes the purpose `one` no advantage."""
    if one.aim in _NEARER:
        nearer = other.aim in _NEARER and _nearness(other) >= _nearness(one)
        return nearer and other.yaku is one.yaku
    if one.aim is Aim.ADDS:
        return other.aim is Aim.ADDS and other.points >= one.points
    alike = other.aim is one.aim and other.yaku is one.yaku
    return alike and (one.aim in _WHICHEVER or other.cards == one.cards)


def _nearness(one: Purpose) -> tuple[int, int]:
    """Return how near a purpose brings its yaku, whichever cards do it."""
    worth = one.points if one.aim is Aim.COMPLETES else len(one.ready) > 0
    return _NEARER.index(one.aim), worth
