"""The hand in large print: cards a third larger, most captures as numbers.

It is for players who find the ordinary picture too small on a phone. It contains only the facts for
choosing a card: the player's brights and ribbons, the yaku in reach, the pile, the last turn.
"""

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Kind
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.central_area import (
    Highlight,
    draw_card_count,
    draw_field,
    draw_line,
    draw_pile,
    draw_ring,
    draw_round,
    latest_turn,
)
from bot.pictures.boards.hand import (
    Highlights,
    draw_own_cards,
    highlights_comparing,
    highlights_for,
)
from bot.pictures.boards.layout import (
    FIELD_COLUMNS,
    FIELD_ROWS,
    GAP,
    LARGE_BOTTOM,
    LARGE_CAPTURES,
    LARGE_FIELD,
    LARGE_FULL_FIELD,
    LARGE_HAND,
    LARGE_HEIGHT,
    LARGE_HELD,
    LARGE_LINE,
    LARGE_ROUND,
    LARGE_TOP,
    LARGE_TURN,
    MARGIN,
    TURN_BAR,
    WIDTH,
    Box,
)
from bot.pictures.boards.player_area import by_kind, draw_caption, draw_factor, draw_score
from bot.pictures.boards.yaku_chart import draw_fan
from bot.pictures.boards.yaku_progress import draw_progress
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import SMALL_SEATS, back_name, card_name, large_kind_name
from bot.pictures.sprites.colours import CREAM, FELT, GOLD, LIT_PANEL, PANEL, WELL, Colour
from bot.pictures.subjects import Compared

_SCORE: Final = 34
"""Left edge of the seat's icon."""
_SEALS: Final = 170
_COUNTS: Final = 430
_COUNT: Final = 98
_PROGRESS: Final = _COUNTS + 4 * _COUNT + 8
_TURN: Final = 120
"""Left edge of the last turn, beside the pile."""
_CAPTION: Final = 46
_SHOWN: Final = (Kind.BRIGHT, Kind.RIBBON)
"""The kinds whose captured cards are shown, because their yaku depend on the single cards."""


def draw_large_hand(
    renderer: Renderer,
    view: PlayerView,
    labels: Labels,
    sides: Sides,
    compared: Compared | None = None,
) -> Canvas:
    """Draw the hand in large print; in a review two plays are compared.

    Raises `ValueError` for a spectator's view.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    canvas = renderer.canvas(WIDTH, LARGE_HEIGHT, FELT)
    highlights = highlights_for(view) if compared is None else highlights_comparing(view, compared)
    _draw_line(canvas, LARGE_TOP, LARGE_TOP, view, other(seat), sides=sides)
    _draw_turn(canvas, LARGE_TURN, view, sides)
    draw_round(canvas, LARGE_ROUND, view, (labels, sides))
    _draw_held(canvas, LARGE_HELD, view, other(seat), sides)
    usual = len(view.field) <= FIELD_ROWS * FIELD_COLUMNS
    draw_field(canvas, LARGE_FIELD if usual else LARGE_FULL_FIELD, view, highlights.field)
    ground = _draw_line(canvas, LARGE_BOTTOM, LARGE_LINE, view, seat, sides=sides)
    room = _draw_captures(canvas, LARGE_CAPTURES, view, seat)
    if view.to_act == seat:
        style = TextStyle(_CAPTION, GOLD, ground)
        draw_caption(canvas, room, labels.your_turn, style)
    _draw_hand(canvas, view, seat, highlights)
    return canvas


def _draw_line(
    canvas: Canvas, ground: Box, line: Box, view: PlayerView, seat: Seat, *, sides: Sides
) -> Colour:
    """Draw a player in one line: score, seals, counts, progress. Returns the background colour."""
    lit = view.to_act == seat
    colour = LIT_PANEL if lit else PANEL
    canvas.fill(ground, colour)
    if lit:
        canvas.fill(Box(0, ground.y, TURN_BAR, ground.height), GOLD)
        canvas.put("turn", TURN_BAR - 2, line.middle - 16)
    score = Box(_SCORE, line.y, _SEALS - _SCORE, line.height)
    draw_score(canvas, score, view, seat, colour, sides=sides)
    x = _SEALS
    if view.oya == seat:
        x += canvas.put("oya", x, line.middle - 26) + 12
    if view.calls[seat]:
        x += canvas.put("call", x, line.middle - 25) + 12
    draw_factor(canvas, x, line.middle, view, seat)
    _draw_counts(canvas, line, view, seat, colour)
    progress = Box(_PROGRESS, line.y + 10, WIDTH - MARGIN - _PROGRESS, line.height - 20)
    draw_progress(canvas, progress, view, seat, colour)
    return colour


def _draw_counts(canvas: Canvas, line: Box, view: PlayerView, seat: Seat, ground: Colour) -> None:
    for place, (kind, cards) in enumerate(by_kind(view.captured[seat]).items()):
        box = Box(_COUNTS + place * _COUNT, line.y + 10, _COUNT - 8, line.height - 20)
        canvas.rounded(box, 12, WELL, ground)
        canvas.put(large_kind_name(kind), box.x + 8, box.middle - 19)
        style = TextStyle(42 if len(cards) < 10 else 34, CREAM, WELL)
        canvas.write(str(len(cards)), box.x + 67, box.middle, style, centred=True)


def _draw_turn(canvas: Canvas, band: Box, view: PlayerView, sides: Sides) -> None:
    card_size = CardSize.SMALL
    y = band.middle - card_size.height // 2
    draw_pile(canvas, Box(MARGIN, y, card_size.width, card_size.height), view)
    turn = latest_turn(view)
    if turn is None:
        return
    x, seat = _TURN, SMALL_SEATS[sides.side(turn.seat)]
    for sign, card, took in (
        ("from.hand", turn.played, turn.took),
        ("from.pile", None if view.drawn else turn.drawn, turn.drawn_took),
    ):
        if card is not None:
            box = Box(x, y, (WIDTH - _TURN) // 2 - MARGIN, card_size.height)
            x = draw_line(canvas, box, (seat, sign), (card, *took), card_size) + 3 * GAP


def _draw_held(canvas: Canvas, box: Box, view: PlayerView, seat: Seat, sides: Sides) -> None:
    held = view.hand_counts[seat]
    if not held:
        return
    canvas.put(SMALL_SEATS[sides.side(seat)], box.x - 36, box.middle - 13)
    canvas.put(back_name(CardSize.SMALL), box.x, box.y)
    draw_card_count(canvas, box, held)


def _draw_captures(canvas: Canvas, box: Box, view: PlayerView, seat: Seat) -> Box:
    """Draw the player's brights and ribbons; return the space beside them."""
    groups = by_kind(view.captured[seat])
    card_size = CardSize.CAPTURED
    cards = [card for kind in _SHOWN for card in groups[kind]]
    room = box.until(box.right - _OTHER)
    if cards:
        draw_fan(canvas, tuple(cards), card_size, room)
    step = min(card_size.width + 6, (room.width - card_size.width) // max(1, len(cards) - 1))
    return box.since(box.x + len(cards) * step + GAP)


_OTHER: Final = 260
"""Width of the free space beside the player's captures, for the words of their turn."""


def _draw_hand(canvas: Canvas, view: PlayerView, seat: Seat, highlights: Highlights) -> None:
    """Draw the hand, and at its right a drawn card that waits for a choice."""
    room, card_size = LARGE_HAND, CardSize.LARGE
    if view.drawn is not None:
        x = WIDTH - MARGIN - card_size.width
        y = LARGE_HAND.bottom - card_size.height - 10
        canvas.fill(LARGE_HAND, PANEL)
        canvas.put(card_name(card_size, view.drawn), x, y)
        draw_ring(canvas, card_size, x, y, Highlight(0, ""))
        room = LARGE_HAND.until(x - MARGIN // 2)
    draw_own_cards(canvas, room, view, seat, highlights, card_size=card_size)
