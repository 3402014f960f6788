"""The table: what everyone in the channel sees."""

from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Studio
from bot.pictures.boards.central_area import draw_centre
from bot.pictures.boards.layout import TABLE_BOTTOM, TABLE_CENTRES, TABLE_HEIGHT, TABLE_TOP, WIDTH
from bot.pictures.boards.player_area import draw_half
from bot.pictures.labels import Labels
from bot.pictures.sprites.colours import FELT


def draw_table(studio: Studio, view: PlayerView, labels: Labels) -> bytes:
    """Red above, white below, whoever looks."""
    canvas = studio.canvas(WIDTH, TABLE_HEIGHT, FELT)
    draw_centre(canvas, TABLE_CENTRES, view, labels, {})
    draw_half(canvas, TABLE_TOP, view, 0)
    draw_half(canvas, TABLE_BOTTOM, view, 1)
    return canvas.png()
