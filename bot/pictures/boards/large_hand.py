"""The hand in large print: cards 1.5 times as large, captures as numbers.

It is for players who find the ordinary picture too small on a phone. It contains all that is needed
to choose a card; a button shows the captures.
"""

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.central_area import Highlight, draw_field, draw_ring
from bot.pictures.boards.hand import Compared, draw_own_cards, highlights_comparing, highlights_for
from bot.pictures.boards.last_turn import draw_last_turn, latest_turn
from bot.pictures.boards.layout import (
    FIELD_ROWS,
    HAND_HEIGHT,
    LARGE_BOTTOM,
    LARGE_FIELD,
    LARGE_FULL_FIELD,
    LARGE_HAND,
    LARGE_LAST_TURN,
    LARGE_TOP,
    MARGIN,
    ROOMY_COLUMNS,
    TURN_BAR,
    WIDTH,
    Box,
)
from bot.pictures.boards.player_area import by_kind, draw_factor, draw_score
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name, large_kind_name
from bot.pictures.sprites.colours import CREAM, FELT, GOLD, LIT_PANEL, PANEL, WELL, Colour

_SCORE: Final = 34
"""Where the seat's icon stands."""
_SEALS: Final = 200
_COUNTS: Final = 500
_COUNT: Final = 100
_LAST_TURN: Final = 930
_STEP: Final = 34


def draw_large_hand(
    renderer: Renderer, view: PlayerView, compared: Compared | None = None
) -> bytes:
    """Return the hand in large print as PNG; in a review two plays are compared.

    Raises `ValueError` for a spectator's view.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    canvas = renderer.canvas(WIDTH, HAND_HEIGHT, FELT)
    highlights = highlights_for(view) if compared is None else highlights_comparing(view, compared)
    _draw_line(canvas, LARGE_TOP, view, other(seat))
    if len(view.field) <= FIELD_ROWS * ROOMY_COLUMNS:
        draw_last_turn(canvas, LARGE_LAST_TURN, view)
        draw_field(canvas, LARGE_FIELD, view, highlights.field)
    else:
        _draw_small_last_turn(canvas, LARGE_TOP, view)
        draw_field(canvas, LARGE_FULL_FIELD, view, highlights.field)
    _draw_line(canvas, LARGE_BOTTOM, view, seat)
    room = LARGE_HAND
    if view.drawn is not None:
        x, y = WIDTH - MARGIN - CardSize.HAND.width, LARGE_HAND.bottom - CardSize.HAND.height - 12
        canvas.fill(LARGE_HAND, PANEL)
        canvas.put(card_name(CardSize.HAND, view.drawn), x, y)
        draw_ring(canvas, CardSize.HAND, x, y, Highlight(0, ""))
        # At most seven cards are in the hand now: they fit beside it.
        room = LARGE_HAND.until(x - MARGIN // 2)
    draw_own_cards(canvas, room, view, seat, highlights)
    if view.stake is not None and view.to_act == seat:
        total = TextStyle(58, GOLD, LIT_PANEL)
        canvas.write(f"= {view.stake.score.total}", _LAST_TURN, LARGE_BOTTOM.middle, total)
    return canvas.png()


def _draw_line(canvas: Canvas, band: Box, view: PlayerView, seat: Seat) -> None:
    """Draw a player in one line: score, seals, how many cards of each kind."""
    lit = view.to_act == seat
    ground = LIT_PANEL if lit else PANEL
    canvas.fill(band, ground)
    if lit:
        canvas.fill(Box(0, band.y, TURN_BAR, band.height), GOLD)
        canvas.put("turn", TURN_BAR - 2, band.middle - 16)
    draw_score(canvas, Box(_SCORE, band.y, _SEALS - _SCORE, band.height), view, seat, ground)
    x = _SEALS
    if view.oya == seat:
        x += canvas.put("oya", x, band.middle - 26).width + 12
    if view.calls[seat]:
        x += canvas.put("call", x, band.middle - 25).width + 12
    draw_factor(canvas, x, band.middle, view, seat)
    _draw_counts(canvas, band, view, seat, ground)


def _draw_counts(canvas: Canvas, band: Box, view: PlayerView, seat: Seat, ground: Colour) -> None:
    for place, (kind, cards) in enumerate(by_kind(view.captured[seat]).items()):
        box = Box(_COUNTS + place * (_COUNT + 8), band.y + 10, _COUNT, band.height - 20)
        canvas.rounded(box, 12, WELL, ground)
        canvas.put(large_kind_name(kind), box.x + 10, box.middle - 19)
        style = TextStyle(42, CREAM, WELL)
        canvas.write(str(len(cards)), box.x + 72, box.middle, style, centred=True)


def _draw_small_last_turn(canvas: Canvas, band: Box, view: PlayerView) -> None:
    """Draw the last turn small: where the field needs all the space."""
    turn = latest_turn(view)
    if turn is None:
        return
    x = _LAST_TURN
    for card, took in ((turn.played, turn.took), (turn.drawn, turn.drawn_took)):
        if card is None:
            continue
        for shown in (card, *took):
            canvas.put(card_name(CardSize.MINI, shown), x, band.middle - CardSize.MINI.height // 2)
            x += _STEP
        x += 24
