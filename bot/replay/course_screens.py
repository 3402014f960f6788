"""The course of a review: a player's chance to win, as a picture and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import MatchOutcome
from bot.koikoi.view import PlayerView
from bot.matches.review import SeatReview, Verdict
from bot.pictures.subjects import ChanceCourse, CourseRound, CourseStep
from bot.screens.message import Picture
from bot.screens.view_model import ViewModel, round_text
from bot.screens.wording.alt import fitted, score_text, seat_names
from bot.screens.wording.names import plain_name
from bot.screens.wording.verdicts import percent

_TICKS: Final = (1.0, 0.5, 0.0)


def point_lines(model: ViewModel, own: SeatReview) -> list[str]:
    """Return a line for each turning point, with its number in the picture."""
    return [_point_line(model, one, place) for place, one in enumerate(own.turning_points, 1)]


def _point_line(model: ViewModel, found: Verdict, number: int) -> str:
    texts, view = model.texts, found.moment.view
    return texts(
        "review-turn",
        number=number,
        round=round_text(texts, view.rules, view.number, model.info.hand),
        turn=found.moment.turn,
        before=percent(texts, found.best.chance),
        after=percent(texts, found.played.chance),
    )


def course_picture(model: ViewModel, own: SeatReview) -> Picture | None:
    """Return the curve of the chances that a player had; None if they had nothing to decide."""
    view, texts = model.view, model.texts
    if view is None or not own.course:
        return None
    high, half, low = (percent(texts, chance) for chance in _TICKS)
    rounds = tuple(_rounds(view, own))
    end = None if model.info.hand is not None else _end(view.outcome, own.seat)
    course = ChanceCourse(own.seat, rounds, end, (high, half, low), model.sides)
    return Picture(course, _alt(model, view, own, course), texts.language)


def _rounds(view: PlayerView, own: SeatReview) -> Iterator[CourseRound]:
    """Yield every round, with the scores after it."""
    points = {one.moment.view.seq: place for place, one in enumerate(own.turning_points, 1)}
    scores = {one.number: one.deltas for one in view.results}
    first, second = view.scores
    after: dict[int, tuple[int, int]] = {}
    for result in reversed(view.results):
        after[result.number] = (first, second)
        first, second = first - scores[result.number][0], second - scores[result.number][1]
    last = max((*after, *(one.number for one in own.course)))
    for number in range(1, last + 1):
        steps = tuple(
            CourseStep(round(100 * one.before), round(100 * one.after), points.get(one.seq))
            for one in own.course
            if one.number == number
        )
        yield CourseRound(number, steps, after.get(number))


def _end(outcome: MatchOutcome | None, seat: Seat) -> int | None:
    """Return the chance after the match, in percent: none of it is left open."""
    if outcome is None:
        return None
    if outcome.winner is None:
        return 50
    return 100 if outcome.winner == seat else 0


def _alt(model: ViewModel, view: PlayerView, own: SeatReview, course: ChanceCourse) -> str:
    """Return the curve in words: of each round its first and last chance, and the score."""
    texts = model.texts
    players = seat_names(texts, model.red)
    lines = [texts("review-alt-course", name=plain_name(texts, model.player(own.seat)))]
    for one in course.rounds:
        name = round_text(texts, view.rules, one.number, model.info.hand)
        told = [texts("alt-round-line", round=name)]
        if one.steps:
            chances = (one.steps[0].before, one.steps[-1].after)
            before, after = (percent(texts, chance / 100) for chance in chances)
            words = {"round": name, "before": before, "after": after}
            told = [texts("review-alt-course-round", **words)]
        if one.scores is not None:
            told.append(score_text(texts, one.scores, players, model.red))
        lines.append(texts("sentence-gap").join(told))
    return fitted([*lines, *point_lines(model, own)], lines[1:])
