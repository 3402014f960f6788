"""Says in words what an action is good for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.koikoi.actions import Action, Play, Stop, Take
from bot.koikoi.cards import Card
from bot.koikoi.reasons import RISKS, Aim, Purpose, advantages, purposes
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.screens.wording.cards import card_inside, label, taking

BENEFITS: Final = tuple(aim for aim in Aim if aim not in RISKS)
"""The purposes that an action has."""
_MOST: Final = 2
"""The most reasons in one sentence: nobody reads more."""
_FEW: Final = 2
"""If more cards than these could complete a yaku, the cards are not named."""
_SOME: Final = 4
"""Of a yaku for which more cards than these would do, no single one is worth a word."""
_SUMMED: Final = (Aim.COMPLETES, Aim.BUILDS)
_BETTER: Final = {Aim.COMPLETES, Aim.ADDS, Aim.DENIES, Aim.NEARS, Aim.BUILDS}
"""What says more of chaff than that it is taken."""
_TOLD_FIRST: Final = (
    Aim.COMPLETES, Aim.ADDS, Aim.DENIES, Aim.CAPTURES, Aim.GATHERS, Aim.SAFE, Aim.RETURNS,
    Aim.HARMLESS, Aim.BUILDS, Aim.NEARS, Aim.WAITS, Aim.BANKS, Aim.FEARS, Aim.FEARS_MORE,
    *RISKS,
)  # fmt: skip
"""The order of reasons in a sentence: what is done, then what follows."""


def action_name(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return a card as its button says it: `Moon ▸ plain`.

    Raises `ValueError` if the action names no card.
    """
    match action:
        case Play(card, target) if target is not None:
            return taking(texts, card, target)
        case Play(card):
            return label(texts, card, view.captures(card))
        case Take(target) if view.drawn is not None:
            return taking(texts, view.drawn, target)
    raise ValueError(f"{action.text} names no card.")


def reasons(
    texts: Texts,
    view: PlayerView,
    action: Action,
    aims: Sequence[Aim] = tuple(Aim),
    *,
    most: int = _MOST,
    against: Action | None = None,
    bold: bool = True,
) -> str:
    """Return the most important purposes of an action, as one sentence without its full stop.

    *against*: return only the purposes that this other action doesn't have, for a review. Anybody
    may read a review, so it says "the other" and not "your opponent". *bold*: whether yaku are
    written bold, in Markdown. Returns "" if there is nothing to say.
    """
    all_ = purposes(view, action) if against is None else advantages(view, action, against)
    found = [one for one in all_ if one.aim in aims]
    return sentence(texts, weightiest(found, most), to_player=against is None, bold=bold)


def deciding(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return what koi-koi or stop decides in the last round, which no other reason outweighs.

    "" if the match goes on either way.
    """
    if view.stake is None or view.stake.stopped.outcome is None:
        return ""
    winner = view.stake.stopped.outcome.winner
    if isinstance(action, Stop):
        return texts("reason-stop-wins") if winner == view.to_act else ""
    if winner == view.to_act:
        return ""
    return texts("reason-stop-ties" if winner is None else "reason-stop-loses")


def dangers(
    texts: Texts,
    view: PlayerView,
    action: Action,
    better: Action,
    *,
    most: int = 1,
    bold: bool = True,
) -> str:
    """Return what an action offers to the other player and a better one doesn't, for a review.

    The most important come first, as one sentence without its full stop; "" if there are none.
    """
    found = [one for one in advantages(view, action, better) if one.aim in RISKS]
    return texts("reason-gap").join(
        texts(f"danger-{one.aim}", yaku=_yaku_name(texts, one, bold=bold)) for one in found[:most]
    )


def weightiest(found: Sequence[Purpose], most: int = _MOST) -> list[list[Purpose]]:
    """Return the most important purposes; each list is told together, and risks come last."""
    told = [*_together(found)][:most]
    return sorted(told, key=lambda alike: _TOLD_FIRST.index(alike[0].aim))


def sentence(
    texts: Texts,
    told: Sequence[Sequence[Purpose]],
    *,
    to_player: bool = True,
    bold: bool = True,
) -> str:
    """Return purposes in words, without a full stop; to the player themselves, or about them."""
    other = texts("reason-opponent") if to_player else texts("reason-the-other")
    clauses = (_clause(texts, alike, other, bold=bold) for alike in told)
    return texts("reason-gap").join(clauses)


def _together(found: Sequence[Purpose]) -> Iterator[list[Purpose]]:
    """Yield lists of purposes that are told together: several yaku by the same card.

    "Captures a card" is left out if the reason for the capture is told.
    """
    aims = {one.aim for one in found}
    completed = Aim.COMPLETES in aims
    denied = {card for one in found if one.aim is Aim.DENIES for card in one.cards}
    for _, group in groupby(found, lambda one: (one.aim, one.aim not in _SUMMED and one.cards)):
        alike = [*group]
        if alike[0].aim is Aim.GATHERS and aims & _BETTER:
            continue
        if alike[0].aim is Aim.CAPTURES:
            rest = tuple(card for card in alike[0].cards if card not in denied)
            alike = [replace(alike[0], cards=rest)] if rest and not completed else []
        if alike:
            yield alike


def _clause(texts: Texts, alike: Sequence[Purpose], other: str, *, bold: bool) -> str:
    first = alike[0]
    key, cards, between = f"reason-{first.aim}", first.cards, "and"
    points = sum(one.points for one in alike)
    match first.aim:
        case Aim.NEARS:
            key, cards = _near(first)
            between = "or"
        case Aim.FEARS:
            key = key if len(cards) <= _FEW else "reason-fears-many"
            between = "or"
        case Aim.WAITS:
            cards = cards[:_FEW]
        case Aim.SAFE if first.held:
            key, cards, between = "reason-safe-held", first.held, "or"
        case Aim.RETURNS:
            between = "or"
        case Aim.COMPLETES if first.stop not in (0, points):
            key = "reason-completes-stop"  # as the button says it
    yaku = [_yaku_name(texts, one, bold=bold) for one in alike if one.yaku]
    return texts(
        key,
        yaku=listed(texts, yaku),
        points=points,
        stop=first.stop,
        cards=card_words(texts, cards, between),
        other=other,
    )


def _yaku_name(texts: Texts, one: Purpose, *, bold: bool) -> str:
    shown = texts(f"yaku-{one.yaku}")
    return f"**{shown}**" if bold else shown


def _near(one: Purpose) -> tuple[str, tuple[Card, ...]]:
    """Return the message that says how near a yaku is, and the cards that it names."""
    if one.ready:
        lies = one.ready[0] in one.lying
        return "reason-nears-take" if lies else "reason-nears-play", one.ready[:1]
    if len(one.cards) <= _SOME and one.held:
        return "reason-nears-held", one.held[:1]
    if len(one.cards) <= _SOME and one.lying:
        return "reason-nears-lying", one.lying[:1]
    return ("reason-nears", one.cards) if len(one.cards) <= _FEW else ("reason-nears-many", ())


def card_words(texts: Texts, cards: Sequence[Card], between: str = "and") -> str:
    """Return cards for the middle of a sentence, each name once: `the moon and the pine ribbon`."""
    names = dict.fromkeys(card_inside(texts, card) for card in cards)
    return listed(texts, list(names), between)


def listed(texts: Texts, items: Sequence[str], between: str = "and") -> str:
    """Return `A`, `A and B`, `A, B and C`; or with `or`."""
    if len(items) < 2:
        return "".join(items)
    first = texts(f"list-{between}-more").join(items[:-1])
    return f"{first}{texts(f'list-{between}')}{items[-1]}"
