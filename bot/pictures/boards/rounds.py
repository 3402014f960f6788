"""The score of the match, and the winner and the points of each round, on paper."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import RoundResult
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import GAP, MARGIN, Box
from bot.pictures.labels import NO_RATING, Sides
from bot.pictures.sprites.catalogue import LARGE_SEATS, SEATS, SMALL_SEATS
from bot.pictures.sprites.colours import BROWN, GOLD, INK, PAPER, RED, SHEET, WHITE, Colour

ROUNDS_SHOWN: Final = 12
"""Maximum number of rounds that are shown. Of more rounds the last ones are shown."""
_COLOURS: Final = (RED, WHITE)
_FOOT: Final = 54
"""Height of the line below the bars, with each round's winner and points."""
_THICK: Final = 64
_RULE: Final = 4
"""Thickness of the baseline of the bars, and of their outlines."""
_ICON: Final = 32
"""Distance of a round's points from the left edge of the winner's icon."""
_POINTS: Final = (42, 38, 34, 30, 26, 22)


def gainer_of(result: RoundResult) -> Seat | None:
    """Return the seat that got points: the winner, the dealer by some rules, or None."""
    return result.winner if result.winner is not None or not result.points else result.oya


@dataclass(frozen=True, slots=True)
class _Score:
    """The sizes of a score: the seats' icons, and the fonts of points and names.

    `outer`: icon and name are at the outer end of a side, otherwise beside the points.
    """

    icons: tuple[str, str]
    icon: int
    points: tuple[int, ...]
    names: tuple[int, ...]
    outer: bool


_SO_FAR: Final = _Score(SEATS, 44, (64, 52, 42), (44, 40), outer=False)
_FINAL: Final = _Score(LARGE_SEATS, 64, (104, 88, 72), (60, 54, 48, 42), outer=True)
_LONG_NAMES: Final = (38, 34, 30, 26)
_STACKED: Final = 38
"""Distance of a name above the points, and of the points below it, from the middle."""
_RATINGS: Final = (40, 36, 32)
_DASH: Final = 30
"""Space between the middle and the points of a side."""
_PAD: Final = 18
_BESIDE: Final = 20
"""Space between icon, name and points."""


@dataclass(frozen=True, slots=True)
class _Player:
    """A side of a score: 0 is red, at the left."""

    side: int
    points: str
    name: str
    rating: str

    @staticmethod
    def of(view: PlayerView, seat: Seat, sides: Sides) -> "_Player":
        """Return the player of a seat. A name without letters looks like points: it is left out."""
        name = writable(sides.names[seat])
        return _Player(
            sides.side(seat),
            str(view.scores[seat]),
            name if any(letter.isalpha() for letter in name) else "",
            " ".join(sides.ratings[seat]).strip(),
        )


def draw_scores(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> None:
    """Draw the score so far in one line: name, points, points, name."""
    canvas.rounded(box, 18, SHEET, PAPER)
    for seat in sides.seats:
        player = _Player.of(view, seat, replace(sides, ratings=(NO_RATING, NO_RATING)))
        _draw_side(canvas, _half(box, player.side), player, _SO_FAR, SHEET)
    centre = box.x + box.width // 2
    canvas.write("–", centre, box.middle, TextStyle(48, BROWN, SHEET), centred=True)


def draw_final_scores(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> None:
    """Draw the final score in one line, the winner's side on gold, and the new ratings."""
    winner = view.outcome.winner if view.outcome else None
    box = Box(box.x + MARGIN, box.y + GAP, box.width - 2 * MARGIN, box.height - GAP)
    for seat in sides.seats:
        player = _Player.of(view, seat, sides)
        half, ground = _half(box, player.side), GOLD if seat == winner else SHEET
        canvas.rounded(half, 24, ground, PAPER)
        _draw_side(canvas, half, player, _FINAL, ground)
    centre = box.x + box.width // 2
    canvas.write("–", centre, box.middle, TextStyle(72, BROWN, PAPER), centred=True)


def _half(box: Box, side: int) -> Box:
    """Return the half of a side."""
    width = box.width // 2 - _DASH
    return Box(box.right - width if side else box.x, box.y, width, box.height)


def _draw_side(canvas: Canvas, box: Box, player: _Player, score: _Score, ground: Colour) -> None:
    """Draw a side: its points at the inner end, its icon and name beside them.

    A long name at the outer end is above the points.
    """
    inner = box.inset(_PAD, 0)
    figure = TextStyle(score.points[0], INK, ground)
    figure = canvas.fitting(player.points, box.width // 3, figure, *score.points)
    width = canvas.width_of(player.points, figure)
    room = inner.width - score.icon - _BESIDE
    names = [TextStyle(size, INK, ground, brush=False) for size in score.names]
    beside = room - width - _BESIDE
    above = score.outer and not canvas.fits(player.name, beside, names[-1])
    if above:
        figure = replace(figure, size=score.points[-1])
        width = canvas.width_of(player.points, figure)
    middle = box.middle + (_STACKED if above else 0)
    canvas.write(player.points, inner.x if player.side else inner.right - width, middle, figure)

    lines = []
    if player.name:
        names = [*names, *(replace(names[-1], size=size) for size in _LONG_NAMES)]
        height = 2 * _STACKED if above or player.rating else box.height
        place = Box(0, 0, room if above else beside, height)
        lines.append(canvas.fit_name(player.name, place, names))
    if player.rating:
        colour = INK if ground == GOLD else BROWN
        ratings = [TextStyle(size, colour, ground, brush=False) for size in _RATINGS]
        lines.append(canvas.fit_name(player.rating, Box(0, 0, beside, box.height), ratings))
    across = max((canvas.width_of(*line) for line in lines), default=-_BESIDE)
    x = inner.right - score.icon - _BESIDE - across if player.side else inner.x
    if not score.outer:
        group = score.icon + _BESIDE + across + width + _BESIDE
        x = inner.x + width + _BESIDE if player.side else inner.right - group
    icon = x + across + _BESIDE if player.side else x
    rows = (box.middle - 28, box.middle + 42) if len(lines) > 1 else (box.middle,)
    if above:
        rows = (box.middle - _STACKED, middle)
    canvas.put(score.icons[player.side], icon, rows[0] - score.icon // 2)
    x = x if player.side else x + score.icon + _BESIDE
    for (text, style), row in zip(lines, rows, strict=False):
        left = x + across - canvas.width_of(text, style) if player.side else x
        canvas.write(text, left, row, style)


def draw_rounds(canvas: Canvas, box: Box, results: Sequence[RoundResult], sides: Sides) -> None:
    """Draw the winner and the points of each round, in one line."""
    width = (box.width - (ROUNDS_SHOWN - 1) * 8) // ROUNDS_SHOWN
    for place, result in enumerate(results[-ROUNDS_SHOWN:]):
        cell = Box(box.x + place * (width + 8), box.y, width, box.height)
        canvas.rounded(cell, 10, SHEET, PAPER)
        _draw_points(canvas, cell, result, sides, SHEET)


def _draw_points(
    canvas: Canvas, cell: Box, result: RoundResult, sides: Sides, ground: Colour
) -> None:
    """Draw the winner's icon and the points of a round in the middle of a cell."""
    gainer = gainer_of(result)
    points = str(result.points) if gainer is not None and result.points else "–"
    icon = _ICON if gainer is not None else 0
    style = TextStyle(_POINTS[0], INK if icon else BROWN, ground)
    style = canvas.fitting(points, cell.width - icon - 4, style, *_POINTS)
    x = cell.x + (cell.width - icon - canvas.width_of(points, style)) // 2
    if gainer is not None:
        canvas.put(SMALL_SEATS[sides.side(gainer)], x, cell.middle - 13)
    canvas.write(points, x + icon, cell.middle, style)


def draw_course(canvas: Canvas, box: Box, results: Sequence[RoundResult], sides: Sides) -> None:
    """Draw a finished match round by round.

    The bars stand on one baseline. Below it, in one line, are the winners and their points.
    """
    shown = results[-ROUNDS_SHOWN:]
    canvas.rounded(box, 14, SHEET, PAPER)
    pitch = min((box.width - 2 * MARGIN) // len(shown), 150)
    left = box.x + (box.width - pitch * len(shown)) // 2
    foot = box.bottom - _FOOT
    tallest = foot - box.y - 16
    highest = max(1, *(result.points for result in shown))
    canvas.fill(Box(box.x + MARGIN, foot, box.width - 2 * MARGIN, _RULE), INK)
    for place, result in enumerate(shown):
        cell = Box(left + place * pitch, foot + _RULE, pitch, _FOOT - _RULE)
        gainer = gainer_of(result)
        if gainer is not None and result.points:
            height = max(2 * _RULE + 6, tallest * result.points // highest)
            bar = Box(cell.x + (pitch - _THICK) // 2, foot - height, _THICK, height)
            canvas.fill(bar, INK)
            inner = Box(bar.x + _RULE, bar.y + _RULE, _THICK - 2 * _RULE, height - _RULE)
            canvas.fill(inner, _COLOURS[sides.side(gainer)])
        _draw_points(canvas, cell, result, sides, SHEET)
