"""The review of a match: how well it was played, and where it turned."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take
from bot.koikoi.reasons import RISKS, Aim, advantages
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.matches.review import Grade, Review, SeatReview, Verdict

from .alt import fitted, hand_alt
from .cards import card_list, card_name
from .message import Button, Drawing, Picture, Row, Screen, Style
from .names import plain_name
from .purposes import reasons
from .scene import Scene, joined, mark, round_text
from .table import score_head

_GOOD: Final = tuple(aim for aim in Aim if aim not in RISKS)
_COUNTED: Final = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


def working_screen(texts: Texts, done: int, whole: int) -> Screen:
    """It is being made."""
    if not whole:
        return Screen(texts("review-begins"))
    return Screen(texts("review-working", done=done, whole=whole))


def review_screen(scene: Scene, review: Review, seat: Seat, page: int) -> Screen:
    """The summary (page 0), or a turning point of one seat.

    `scene.seat` is the reader's own, if they played.
    """
    own = review.seats[seat]
    page = max(0, min(page, len(own.turning_points)))
    if page == 0:
        return _summary(scene, review, own)
    return _turning_point(scene, own, page)


def _summary(scene: Scene, review: Review, own: SeatReview) -> Screen:
    texts = scene.texts
    lines: list[str | None] = [
        texts("review-accuracy", name=scene.name(own.seat), accuracy=_accuracy(texts, own)),
        score_head(scene),
    ]
    if not any(one.decisions for one in review.seats):
        lines.append(texts("review-nothing"))
    else:
        lines += [_seat_line(scene, one) for one in (own, review.seats[other(own.seat)])]
        lines += [_by_round(scene, own), texts("review-meaning")]
    return Screen(joined(lines), (_row(scene, own, 0),))


def _accuracy(texts: Texts, seat: SeatReview) -> str:
    if seat.accuracy is None:
        return texts("review-no-accuracy")
    return texts("percent", value=f"{seat.accuracy:.0f}")


def _seat_line(scene: Scene, seat: SeatReview) -> str:
    """`🔴 **Aoi 82 %** · 9.1 points given away · 1 mistake, 2 inaccuracies`."""
    texts = scene.texts
    who = {"mark": mark(seat.seat), "name": scene.name(seat.seat)}
    if f"{seat.points:.1f}" == "0.0" and not any(seat.counts.get(grade) for grade in _COUNTED):
        return texts("review-seat-clean", **who, accuracy=_accuracy(texts, seat))
    counts = [
        texts(f"review-count-{grade}", count=seat.counts[grade])
        for grade in reversed(_COUNTED)
        if seat.counts.get(grade)
    ]
    return texts(
        "review-seat" if float(f"{seat.points:.1f}") else "review-seat-chance",
        **who,
        accuracy=_accuracy(texts, seat),
        points=f"{seat.points:.1f}",
        counts=texts("list-comma").join(counts) or texts("review-count-none"),
    )


def _by_round(scene: Scene, seat: SeatReview) -> str | None:
    """Points lost in each round, where there are several; `–` where nobody had a choice."""
    if len(seat.rounds) < 2 or scene.view is None:
        return None
    known = dict(seat.rounds)
    rounds = range(1, scene.view.number + 1)
    lost = " · ".join(f"{known[one]:.1f}" if one in known else "–" for one in rounds)
    return scene.texts("review-rounds", mark=mark(seat.seat), rounds=lost)


def _turning_point(scene: Scene, seat: SeatReview, page: int) -> Screen:
    texts, found = scene.texts, seat.turning_points[page - 1]
    view = found.moment.view
    head = texts(
        "review-point",
        number=page,
        count=len(seat.turning_points),
        round=round_text(texts, view.rules, view.number),
        turn=found.moment.turn,
        mark=mark(seat.seat),
        name=scene.name(seat.seat),
    )
    lines: list[str | None] = [
        head,
        _played(texts, view, found),
        _better(texts, view, found),
        _cost(texts, found),
        _odds(scene, found),
    ]
    return Screen(joined(lines), (_row(scene, seat, page),), _picture(scene, found))


def _played(texts: Texts, view: PlayerView, found: Verdict) -> str:
    """What was played, how bad it was, and what it offered to the other player."""
    best, action = found.best.action, found.played.action
    said = texts(
        "review-played",
        action=action_words(texts, view, action),
        grade=texts(f"review-grade-{found.grade}"),
    )
    bad = [one for one in advantages(view, action, best) if one.aim in RISKS]
    if not bad:
        return said
    return f"{said}{texts(f'review-{bad[0].aim}', yaku=texts(f'yaku-{bad[0].yaku}'))}"


def _better(texts: Texts, view: PlayerView, found: Verdict) -> str:
    """The better play, and what it is good for."""
    action = action_words(texts, view, found.best.action)
    why = reasons(texts, view, found.best.action, _GOOD, against=found.played.action)
    if not why:
        return texts("review-better", action=action)
    return texts("review-better-because", action=action, reason=why)


def _cost(texts: Texts, found: Verdict) -> str:
    told = {
        "chance": _percent(texts, found.chance),
        "before": _percent(texts, found.best.chance),
        "after": _percent(texts, found.played.chance),
    }
    if found.points <= 0.0:
        return texts("review-cost-chance", **told)
    return texts("review-cost", points=f"{found.points:.1f}", **told)


def _percent(texts: Texts, chance: float) -> str:
    """Small ones with a decimal: none is told as nothing."""
    percent = 100.0 * chance
    return texts("percent", value=f"{percent:.1f}" if percent < 9.95 else f"{percent:.0f}")


def _odds(scene: Scene, found: Verdict) -> str | None:
    """What became of the round after koi-koi, as often as not."""
    odds = found.odds
    if odds is None:
        return None
    return scene.texts(
        "review-odds",
        own=scene.name(found.moment.seat),
        other=scene.name(other(found.moment.seat)),
        improve=_percent(scene.texts, odds.improve),
        first=_percent(scene.texts, odds.other_first),
        nobody=_percent(scene.texts, odds.nobody),
    )


def action_words(texts: Texts, view: PlayerView, action: Action) -> str:
    """`Crane ▸ Pine ribbon`, `Crane, stays`; for a drawn card, what it takes."""
    match action:
        case Play(card, target):
            taken = view.captures(card) if target is None else ((target,),)
            if not taken:
                return texts("did-stays", card=card_name(texts, card))
            return texts("did-took", card=card_name(texts, card), taken=card_list(texts, taken[0]))
        case Take(target) if view.drawn is not None:
            drawn = card_name(texts, view.drawn)
            return texts("did-drew-took", card=drawn, taken=card_name(texts, target))
        case Koi():
            return texts("review-koi")
        case Stop():
            points = view.stake.score.total if view.stake is not None else 0
            return texts("review-stop", points=points)
    return action.text


def _picture(scene: Scene, found: Verdict) -> Picture:
    texts, moment = scene.texts, found.moment
    view = moment.view
    seen = texts("review-alt-seat", name=plain_name(texts, scene.player(moment.seat)))
    told = texts(
        "review-alt",
        played=action_words(texts, view, found.played.action),
        better=action_words(texts, view, found.best.action),
    )
    board = hand_alt(texts, view, moment.seat).split("\n")
    return Picture(
        Drawing.HAND,
        view,
        fitted([seen, told, *board], [board[-1]]),
        texts.language,
        scene.large_print,
        (found.played.action, found.best.action),
    )


def _row(scene: Scene, seat: SeatReview, page: int) -> Row:
    """Back and on through the turning points, and to the other player's."""
    texts, last = scene.texts, len(seat.turning_points)

    def press(of: Seat, number: int, way: str) -> str:
        return scene.press(f"review {of} {number} {way}")

    there = other(seat.seat)
    row = [
        Button(texts("button-previous"), press(seat.seat, page - 1, "back"), disabled=page == 0),
        Button(texts("button-next"), press(seat.seat, page + 1, "on"), disabled=page == last),
        Button(
            texts("button-review-other", name=plain_name(texts, scene.player(there))),
            press(there, 0, "other"),
        ),
    ]
    if page == 0 and last:
        row[1] = replace(
            row[1], label=texts("button-review-points", count=last), style=Style.BLURPLE
        )
        row = row[1:]
    elif page == 0:
        row = row[2:]
    return tuple(row)
