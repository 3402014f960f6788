"""Koi-koi or stop: what each choice means for the round and for the match."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.gains import formed_in
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Prospect, Stake
from bot.screens.card_buttons import hand_size
from bot.screens.hints import odds_button
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.alt import near_list
from bot.screens.wording.sums import score_sum


def decision_text(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the new yaku, what each choice gives and risks, and the opponent's threats."""
    texts, name = model.texts, model.name(other(seat))
    threats = near_list(texts, view.threats(other(seat)))
    return joined(
        [
            _made(model, view, stake, seat),
            _sum(model, stake),
            _stop(model, view, stake, seat),
            _koi(model, view, stake, seat),
            texts("decision-threats", name=name, near=threats) if threats else None,
        ]
    )


def _made(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the yaku that the turn formed, as a headline: the best moment of a round."""
    texts, turn = model.texts, view.last_turns[seat]
    formed = formed_in(view, turn) if turn is not None else ()
    names = [texts(f"yaku-{one.yaku}") for one in formed or stake.score.yaku]
    return texts("decision-made", yaku=" + ".join(names))


def _sum(model: ViewModel, stake: Stake) -> str | None:
    """Return the sum, unless it is the points of one yaku alone."""
    if len(stake.score.yaku) == 1 and not stake.score.multipliers:
        return None
    return model.texts("decision-sum", sum=score_sum(model.texts, stake.score))


def _stop(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Say what stopping makes of the score: `+6, 0–3 → 6–3: wins the match`."""
    return model.texts(
        f"decision-stop-{ending(view, stake.stopped, seat)}",
        points=stake.score.total,
        now=_score(model, view.scores, seat),
        score=_score(model, stake.stopped.scores, seat),
    )


def _koi(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Say what playing on needs and risks, and what becomes of the match if nobody stops."""
    texts = model.texts
    told = [_condition(model) + _risk(model, stake, seat)]
    if view.rules.reply_ends:
        told.append(texts("decision-reply", name=model.name(other(seat))))
    if ending(view, stake.stopped, seat) in {"loses", "ties"}:
        told.append(texts("decision-needs", points=_needed(view, seat)))
    drawn_out = ending(view, stake.exhausted, seat)
    if drawn_out != "on":
        score = _score(model, stake.exhausted.scores, seat)
        why = _dealers_points(model, view, stake)
        told.append(texts(f"decision-nobody-{drawn_out}", score=score, why=why))
    told.append(texts("decision-turns", count=hand_size(view.hand)))
    return texts("sentence-gap").join(told)


def _dealers_points(model: ViewModel, view: PlayerView, stake: Stake) -> str:
    """Return what the dealer gets if nobody stops, in brackets; "" if the rules give nothing."""
    points = view.rules.exhaust
    if not isinstance(points, int) or stake.exhausted.scores == view.scores:
        return ""
    return model.texts("decision-dealer-gets", points=points)


def ending(view: PlayerView, after: Prospect, seat: Seat) -> str:
    """Return what a round's end does to the match: "wins", "loses", "ties", "extra" or "on".

    "extra": the last round ends in a tie, and another round decides.
    """
    if after.outcome is not None:
        if after.outcome.winner is None:
            return "ties"
        return "wins" if after.outcome.winner == seat else "loses"
    rounds = view.rules.rounds
    return "extra" if rounds is not None and view.number >= rounds else "on"


def _needed(view: PlayerView, seat: Seat) -> int:
    """Return the points with which a player wins the match in its last round."""
    behind = view.scores[other(seat)] - view.scores[seat]
    return behind // 2 + 1 if view.rules.zero_sum else behind + 1


def _score(model: ViewModel, scores: tuple[int, int], seat: Seat) -> str:
    return model.texts("hand-score", own=scores[seat], other=scores[other(seat)])


def _condition(model: ViewModel) -> str:
    if model.info.terms.rules.decision == "new_yaku":
        return model.texts("decision-koi-new")
    return model.texts("decision-koi-increase")


def _risk(model: ViewModel, stake: Stake, seat: Seat) -> str:
    texts, name = model.texts, model.name(other(seat))
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
    """Return the two buttons. Stop says what it makes of the match; it is green unless it loses."""
    texts, ends = model.texts, ending(view, stake.stopped, seat)
    score = _score(model, stake.stopped.scores, seat)
    said = texts(f"button-stop-{ends}", points=stake.score.total, score=score)
    style = Style.GREY if ends == "loses" else Style.GREEN
    row = [
        Button(said, model.press("stop"), style),
        Button(texts("button-koi"), model.press("koi"), Style.BLURPLE),
    ]
    odds = odds_button(model)
    return ((*row, odds) if odds is not None else (*row,),)
