"""What the end of a round does to what is being played: a match, or a table for several people.

A hand of a table is a match of one round in the database. Its players play for the table's goal, so
everything that speaks of winning and losing asks here, and not the match's own outcome.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Prospect
from bot.matches.models.people import Person
from bot.matches.models.rotation import Rotation
from bot.screens.view_model import ViewModel

End = Literal["wins", "loses", "ties", "extra", "on"]
"""What a round's end does. "extra": the last round ends in a tie, and another round decides."""


def played_for(model: ViewModel) -> str:
    """Return what the players want to win: "match" or "table"; a variable of texts."""
    return "match" if model.info.rotation_id is None else "table"


def ending(model: ViewModel, view: PlayerView, after: Prospect, seat: Seat) -> End:
    """Return what it means for a seat if the round ends like this."""
    if model.info.rotation_id is not None:
        return "on" if model.rotation is None else _at_table(model, model.rotation, after, seat)
    if after.outcome is not None:
        if after.outcome.winner is None:
            return "ties"
        return "wins" if after.outcome.winner == seat else "loses"
    rounds = view.rules.rounds
    return "extra" if rounds is not None and view.number >= rounds else "on"


def standing(model: ViewModel, scores: tuple[int, int], seat: Seat) -> str:
    """Return a score as a seat reads it: `6–3` in a match, `17/50` at a table to 50 points.

    At a table `scores` are those of the hand alone.
    """
    if model.rotation is None:
        return model.texts("hand-score", own=scores[seat], other=scores[other(seat)])
    total, goal = _totals(model, model.rotation, scores, seat).own, model.rotation.goal.points
    return str(total) if goal is None else model.texts("table-total", points=total, goal=goal)


def needed(model: ViewModel, view: PlayerView, seat: Seat) -> int:
    """Return the points with which a seat wins, if this round is the last one."""
    if model.rotation is None:
        return _above(view, view.scores[other(seat)] - view.scores[seat])
    totals = _totals(model, model.rotation, view.scores, seat)
    more_than_others = (best - totals.own + 1 for best in totals.others)
    return max(1, _above(view, totals.rival - totals.own), *more_than_others)


def _above(view: PlayerView, behind: int) -> int:
    """Return the points that make up for a gap to the other player, and one more."""
    return behind // 2 + 1 if view.rules.zero_sum else behind + 1


def _at_table(model: ViewModel, rotation: Rotation, after: Prospect, seat: Seat) -> End:
    totals, goal = _totals(model, rotation, after.scores, seat), rotation.goal
    best = max(totals.rival, *totals.others, 0)
    reached = goal.points is not None and max(totals.own, best) >= goal.points
    played_out = goal.hands is not None and rotation.hands + 1 >= goal.hands
    if not reached and not played_out:
        return "on"
    if totals.own == best:
        return "ties"
    return "wins" if totals.own > best else "loses"


class _Totals(NamedTuple):
    """Points at a table: a seat's, those of the player opposite, and everybody else's."""

    own: int
    rival: int
    others: tuple[int, ...]


def _totals(model: ViewModel, rotation: Rotation, scores: tuple[int, int], seat: Seat) -> _Totals:
    """Return everybody's points at the table if the running hand brings these."""
    points = {one.person.id: one.points for one in rotation.members}
    own, rival = (
        points.pop(player.id, 0) + scores[at] if isinstance(player, Person) else scores[at]
        for at in (seat, other(seat))
        for player in (model.player(at),)
    )
    return _Totals(own, rival, tuple(points.values()))
