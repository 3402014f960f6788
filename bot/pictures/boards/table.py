"""The table: what everyone in the channel sees."""

from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer
from bot.pictures.boards.central_area import draw_central_area
from bot.pictures.boards.layout import HEIGHT, TABLE_BOTTOM, TABLE_CENTRAL, TABLE_TOP, WIDTH
from bot.pictures.boards.player_area import draw_player_area
from bot.pictures.labels import Labels
from bot.pictures.sides import Sides
from bot.pictures.sprites.colours import FELT


def draw_table(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Return the table: red above, white below, for everybody the same."""
    canvas = renderer.canvas(WIDTH, HEIGHT, FELT)
    captions = (labels, sides)
    draw_central_area(canvas, TABLE_CENTRAL, view, captions, {})
    for area, seat in zip((TABLE_TOP, TABLE_BOTTOM), sides.seats, strict=True):
        draw_player_area(canvas, area, view, seat, captions)
    return canvas
