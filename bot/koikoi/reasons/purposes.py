"""The purposes of an action, as plain values: reasons that the player who takes it can see.

This module doesn't judge how good an action is; the search does that. It lists facts that follow
from the rules and the visible cards, the most important first. Every purpose is true for every
possible hand of the opponent.
"""

from collections.abc import Iterator
from typing import Final

from bot.koikoi.actions import Action, Koi, Play, Stop, Take
from bot.koikoi.cards import EMPTY, FULL_DECK, Card, CardSet, Kind, card_set, cards_in, kind_of
from bot.koikoi.progress import progress
from bot.koikoi.reasons.afterstate import (
    Afterstate,
    Outs,
    afterstate,
    of_its_month,
    outs_to_add,
    outs_to_form,
)
from bot.koikoi.reasons.aims import RISKS, Aim, Purpose
from bot.koikoi.rules import Yaku, score, yaku_of
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView

_HOPEFUL: Final = 3  # a denial counts only if fewer cards than this could still form the yaku
_STEPS: Final = {
    Yaku.SANKO: 2, Yaku.INOSHIKACHO: 2, Yaku.AKATAN: 2, Yaku.AOTAN: 2, Yaku.TANE: 2, Yaku.TAN: 2,
    Yaku.KASU: 4,
}  # fmt: skip
"""Maximum number of cards that a yaku may still lack for `Aim.BUILDS`."""
_PRIZES: Final = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)


def purposes(view: PlayerView, action: Action) -> tuple[Purpose, ...]:
    """Return what an action achieves for the player to act, the most important first."""
    assert view.seat is not None
    match action:
        case Play() | Take():
            after = afterstate(view, action)
            found = [*_own(after), *_prizes(after)]
            if view.hand_counts[other(view.seat)]:  # otherwise the opponent has no turn left
                found += _denials(after)
                found += _laid(after)
            if isinstance(action, Play):
                found += _kept(after, action)
        case Koi():
            found = list(_hopes(afterstate(view, None), ()))
        case Stop():
            points = view.stake.score.total if view.stake is not None else 0
            found = [Purpose(Aim.BANKS, points=points), *_fears(afterstate(view, None))]
        case _:
            found = []
    return tuple(sorted(found, key=lambda purpose: -purpose.weight))


def _own(after: Afterstate) -> Iterator[Purpose]:
    """Yield what the captured cards do for the player's own yaku."""
    view = after.view
    assert view.seat is not None
    calls = view.calls[view.seat]
    before = yaku_of(view.captured[view.seat], view.rules, calls, view.month)
    now = yaku_of(after.own, view.rules, calls, view.month)
    gained = sum(one.points for one in now) - sum(one.points for one in before)
    known = {one.yaku for one in before}
    theirs = view.calls[other(view.seat)]
    stop = score(after.own, view.rules, calls, theirs, view.field_brights, view.month).total
    for one in now:
        if gained > 0 and one.yaku not in known:
            yield Purpose(Aim.COMPLETES, one.yaku, one.cards, one.points, stop=stop)
    if gained > 0 and {one.yaku for one in now} <= known:
        yield Purpose(Aim.ADDS, now[0].yaku, cards_in(after.took), gained)
    if after.took and after.hand:  # without a card there is no next turn
        own = view.captured[view.seat]
        yield from _hopes(after, outs_to_form(own, after.theirs, view.rules, calls, view.month))
        yield from _steps(after)


def _hopes(after: Afterstate, known: tuple[Outs, ...]) -> Iterator[Purpose]:
    """Yield the player's own yaku that lack one card now, and did not before the action."""
    view = after.view
    assert view.seat is not None
    calls = view.calls[view.seat]
    before = {outs.yaku for outs in known}
    for outs in outs_to_form(after.own, after.theirs, view.rules, calls, view.month):
        if outs.yaku in before:
            continue
        held = tuple(card for card in outs.cards if after.hand >> card & 1)
        lying = tuple(card for card in outs.cards if after.field >> card & 1)
        ready = tuple(
            card
            for card in (*held, *lying)
            if of_its_month(card, after.field if card in held else after.hand)
        )
        yield Purpose(Aim.NEARS, outs.yaku, outs.cards, outs.points, held, lying, ready)


def _steps(after: Afterstate) -> Iterator[Purpose]:
    """Yield the yaku that come nearer, if they lack only a few cards.

    At least one missing card must be in the player's hand or on the field.
    """
    view = after.view
    assert view.seat is not None
    own = view.captured[view.seat]
    before = {one.yaku: one for one in progress(own, after.theirs, view.rules, view.month)}
    for one in progress(after.own, after.theirs, view.rules, view.month):
        near = 1 < one.lacking <= _STEPS.get(one.yaku, 0) and one.lacking < before[one.yaku].lacking
        if not near or not one.possible or one.points <= 0:
            continue
        held = cards_in(CardSet(one.missing & after.hand))
        lying = cards_in(CardSet(one.missing & after.field))
        if held or lying:
            missing = cards_in(one.missing)
            yield Purpose(Aim.BUILDS, one.yaku, missing, one.points // 3, held, lying)


def _fears(after: Afterstate) -> Iterator[Purpose]:
    """Yield the opponent's yaku that lack one card which the opponent could still capture.

    After a koi-koi of the opponent, also yields the yaku to which such a card would add points.
    """
    near = [(Aim.FEARS, outs) for outs in _their_outs(after)]
    more = [(Aim.FEARS_MORE, outs) for outs in _their_growth(after, EMPTY)]
    for aim, outs in [*near, *more]:
        free = tuple(card for card in outs.cards if after.open_to_them(card))
        if free:
            lying = tuple(card for card in free if after.field >> card & 1)
            yield Purpose(aim, outs.yaku, free, outs.points, lying=lying)


def _their_outs(after: Afterstate) -> tuple[Outs, ...]:
    view = after.view
    assert view.seat is not None
    them = other(view.seat)
    return outs_to_form(
        after.theirs, view.captured[view.seat], view.rules, view.calls[them], view.month
    )


def _their_growth(after: Afterstate, without: CardSet) -> tuple[Outs, ...]:
    """Return the opponent's formed yaku to which one more card adds points, so that they may stop.

    Cards in `without` are left out.
    """
    view = after.view
    assert view.seat is not None
    if view.rules.decision == "new_yaku":
        return ()
    gone = CardSet(view.captured[view.seat] | without)
    return outs_to_add(after.theirs, gone, view.rules, view.calls[other(view.seat)], view.month)


def _denials(after: Afterstate) -> Iterator[Purpose]:
    """Yield the opponent's yaku that lose an important card because the action takes it."""
    view = after.view
    assert view.seat is not None
    taken = CardSet(after.took & view.field_cards)
    threatened = card_set(card for card in cards_in(taken) if after.matched(card))
    if not threatened:
        return
    one_card = {outs.yaku: outs for outs in _their_outs(after)}
    left = {one.yaku: one for one in progress(after.theirs, after.own, view.rules, view.month)}
    before = progress(after.theirs, view.captured[view.seat], view.rules, view.month)
    for one in before:
        near = one_card.get(one.yaku)
        lacks = one.missing if near is None else card_set(near.cards)
        lost = cards_in(CardSet(lacks & threatened))
        if not lost or not one.possible or one.formed or one.have == 0:
            continue
        rest = [card for card in cards_in(CardSet(lacks & ~taken)) if after.open_to_them(card)]
        if near is not None:
            if len(rest) < _HOPEFUL:
                yield Purpose(Aim.DENIES, one.yaku, lost, near.points)
        elif one.lacking == 2 <= len(lost) + len(rest) and not left[one.yaku].possible:
            yield Purpose(Aim.DENIES, one.yaku, lost, one.points // 4)


def _prizes(after: Afterstate) -> Iterator[Purpose]:
    taken = cards_in(after.took)
    prizes = tuple(card for kind in _PRIZES for card in taken if kind_of(card) is kind)
    if prizes:
        best = {Kind.BRIGHT: 6, Kind.ANIMAL: 2, Kind.RIBBON: 1}[kind_of(prizes[0])]
        yield Purpose(Aim.CAPTURES, cards=prizes, points=best)
    elif taken:
        yield Purpose(Aim.GATHERS, cards=taken)


def _laid(after: Afterstate) -> Iterator[Purpose]:
    """Yield the purposes of laying a card that takes nothing."""
    card = after.laid
    if card is None:
        return
    if not after.matched(card):
        yield Purpose(Aim.SAFE, cards=(card,), held=of_its_month(card, after.hand))
        return
    partners = of_its_month(card, after.hand)
    if partners:
        yield Purpose(Aim.RETURNS, cards=partners)
    risks = [*_risks(after, card)]
    yield from risks or [Purpose(Aim.HARMLESS, cards=(card,))]


def _risks(after: Afterstate, card: Card) -> Iterator[Purpose]:
    """Yield the risks of a laid card: the yaku that it helps the opponent to form or improve."""
    view = after.view
    assert view.seat is not None
    calls, own = view.calls[other(view.seat)], view.captured[view.seat]
    near = {outs.yaku: outs for outs in _their_outs(after)}
    for outs in near.values():
        if card in outs.cards:
            yield Purpose(Aim.GIVES, outs.yaku, (card,), outs.points)
    for outs in _their_growth(after, CardSet(FULL_DECK & ~(1 << card))):
        yield Purpose(Aim.FEEDS, outs.yaku, (card,), outs.points)
    pile = CardSet(after.theirs | 1 << card)
    for outs in outs_to_form(pile, own, view.rules, calls, view.month):
        if outs.yaku not in near and any(map(after.open_to_them, outs.cards)):
            yield Purpose(Aim.EXPOSES, outs.yaku, (card,), outs.points)


def _kept(after: Afterstate, action: Play) -> Iterator[Purpose]:
    """Yield the valuable cards that only the player can take, and that the action leaves."""
    view = after.view
    waiting: dict[Card, None] = {}
    for play in view.legal:
        if not isinstance(play, Play) or play.card >> 2 == action.card >> 2:
            continue
        taken = of_its_month(play.card, after.field)
        if taken and not after.matched(play.card):
            prizes = (card for card in (play.card, *taken) if kind_of(card) in _PRIZES)
            waiting.update(dict.fromkeys(prizes))
    if waiting:
        kinds = {kind: place for place, kind in enumerate(_PRIZES)}
        cards = tuple(sorted(waiting, key=lambda card: kinds[kind_of(card)]))
        yield Purpose(Aim.WAITS, cards=cards)


# The advantages of one action over another

_NEARER: Final = (Aim.BUILDS, Aim.NEARS, Aim.COMPLETES)
_WHICHEVER: Final = (Aim.HARMLESS, Aim.GATHERS, Aim.SAFE, Aim.DENIES, *RISKS)
"""The aims that count as the same purpose whatever the card."""


def advantages(view: PlayerView, action: Action, against: Action) -> tuple[Purpose, ...]:
    """Return the purposes of `action` that `against` doesn't have, the most important first."""
    known = purposes(view, against)
    return tuple(
        one for one in purposes(view, action) if not any(_covers(other, one) for other in known)
    )


def _covers(other: Purpose, one: Purpose) -> bool:
    """Return whether `one` is no advantage over an action that has the purpose `other`."""
    if one.aim in _NEARER:
        nearer = other.aim in _NEARER and _nearness(other) >= _nearness(one)
        return nearer and other.yaku is one.yaku
    if one.aim is Aim.ADDS:
        return other.aim is Aim.ADDS and other.points >= one.points
    alike = other.aim is one.aim and other.yaku is one.yaku
    return alike and (one.aim in _WHICHEVER or other.cards == one.cards)


def _nearness(one: Purpose) -> tuple[int, int]:
    """Return a sort key for how near a purpose brings its yaku, regardless of the cards."""
    worth = one.points if one.aim is Aim.COMPLETES else len(one.ready) > 0
    return _NEARER.index(one.aim), worth
