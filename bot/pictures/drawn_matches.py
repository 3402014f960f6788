"""The pictures of a match as PNG: table, hand or result, as its state wants it."""

from bot.pictures.boards.canvas import Renderer
from bot.pictures.boards.film import draw_view, is_between_rounds
from bot.pictures.boards.hand import draw_hand
from bot.pictures.boards.large_hand import draw_large_hand
from bot.pictures.boards.open_table import draw_open_table
from bot.pictures.boards.result import draw_result
from bot.pictures.labels import Labels
from bot.pictures.match_boards import HandBoard, OpenBoard, TableBoard


def draw_table_board(renderer: Renderer, board: TableBoard, labels: Labels) -> bytes:
    """Return what everyone sees as PNG."""
    return draw_view(renderer, board.view, labels, board.sides).png()


def draw_open_board(renderer: Renderer, board: OpenBoard, labels: Labels) -> bytes:
    """Return the table with both hands open as PNG."""
    return draw_open_table(renderer, board.view, board.hands, labels, board.sides).png()


def draw_hand_board(renderer: Renderer, board: HandBoard, labels: Labels) -> bytes:
    """Return the game from one player's side as PNG. Raises `ValueError` for a spectator's view."""
    if is_between_rounds(board.view):
        return draw_result(renderer, board.view, labels, board.sides).png()
    draw = draw_large_hand if board.large else draw_hand
    return draw(renderer, board.view, labels, board.sides, board.compared)
