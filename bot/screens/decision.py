"""Koi-koi or stop: says what can be won or lost under the rules in force."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Stake
from bot.screens.card_buttons import hand_size
from bot.screens.hints import odds_button
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.sums import whole_sum


def decision_text(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return the sum, what stopping gives, and what playing on risks."""
    texts, score = model.texts, stake.score
    total = whole_sum(texts, score.yaku, score.multipliers, score.total)
    return joined(
        [
            texts("decision-sum", sum=total),
            texts("decision-stop", points=score.total),
            _consequences(model, view, stake, seat),
        ]
    )


def _consequences(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    texts = model.texts
    told = [_condition(model) + _risk(model, stake, seat)]
    if view.rules.reply_ends:
        told.append(texts("decision-reply", name=model.name(other(seat))))
    told.append(texts("decision-cards", count=hand_size(view.hand)))
    return texts("sentence-gap").join(told)


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


def decision_rows(model: ViewModel, stake: Stake) -> Rows:
    """Return the two buttons. Stop is green, because it is the safe choice."""
    texts = model.texts
    row = [
        Button(texts("button-stop", points=stake.score.total), model.press("stop"), Style.GREEN),
        Button(texts("button-koi"), model.press("koi"), Style.BLURPLE),
    ]
    odds = odds_button(model)
    return ((*row, odds) if odds is not None else (*row,),)
