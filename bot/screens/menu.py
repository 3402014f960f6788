"""The menu of a match: rare actions, each one tap away. Only its player sees it."""

from __future__ import annotations

from bot.koikoi.state import other
from bot.screens.message import Button, Screen, Style
from bot.screens.view_model import ViewModel, joined, round_line
from bot.screens.wording.names import name


def menu_screen(model: ViewModel, *, can_bring: bool) -> Screen:
    """Offer: resign, bring the table here, rules, fair deal, report. A watcher can't resign."""
    texts, info = model.texts, model.info
    row = [
        Button(texts("button-rules"), model.press("rules")),
        Button(texts("button-fair"), model.press("fair")),
        Button(texts("button-report"), model.press("report")),
    ]
    if can_bring and info.day is None:  # the deal of the day has no table: others still play it
        row.insert(0, Button(texts("button-bring"), model.press("bring")))
    if model.seat is not None:
        row.insert(0, Button(texts("button-resign"), model.press("resign"), Style.RED))
        opponent = model.opponent
    else:
        opponent = name(texts, info.challenger)
    hint = texts("menu-report-hint", match=str(info.id), seq=str(info.seq))
    title = texts("menu-title", name=opponent, round=round_line(model))
    return Screen(joined([title, hint]), (tuple(row),))


def resign_screen(model: ViewModel) -> Screen:
    """Ask once more before the player resigns."""
    texts = model.texts
    assert model.seat is not None
    opponent = model.name(other(model.seat))
    yes = Button(texts("button-resign-yes"), model.press("resign-yes"), Style.RED)
    no = Button(texts("button-resign-no"), model.press("resign-no"))
    return Screen(texts("resign-question", name=opponent), ((yes, no),))


def watching_screen(model: ViewModel, *, over: bool) -> Screen:
    """Show what is offered to a person who doesn't play in this match."""
    texts = model.texts
    button = Button(texts("button-winner"), model.press("winner"))
    return Screen(texts("watching-over") if over else texts("watching"), ((button,),))
