"""The moment when somebody makes a yaku: the picture moves once, and stays on its last frame."""

from collections.abc import Collection
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.rules import Yaku, YakuScore
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.pictures.subjects import Flourish, HandBoard, Scene
from bot.screens.message import Film, Picture
from bot.screens.view_model import ViewModel

BEFORE: Final = 200
AFTER: Final = 100
"""Duration of the board before the banner, and of the last frame, in milliseconds."""

Made = tuple[int, Seat, Yaku]
"""A yaku that a seat made: the number of the round, the seat, and the yaku."""


def made_now(view: PlayerView) -> tuple[Seat, tuple[YakuScore, ...]] | None:
    """Return the yaku of the player who decides, has just called koi-koi, or has won the round.

    None at all other times. They are empty for a round that was won without a yaku.
    """
    if view.phase in {Phase.DEAL, Phase.FINISHED}:
        result = view.results[-1] if view.results else None
        if result is None or result.winner is None:
            return None
        return result.winner, result.yaku
    if view.to_act is None:
        return None
    if view.phase is Phase.DECIDE:
        return view.to_act, view.yaku[view.to_act]
    seat = other(view.to_act)
    turn = view.last_turns[seat]
    return (seat, view.yaku[seat]) if turn is not None and turn.called else None


def round_of(view: PlayerView) -> int:
    """Return the number of the round that is shown: between rounds, that of the last one."""
    return len(view.results) + (view.phase not in {Phase.DEAL, Phase.FINISHED})


def moment(
    model: ViewModel, picture: Picture, known: Collection[Made]
) -> tuple[Film, tuple[Made, ...]] | None:
    """Return the moving form of a picture with the yaku that were just made, and these.

    `known` are yaku whose moment is over; None if there is no other.
    """
    view = model.view
    made = None if view is None else made_now(view)
    if view is None or made is None:
        return None
    (seat, yaku), number = made, round_of(view)
    new = tuple(one for one in yaku if (number, seat, one.yaku) not in known)
    if not new:
        return None
    board = picture.subject
    large = isinstance(board, HandBoard) and board.large
    scenes = (
        Scene(view, BEFORE, Flourish(seat, new), large=large),
        Scene(view, AFTER, large=large),
    )
    film = Film(scenes, picture.alt, picture.language, model.sides)
    return film, tuple((number, seat, one.yaku) for one in new)
