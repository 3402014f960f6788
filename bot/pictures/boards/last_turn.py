"""The last turn. The draw from the pile is automatic, so the picture has to show it.

Two lines: the card that was played from the hand with what it took, and the card that was drawn
from the pile with what it took.
"""

from typing import Final

from bot.koikoi.state import Turn
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas
from bot.pictures.boards.layout import Box, TurnStrip
from bot.pictures.sprites.catalogue import SMALL_SEATS, card_name
from bot.pictures.sprites.colours import FELT, WELL

_SIGNS: Final = 58
"""Space for the icons beside the cards."""
_SIGN_LINE: Final = 40
"""Space for the icons above the cards."""
_SEAT: Final = 26
_PAD: Final = 6
_STEP: Final = 60
_OVERLAP: Final = 52
"""Percent of a card that stay visible: the cards that it took lie on it."""


def latest_turn(view: PlayerView) -> Turn | None:
    """Return the turn that was played last, or None at the start of a round."""
    turns = [turn for turn in view.last_turns if turn is not None]
    return max(turns, key=lambda turn: turn.number, default=None)


def draw_last_turn(canvas: Canvas, strip: TurnStrip, view: PlayerView) -> None:
    """Draw both lines. Each begins with whose card it is and where it came from."""
    turn = latest_turn(view)
    if turn is None:
        return
    box, card_size = strip.box, strip.card_size
    height = card_size.height + (0 if strip.beside else _SIGN_LINE)
    lines = (
        ("from.hand", turn.played, turn.took, box.y),
        ("from.pile", turn.drawn, turn.drawn_took, box.bottom - height),
    )
    for sign, card, took, top in lines:
        if card is None:
            continue
        shown, left, y = (card, *took), box.x, top
        if strip.beside:
            left += _SIGNS
            step = min(
                card_size.width * _OVERLAP // 100,
                (box.right - left - card_size.width) // max(1, len(took)),
            )
            width = _SIGNS + card_size.width + len(took) * step + _PAD
            canvas.rounded(Box(box.x, y - 4, width, card_size.height + 8), 14, WELL, FELT)
            middle = y + card_size.height // 2
            canvas.put(SMALL_SEATS[turn.seat], box.x + (_SIGNS - _SEAT) // 2, middle - 32)
            canvas.put(sign, box.x + 5, middle + 6)
        else:
            y += _SIGN_LINE
            step = min(_STEP, (box.width - card_size.width) // max(1, len(took)))
            canvas.put(SMALL_SEATS[turn.seat], left, top + 5)
            canvas.put(sign, left + 34, top)
        for place, each in enumerate(shown):
            canvas.put(card_name(card_size, each), left + place * step, y)
