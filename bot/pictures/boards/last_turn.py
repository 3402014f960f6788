"""The last turn. The draw from the pile is automatic, so the picture has to show it.

Two lines: the card that was played from the hand with what it took, and the card that was drawn
from the pile with what it took.
"""

from collections.abc import Sequence
from typing import Final

from bot.koikoi.cards import Card
from bot.koikoi.state import Turn
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas
from bot.pictures.boards.layout import Box
from bot.pictures.sides import Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import SMALL_SEATS, card_name
from bot.pictures.sprites.colours import FELT, WELL

_SIGNS: Final = 58
"""Space for the icons beside the cards."""
_SEAT: Final = 26
_PAD: Final = 6
_OVERLAP: Final = 52
"""Percent of a card that stay visible: the cards that it took lie on it."""
_EDGE: Final = 4


def latest_turn(view: PlayerView) -> Turn | None:
    """Return the turn that was played last, or None at the start of a round."""
    turns = [turn for turn in view.last_turns if turn is not None]
    return max(turns, key=lambda turn: turn.number, default=None)


def draw_last_turn(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> None:
    """Draw both lines. While a drawn card waits for a choice there is only the first, smaller."""
    turn = latest_turn(view)
    if turn is None:
        return
    card_size = CardSize.SMALL_FIELD if view.drawn is None else CardSize.CAPTURED
    seat = SMALL_SEATS[sides.side(turn.seat)]
    if turn.played is not None:
        top = box.y if view.drawn is None else box.y - _EDGE - 1  # a drawn card stands below it
        line = Box(box.x, top, box.width, card_size.height)
        draw_line(canvas, line, (seat, "from.hand"), (turn.played, *turn.took), card_size)
    if turn.drawn is not None and view.drawn is None:
        line = Box(box.x, box.bottom - card_size.height, box.width, card_size.height)
        draw_line(canvas, line, (seat, "from.pile"), (turn.drawn, *turn.drawn_took), card_size)


def draw_line(
    canvas: Canvas,
    box: Box,
    signs: tuple[str, str],
    cards: Sequence[Card],
    card_size: CardSize,
) -> int:
    """Draw two signs, a card and what it took; return the column after them."""
    left, taken = box.x + _SIGNS, len(cards) - 1
    room = (box.right - left - card_size.width - _PAD) // max(1, taken)
    step = min(card_size.width * _OVERLAP // 100, room)
    width = _SIGNS + card_size.width + taken * step + _PAD
    ground = Box(box.x, box.y - _EDGE, width, card_size.height + 2 * _EDGE)
    canvas.rounded(ground, 14, WELL, FELT)
    middle = box.y + card_size.height // 2
    seat, sign = signs
    canvas.put(seat, box.x + (_SIGNS - _SEAT) // 2, middle - 32)
    canvas.put(sign, box.x + 5, middle + 6)
    for place, card in enumerate(cards):
        canvas.put(card_name(card_size, card), left + place * step, box.y)
    return ground.right
