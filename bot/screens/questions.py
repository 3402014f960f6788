"""What the hand asks its player, and the buttons that answer."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.screens.card_buttons import card_rows, take_rows
from bot.screens.decision import decision_rows, decision_text
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import Scene, mark
from bot.screens.wording.cards import card_name
from bot.screens.wording.sums import base_sum


def asks(view: PlayerView, seat: Seat) -> bool:
    """Whether the hand asks its player something that a mis-tap must not answer."""
    return view.to_act == seat and view.phase in (Phase.TAKE, Phase.DECIDE)


def question(scene: Scene, view: PlayerView, seat: Seat) -> str | None:
    """The question in words, if there is one."""
    texts = scene.texts
    if view.phase is Phase.SWAP:
        key = "hand-swap-question" if view.to_act == seat else "hand-swap-wait"
        return texts(key, name=scene.opponent)
    if view.to_act != seat:
        return _opponent_decides(scene, view)
    if view.drawn is not None:
        return texts("hand-draw-question", card=card_name(texts, view.drawn))
    if view.stake is not None:
        return decision_text(scene, view, view.stake, seat)
    if scene.picked is not None:
        return texts("hand-pick-question", card=card_name(texts, scene.picked))
    return None


def _opponent_decides(scene: Scene, view: PlayerView) -> str | None:
    if view.stake is None or view.to_act is None:
        return None
    return scene.texts(
        "decision-wait",
        mark=mark(view.to_act),
        name=scene.opponent,
        sum=base_sum(scene.texts, view.stake.score.yaku),
    )


def answers(scene: Scene, view: PlayerView, seat: Seat) -> Rows:
    """The cards, or what answers the question."""
    texts = scene.texts
    if view.to_act == seat:
        if view.phase is Phase.SWAP:
            swap = Button(texts("button-swap"), scene.press("swap"), Style.BLURPLE)
            return ((Button(texts("button-keep"), scene.press("keep"), Style.GREEN), swap),)
        if view.phase is Phase.TAKE:
            return take_rows(scene, view)
        if view.phase is Phase.DECIDE and view.stake is not None:
            return decision_rows(scene, view.stake)
    return card_rows(scene, view)
