"""Returns how a hand at a table for several people ended, and which player plays on.

For a draw, source 002 gives only one rule: the deal stays with the same player. So the next dealer
by the rules plays on, and the other one sits out; with the option `draw_dealer=other` the dealer
sits out. A dealer who gets a point for an exhausted hand has won it.

The source has no rule for a hand that is given up. In a match that loses everything, but here it
would save the points that the other was about to make. So the other one scores the worth of their
cards by then, without the multipliers of koi-koi, and at least one point.

A player whose time runs out has missed the hand. If nobody has moved by then, both have: the
winner was not seen either. Otherwise a table that everybody left would play on by itself.
"""

from collections.abc import Sequence
from datetime import datetime

from bot.koikoi.actions import Seat
from bot.koikoi.rules import Rules, score
from bot.koikoi.state import Match, MatchEnd, RoundResult, other
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rotation import HandResult
from bot.matches.models.timings import Timings


def result_of(info: MatchInfo, match: Match, *, at: datetime, timings: Timings) -> HandResult:
    """Return how a hand ended that is just over."""
    assert match.outcome is not None
    assert info.seats is not None
    assert info.rotation_id is not None
    moved = (info.moved_at[0] is not None, info.moved_at[1] is not None)
    people = [player.id for player in info.seats if isinstance(player, Person)]
    winner, reason = match.outcome.winner, match.outcome.reason
    last = match.results[-1] if match.results else None
    stays = winner
    if winner is None and reason is not MatchEnd.ABORT and last is not None:
        same = info.terms.rules.draw_dealer == "same"
        stays = last.oya if same else other(last.oya)
    return HandResult(
        rotation_id=info.rotation_id,
        people=(people[0], people[1]),
        points=hand_points(info.terms.rules, match.results, winner, reason),
        stays=None if stays is None else people[stays],
        winner=None if winner is None else people[winner],
        missed=_missed(winner, reason, moved),
        acted=_acted(winner, reason, moved),
        at=at,
        pause=timings.next_hand,
    )


def _acted(winner: Seat | None, reason: MatchEnd, moved: tuple[bool, bool]) -> tuple[bool, bool]:
    """Return who did something in a hand: to give up is something."""
    gave_up = reason is MatchEnd.RESIGN
    return (moved[0] or (gave_up and winner == 1), moved[1] or (gave_up and winner == 0))


def _missed(winner: Seat | None, reason: MatchEnd, moved: tuple[bool, bool]) -> tuple[bool, bool]:
    """Return who missed a hand: the one whose time ran out, and the other if nobody moved."""
    if reason is not MatchEnd.TIMEOUT:
        return (False, False)
    nobody = not any(moved)
    return (nobody or winner == 1, nobody or winner == 0)


def hand_points(
    rules: Rules, results: Sequence[RoundResult], winner: Seat | None, reason: str | None
) -> tuple[int, int]:
    """Return what a hand that is over changes both totals by; `reason` is why it ended."""
    if not results:
        return (0, 0)
    last = results[-1]
    if winner is None or reason not in (MatchEnd.RESIGN, MatchEnd.TIMEOUT):
        return last.deltas
    won = max(1, score(last.captured[winner], rules).total)
    paid = -won if rules.zero_sum else 0
    return (won, paid) if winner == 0 else (paid, won)
