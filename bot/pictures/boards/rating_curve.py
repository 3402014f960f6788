"""The curve of a rating: a line from match to match, between its lowest and highest value."""

from typing import Final

from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import Box
from bot.pictures.sprites.colours import GOLD, LINE, MUTED, PANEL, WELL

_LABEL: Final = 110
_LEAST: Final = 80
"""The curve spans at least so many points, so that small changes look small."""
_PAD: Final = 30
_DOT: Final = 20


def draw_curve(canvas: Canvas, box: Box, curve: tuple[int, ...]) -> None:
    """Draw the ratings, at least two, the newest at the right edge with a dot."""
    canvas.rounded(box, 14, WELL, PANEL)
    low, high = min(curve), max(curve)
    spare = max(0, _LEAST - (high - low)) / 2
    bottom, top = low - spare, high + spare
    inner = Box(box.x + _LABEL, box.y, box.width - _LABEL - 30, box.height).inset(0, _PAD)

    def row(rating: float) -> float:
        return inner.bottom - (rating - bottom) / (top - bottom) * inner.height

    for value in {low, high}:
        y = round(row(value))
        canvas.fill(Box(inner.x, y - 1, inner.width, 2), LINE)
        canvas.write(str(value), box.x + 16, y, TextStyle(34, MUTED, WELL))
    step = inner.width / (len(curve) - 1)
    points = [(inner.x + place * step, row(rating)) for place, rating in enumerate(curve)]
    canvas.line(points, 7, GOLD, WELL)
    x, y = (round(one) for one in points[-1])
    dot = Box(x - _DOT // 2, y - _DOT // 2, _DOT, _DOT)
    canvas.rounded(dot, _DOT // 2, GOLD, WELL)
