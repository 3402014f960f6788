"""The table: what everyone in the channel sees."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.matches.models.match import Status

from .alt import table_alt
from .cards import card_name
from .challenge import challenge_over_screen, challenge_screen
from .levels import level_line
from .message import Button, Drawing, Picture, Rows, Screen, Style
from .names import bare_name, name
from .result_alt import result_alt
from .results import (
    between_row,
    finished_rows,
    headline,
    last_result,
    last_round,
    match_result,
    next_round,
    score_line,
)
from .scene import Scene, joined, mark, round_line, turn_until
from .sums import base_sum
from .turns import table_turns


def table_screen(scene: Scene) -> Screen:
    """The public message of a match, from the challenge to the result."""
    if scene.view is None:
        if scene.info.status is Status.INVITED:
            return challenge_screen(scene)
        return challenge_over_screen(scene)
    if scene.info.status is not Status.PLAYING:
        return _finished(scene, scene.view)
    if scene.view.phase is Phase.DEAL:
        return _between(scene, scene.view)
    return _playing(scene, scene.view)


def score_head(scene: Scene) -> str:
    """`🔴 Aoi 7 – 4 ⚪ Ben`."""
    (a, b), texts = scene.info.scores, scene.texts
    first, second = (bare_name(texts, scene.player(seat)) for seat in _SEATS)
    return texts("table-score", first=first, second=second, a=a, b=b)


_SEATS: Final[tuple[Seat, Seat]] = (0, 1)


def _playing(scene: Scene, view: PlayerView) -> Screen:
    return Screen(
        content=joined(
            [
                f"{score_head(scene)} · {round_line(scene)}",
                _result_before(scene, view),
                _whose_turn(scene, view),
                *table_turns(scene.texts, view),
                _opening(scene, view),
                level_line(scene),
                *_closed(scene),
                scene.note,
            ]
        ),
        rows=_rows(scene),
        picture=_picture(scene, view),
    )


def _result_before(scene: Scene, view: PlayerView) -> str | None:
    """By correspondence the next round is dealt at once: the result stays until somebody moves."""
    result = last_result(scene)
    if result is None or any(view.last_turns) or not scene.daily:
        return None
    return scene.texts("table-before", number=result.number, result=headline(scene, result))


def _whose_turn(scene: Scene, view: PlayerView) -> str | None:
    texts, info = scene.texts, scene.info
    if view.to_act is None:
        return None
    if info.absent is not None:
        absent, there = scene.name(info.absent), scene.name(other(info.absent))
        return texts("table-absent", name=absent, other=there)
    who = {"mark": mark(view.to_act), "name": scene.name(view.to_act)}
    if view.phase is Phase.SWAP:
        line = texts("table-swap", **who)
    elif view.phase is Phase.DECIDE and view.stake is not None:
        told = base_sum(texts, view.stake.score.yaku)
        line = texts("decision-wait", sum=told, **who)
    else:
        line = texts("table-turn", **who)
    until = turn_until(scene)
    return f"{line} · {until}" if until else line


def _opening(scene: Scene, view: PlayerView) -> str | None:
    """How the first dealer was found, until somebody moved."""
    first = scene.info.first_dealer
    if first is None or not first.draws or view.results or any(view.last_turns):
        return None
    texts, (a, b) = scene.texts, first.draws[-1]
    return texts(
        "table-dealer-draw",
        first=name(texts, scene.info.challenger),
        second=name(texts, scene.info.opponent),
        a=card_name(texts, a),
        b=card_name(texts, b),
    )


def _closed(scene: Scene) -> list[str]:
    """Who finds their hand here only."""
    return [
        scene.texts(key, name=name(scene.texts, player))
        for key, players in (("table-dms-closed", scene.closed), ("table-dms-later", scene.later))
        for player in players
    ]


def _between(scene: Scene, view: PlayerView) -> Screen:
    texts = scene.texts
    return Screen(
        content=joined(
            [
                last_round(scene),
                f"{score_line(scene)} · {texts('result-deals', name=scene.name(view.oya))}",
                next_round(scene),
                scene.note,
            ]
        ),
        rows=(between_row(scene), *_rows(scene)),
        picture=_result_picture(scene, view),
    )


def _finished(scene: Scene, view: PlayerView) -> Screen:
    result = last_result(scene)
    links = []
    if scene.invite_url is not None and scene.info.status is Status.FINISHED:
        links.append(Button(scene.texts("button-add-bot"), url=scene.invite_url))
    return Screen(
        content=joined(
            [
                score_head(scene),
                last_round(scene),
                match_result(scene),
                scene.note,
            ]
        ),
        rows=finished_rows(scene, *links),
        picture=_result_picture(scene, view) if result is not None else None,
    )


def _rows(scene: Scene) -> Rows:
    texts = scene.texts
    return (
        (
            Button(texts("button-hand"), scene.press("hand"), Style.BLURPLE),
            Button(texts("button-yaku"), scene.press("yaku")),
            Button(texts("button-menu"), scene.press("menu")),
        ),
    )


def _picture(scene: Scene, view: PlayerView) -> Picture:
    alt = table_alt(scene.texts, view)
    return Picture(Drawing.TABLE, view, alt, scene.texts.language)


def _result_picture(scene: Scene, view: PlayerView) -> Picture:
    if not view.results:
        return _picture(scene, view)
    return Picture(Drawing.RESULT, view, result_alt(scene.texts, view), scene.texts.language)
