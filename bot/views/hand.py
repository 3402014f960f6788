"""The hand: the whole game for one player in one place, in a direct message or under *My hand*."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.terms import Pace

from .alt import hand_alt
from .coach import coach_line
from .daily_line import copied, daily_name, share_line
from .hints import hint_button
from .levels import level_line
from .message import Button, Drawing, Picture, Row, Screen, Style
from .questions import answers, question
from .result_alt import result_alt
from .results import (
    between_row,
    finished_rows,
    last_result,
    last_round,
    match_result,
    next_round,
    round_result,
    score_line,
)
from .scene import Scene, joined, relative, round_line, turn_until
from .turns import hand_turns


def hand_screen(scene: Scene) -> Screen:
    """A player's hand, whatever the match waits for."""
    view, seat = scene.view, scene.seat
    assert view is not None
    assert seat is not None
    if scene.info.status is not Status.PLAYING:
        return _finished(scene, view)
    if view.phase is Phase.DEAL:
        return _between(scene, view)
    if scene.info.absent == other(seat):
        return _absent(scene, view, seat)
    return _playing(scene, view, seat)


def closed_hand_screen(scene: Scene) -> Screen:
    """The hand of a match that is over, and that another one has followed: one small line."""
    texts, info, seat = scene.texts, scene.info, scene.seat
    assert seat is not None
    score = _own_score(scene, seat)
    name = scene.opponent
    if info.status is Status.ABORTED:
        return Screen(texts("hand-finished-abort", name=name))
    if info.winner is None:
        return Screen(texts("hand-finished-drawn", name=name, score=score))
    if info.winner == seat:
        return Screen(texts("hand-finished-won", name=name, score=score))
    return Screen(texts("hand-finished-lost", name=name, score=score))


def _playing(scene: Scene, view: PlayerView, seat: Seat) -> Screen:
    return Screen(
        content=joined(
            [
                _result_before(scene, view, seat),
                _head(scene, view, seat),
                *hand_turns(scene.texts, view, seat, scene.opponent),
                _late(scene, seat),
                question(scene, view, seat),
                coach_line(scene, view, seat) if scene.coach else None,
                level_line(scene) if scene.info.place.guild_id is None else None,
                scene.texts("hand-dms-closed") if scene.closed else None,
                scene.texts("hand-dms-later") if scene.later else None,
                scene.texts("hand-table-gone") if scene.table_gone else None,
                _sealed(scene, view),
                scene.note,
            ]
        ),
        rows=(*answers(scene, view, seat), _last_row(scene, view)),
        picture=_picture(scene, view, seat),
    )


def _last_row(scene: Scene, view: PlayerView) -> Row:
    """In practice the table is nobody's meeting place: the hint stands instead of its link.

    With both, the row would wrap on a phone.
    """
    row = bottom_row(scene)
    if not scene.info.casual:
        return row
    hint = hint_button(scene, view)
    here = tuple(one for one in row if not (isinstance(one, Button) and one.url))
    return here if hint is None else (hint, *here)


def _head(scene: Scene, view: PlayerView, seat: Seat) -> str:
    """`Your turn vs Aoi · #games · Round 2/3 · 4–7 · in 2 minutes`."""
    texts = scene.texts
    own_turn = view.to_act == seat
    parts = [
        texts("hand-your-turn", name=scene.opponent)
        if own_turn
        else texts("hand-their-turn", name=scene.opponent),
        _where(scene),
        round_line(scene),
        _own_score(scene, seat),
        turn_until(scene),
    ]
    return " · ".join(part for part in parts if part)


def _where(scene: Scene) -> str:
    info = scene.info
    if info.day is not None:
        return daily_name(scene.texts, info.day)
    return _channel(info)


def _channel(info: MatchInfo) -> str:
    return f"<#{info.place.channel_id}>" if info.place.guild_id is not None else ""


def _own_score(scene: Scene, seat: Seat) -> str:
    scores = scene.info.scores
    return scene.texts("hand-score", own=scores[seat], other=scores[other(seat)])


def _result_before(scene: Scene, view: PlayerView, seat: Seat) -> str | None:
    """By correspondence the next round is dealt at once: the result stays until one moves."""
    result = last_result(scene)
    moved = view.last_turns[seat] is not None
    if result is None or moved or scene.info.terms.pace is Pace.LIVE:
        return None
    head = scene.texts("result-before", number=result.number)
    return f"{head}\n{round_result(scene, result)}"


def _late(scene: Scene, seat: Seat) -> str | None:
    """One's own time is up, and the other one has the choice: a move still takes it from them."""
    if scene.info.absent != seat:
        return None
    return scene.texts("hand-late", name=scene.opponent)


def _sealed(scene: Scene, view: PlayerView) -> str | None:
    """The deal's commitment, while nobody has moved yet: there before anything could be known."""
    if scene.commitment is None or any(view.last_turns):
        return None
    return scene.texts("hand-deal-sealed", commitment=scene.commitment)


def bottom_row(scene: Scene) -> Row:
    """Yaku, the next match that waits, the way back to the table, the menu."""
    texts = scene.texts
    row = [Button(texts("button-yaku"), scene.press("yaku"))]
    if scene.waiting:
        row.append(Button(texts("button-next-game", count=scene.waiting), scene.press("next")))
    if scene.table_url is not None:
        row.append(Button(texts("button-table"), url=scene.table_url))
    row.append(Button(texts("button-menu"), scene.press("menu")))
    return tuple(row)


def _between(scene: Scene, view: PlayerView) -> Screen:
    texts = scene.texts
    head = f"{texts('hand-between', name=scene.opponent)} · {score_line(scene)}"
    return Screen(
        content=joined(
            [
                last_round(scene),
                f"{head} · {texts('result-deals', name=scene.name(view.oya))}",
                next_round(scene),
                scene.note,
            ]
        ),
        rows=(between_row(scene), bottom_row(scene)),
        picture=_result_picture(scene, view),
    )


def _absent(scene: Scene, view: PlayerView, seat: Seat) -> Screen:
    """The opponent is gone: this player decides."""
    texts, info = scene.texts, scene.info
    when = relative(info.deadline) if info.deadline else ""
    if scene.daily:
        question = texts("absent-question-daily", name=scene.opponent, when=when)
    else:
        question = texts("absent-question", name=scene.opponent, when=when)
    row = [Button(texts("button-wait"), scene.press("patience"), Style.BLURPLE)]
    if not scene.daily:
        row.append(Button(texts("button-daily"), scene.press("daily")))
    row.append(Button(texts("button-claim"), scene.press("claim"), Style.GREEN))
    return Screen(
        content=joined([_head(scene, view, seat), question, scene.note]),
        rows=(tuple(row), bottom_row(scene)),
        picture=_picture(scene, view, seat),
    )


def _finished(scene: Scene, view: PlayerView) -> Screen:
    texts = scene.texts
    table = scene.table_url
    links = [] if table is None else [Button(texts("button-table"), url=table)]
    score = None if scene.info.status is Status.ABORTED else score_line(scene)
    return Screen(
        content=joined(
            [last_round(scene), match_result(scene), score, _shareable(scene), scene.note]
        ),
        rows=finished_rows(scene, *links),
        picture=_result_picture(scene, view),
    )


def _shareable(scene: Scene) -> str | None:
    """The line about a deal of the day, to copy."""
    result, day = scene.daily_result, scene.info.day
    if result is None or day is None:
        return None
    line = copied(share_line(scene.texts, day, result))
    hint = None if scene.in_server else scene.texts("daily-share-hint")
    return joined([daily_name(scene.texts, day), line, hint])


def _picture(scene: Scene, view: PlayerView, seat: Seat) -> Picture:
    alt = hand_alt(scene.texts, view, seat)
    return Picture(Drawing.HAND, view, alt, scene.texts.language, scene.large_print)


def _result_picture(scene: Scene, view: PlayerView) -> Picture | None:
    if not view.results:
        return None
    alt = result_alt(scene.texts, view, scene.seat)
    return Picture(Drawing.RESULT, view, alt, scene.texts.language)
