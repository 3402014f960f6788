"""The review of a match: the quality of play, and the turning points."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.review import Grade, Review, SeatReview, Verdict
from bot.pictures.subjects import HandBoard
from bot.replay.course_screens import course_picture, point_lines
from bot.screens.message import Button, Picture, Row, Screen, Style
from bot.screens.table import score_head
from bot.screens.view_model import ViewModel, joined, round_text
from bot.screens.wording.alt import fitted, hand_alt
from bot.screens.wording.names import plain_name
from bot.screens.wording.reasons import BENEFITS, deciding, reasons
from bot.screens.wording.turns import action_words
from bot.screens.wording.verdicts import percent, verdict_lines

_LEAST_SHOWN: Final = 0.0005
"""Minimum winning chance (0 to 1) that isn't shown as 0.0 percent."""
_COUNTED: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


def working_screen(texts: Texts, done: int, whole: int) -> Screen:
    """Show that the review is being made, and its progress."""
    if not whole:
        return Screen(texts("review-begins"))
    return Screen(texts("review-working", done=done, whole=whole))


def review_screen(model: ViewModel, review: Review, seat: Seat, page: int) -> Screen:
    """Show the summary with its curve (page 0), or a turning point of one seat.

    `model.seat` is the reader's own seat, if they played.
    """
    own = review.seats[seat]
    page = max(0, min(page, len(own.turning_points)))
    if page == 0:
        return _summary(model, review, own)
    return _turning_point(model, own, page)


def _summary(model: ViewModel, review: Review, own: SeatReview) -> Screen:
    texts = model.texts
    lines: list[str | None] = [_headline(model, own), score_head(model)]
    if not any(one.decisions for one in review.seats):
        lines.append(texts("review-nothing"))
    else:
        lines += [_seat_line(model, one) for one in (own, review.seats[other(own.seat)])]
        lines += [_by_round(model, own), *_praise(model, own), *point_lines(model, own)]
        lines.append(texts("review-meaning"))
    replay = Button(texts("button-replay"), model.press("replay"))
    return Screen(joined(lines), ((*_row(model, own, 0), replay),), course_picture(model, own))


def _headline(model: ViewModel, own: SeatReview) -> str:
    texts, name = model.texts, model.who(own.seat)
    if own.accuracy is None:
        return texts("review-undecided", name=name)
    return texts("review-accuracy", name=name, accuracy=percent(texts, own.accuracy / 100.0))


def _seat_line(model: ViewModel, seat: SeatReview) -> str:
    """Return `🔴 **Aoi 82%** · gave away **9%** of the winning chances: 1 mistake`."""
    texts = model.texts
    who = {"mark": model.mark(seat.seat), "name": model.who(seat.seat)}
    if seat.accuracy is None:
        return texts("review-seat-undecided", **who)
    accuracy = percent(texts, seat.accuracy / 100.0)
    counts = [
        texts(f"review-count-{grade}", count=seat.counts[grade])
        for grade in reversed(_COUNTED)
        if seat.counts.get(grade)
    ]
    if not counts and seat.chance < _LEAST_SHOWN:
        return texts("review-seat-clean", **who, accuracy=accuracy)
    return texts(
        "review-seat",
        **who,
        accuracy=accuracy,
        chance=percent(texts, seat.chance),
        counts=texts("list-comma").join(counts) or texts("review-count-none"),
    )


def _praise(model: ViewModel, seat: SeatReview) -> list[str | None]:
    """Return the number of best choices, and the one with the largest lead over any other."""
    texts, best = model.texts, seat.counts.get(Grade.BEST, 0)
    if not best:
        return []
    counted = texts("review-best", mark=model.mark(seat.seat), best=best, all=seat.decisions)
    if seat.finest is None:
        return [counted]
    moment, action = seat.finest.moment, seat.finest.best.action
    words: dict[str, str | int] = {
        "round": round_text(texts, moment.view.rules, moment.view.number, model.info.hand),
        "turn": moment.turn,
        "action": action_words(texts, moment.view, action),
    }
    why = deciding(texts, moment.view, action) or reasons(texts, moment.view, action, BENEFITS)
    if not why:
        return [counted, texts("review-finest", **words)]
    return [counted, texts("review-finest-because", **words, reason=why)]


def _by_round(model: ViewModel, seat: SeatReview) -> str | None:
    """Return the loss in each round, if there are several; `–` for a round without choices."""
    if len(seat.rounds) < 2 or model.view is None:
        return None
    known = {one.number: percent(model.texts, one.chance) for one in seat.rounds}
    rounds = range(1, model.view.number + 1)
    lost = " · ".join(known.get(one, "–") for one in rounds)
    return model.texts("review-rounds", mark=model.mark(seat.seat), rounds=lost)


def _turning_point(model: ViewModel, seat: SeatReview, page: int) -> Screen:
    texts, found = model.texts, seat.turning_points[page - 1]
    view = found.moment.view
    head = texts(
        "review-point",
        number=page,
        count=len(seat.turning_points),
        round=round_text(texts, view.rules, view.number, model.info.hand),
        turn=found.moment.turn,
        mark=model.mark(seat.seat),
        name=model.who(seat.seat),
    )
    lines: list[str | None] = [head, *verdict_lines(model, found)]
    row = _row(model, seat, page)
    replay = Button(texts("button-replay-here"), model.press(f"replay at {view.seq}"))
    retry = Button(texts("button-retry"), model.press(f"retry {view.seq}"), Style.GREEN)
    return Screen(joined(lines), (row, (retry, replay)), _picture(model, found))


def _picture(model: ViewModel, found: Verdict) -> Picture:
    texts, moment = model.texts, found.moment
    view = moment.view
    seen = texts("review-alt-seat", name=plain_name(texts, model.player(moment.seat)))
    line = texts(
        "review-alt",
        played=action_words(texts, view, found.played.action),
        better=action_words(texts, view, found.best.action),
    )
    board = hand_alt(texts, view, moment.seat, model.info.hand).split("\n")
    compared = (found.played.action, found.best.action)
    return Picture(
        HandBoard(view, model.sides, model.preferences.large_print, compared),
        fitted([seen, line, *board], [board[-1]]),
        texts.language,
    )


def _row(model: ViewModel, seat: SeatReview, page: int) -> Row:
    """Return the buttons to the turning points before and after, and to the other's review."""
    texts, last = model.texts, len(seat.turning_points)

    def press(of: Seat, number: int, way: str) -> str:
        return model.press(f"review {of} {number} {way}")

    there = other(seat.seat)
    row = [
        Button(texts("button-previous"), press(seat.seat, page - 1, "back"), disabled=page == 0),
        Button(texts("button-next"), press(seat.seat, page + 1, "on"), disabled=page == last),
        Button(_whose_play(model, there), press(there, 0, "other")),
    ]
    if page == 0 and last:
        row[1] = replace(
            row[1], label=texts("button-review-points", count=last), style=Style.BLURPLE
        )
        row = row[1:]
    elif page == 0:
        row = row[2:]
    return tuple(row)


def _whose_play(model: ViewModel, seat: Seat) -> str:
    texts = model.texts
    if seat == model.seat:
        return texts("button-review-own")
    return texts("button-review-other", name=plain_name(texts, model.player(seat)))
