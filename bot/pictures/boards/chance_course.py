"""A player's chance to win over a match: a curve, its turning points by number, and the scores.

A choice that gave winning chances away is a straight fall. All other changes come from the cards
and from the other player. Nothing depends on a colour.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import GAP, MARGIN, Box, least_font_size
from bot.pictures.labels import Labels
from bot.pictures.sprites.catalogue import SEATS, SMALL_SEATS
from bot.pictures.sprites.colours import CREAM, GOLD, INK, LINE, MUTED, PANEL, SLOT, WELL
from bot.pictures.subjects import ChanceCourse

_WIDTH: Final = 1000
"""Width of the picture. It is narrower than a board, so that it can be read on a phone."""
_LEAST: Final = least_font_size(_WIDTH)
_TITLE: Final = 78
_ICON: Final = 44
_SIZES: Final = (48, 44, 40, 36, _LEAST)
_FIGURES: Final = (40, 36, _LEAST)
_LEFT: Final = 150
"""Width of the column for percentages and for the words of the rows."""
_ROW: Final = 54
"""Height of the rows with the rounds and the scores."""
_CURVE: Final = 330
_LANE: Final = 76
"""Height of the lane below the curve, with the numbers of the turning points."""
_DISC: Final = 50
_APART: Final = _DISC + 6
"""Least distance between two numbers."""
_DOT: Final = 18
_PAD: Final = 12
"""Least space between the scores of two rounds."""


@dataclass(frozen=True, slots=True)
class _Point:
    """A turning point: its number, and its place on the curve."""

    number: int
    x: float
    y: float


def draw_course(renderer: Renderer, course: ChanceCourse, labels: Labels) -> bytes:
    """Return the picture as PNG."""
    across = _WIDTH - 2 * MARGIN
    title = Box(MARGIN, MARGIN, across, _TITLE)
    chart = Box(MARGIN, title.bottom, across, _ROW + _CURVE + _LANE)
    scores = Box(MARGIN, chart.bottom + GAP, across, 2 * _ROW)
    canvas = renderer.canvas(_WIDTH, scores.bottom + MARGIN, PANEL)
    _draw_title(canvas, title, course, labels)
    canvas.rounded(chart, 14, WELL, PANEL)
    canvas.rounded(scores, 14, WELL, PANEL)
    columns = _columns(Box(chart.x + _LEFT, chart.y, across - _LEFT - 16, chart.height), course)
    _draw_rounds(canvas, chart, columns, course, labels)
    _draw_curve(canvas, Box(chart.x, chart.y + _ROW, across, _CURVE), columns, course)
    _draw_scores(canvas, scores, columns, course)
    return canvas.png()


def _columns(box: Box, course: ChanceCourse) -> list[Box]:
    """Return the column of each round."""
    count = len(course.rounds)
    edges = [box.x + box.width * place // count for place in range(count + 1)]
    return [Box(left, box.y, right - left, box.height) for left, right in pairwise(edges)]


def _draw_title(canvas: Canvas, box: Box, course: ChanceCourse, labels: Labels) -> None:
    """Write the words at the left, and the player's icon and name at the right."""
    word = writable(labels.chance)
    styles = [TextStyle(size, CREAM, PANEL, brush=False) for size in _SIZES]
    middle = box.y + box.height // 2 - 8
    name = writable(course.sides.names[course.seat])
    room = box.width * 3 // 5 if name else box.width - _ICON
    text, style = canvas.fit_name(word, Box(box.x, box.y, room, box.height), styles)
    x = canvas.write(text, box.x + 8, middle, style) + 30
    styles = [TextStyle(size, GOLD, PANEL, brush=False) for size in _SIZES]
    text, style = canvas.fit_name(
        name, Box(x, box.y, box.right - x - _ICON - 24, box.height), styles
    )
    left = box.right - 8 - canvas.width_of(text, style) if text else box.right - 8
    canvas.put(SEATS[course.sides.side(course.seat)], left - _ICON - 12, middle - _ICON // 2)
    if text:
        canvas.write(text, left, middle, style)


def _draw_rounds(
    canvas: Canvas, chart: Box, columns: Sequence[Box], course: ChanceCourse, labels: Labels
) -> None:
    """Write the rounds' numbers in the first row, and draw a line after each numbered round."""
    hand = course.sides.hand
    word = writable(labels.round if hand is None else labels.hand)
    middle = chart.y + _ROW // 2 + 4
    room = Box(chart.x, chart.y, _LEFT - 20, _ROW)
    style = canvas.shrunk(word, room, TextStyle(_FIGURES[-1], MUTED, WELL, brush=False))
    canvas.write(word, chart.x + 16, middle, style)
    shown = _labelled(canvas, columns, course)
    for column in [columns[place] for place in shown if place + 1 < len(columns)]:
        line = Box(column.right - 1, chart.y + _ROW, 3, chart.height - _ROW - 10)
        canvas.fill(line, LINE)
    for place in shown:
        number = course.rounds[place].number if hand is None else hand
        _write_figure(canvas, str(number), columns[place], middle, shown.step)


def _labelled(canvas: Canvas, columns: Sequence[Box], course: ChanceCourse) -> range:
    """Return the places of the rounds that have a number and a score.

    These are all rounds, or each nth, with room for the biggest score up to the right edge.
    """
    count, style = len(course.rounds), TextStyle(_FIGURES[-1], CREAM, WELL)
    figures = [str(score) for one in course.rounds for score in one.scores or ()]
    widest = max((canvas.width_of(one, style) for one in figures), default=0) + _PAD
    apart = -(-widest // min(column.width for column in columns))
    return range((count - 1 - apart // 2) % apart, count, apart)


def _write_figure(canvas: Canvas, figure: str, column: Box, middle: int, apart: int) -> None:
    """Write a round's number or score in the middle of its column."""
    style = TextStyle(_FIGURES[0], CREAM, WELL)
    style = canvas.fitting(figure, column.width * apart - _PAD, style, *_FIGURES)
    canvas.write(figure, column.x + column.width // 2, middle, style, centred=True)


def _draw_curve(canvas: Canvas, box: Box, columns: Sequence[Box], course: ChanceCourse) -> None:
    """Draw the lines of 100, 50 and 0 percent, the curve, and the turning points."""
    inner = box.inset(0, 24)

    def row(chance: float) -> float:
        return inner.bottom - chance / 100 * inner.height

    left, right = columns[0].x, columns[-1].right
    for chance, tick in zip((100, 50, 0), course.ticks, strict=True):
        y = round(row(chance))
        canvas.fill(Box(left, y - 1, right - left, 3), LINE if chance == 50 else SLOT)
        style = canvas.fitting(tick, _LEFT - 30, TextStyle(_FIGURES[0], MUTED, WELL), *_FIGURES)
        canvas.write(tick, left - 12 - canvas.width_of(tick, style), y, style)

    line: list[tuple[float, float]] = []
    points: list[_Point] = []
    for column, one in zip(columns, course.rounds, strict=True):
        for place, step in enumerate(one.steps, start=1):
            x = column.x + column.width * place / (len(one.steps) + 1)
            line += [(x, row(step.before)), (x, row(step.after))]
            if step.point is not None:
                points.append(_Point(step.point, x, row(step.after)))
    if course.end is not None:
        line.append((right - 8, row(course.end)))
    if line:
        line.insert(0, (left, line[0][1]))
        canvas.line(line, 7 if len(columns) <= 6 else 5, GOLD, WELL)
    _draw_points(canvas, Box(left, box.bottom, right - left, _LANE), points)


def _draw_points(canvas: Canvas, lane: Box, points: Sequence[_Point]) -> None:
    """Draw a dot at each turning point, and a line to its number in the lane."""
    middle = lane.y + _LANE // 2
    for point, place in zip(points, _spread([one.x for one in points], lane), strict=True):
        canvas.line([(point.x, point.y), (place, middle)], 3, CREAM, WELL)
        x, y = round(point.x) - _DOT // 2, round(point.y) - _DOT // 2
        canvas.rounded(Box(x, y, _DOT, _DOT), _DOT // 2, CREAM, GOLD)
        disc = Box(round(place) - _DISC // 2, middle - _DISC // 2, _DISC, _DISC)
        canvas.rounded(disc, _DISC // 2, CREAM, WELL)
        figure = TextStyle(38, INK, CREAM)
        canvas.write(str(point.number), round(place), middle, figure, centred=True)


def _spread(wanted: Sequence[float], lane: Box) -> list[float]:
    """Return places as near as possible to the wanted ones, in their order, that don't touch."""
    places: list[float] = []
    for x in wanted:
        places.append(max(x, places[-1] + _APART if places else lane.x + _DISC / 2))
    limit = lane.right - _DISC / 2
    for index in reversed(range(len(places))):
        places[index] = min(places[index], limit)
        limit = places[index] - _APART
    return places


def _draw_scores(canvas: Canvas, box: Box, columns: Sequence[Box], course: ChanceCourse) -> None:
    """Write the scores after each round, a row for each player."""
    shown = _labelled(canvas, columns, course)
    for seat in course.sides.seats:
        side = course.sides.side(seat)
        middle = box.y + side * _ROW + _ROW // 2
        canvas.put(SMALL_SEATS[side], box.x + 24, middle - 13)
        for place in shown:
            scores = course.rounds[place].scores
            if scores is not None:
                _write_figure(canvas, str(scores[seat]), columns[place], middle, shown.step)
