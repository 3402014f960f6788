"""The end of a round and of the match: who gets what, who deals next, and whether it is over."""

from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Abort, Resign, Seat, Timeout
from bot.koikoi.events import MatchEnded, RoundEnded
from bot.koikoi.phases.transition import Transition
from bot.koikoi.rules import Rules, Score, score
from bot.koikoi.state import Match, MatchEnd, MatchOutcome, Reason, Round, RoundResult, other

_NOTHING: Final = Score((), 0, 1, 0, ())


def stop(transition: Transition, round_: Round) -> Match:
    """End the round. The player who stops scores all their yaku, the opponent nothing."""
    seat = round_.to_act
    return end_round(
        transition, round_, seat, Reason.STOP, score_of(transition.match, round_, seat)
    )


def score_of(match: Match, round_: Round, seat: Seat) -> Score:
    """Return what a player would score by stopping now."""
    return score(
        round_.captured[seat],
        match.rules,
        own_calls=round_.calls[seat],
        opponent_calls=round_.calls[other(seat)],
        field_brights=round_.field_brights,
        month=match.month,
    )


def exhaust(transition: Transition, round_: Round) -> Match:
    """End a round in which the hands ran out and nobody stopped.

    Nobody scores, even with a yaku and a call (Sloperama, Keep Talking); or the oya gets a point
    (oya-ken, Wikipedia 2020), whoever called; or the last caller gets what they hold.
    """
    option, caller = transition.rules.exhaust, round_.last_caller
    if option == "caller" and caller is not None:
        held = score_of(transition.match, round_, caller)
        won = Score(held.yaku, held.base, 1, held.base, ())
        return end_round(transition, round_, caller, Reason.EXHAUSTED, won)
    points = option if isinstance(option, int) else 0
    return end_round(transition, round_, None, Reason.EXHAUSTED, replace(_NOTHING, total=points))


def break_off(transition: Transition, action: Resign | Timeout | Abort) -> Match:
    """End the match at once. A running round ends without points."""
    winner = None if isinstance(action, Abort) else other(action.seat)
    end = {Resign: MatchEnd.RESIGN, Timeout: MatchEnd.TIMEOUT, Abort: MatchEnd.ABORT}[type(action)]
    results, round_ = transition.match.results, transition.match.round
    if round_ is not None:
        result = _result(transition.match, round_, winner, Reason(end.value), _NOTHING)
        transition.tell(RoundEnded(result))
        results = (*results, result)
    outcome = MatchOutcome(winner, end)
    transition.tell(MatchEnded(outcome))
    return replace(transition.go_on(None), results=results, outcome=outcome)


def end_round(
    transition: Transition,
    round_: Round,
    winner: Seat | None,
    reason: Reason,
    won: Score = _NOTHING,
) -> Match:
    """Pay the points, name the next oya, and see whether the match is over."""
    match, rules = transition.match, transition.rules
    result = _result(match, round_, winner, reason, won)
    transition.tell(RoundEnded(result))
    scores = (match.scores[0] + result.deltas[0], match.scores[1] + result.deltas[1])
    outcome = _outcome(rules, scores, match.number)
    if outcome is not None:
        transition.tell(MatchEnded(outcome))
    return Match(
        rules=rules,
        seq=match.seq + 1,
        scores=scores,
        number=match.number if outcome is not None else match.number + 1,
        oya=_next_oya(rules, round_.oya, winner),
        round=None,
        results=(*match.results, result),
        outcome=outcome,
    )


def _result(
    match: Match, round_: Round, winner: Seat | None, reason: Reason, won: Score
) -> RoundResult:
    paid = round_.oya if winner is None else winner
    lost = -won.total if match.rules.zero_sum else 0
    return RoundResult(
        number=match.number,
        oya=round_.oya,
        winner=winner,
        reason=reason,
        yaku=won.yaku,
        base=won.base,
        factor=won.factor,
        points=won.total,
        deltas=(won.total, lost) if paid == 0 else (lost, won.total),
        multipliers=won.multipliers,
        hands=round_.hands,
        captured=round_.captured,
    )


def _next_oya(rules: Rules, oya: Seat, winner: Seat | None) -> Seat:
    """Return who deals next.

    The winner (Wikipedia 2020, Sloperama, Keep Talking), or as the house has it; after a round
    without a winner the same player again, or, as an option, the other.
    """
    if winner is None:
        return oya if rules.draw_dealer == "same" else other(oya)
    if rules.next_dealer == "alternate":
        return other(oya)
    return winner if rules.next_dealer == "winner" else other(winner)


def _outcome(rules: Rules, scores: tuple[int, int], number: int) -> MatchOutcome | None:
    """Return how the match has ended after a round, if it has."""
    leader: Seat | None = None
    if scores[0] != scores[1]:
        leader = 0 if scores[0] > scores[1] else 1
    if rules.bank is not None and min(scores) <= 0:
        return MatchOutcome(leader, MatchEnd.BUST)
    if rules.target is not None:
        return MatchOutcome(leader, MatchEnd.TARGET) if max(scores) >= rules.target else None
    assert rules.rounds is not None
    if number < rules.rounds or (leader is None and rules.tie == "extra_round"):
        return None
    return MatchOutcome(leader, MatchEnd.ROUNDS)
