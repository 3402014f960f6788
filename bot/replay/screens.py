"""Replays: a finished match, or a record from a file, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.locales import Texts
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.replay import Course, CourseRound, Position
from bot.matches.review import Grade, Review, Verdict
from bot.pictures.subjects import OpenBoard
from bot.screens.games import review_choices
from bot.screens.message import (
    NO_MATCH,
    Button,
    Choice,
    Picture,
    Row,
    Rows,
    Screen,
    Select,
    Style,
    panel_id,
)
from bot.screens.results import headline, last_words, match_result, round_result
from bot.screens.table import board_picture, score_head
from bot.screens.view_model import ViewModel, joined, round_text, with_hand_points
from bot.screens.wording.alt import fitted, open_hands_alt
from bot.screens.wording.figures import score_sum
from bot.screens.wording.names import drawn_name, plain_name, visible
from bot.screens.wording.turns import table_turns
from bot.screens.wording.verdicts import verdict_lines

TABLE: Final = "table"
OPEN: Final = "open"
SEEN: Final = (TABLE, OPEN)
"""The two views of a replay: the table as everyone saw it, or both hands as well."""
CHOICES: Final = 25


@dataclass(frozen=True, slots=True)
class Replay:
    """A person's view of a course: `seen` is one of `SEEN`; `review` is None if unknown.

    `may_open`: whether the person may see both hands. `may_review`: whether they may request a
    review.
    """

    course: Course
    seen: str = TABLE
    may_open: bool = False
    review: Review | None = None
    may_review: bool = False


def replay_rows(model: ViewModel, replay: Replay, step: int) -> Rows:
    """Return the rows of buttons and menus below a step."""
    return (
        _way(model, replay, step),
        *_rounds(model, replay, step),
        *_turning_points(model, replay),
        _others(model, replay, step),
    )


def _way(model: ViewModel, replay: Replay, step: int) -> Row:
    """Return the buttons to other steps. The last word of their ids makes them unique."""
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
    """Return the menu of the rounds. Of too many rounds it has those around the shown one."""
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
    about = None if shown.result is None else headline(model, shown.result).replace("*", "")
    return Choice(label, str(shown.first), about)


def _turning_points(model: ViewModel, replay: Replay) -> list[Row]:
    if replay.review is None:
        return []
    turning_points = [one for seat in replay.review.seats for one in seat.turning_points]
    if not turning_points:
        return []
    turning_points.sort(key=lambda one: one.moment.view.seq)
    choices = [_point_choice(model, replay.course, one) for one in turning_points[:CHOICES]]
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
    """Return the buttons to the other view, this round's moving picture, and the review."""
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


# The screens
#
# The ids of the buttons contain the match, the step and the view. The file of a record is attached
# to the message itself. So a replay survives a restart.

_SMALL: Final = (Grade.BEST, Grade.GOOD)
"""Grades without an explanation."""


def model_at(model: ViewModel, position: Position) -> ViewModel:
    """Return the model of a match at a step, with everyone's view."""
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
    """Return a recorded match in which players without a name have a number."""
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
    """Return a remark, at the last step, if the record is not of a whole match; or None."""
    if view.outcome is not None or position.step < replay.course.steps:
        return None
    return model.texts("replay-cut")


def _judged(model: ViewModel, replay: Replay, position: Position) -> list[str | None]:
    """Return the review's verdict on the choice that led to this step."""
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
    lines = open_hands_alt(model.texts, hands, model.red)
    alt = fitted([*lines, *picture.alt.split("\n")], [picture.alt.split("\n")[-1]])
    return Picture(OpenBoard(view, hands, model.sides), alt, model.texts.language)


def replay_choice_screen(texts: Texts, person_id: int, infos: Sequence[MatchInfo]) -> Screen:
    """Ask a person which of their finished matches to replay."""
    choices = review_choices(texts, person_id, infos)[:CHOICES]
    if not choices:
        return Screen(texts("replay-none"))
    menu = Select(panel_id("replay"), choices, texts("replay-which"))
    return Screen(texts("replay-choose"), ((menu,),))


def file_review_screen(model: ViewModel, review: Review) -> Screen:
    """Show both players' figures after a record was reviewed."""
    lines = [model.texts("replay-reviewed")]
    for seat in review.seats:
        if seat.accuracy is not None:
            accuracy = model.texts("percent", value=f"{seat.accuracy:.0f}")
            who = {"mark": model.mark(seat.seat), "name": model.name(seat.seat)}
            lines.append(model.texts("replay-accuracy", accuracy=accuracy, **who))
    return Screen("\n".join(lines))
