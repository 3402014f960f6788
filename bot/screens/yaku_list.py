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
from bot.screens.wording.cards import card_list
from bot.screens.wording.sums import base_sum

NEAR: Final = 3
"""Yaku that lack more cards than this are not listed."""
MOST_NAMED: Final = 4


def yaku_screen(model: ViewModel) -> Screen:
    """Show a player their own yaku; show a watcher those of both."""
    view = model.view
    assert view is not None
    texts, chart = model.texts, chart_picture(model.texts, view.rules)
    if model.seat is None:
        lines: list[str | None] = []
        for seat in model.sides.seats:
            lines.append(texts("yaku-title-player", mark=model.mark(seat), name=model.name(seat)))
            lines += _lines(model, view, seat)
        return Screen(joined(lines), picture=chart)
    opponent = other(model.seat)
    theirs = view.yaku[opponent]
    return Screen(
        joined(
            [
                texts("yaku-title-own", name=model.name(opponent)),
                *_lines(model, view, model.seat),
                texts("yaku-opponent", name=model.name(opponent), sum=base_sum(texts, theirs))
                if theirs
                else texts("yaku-opponent-none", name=model.name(opponent)),
            ]
        ),
        picture=chart,
    )


def _lines(model: ViewModel, view: PlayerView, seat: Seat) -> list[str]:
    texts = model.texts
    lines = [
        texts(
            "yaku-formed",
            yaku=texts(f"yaku-{one.yaku}"),
            points=one.points,
            cards=card_list(texts, one.cards),
        )
        for one in view.yaku[seat]
    ]
    lines += [_near(model, one) for one in view.progress[seat] if _is_near(one)]
    return lines or [texts("yaku-none")]


def _is_near(one: YakuProgress) -> bool:
    return one.possible and not one.formed and one.have > 0 and one.need - one.have <= NEAR


def _near(model: ViewModel, one: YakuProgress) -> str:
    texts, missing = model.texts, cards_in(one.missing)
    named = card_list(texts, missing[:MOST_NAMED])
    if len(missing) > MOST_NAMED:
        named = f"{named} {texts('yaku-more', count=len(missing) - MOST_NAMED)}"
    return texts(
        "yaku-near",
        yaku=texts(f"yaku-{one.yaku}"),
        have=one.have,
        need=one.need,
        missing=named,
    )
