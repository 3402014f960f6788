"""The buttons and menus of a replay. They say everything: which match, which step, which view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.matches.replay import Course, CourseRound
from bot.matches.review import Review, Verdict
from bot.screens.custom_ids import NO_MATCH
from bot.screens.message import Button, Choice, Row, Rows, Select, Style
from bot.screens.results import headline
from bot.screens.view_model import ViewModel, round_text
from bot.screens.wording.names import plain_name

TABLE: Final = "table"
OPEN: Final = "open"
SEEN: Final = (TABLE, OPEN)
"""What a replay shows: the table as everyone saw it, or both hands as well."""
CHOICES: Final = 25


@dataclass(frozen=True, slots=True)
class Replay:
    """What one person sees of a course: `seen` is one of `SEEN`; `review` is None if unknown.

    `may_open`: whether they may see both hands. `may_review`: whether they may ask for a review.
    """

    course: Course
    seen: str = TABLE
    may_open: bool = False
    review: Review | None = None
    may_review: bool = False


def replay_rows(model: ViewModel, replay: Replay, step: int) -> Rows:
    """Return all rows below one step."""
    return (
        _way(model, replay, step),
        *_rounds(model, replay, step),
        *_turning_points(model, replay),
        _others(model, replay, step),
    )


def _way(model: ViewModel, replay: Replay, step: int) -> Row:
    """Return the buttons to other steps. A last word keeps their ids apart."""
    texts, last = model.texts, replay.course.steps

    def button(label: str, there: int, way: str) -> Button:
        ends = there == step or not 1 <= there <= last
        press = model.press(f"replay step {max(0, there)} {replay.seen} {way}")
        return Button(texts(label), press, disabled=ends)

    return (
        button("button-replay-first", 1, "first"),
        button("button-replay-back", step - 1, "back"),
        replace(button("button-replay-next", step + 1, "on"), style=Style.BLURPLE),
        button("button-replay-last", last, "last"),
    )


def _rounds(model: ViewModel, replay: Replay, step: int) -> list[Row]:
    """Return the menu of the rounds; of very many, those around the shown one."""
    rounds, here = replay.course.rounds, replay.course.round_at(step)
    if len(rounds) < 2:
        return []
    first = max(0, min(here - 1 - CHOICES // 2, len(rounds) - CHOICES))
    shown = rounds[first : first + CHOICES]
    choices = [_round_choice(model, one) for one in shown]
    press = model.press(f"replay rounds {replay.seen}")
    return [(Select(press, tuple(choices), model.texts("replay-rounds")),)]


def _round_choice(model: ViewModel, shown: CourseRound) -> Choice:
    texts = model.texts
    label = round_text(texts, model.info.terms.rules, shown.number)
    told = None if shown.result is None else headline(model, shown.result).replace("*", "")
    return Choice(label, str(shown.first), told)


def _turning_points(model: ViewModel, replay: Replay) -> list[Row]:
    if replay.review is None:
        return []
    found = [one for seat in replay.review.seats for one in seat.turning_points]
    if not found:
        return []
    found.sort(key=lambda one: one.moment.view.seq)
    choices = [_point_choice(model, replay.course, one) for one in found[:CHOICES]]
    press = model.press(f"replay points {replay.seen}")
    return [(Select(press, tuple(choices), model.texts("replay-points")),)]


def _point_choice(model: ViewModel, course: Course, found: Verdict) -> Choice:
    texts, moment = model.texts, found.moment
    label = texts(
        "replay-point",
        round=round_text(texts, moment.view.rules, moment.view.number, model.info.hand),
        turn=moment.turn,
        grade=texts(f"review-grade-{found.grade}"),
    )
    mark, name = model.mark(moment.seat), plain_name(texts, model.player(moment.seat))
    return Choice(label, str(course.step_of(moment.view.seq)), f"{mark} {name}")


def _others(model: ViewModel, replay: Replay, step: int) -> Row:
    """Return the other view, the moving picture of this round, and the review."""
    texts, row = model.texts, []
    if replay.may_open:
        there = TABLE if replay.seen == OPEN else OPEN
        press = model.press(f"replay step {step} {there} other")
        row.append(Button(texts(f"button-replay-{there}"), press))
    number = replay.course.round_at(step)
    if number:
        row.append(Button(texts("button-film"), model.press(f"film {number}")))
    if replay.may_review:
        verb = "review" if model.info.id != NO_MATCH else "replay review"
        row.append(Button(texts("button-review"), model.press(verb)))
    return tuple(row)
