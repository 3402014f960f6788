"""The score of the match, and the winner and the points of each round."""

from collections.abc import Sequence
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import RoundResult
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import MARGIN, Box
from bot.pictures.labels import Sides
from bot.pictures.sprites.catalogue import LARGE_SEATS, SEATS, SMALL_SEATS
from bot.pictures.sprites.colours import (
    CREAM,
    FELT,
    GOLD,
    INK,
    LIT_PANEL,
    MUTED,
    PANEL,
    RED,
    WELL,
    WHITE,
)

ROUNDS_SHOWN: Final = 12
"""Maximum number of rounds that are shown. Of more rounds the last ones are shown."""
_SCORES: Final = 332
_COLOURS: Final = (RED, WHITE)
_FOOT: Final = 34
"""Height of the space below a round's bar for the winner's icon."""
_HEADROOM: Final = 44
"""Height of the space above the tallest bar for its points."""
_THICK: Final = 60
_ICON: Final = 36
"""Distance of a round's points from the left edge of the winner's icon."""
_POINTS: Final = (34, 30, 26, 22)
_ASIDE: Final = 390
"""Distance of the outer ends of the final score's plates from the middle."""


def gainer_of(result: RoundResult) -> Seat | None:
    """Return the seat that got points: the winner, the dealer by some rules, or None."""
    return result.winner if result.winner is not None or not result.points else result.oya


def draw_scores(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> int:
    """Draw the score so far at the right end of a line. Returns the column where it begins."""
    middle, centre = box.middle, box.right - MARGIN - _SCORES // 2
    canvas.rounded(Box(centre - _SCORES // 2, middle - 42, _SCORES, 84), 18, LIT_PANEL, PANEL)
    for icon, seat, side in zip(SEATS, sides.seats, (-1, 1), strict=True):
        canvas.put(icon, centre + side * 134 - 22, middle - 22)
        score = str(view.scores[seat])
        style = canvas.fitting(score, 86, TextStyle(56, CREAM, LIT_PANEL), 56, 40, 34)
        canvas.write(score, centre + side * 68, middle, style, centred=True)
    canvas.write("–", centre, middle, TextStyle(44, MUTED, LIT_PANEL), centred=True)
    return centre - _SCORES // 2


def draw_final_scores(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> None:
    """Draw the final score, the winner's on gold, and the new ratings beside it."""
    winner = view.outcome.winner if view.outcome else None
    middle, centre = box.middle, box.x + box.width // 2
    for icon, seat, side in zip(LARGE_SEATS, sides.seats, (-1, 1), strict=True):
        won = seat == winner
        colour, ground = (INK, GOLD) if won else (CREAM, LIT_PANEL)
        plate = Box(centre + (-390 if side < 0 else 50), middle - 56, 340, 112)
        canvas.rounded(plate, 24, ground, PANEL)
        canvas.put(icon, centre + side * 340 - 32, middle - 32)
        score = str(view.scores[seat])
        style = TextStyle(88 if len(score) < 4 else 64, colour, ground)
        canvas.write(score, centre + side * 190, middle, style, centred=True)
        rating, change = sides.ratings[seat]
        if rating:
            aside = centre + side * (_ASIDE + box.width // 2) // 2
            canvas.write(rating, aside, middle - 22, TextStyle(44, CREAM, PANEL), centred=True)
            canvas.write(change, aside, middle + 28, TextStyle(36, MUTED, PANEL), centred=True)
    canvas.write("–", centre, middle, TextStyle(64, MUTED, PANEL), centred=True)


def draw_rounds(canvas: Canvas, box: Box, results: Sequence[RoundResult], sides: Sides) -> None:
    """Draw the winner and the points of each round, in one line."""
    width = (box.width - (ROUNDS_SHOWN - 1) * 8) // ROUNDS_SHOWN
    for place, result in enumerate(results[-ROUNDS_SHOWN:]):
        cell = Box(box.x + place * (width + 8), box.y, width, box.height)
        canvas.rounded(cell, 10, PANEL, FELT)
        gainer = gainer_of(result)
        if gainer is not None:
            canvas.put(SMALL_SEATS[sides.side(gainer)], cell.x + 8, cell.middle - 13)
        points = str(result.points) if result.points else "–"
        left = cell.x + _ICON
        style = TextStyle(_POINTS[0], CREAM, PANEL)
        style = canvas.fitting(points, cell.right - left - 4, style, *_POINTS)
        canvas.write(points, (left + cell.right) // 2, cell.middle, style, centred=True)


def draw_course(canvas: Canvas, box: Box, results: Sequence[RoundResult], sides: Sides) -> None:
    """Draw a finished match round by round: a bar for the points, and its winner below it."""
    shown = results[-ROUNDS_SHOWN:]
    canvas.rounded(box, 14, WELL, FELT)
    inner = box.inset(MARGIN, 10)
    pitch = min(inner.width // len(shown), 150)
    left = inner.x + (inner.width - pitch * len(shown)) // 2
    tallest = inner.height - _FOOT - _HEADROOM
    highest = max(1, *(result.points for result in shown))
    for place, result in enumerate(shown):
        middle = left + place * pitch + pitch // 2
        foot = inner.bottom - _FOOT
        gainer = gainer_of(result)
        if gainer is not None:
            canvas.put(SMALL_SEATS[sides.side(gainer)], middle - 13, foot + 8)
            height = max(8, tallest * result.points // highest)
            bar = Box(middle - _THICK // 2, foot - height, _THICK, height)
            canvas.rounded(bar, min(10, height // 2), _COLOURS[sides.side(gainer)], WELL)
            foot -= height
        points = str(result.points) if gainer is not None else "–"
        canvas.write(points, middle, foot - 22, TextStyle(38, CREAM, WELL), centred=True)
