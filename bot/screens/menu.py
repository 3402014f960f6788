"""The menu of a match: rare things, each one tap away. Only its player sees it."""

from __future__ import annotations

from bot.koikoi.state import other
from bot.screens.message import Button, Screen, Style
from bot.screens.view_model import Scene, joined, round_line
from bot.screens.wording.names import name


def menu_screen(scene: Scene, *, can_bring: bool) -> Screen:
    """Resign, bring the table here, rules, fair deal, report. A watcher can't resign."""
    texts, info = scene.texts, scene.info
    row = [
        Button(texts("button-rules"), scene.press("rules")),
        Button(texts("button-fair"), scene.press("fair")),
        Button(texts("button-report"), scene.press("report")),
    ]
    if can_bring and info.day is None:  # the deal of the day has no table: others still play it
        row.insert(0, Button(texts("button-bring"), scene.press("bring")))
    if scene.seat is not None:
        row.insert(0, Button(texts("button-resign"), scene.press("resign"), Style.RED))
        opponent = scene.opponent
    else:
        opponent = name(texts, info.challenger)
    hint = texts("menu-report-hint", match=str(info.id), seq=str(info.seq))
    title = texts("menu-title", name=opponent, round=round_line(scene))
    return Screen(joined([title, hint]), (tuple(row),))


def resign_screen(scene: Scene) -> Screen:
    """Resigning is asked for twice."""
    texts = scene.texts
    assert scene.seat is not None
    opponent = scene.name(other(scene.seat))
    yes = Button(texts("button-resign-yes"), scene.press("resign-yes"), Style.RED)
    no = Button(texts("button-resign-no"), scene.press("resign-no"))
    return Screen(texts("resign-question", name=opponent), ((yes, no),))


def watching_screen(scene: Scene, *, over: bool) -> Screen:
    """For somebody who doesn't play in this match."""
    texts = scene.texts
    button = Button(texts("button-winner"), scene.press("winner"))
    return Screen(texts("watching-over") if over else texts("watching"), ((button,),))
