"""Computes the numbers that a match adds to its people's profiles.

The code is pure: `koikoi db check` uses it, too.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import size
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match, Reason, RoundResult, other
from bot.matches.models.profiles import CURVE, Tally
from bot.matches.models.rankings import RatedResult
from bot.matches.models.round_counts import NUMBERS, OWN_RULES, RoundCounts, YakuCounts

BROKEN_OFF: Final = frozenset({Reason.RESIGN, Reason.TIMEOUT, Reason.ABORT})
"""How a round ends that was not played to its end."""
_ABOUT_MATCHES: Final = frozenset(
    {"rounds", "target", "first_dealer", "next_dealer", "draw_dealer", "tie", "bank", "zero_sum"}
)
"""Options that change the match around the rounds: each yaku stays as frequent as it was."""
_DEALT: Final = 8
"""The number of cards in a hand before its player's first move."""


def has_finished_round(results: Sequence[RoundResult]) -> bool:
    """Return whether a round of a match was played to its end."""
    return any(one.reason not in BROKEN_OFF for one in results)


def both_moved(results: Sequence[RoundResult]) -> bool:
    """Return whether both laid a card in a match that is over: otherwise it doesn't count.

    A first round may have ended before the second player's turn; that counts, of course.
    """
    if has_finished_round(results):
        return True
    return bool(results) and all(size(hand) < _DEALT for hand in results[-1].hands)


def both_began(match: Match) -> bool:
    """Return whether both have laid a card in a match: from then on its end counts."""
    if match.results:
        return both_moved(match.results)
    if match.round is None:
        return False
    return all(size(hand) < _DEALT for hand in match.round.hands)


@lru_cache
def rules_key(rules: Rules) -> str:
    """Return the preset by whose rules the rounds are played, or `OWN_RULES`."""
    changed = rules.changed_options().keys() - _ABOUT_MATCHES
    return OWN_RULES if changed else rules.preset


def counts_of(match: Match, seat: Seat) -> RoundCounts:
    """Return what a seat did in a match. A round that was broken off is not counted."""
    results = [one for one in match.results if one.reason not in BROKEN_OFF]
    won = [one for one in results if one.winner == seat]
    called = [one for one in results if one.calls[seat]]
    made: dict[str, int] = {}
    for scored in (scored for one in won for scored in one.yaku):
        made[scored.yaku.value] = made.get(scored.yaku.value, 0) + 1
    yaku = {rules_key(match.rules): YakuCounts(len(results), made)} if results else {}
    return RoundCounts(
        won=len(won),
        points=sum(one.points for one in won),
        chances=sum(_could_call(one, seat) for one in results),
        called=len(called),
        paid=sum(one.winner == seat for one in called),
        punished=sum(one.winner == other(seat) for one in called),
        yaku=yaku,
    )


def _could_call(result: RoundResult, seat: Seat) -> bool:
    stopped = result.winner == seat and result.reason is Reason.STOP
    return stopped or result.calls[seat] > 0


def tallied(before: Tally, match: RatedResult, place: int, rating: int) -> Tally:
    """Return a person's tally after a match; `rating` is theirs after it, as it is shown."""
    streak = before.streak + 1 if match.winner == place else 0
    return Tally(
        counts=_added(before.counts, match.counts[place]),
        streak=streak,
        best_streak=max(before.best_streak, streak),
        curve=(*before.curve, rating)[-CURVE:],
    )


def _added(one: RoundCounts, more: RoundCounts) -> RoundCounts:
    yaku = {
        key: _yaku_added(one.yaku.get(key, YakuCounts()), more.yaku.get(key, YakuCounts()))
        for key in {**one.yaku, **more.yaku}
    }
    numbers = {name: getattr(one, name) + getattr(more, name) for name in NUMBERS}
    return RoundCounts(**numbers, yaku=yaku)


def _yaku_added(one: YakuCounts, more: YakuCounts) -> YakuCounts:
    made: Mapping[str, int] = {
        yaku: one.made.get(yaku, 0) + more.made.get(yaku, 0) for yaku in {**one.made, **more.made}
    }
    return YakuCounts(one.rounds + more.rounds, made)
