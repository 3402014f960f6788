"""What speaks for an action rather than for another one."""

from bot.koikoi.actions import Action
from bot.koikoi.aims import RISKS, Aim, Purpose
from bot.koikoi.cards import Card
from bot.koikoi.purpose import purposes
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku import Yaku

_WHICHEVER = (Aim.HARMLESS, Aim.GATHERS, Aim.SAFE, *RISKS)


def advantages(view: PlayerView, action: Action, against: Action) -> tuple[Purpose, ...]:
    """Return what an action achieves and the other one doesn't: the weightiest first."""
    known = {_gist(one) for one in purposes(view, against)}
    return tuple(one for one in purposes(view, action) if _gist(one) not in known)


def _gist(one: Purpose) -> tuple[Aim, Yaku | None, tuple[Card, ...]]:
    """What makes two purposes the same; for some it doesn't matter which card they are about."""
    return one.aim, one.yaku, () if one.aim in _WHICHEVER else one.cards
