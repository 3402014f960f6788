"""The purposes of an action in words."""

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
"""The aims that are arguments for an action."""
_MAX_REASONS: Final = 2
"""Maximum number of reasons in one sentence."""
_FEW: Final = 2
"""Maximum number of cards that are named if each of them could complete a yaku."""
_SOME: Final = 4
"""Maximum number of cards that could complete a yaku for which the player's own are mentioned."""
_SUMMED: Final = (Aim.COMPLETES, Aim.BUILDS)
_BETTER: Final = {Aim.COMPLETES, Aim.ADDS, Aim.DENIES, Aim.NEARS, Aim.BUILDS}
"""Aims that are better reasons than the capture of chaff alone."""
_ORDER: Final = (
    Aim.COMPLETES, Aim.ADDS, Aim.DENIES, Aim.CAPTURES, Aim.GATHERS, Aim.SAFE, Aim.RETURNS,
    Aim.HARMLESS, Aim.BUILDS, Aim.NEARS, Aim.WAITS, Aim.BANKS, Aim.FEARS, Aim.FEARS_MORE,
    *RISKS,
)  # fmt: skip
"""The order of reasons in a sentence: direct effects, then later ones."""


def action_name(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return an action as on its button: `Moon ▸ plain`.

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
    most: int = _MAX_REASONS,
    against: Action | None = None,
    bold: bool = True,
) -> str:
    """Return the most important purposes of an action, as one sentence without its full stop.

    With *against*, only the purposes that this other action doesn't have are returned, for a
    review. Anybody may read a review, so it has "the other" and not "your opponent". If *bold* is
    true, yaku are bold in Markdown. Returns "" if the action has no purpose.
    """
    all_ = purposes(view, action) if against is None else advantages(view, action, against)
    chosen = [one for one in all_ if one.aim in aims]
    return sentence(texts, weightiest(chosen, most), to_player=against is None, bold=bold)


def deciding(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return the effect of koi-koi or stop on the match in the last round, the strongest reason.

    Returns "" if the match goes on either way.
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
    """Return the risks of an action that a better one doesn't have, for a review.

    They are one sentence without its full stop, the most important first; "" without such risks.
    """
    risks = [one for one in advantages(view, action, better) if one.aim in RISKS]
    return texts("reason-gap").join(
        texts(f"danger-{one.aim}", yaku=_yaku_name(texts, one, bold=bold)) for one in risks[:most]
    )


def weightiest(found: Sequence[Purpose], most: int = _MAX_REASONS) -> list[list[Purpose]]:
    """Return the most important purposes. Each list has a common sentence; risks come last."""
    groups = [*_together(found)][:most]
    return sorted(groups, key=lambda alike: _ORDER.index(alike[0].aim))


def sentence(
    texts: Texts,
    told: Sequence[Sequence[Purpose]],
    *,
    to_player: bool = True,
    bold: bool = True,
) -> str:
    """Return purposes in words, without a full stop, addressed to the player or about them."""
    other = texts("reason-opponent") if to_player else texts("reason-the-other")
    clauses = (_clause(texts, alike, other, bold=bold) for alike in told)
    return texts("reason-gap").join(clauses)


def _together(found: Sequence[Purpose]) -> Iterator[list[Purpose]]:
    """Yield lists of purposes with a common sentence, such as several yaku by the same card.

    "Captures a card" is left out if the reason for the capture is included.
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
            key = "reason-completes-stop"  # with the same points as the button
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
    """Return the id of the message about a near yaku, and the cards that it names."""
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
