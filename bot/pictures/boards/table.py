"""The table that everyone in the channel sees, and the table with both hands open."""

from bot.koikoi.cards import CardSet, cards_in
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer
from bot.pictures.boards.central_area import draw_central_area
from bot.pictures.boards.layout import (
    HEIGHT,
    MARGIN,
    OPEN_BOTTOM,
    OPEN_HANDS,
    OPEN_TOP,
    TABLE_BOTTOM,
    TABLE_CENTRAL,
    TABLE_TOP,
    WIDTH,
    Box,
)
from bot.pictures.boards.player_area import draw_player_area
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import FELT, WELL


def draw_table(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Draw the table with red above and white below. It is the same for everybody."""
    canvas = renderer.canvas(WIDTH, HEIGHT, FELT)
    captions = (labels, sides)
    draw_central_area(canvas, TABLE_CENTRAL, view, captions, {})
    for area, seat in zip((TABLE_TOP, TABLE_BOTTOM), sides.seats, strict=True):
        draw_player_area(canvas, area, view, seat, captions)
    return canvas


# The table with both hands open, for replays of matches that are over

_SIGN = 66
"""Width of the space for the icon of a hand."""
_STEP = CardSize.SMALL.width + 10


def draw_open_table(
    renderer: Renderer,
    view: PlayerView,
    hands: tuple[CardSet, CardSet],
    labels: Labels,
    sides: Sides,
) -> Canvas:
    """Draw the table with a strip for each hand, at its upper and its lower edge."""
    canvas = renderer.canvas(WIDTH, HEIGHT, FELT)
    captions = (labels, sides)
    draw_central_area(canvas, TABLE_CENTRAL, view, captions, {})
    places = zip((OPEN_TOP, OPEN_BOTTOM), OPEN_HANDS, sides.seats, strict=True)
    for area, strip, seat in places:
        draw_player_area(canvas, area, view, seat, captions)
        _draw_hand(canvas, strip, hands[seat])
    return canvas


def _draw_hand(canvas: Canvas, strip: Box, hand: CardSet) -> None:
    canvas.fill(strip, WELL)
    canvas.put("from.hand", strip.x + MARGIN, strip.middle - 19)
    size = CardSize.SMALL
    for place, card in enumerate(cards_in(hand)):
        x = strip.x + MARGIN + _SIGN + place * _STEP
        canvas.put(card_name(size, card), x, strip.middle - size.height // 2)
