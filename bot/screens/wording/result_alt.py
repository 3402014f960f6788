"""A round's result in words: the alt text of the picture that is shown between rounds."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import cards_in
from bot.koikoi.rules import Yaku, YakuScore
from bot.koikoi.state import MatchEnd, Reason, RoundResult
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.pictures import ROUNDS_SHOWN
from bot.screens.wording.alt import (
    SEATS,
    Players,
    captured_text,
    fitted,
    named_cards,
    score_text,
    seat_names,
)
from bot.screens.wording.cards import card_list
from bot.screens.wording.sums import result_sum

_KNOWN: Final = {
    *(Yaku.GOKO, Yaku.TSUKIMI, Yaku.HANAMI, Yaku.INOSHIKACHO, Yaku.AKATAN, Yaku.AOTAN, Yaku.CHOFUKU)
}
"""Always of the same cards: where there is no room for all, these need not be listed."""


def result_alt(texts: Texts, view: PlayerView, reader: Seat | None = None, red: Seat = 0) -> str:
    """Say who won how much with which cards, the match so far, and the cards left in the hands."""
    result, players = view.results[-1], seat_names(texts, red, reader)
    made = {found.yaku: _yaku(texts, found) for found in result.yaku}
    score = texts("sentence-gap").join(
        [score_text(texts, view.scores, players, red), *_match(texts, view, players)]
    )
    rounds = _rounds(texts, view, players) if len(view.results) > 1 else ""
    lines = [_headline(texts, result, players), *made.values(), score, rounds]
    if not result.yaku:
        lines += [captured_text(texts, players[seat], result.captured[seat]) for seat in SEATS]
    for seat in SEATS:
        if result.hands[seat]:
            left = card_list(texts, cards_in(result.hands[seat]))
            lines.append(texts("alt-left-over", player=players[seat], cards=left))
    return fitted(lines, [rounds, *(line for yaku, line in made.items() if yaku in _KNOWN)])


def _headline(texts: Texts, result: RoundResult, players: Players) -> str:
    winner = result.winner
    match result.reason:
        case Reason.RESIGN | Reason.TIMEOUT | Reason.ABORT:
            return texts("result-ended")
        case Reason.BOTH_LUCKY:
            return texts("result-both-lucky")
        case Reason.TESHI | Reason.KUTTSUKI if winner is not None:
            told = texts(f"yaku-{result.reason}")
        case _ if winner is not None:
            told = result_sum(texts, result)
        case _ if result.points:
            told, winner = texts("alt-exhausted"), result.oya
        case _:
            return texts("result-nobody")
    return texts("alt-won", player=players[winner], points=result.points, sum=told)


def _yaku(texts: Texts, found: YakuScore) -> str:
    return texts(
        "alt-made", yaku=texts(f"yaku-{found.yaku}"), cards=named_cards(texts, found.cards)
    )


def _match(texts: Texts, view: PlayerView, players: Players) -> list[str]:
    outcome = view.outcome
    if outcome is None or outcome.reason is MatchEnd.ABORT:
        return []
    if outcome.winner is None:
        return [texts("alt-match-drawn")]
    return [texts("alt-match-won", player=players[outcome.winner])]


def _rounds(texts: Texts, view: PlayerView, players: Players) -> str:
    """Say who won what in every round, for as many rounds as the picture shows."""
    shown: list[str] = []
    for result in view.results[-ROUNDS_SHOWN:]:
        gainer = result.winner if result.winner is not None or not result.points else result.oya
        shown.append(
            texts("alt-nobody")
            if gainer is None
            else texts("alt-round", player=players[gainer], points=result.points)
        )
    return texts("alt-rounds", rounds=texts("list-comma").join(shown))
