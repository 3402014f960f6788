"""The table: what everyone in the channel sees."""

from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Renderer
from bot.pictures.boards.central_area import draw_central_area
from bot.pictures.boards.layout import TABLE_BOTTOM, TABLE_CENTRAL, TABLE_HEIGHT, TABLE_TOP, WIDTH
from bot.pictures.boards.player_area import draw_player_area
from bot.pictures.labels import Labels
from bot.pictures.sprites.colours import FELT


def draw_table(renderer: Renderer, view: PlayerView, labels: Labels) -> bytes:
    """Return the table as PNG: red (seat 0) above, white below, for everybody the same."""
    canvas = renderer.canvas(WIDTH, TABLE_HEIGHT, FELT)
    draw_central_area(canvas, TABLE_CENTRAL, view, labels, {})
    draw_player_area(canvas, TABLE_TOP, view, 0)
    draw_player_area(canvas, TABLE_BOTTOM, view, 1)
    return canvas.png()
