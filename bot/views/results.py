"""How a round and a match ended, in lines that a person can check."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import cards_in
from bot.koikoi.state import Reason, RoundResult, other
from bot.matches.models.match import Status
from bot.matches.models.people import Computer

from .cards import card_list
from .daily import result_row
from .message import Button, Row, Rows, Style
from .scene import Scene, joined, mark, relative
from .sums import result_sum

_UNPLAYED: Final = (Reason.RESIGN, Reason.TIMEOUT, Reason.ABORT)


def last_result(scene: Scene) -> RoundResult | None:
    """The round that ended last."""
    return scene.view.results[-1] if scene.view is not None and scene.view.results else None


def last_round(scene: Scene) -> str | None:
    """How the round that ended last was won."""
    result = last_result(scene)
    return None if result is None else round_result(scene, result)


def round_result(scene: Scene, result: RoundResult) -> str:
    """Who won the round, with the sum behind it, what was paid and what was left in the hands."""
    return joined([headline(scene, result), *_payments(scene, result), *_leftovers(scene, result)])


def headline(scene: Scene, result: RoundResult) -> str:
    """Who won the round, and the sum behind it."""
    texts = scene.texts
    if result.reason in _UNPLAYED:
        return texts("result-ended")
    if result.reason is Reason.BOTH_LUCKY:
        return texts("result-both-lucky")
    if result.winner is None:
        if not result.points:
            return texts("result-nobody")
        return texts(
            "result-oya",
            mark=mark(result.oya),
            name=scene.name(result.oya),
            points=result.points,
        )
    winner = result.winner
    if result.reason in (Reason.TESHI, Reason.KUTTSUKI):
        return texts(
            "result-lucky",
            mark=mark(winner),
            name=scene.name(winner),
            points=result.points,
            yaku=texts(f"yaku-{result.reason}"),
        )
    return texts(
        "result-won",
        mark=mark(winner),
        name=scene.name(winner),
        points=result.points,
        sum=result_sum(texts, result),
    )


def _payments(scene: Scene, result: RoundResult) -> list[str]:
    """What the other one pays, where the rules move points from bank to bank."""
    return [
        scene.texts("result-paid", name=scene.name(seat), points=-result.deltas[seat])
        for seat in _SEATS
        if result.deltas[seat] < 0
    ]


_SEATS: Final[tuple[Seat, Seat]] = (0, 1)


def _leftovers(scene: Scene, result: RoundResult) -> list[str]:
    return [
        scene.texts(
            "result-leftover",
            mark=mark(seat),
            cards=card_list(scene.texts, cards_in(result.hands[seat])),
        )
        for seat in _SEATS
        if result.hands[seat] and result.reason not in _UNPLAYED
    ]


def next_round(scene: Scene) -> str:
    """When the next round starts."""
    if scene.info.deadline is None:
        return scene.texts("table-deal-soon")
    return scene.texts("table-deal", when=relative(scene.info.deadline))


def score_line(scene: Scene) -> str:
    """`🔴 7 – 18 ⚪`."""
    a, b = scene.info.scores
    return scene.texts("result-score", a=a, b=b)


def match_result(scene: Scene) -> str:
    """Who won the match, and why it ended if the rounds were not all played."""
    texts, info = scene.texts, scene.info
    if info.status is Status.ABORTED:
        return texts("match-abort")
    if info.winner is None:
        lines: list[str | None] = [texts("match-drawn")]
    else:
        winner = info.winner
        lines = [texts("match-won", mark=mark(winner), name=scene.name(winner))]
        lines.append(_why(scene, other(winner)))
    if not info.rated and not info.against_computer:
        lines.append(texts("match-unrated"))
    return joined(lines)


def _why(scene: Scene, loser: Seat) -> str | None:
    match scene.info.reason:
        case "target":
            return scene.texts("match-target")
        case "bust":
            return scene.texts("match-bust")
        case "resign":
            return scene.texts("match-resign", name=scene.name(loser))
        case "timeout":
            return scene.texts("match-timeout", name=scene.name(loser))
        case _:
            return None


def between_row(scene: Scene) -> Row:
    """After a round: on to the next (a computer is always ready), and the proof of the deal."""
    texts, info = scene.texts, scene.info
    seats = info.seats or (None, None)
    ready = sum(
        pressed or isinstance(player, Computer)
        for pressed, player in zip(info.ready, seats, strict=True)
    )
    return (
        Button(texts("button-ready", ready=ready), scene.press("ready"), Style.GREEN),
        Button(texts("button-fair"), scene.press("fair")),
    )


def finished_rows(scene: Scene, *links: Button) -> Rows:
    """After a match: play again and see how it was played; the record, the deals, and links."""
    texts, info = scene.texts, scene.info
    first: list[Button] = []
    if info.day is not None:
        first += result_row(texts, info, in_server=scene.in_server)
    elif info.status is Status.FINISHED and not any(one.erased for one in info.people):
        first.append(Button(texts("button-rematch"), scene.press("rematch"), Style.GREEN))
    second: list[Button] = []
    if info.status is Status.FINISHED:
        first.append(Button(texts("button-review"), scene.press("review"), Style.BLURPLE))
        second.append(Button(texts("button-record"), scene.press("record")))
        second.append(Button(texts("button-fair"), scene.press("fair")))
    return tuple(tuple(row) for row in (first, [*second, *links]) if row)
