"""The question that the hand asks its player, the buttons that answer, and the coach's line."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.screens.card_buttons import card_rows, take_rows
from bot.screens.decision import decision_rows, decision_text
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import ViewModel
from bot.screens.wording.cards import card_name
from bot.screens.wording.sums import base_sum


def asks(view: PlayerView, seat: Seat) -> bool:
    """Return whether the hand asks its player something that a mis-tap must not answer."""
    return view.to_act == seat and view.phase in (Phase.TAKE, Phase.DECIDE)


def question(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the question in words, or None if there is none."""
    texts = model.texts
    if view.phase is Phase.SWAP:
        key = "hand-swap-question" if view.to_act == seat else "hand-swap-wait"
        return texts(key, name=model.opponent)
    if view.to_act != seat:
        return _opponent_decides(model, view)
    if view.drawn is not None:
        return texts("hand-draw-question", card=card_name(texts, view.drawn))
    if view.stake is not None:
        return decision_text(model, view, view.stake, seat)
    if model.picked is not None:
        return texts("hand-pick-question", card=card_name(texts, model.picked))
    return None


def _opponent_decides(model: ViewModel, view: PlayerView) -> str | None:
    if view.stake is None or view.to_act is None:
        return None
    return model.texts(
        "decision-wait",
        mark=model.mark(view.to_act),
        name=model.opponent,
        sum=base_sum(model.texts, view.stake.score.yaku),
    )


def answers(model: ViewModel, view: PlayerView, seat: Seat) -> Rows:
    """Return the cards, or the buttons that answer the question."""
    texts = model.texts
    if view.to_act == seat:
        if view.phase is Phase.SWAP:
            swap = Button(texts("button-swap"), model.press("swap"), Style.BLURPLE)
            return ((Button(texts("button-keep"), model.press("keep"), Style.GREEN), swap),)
        if view.phase is Phase.TAKE:
            return take_rows(model, view)
        if view.phase is Phase.DECIDE and view.stake is not None:
            return decision_rows(model, view.stake)
    return card_rows(model, view)


def coach_line(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the coach's line in a person's first match, else None.

    It says what green means, which yaku are near, and when to stop.
    """
    texts = model.texts
    if view.phase is Phase.DECIDE and view.to_act == seat:
        return texts("coach-decide")
    if view.phase is not Phase.PLAY:
        return None
    near = next(
        (
            one
            for one in view.progress[seat]
            if one.possible and one.have > 0 and 0 < one.need - one.have <= 2
        ),
        None,
    )
    if near is None:
        return texts("coach-start")
    return texts(
        "coach-near",
        have=near.have,
        need=near.need,
        yaku=texts(f"yaku-{near.yaku}"),
        made=texts(f"made-{near.yaku}"),
    )
