"""The results of a round and of a match, as values that are read from the table at their end."""

from typing import Final

from bot.koikoi.actions import Abort, Resign, Seat, Timeout
from bot.koikoi.cards import CardSet, cards_in
from bot.koikoi.deals import quads_in
from bot.koikoi.engine import table as t
from bot.koikoi.rules import Rules, Score, Yaku, YakuScore, course_options, score
from bot.koikoi.state import (
    MatchEnd,
    MatchOutcome,
    Reason,
    Round,
    RoundResult,
    month_of_round,
    other,
)

_LUCKY: Final = {
    course_options.FIELD_QUAD: Yaku.TESHI,
    course_options.FIELD_PAIRS: Yaku.KUTTSUKI,
    course_options.TESHI: Yaku.TESHI,
    course_options.KUTTSUKI: Yaku.KUTTSUKI,
}
"""The yaku of a lucky hand or field, by the option that pays for it."""
_ON_THE_FIELD: Final = {course_options.FIELD_QUAD, course_options.FIELD_PAIRS}


def score_of(rules: Rules, number: int, round_: Round, seat: Seat) -> Score:
    """Return what a player would score by stopping now; `number` is that of the round."""
    return score(
        round_.captured[seat],
        rules,
        own_calls=round_.calls[seat],
        opponent_calls=round_.calls[other(seat)],
        field_brights=round_.field_brights,
        month=month_of_round(number),
    )


def round_result(table: t.Table, rules: Rules, number: int, round_: Round) -> RoundResult:
    """Return the result of the round that has just ended; `round_` is its last state."""
    winner = seat_or_none(table[t.ROUND_WINNER])
    why, points = table[t.WHY], table[t.ROUND_POINTS]
    reason, won = Reason.EXHAUSTED, _unmultiplied((), points)
    if why == t.NONE:
        assert winner is not None
        reason, won = Reason.STOP, score_of(rules, number, round_, winner)
    elif why == course_options.BOTH_LUCKY:
        reason = Reason.BOTH_LUCKY
    elif why in _LUCKY:
        assert winner is not None
        cards = round_.field_cards if why in _ON_THE_FIELD else round_.hands[winner]
        reason, won = Reason(_LUCKY[why].value), _lucky_score(_LUCKY[why], points, cards)
    elif winner is not None:
        won = _unmultiplied(score_of(rules, number, round_, winner).yaku, points)
    return _result(
        number,
        round_,
        winner=winner,
        reason=reason,
        won=won,
        deltas=(table[t.DELTA], table[t.DELTA + 1]),
    )


def broken_off(number: int, round_: Round, outcome: MatchOutcome) -> RoundResult:
    """Return the result of a round in which the match was broken off. It pays no points."""
    reason = Reason(outcome.reason.value)
    return _result(
        number,
        round_,
        winner=outcome.winner,
        reason=reason,
        won=_unmultiplied((), 0),
        deltas=(0, 0),
    )


def _result(
    number: int,
    round_: Round,
    *,
    winner: Seat | None,
    reason: Reason,
    won: Score,
    deltas: tuple[int, int],
) -> RoundResult:
    return RoundResult(
        number=number,
        oya=round_.oya,
        winner=winner,
        reason=reason,
        yaku=won.yaku,
        base=won.base,
        factor=won.factor,
        points=won.total,
        deltas=deltas,
        multipliers=won.multipliers,
        hands=round_.hands,
        captured=round_.captured,
        calls=round_.calls,
    )


def _unmultiplied(yaku: tuple[YakuScore, ...], points: int) -> Score:
    """Return a score without multipliers; without a yaku the base is 0."""
    return Score(yaku, points if yaku else 0, 1, points, ())


def _lucky_score(yaku: Yaku, points: int, cards: CardSet) -> Score:
    shown = quads_in(cards) if yaku is Yaku.TESHI else cards
    return _unmultiplied((YakuScore(yaku, points, cards_in(shown)),), points)


def match_outcome(table: t.Table, rules: Rules) -> MatchOutcome:
    """Return the outcome of a match that has just been played to its end."""
    reason = MatchEnd.ROUNDS if rules.target is None else MatchEnd.TARGET
    if rules.bank is not None and min(table[t.SCORE], table[t.SCORE + 1]) <= 0:
        reason = MatchEnd.BUST
    return MatchOutcome(seat_or_none(table[t.WINNER]), reason)


def outcome_of_break(action: Resign | Timeout | Abort) -> MatchOutcome:
    """Return the outcome of a match that this action breaks off."""
    if isinstance(action, Abort):
        return MatchOutcome(None, MatchEnd.ABORT)
    reason = MatchEnd.RESIGN if isinstance(action, Resign) else MatchEnd.TIMEOUT
    return MatchOutcome(other(action.seat), reason)


def seat_or_none(number: int) -> Seat | None:
    """Return the seat for a number of the table; None if the number is not a seat."""
    if number == 0:
        return 0
    return 1 if number == 1 else None
