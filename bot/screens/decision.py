"""Koi-koi or stop: what is at stake, under the rules in force."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView, Stake
from bot.screens.card_buttons import hand_size
from bot.screens.hints import odds_button
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import Scene, joined
from bot.screens.wording.sums import whole_sum


def decision_text(scene: Scene, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """The sum, what stopping gives, and what playing on risks."""
    texts, score = scene.texts, stake.score
    total = whole_sum(texts, score.yaku, score.multipliers, score.total)
    return joined(
        [
            texts("decision-sum", sum=total),
            texts("decision-stop", points=score.total),
            _consequences(scene, view, stake, seat),
        ]
    )


def _consequences(scene: Scene, view: PlayerView, stake: Stake, seat: Seat) -> str:
    texts = scene.texts
    told = [_condition(scene) + _risk(scene, stake, seat)]
    if view.rules.reply_ends:
        told.append(texts("decision-reply", name=scene.name(other(seat))))
    told.append(texts("decision-cards", count=hand_size(view.hand)))
    return texts("sentence-gap").join(told)


def _condition(scene: Scene) -> str:
    if scene.info.terms.rules.decision == "new_yaku":
        return scene.texts("decision-koi-new")
    return scene.texts("decision-koi-increase")


def _risk(scene: Scene, stake: Stake, seat: Seat) -> str:
    texts, name = scene.texts, scene.name(other(seat))
    own, opponent = stake.own_factor_after_call, stake.opponent_factor_after_call
    match own > 1, opponent > 1:
        case True, True:
            return texts("decision-risk-both", own=own, other=opponent, name=name)
        case True, False:
            return texts("decision-risk-own", own=own)
        case False, True:
            return texts("decision-risk-opponent", other=opponent, name=name)
        case _ if scene.info.terms.rules.koi_factor == "steam":
            return texts("decision-risk-bonus")
        case _:
            return texts("decision-risk-none")


def decision_rows(scene: Scene, stake: Stake) -> Rows:
    """Stop is green: it is the safe one."""
    texts = scene.texts
    row = [
        Button(texts("button-stop", points=stake.score.total), scene.press("stop"), Style.GREEN),
        Button(texts("button-koi"), scene.press("koi"), Style.BLURPLE),
    ]
    odds = odds_button(scene)
    return ((*row, odds) if odds is not None else (*row,),)
