"""The decision between koi-koi and stop: the consequences of each choice for round and match.

A hand of a table is a match of one round in the database. Its players play for the table's goal, so
texts about winning and losing must use this module, and not the match's own outcome.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Prospect, Stake
from bot.koikoi.yaku_gains import formed_in
from bot.matches.models.people import Person
from bot.matches.models.rotation import Rotation
from bot.screens.card_buttons import hand_size
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.alt import near_list
from bot.screens.wording.figures import score_sum

End = Literal["wins", "loses", "ties", "extra", "on"]
"""The effect of a round's end on the match. "extra": a tied last round is followed by another."""


def played_for(model: ViewModel) -> str:
    """Return what the players want to win, as a variable of texts: "match" or "table"."""
    return "match" if model.info.rotation_id is None else "table"


def ending(model: ViewModel, view: PlayerView, after: Prospect, seat: Seat) -> End:
    """Return the effect on a seat if the round ends like this."""
    if model.info.rotation_id is not None:
        return "on" if model.rotation is None else _at_table(model, model.rotation, after, seat)
    if after.outcome is not None:
        if after.outcome.winner is None:
            return "ties"
        return "wins" if after.outcome.winner == seat else "loses"
    rounds = view.rules.rounds
    return "extra" if rounds is not None and view.number >= rounds else "on"


def standing(model: ViewModel, scores: tuple[int, int], seat: Seat) -> str:
    """Return a score from a seat's side: `6–3` in a match, `17/50` at a table to 50 points.

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
    """Return the points with which a player overtakes the other one after being `behind`."""
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
    """Points at a table: those of a seat, of its opponent, and of all others."""

    own: int
    rival: int
    others: tuple[int, ...]


def _totals(model: ViewModel, rotation: Rotation, scores: tuple[int, int], seat: Seat) -> _Totals:
    """Return everybody's points at the table if the running hand ends with these scores."""
    points = {one.person.id: one.points for one in rotation.members}
    own, rival = (
        points.pop(player.id, 0) + scores[at] if isinstance(player, Person) else scores[at]
        for at in (seat, other(seat))
        for player in (model.player(at),)
    )
    return _Totals(own, rival, tuple(points.values()))


# The texts and buttons of the decision


def decision_text(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the new yaku, and a sentence for each choice: its gain, its risk.

    A longer text would move the buttons off a phone's screen. `decision_facts` has the rest.
    """
    return joined(
        [
            _made(model, view, stake, seat),
            _sum(model, stake),
            _stop(model, view, stake, seat),
            _condition(model) + _risk(model, stake, seat),
        ]
    )


def decision_facts(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the other facts for the decision: turns left, threats, the end of the match."""
    texts, name = model.texts, model.name(other(seat))
    facts = [texts("decision-turns", count=hand_size(view.hand))]
    if view.rules.reply_ends:
        facts.append(texts("decision-reply", name=name))
    what = played_for(model)
    if ending(model, view, stake.stopped, seat) in {"loses", "ties"}:
        facts.append(texts("decision-needs", points=needed(model, view, seat), what=what))
    drawn_out = ending(model, view, stake.exhausted, seat)
    if drawn_out != "on":
        score = standing(model, stake.exhausted.scores, seat)
        why = _dealers_points(model, view, stake)
        text = texts(f"decision-nobody-{drawn_out}", score=score, why=why, what=what)
        facts.append(text)
    threats = near_list(texts, view.threats(other(seat)))
    return joined(
        [
            texts("sentence-gap").join(facts),
            texts("decision-threats", name=name, near=threats) if threats else None,
        ]
    )


def _made(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the yaku that the turn formed, as a headline."""
    texts, turn = model.texts, view.last_turns[seat]
    formed = formed_in(view, turn) if turn is not None else ()
    names = [texts(f"yaku-{one.yaku}") for one in formed or stake.score.yaku]
    return texts("decision-made", yaku=" + ".join(names))


def _sum(model: ViewModel, stake: Stake) -> str | None:
    """Return the sum; None if it has only the points of one yaku."""
    if len(stake.score.yaku) == 1 and not stake.score.multipliers:
        return None
    return model.texts("decision-sum", sum=score_sum(model.texts, stake.score))


def _stop(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the effect of stopping on the score: `+6, 0–3 → 6–3: you win the match`."""
    return model.texts(
        f"decision-stop-{ending(model, view, stake.stopped, seat)}",
        points=stake.score.total,
        now=standing(model, view.scores, seat),
        score=standing(model, stake.stopped.scores, seat),
        what=played_for(model),
    )


def _dealers_points(model: ViewModel, view: PlayerView, stake: Stake) -> str:
    """Return the dealer's points if nobody stops, in brackets; "" if the rules give no points."""
    points = view.rules.exhaust
    if not isinstance(points, int) or stake.exhausted.scores == view.scores:
        return ""
    return model.texts("decision-dealer-gets", points=points)


def _condition(model: ViewModel) -> str:
    if model.info.terms.rules.decision == "new_yaku":
        return model.texts("decision-koi-new")
    return model.texts("decision-koi-increase")


def _risk(model: ViewModel, stake: Stake, seat: Seat) -> str:
    texts, name = model.texts, model.name_within(other(seat))
    own, opponent = stake.own_factor_after_call, stake.opponent_factor_after_call
    match own > 1, opponent > 1:
        case True, True:
            return texts("decision-risk-both", own=own, other=opponent, name=name)
        case True, False:
            return texts("decision-risk-own", own=own)
        case False, True:
            return texts("decision-risk-opponent", other=opponent, name=name)
        case _ if model.info.terms.rules.koi_factor == "steam":
            return texts("decision-risk-bonus")
        case _:
            return texts("decision-risk-none")


def decision_rows(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> Rows:
    """Return the two buttons. Stop has its effect on the match; it is green unless it loses."""
    texts, ends = model.texts, ending(model, view, stake.stopped, seat)
    score = standing(model, stake.stopped.scores, seat)
    points, what = stake.score.total, played_for(model)
    stop = texts(f"button-stop-{ends}", points=points, score=score, what=what)
    style = Style.GREY if ends == "loses" else Style.GREEN
    return (
        (
            Button(stop, model.press("stop"), style),
            Button(texts("button-koi"), model.press("koi"), Style.BLURPLE),
        ),
    )
