"""The coach: a line under the hand in a person's first match, gone after it."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.screens.view_model import ViewModel


def coach_line(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """What a newcomer needs now: what green means, how near a yaku is, when to stop."""
    texts = model.texts
    if view.phase is Phase.DECIDE and view.to_act == seat:
        return texts("coach-decide")
    if view.phase is not Phase.PLAY:
        return None
    near = next(
        (
            one
            for one in view.progress[seat]
            if one.possible and not one.formed and one.have > 0 and one.need - one.have <= 2
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
