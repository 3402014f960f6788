"""A match that is over, or a record from anywhere, step by step.

The buttons say everything: which match, which step, which view. Of a record the message itself
carries the file. So a replay survives a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.locales import Texts
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.replay import Position
from bot.matches.review import Grade, Review, Verdict
from bot.pictures.match_boards import OpenBoard
from bot.screens.custom_ids import panel_id
from bot.screens.history import review_choices
from bot.screens.message import Picture, Screen, Select
from bot.screens.replay_rows import CHOICES, OPEN, Replay, replay_rows
from bot.screens.results import last_words, match_result, round_result
from bot.screens.table import board_picture, score_head
from bot.screens.view_model import ViewModel, joined, round_text, with_hand_points
from bot.screens.wording.alt import fitted, open_hands_alt
from bot.screens.wording.names import drawn_name, visible
from bot.screens.wording.sums import score_sum
from bot.screens.wording.turns import table_turns
from bot.screens.wording.verdicts import verdict_lines

_SMALL: Final = (Grade.BEST, Grade.GOOD)
"""Grades of which there is nothing more to say."""


def model_at(model: ViewModel, position: Position) -> ViewModel:
    """Return the model of a match as it stood at a step, with the view of everyone."""
    match, info = position.match, model.info
    over = match.outcome is not None
    shown = replace(
        info,
        status=info.status if over else Status.PLAYING,
        scores=match.scores,
        number=match.number,
        to_act=match.to_act,
        winner=info.winner if over else None,
        reason=info.reason if over else None,
    )
    return with_hand_points(replace(model, info=shown, view=view_for(match, None)))


def named(texts: Texts, info: MatchInfo) -> MatchInfo:
    """Return a recorded match in which everybody has a name: those who have none, a number."""
    assert info.seats is not None
    first, second = (_named(texts, one, number) for number, one in enumerate(info.seats, 1))
    challenger = Person(1, drawn_name(texts, first))
    return replace(info, seats=(first, second), challenger=challenger, opponent=second)


def _named(texts: Texts, player: Player, number: int) -> Player:
    if isinstance(player, Computer) or visible(player.name):
        return player
    return replace(player, name=texts("replay-player", number=number))


def replay_screen(model: ViewModel, replay: Replay, position: Position) -> Screen:
    """Show one step. `model.seat` is the reader's own seat, if they played."""
    model = model_at(model, position)
    view = model.view
    assert view is not None
    return Screen(
        joined(
            [
                _head(model, view, replay, position),
                *_happened(model, view),
                *_judged(model, replay, position),
                _cut(model, view, replay, position),
            ]
        ),
        replay_rows(model, replay, position.step),
        _picture(model, view, replay, position),
    )


def _head(model: ViewModel, view: PlayerView, replay: Replay, position: Position) -> str:
    """Return `🔴 Aoi 7 – 4 ⚪ Ben · Round 2/3 · 14 of 60`."""
    shown = replay.course.rounds[max(0, replay.course.round_at(position.step) - 1)]
    return model.texts(
        "replay-head",
        score=score_head(model),
        round=round_text(model.texts, view.rules, shown.number, model.info.hand),
        step=position.step,
        steps=replay.course.steps,
    )


def _happened(model: ViewModel, view: PlayerView) -> list[str | None]:
    texts = model.texts
    if view.outcome is not None:
        return [match_result(model), *last_words(model)]
    if view.phase is Phase.DEAL:
        return [round_result(model, view.results[-1])] if view.results else []
    lines: list[str | None] = [*table_turns(texts, view, model.red)]
    if not lines:
        lines.append(texts("replay-dealt", mark=model.mark(view.oya), name=model.name(view.oya)))
    if view.stake is not None and view.to_act is not None:
        who = {"mark": model.mark(view.to_act), "name": model.name(view.to_act)}
        lines.append(texts("decision-wait", sum=score_sum(texts, view.stake.score), **who))
    return lines


def _cut(model: ViewModel, view: PlayerView, replay: Replay, position: Position) -> str | None:
    """Say at its last step that a record is not of a whole match."""
    if view.outcome is not None or position.step < replay.course.steps:
        return None
    return model.texts("replay-cut")


def _judged(model: ViewModel, replay: Replay, position: Position) -> list[str | None]:
    """Say what the review says about the choice that led here."""
    verdict = _verdict(replay, position)
    if verdict is None:
        return []
    if verdict.grade in _SMALL:
        grade = model.texts(f"review-grade-{verdict.grade}")
        return [model.texts("replay-judged", grade=grade)]
    return verdict_lines(model, verdict)


def _verdict(replay: Replay, position: Position) -> Verdict | None:
    moment, review = position.moment, replay.review
    if moment is None or review is None:
        return None
    note = review.notes.get(moment.view.seq)
    return None if note is None else note.about(moment)


def _picture(model: ViewModel, view: PlayerView, replay: Replay, position: Position) -> Picture:
    picture, hands = board_picture(model, view), position.hands
    if replay.seen != OPEN or not replay.may_open or hands is None:
        return picture
    told = open_hands_alt(model.texts, hands, model.red)
    alt = fitted([*told, *picture.alt.split("\n")], [picture.alt.split("\n")[-1]])
    return Picture(OpenBoard(view, hands, model.sides), alt, model.texts.language)


def replay_choice_screen(texts: Texts, person_id: int, infos: Sequence[MatchInfo]) -> Screen:
    """Ask which of a person's finished matches they want to see again."""
    choices = review_choices(texts, person_id, infos)[:CHOICES]
    if not choices:
        return Screen(texts("replay-none"))
    menu = Select(panel_id("replay"), choices, texts("replay-which"))
    return Screen(texts("replay-choose"), ((menu,),))


def file_review_screen(model: ViewModel, review: Review) -> Screen:
    """Say that the review of a record is made, with both players' figures."""
    lines = [model.texts("replay-reviewed")]
    for seat in review.seats:
        if seat.accuracy is not None:
            accuracy = model.texts("percent", value=f"{seat.accuracy:.0f}")
            who = {"mark": model.mark(seat.seat), "name": model.name(seat.seat)}
            lines.append(model.texts("replay-accuracy", accuracy=accuracy, **who))
    return Screen("\n".join(lines))
