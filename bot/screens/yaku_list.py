"""Lists the yaku so far and within reach, under the rules in force, with a chart of all yaku."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import cards_in
from bot.koikoi.progress import YakuProgress
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.screens.message import Screen
from bot.screens.rules_panel import chart_picture
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.alt import near_list
from bot.screens.wording.cards import card_list, card_words
from bot.screens.wording.sums import base_sum

NEAR: Final = 3
"""Yaku that lack more cards than this are not listed."""
MOST_NAMED: Final = 4


def yaku_screen(model: ViewModel) -> Screen:
    """Show a player their own yaku and the opponent's; show a watcher those of both."""
    view = model.view
    assert view is not None
    chart = chart_picture(model.texts, view.rules)
    if model.seat is None:
        lines = [line for seat in model.seats for line in _watched(model, view, seat)]
    else:
        lines = _played(model, view, model.seat)
    return Screen(joined([*lines]), picture=chart)


def _watched(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    title = model.texts("yaku-title-player", mark=model.mark(seat), name=model.name(seat))
    return [title, *(_lines(model, view, seat) or [model.texts("yaku-none")])]


def _played(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    texts, opponent = model.texts, other(seat)
    lines = _lines(model, view, seat)
    marked = any(view.hand & one.missing for one in _near(view, seat))
    name, theirs = model.name(opponent), view.yaku[opponent]
    near = near_list(texts, view.near_yaku(opponent))
    return [
        texts("yaku-title-own", name=name),
        *(lines or [texts("yaku-none")]),
        *([texts("yaku-in-hand")] if marked else []),
        texts("yaku-opponent", name=name, sum=base_sum(texts, theirs))
        if theirs
        else texts("yaku-opponent-none", name=name),
        *([texts("yaku-opponent-near", near=near)] if near else []),
    ]


def _lines(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    texts = model.texts
    formed = [
        texts(
            "yaku-formed",
            yaku=texts(f"yaku-{one.yaku}"),
            points=one.points,
            cards=card_list(texts, one.cards),
        )
        for one in view.yaku[seat]
    ]
    return [*formed, *(_needs(model, view, one) for one in _near(view, seat))]


def _near(view: PlayerView, seat: Seat) -> list[YakuProgress]:
    """Return the yaku that have begun, lack few cards, and can still happen."""
    return [
        one
        for one in view.progress[seat]
        if one.have > 0 and 0 < one.lacking <= NEAR and view.still_forms(seat, one)
    ]


def _needs(model: ViewModel, view: PlayerView, one: YakuProgress) -> str:
    """Say what a yaku needs; cards of the reader's hand come first, with a mark."""
    texts, missing = model.texts, cards_in(one.missing)
    held = [card for card in missing if view.hand >> card & 1]
    named = [*held, *(card for card in missing if card not in held)][:MOST_NAMED]
    words = [
        *(texts("yaku-held", card=word) for word in card_words(texts, held[:MOST_NAMED])),
        *card_words(texts, named[len(held) :]),
    ]
    cards = texts("list-comma").join(words)
    if len(missing) > MOST_NAMED:
        cards = f"{cards} {texts('yaku-more', count=len(missing) - MOST_NAMED)}"
    yaku = texts(f"yaku-{one.yaku}")
    if one.lacking >= len(missing):
        return texts("yaku-near", yaku=yaku, have=one.have, need=one.need, cards=cards)
    return texts(
        "yaku-near-some",
        yaku=yaku,
        have=one.have,
        need=one.need,
        count=one.lacking,
        cards=cards,
    )
