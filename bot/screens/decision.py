"""Koi-koi or stop: what each choice means for the round and for the match."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.gains import formed_in
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Stake
from bot.screens.card_buttons import hand_size
from bot.screens.message import Button, Rows, Style
from bot.screens.stakes import ending, needed, played_for, standing
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.alt import near_list
from bot.screens.wording.sums import score_sum


def decision_text(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the new yaku, and one sentence for each choice: what it gives, what it risks.

    More would push the buttons off a phone's screen. The rest is `decision_facts`.
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
    """Return what else can be known at the decision: turns left, threats, the end of the match."""
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
        told = texts(f"decision-nobody-{drawn_out}", score=score, why=why, what=what)
        facts.append(told)
    threats = near_list(texts, view.threats(other(seat)))
    return joined(
        [
            texts("sentence-gap").join(facts),
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
    """Say what stopping makes of the score: `+6, 0–3 → 6–3: you win the match`."""
    return model.texts(
        f"decision-stop-{ending(model, view, stake.stopped, seat)}",
        points=stake.score.total,
        now=standing(model, view.scores, seat),
        score=standing(model, stake.stopped.scores, seat),
        what=played_for(model),
    )


def _dealers_points(model: ViewModel, view: PlayerView, stake: Stake) -> str:
    """Return what the dealer gets if nobody stops, in brackets; "" if the rules give nothing."""
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
    """Return the two buttons. Stop says what it makes of the match; it is green unless it loses."""
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
