"""A round as a moving picture: its scenes, and its message."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Action
from bot.koikoi.events import DrawChoice, Drew, Event, KoiKoiCalled, Played, YakuFormed
from bot.koikoi.half_turns import after_drawing, after_laying
from bot.koikoi.match import apply, replay
from bot.koikoi.state import Match
from bot.koikoi.view import PlayerView, view_for
from bot.koikoi.yaku_gains import formed_in
from bot.matches.replay import Course, CourseRound
from bot.pictures.subjects import Flourish, Scene
from bot.screens.message import Button, Film, Row, Screen, Style
from bot.screens.results import headline, match_result
from bot.screens.table import board_picture
from bot.screens.view_model import ViewModel, joined, round_text
from bot.screens.wording.alt import fitted, result_alt
from bot.screens.wording.names import versus

DEALT: Final = 1500
LAID: Final = 600
DREW: Final = 900
RESULT: Final = 3000
"""Duration of a scene in milliseconds. It suffices to find the card that moved."""
MOST_BANNERS: Final = 8
"""Maximum number of banners. Of more yaku and calls only the last ones have a banner, because each
takes 45 KB and two seconds."""


def scenes_of(course: Course, number: int) -> tuple[Scene, ...]:
    """Return a round as everyone saw it, with a scene for each half turn. Call it in a thread."""
    shown = course.rounds[number - 1]
    first, last = (course.stops[step - 1] for step in (shown.first, shown.last))
    cutter = _Cutter(replay(course.rules, course.actions[:first]))
    for action in course.actions[first:last]:
        cutter.apply(action)
    scenes = cutter.scenes
    bannered = [place for place, scene in enumerate(scenes) if scene.flourish is not None]
    for place in bannered[:-MOST_BANNERS]:
        scenes[place] = replace(scenes[place], flourish=None)
    return tuple(scenes)


class _Cutter:
    """Collects the scenes of actions."""

    def __init__(self, dealt: Match) -> None:
        self._match = dealt
        self._view = view_for(dealt, None)
        self.scenes = [Scene(self._view, DEALT if dealt.round is not None else RESULT)]

    def apply(self, action: Action) -> None:
        step = apply(self._match, action)
        self._match = step.match
        for event in step.events:
            self._show(event)
        self._view = view_for(step.match, None)
        if step.match.round is None:
            self._add(self._view, RESULT)

    def _show(self, event: Event) -> None:
        match event:
            case Played():
                self._add(after_laying(self._view, event), LAID)
            case DrawChoice():
                self._add(view_for(self._match, None), DREW)
            case Drew():
                ended = self._match.round is None
                drawn = after_drawing(self._view, event)
                self._add(drawn if ended else view_for(self._match, None), DREW)
            case YakuFormed():
                turn = self._view.last_turns[event.seat]
                formed = formed_in(self._view, turn) if turn is not None else ()
                flourish = Flourish(event.seat, formed or event.yaku)
                self.scenes[-1] = replace(self.scenes[-1], flourish=flourish)
            case KoiKoiCalled():
                self._add(view_for(self._match, None), LAID, Flourish(event.seat))

    def _add(self, view: PlayerView, milliseconds: int, flourish: Flourish | None = None) -> None:
        self._view = view
        self.scenes.append(Scene(view, milliseconds, flourish))


def film_screen(
    model: ViewModel, shown: CourseRound, scenes: tuple[Scene, ...], *row: Button
) -> Screen:
    """Show a round as a moving picture with its result. `model` is that of the round's end."""
    assert model.view is not None
    moving = _film(model, model.view, shown, scenes)
    return Screen(joined(_told(model, shown)), _rows(row), film=moving)


def still_screen(model: ViewModel, shown: CourseRound, *row: Button) -> Screen:
    """Show the end of a round, for people who chose less motion."""
    assert model.view is not None
    lines = [*_told(model, shown), model.texts("film-still")]
    return Screen(joined(lines), _rows(row), board_picture(model, model.view))


def _told(model: ViewModel, shown: CourseRound) -> list[str | None]:
    texts, view = model.texts, model.view
    assert view is not None
    round_ = round_text(texts, view.rules, shown.number, model.info.hand)
    cut = texts("replay-cut") if shown.result is None else None
    title = texts("film-title", match=versus(texts, model.info), round=round_)
    result = None if shown.result is None else headline(model, shown.result)
    over = None if view.outcome is None else match_result(model)
    return [title, result, over, cut]


def _rows(row: tuple[Button, ...]) -> tuple[Row, ...]:
    return (row,) if row else ()


def _film(
    model: ViewModel, view: PlayerView, shown: CourseRound, scenes: tuple[Scene, ...]
) -> Film:
    texts = model.texts
    round_ = round_text(texts, view.rules, shown.number, model.info.hand)
    ended = shown.result is not None
    lines = result_alt(texts, view, red=model.red).split("\n") if ended else []
    title = texts("film-alt" if ended else "film-alt-cut", round=round_)
    alt = fitted([title, *lines], lines[:0:-1])
    return Film(scenes, alt, texts.language, model.sides)


def play_button(model: ViewModel, number: int) -> Button:
    """Return the button that replaces the still picture with a round's moving picture."""
    label = model.texts("button-film-play")
    return Button(label, model.press(f"film play {number}"), Style.BLURPLE)


def share_button(model: ViewModel, number: int) -> Button:
    """Return the button that posts a round's moving picture in the channel."""
    return Button(model.texts("button-share"), model.press(f"film share {number}"), Style.GREEN)


def replay_button(model: ViewModel, number: int) -> Button:
    """Return the button under a shared moving picture that opens the replay of the match."""
    return Button(model.texts("button-replay"), model.press(f"replay round {number}"))
