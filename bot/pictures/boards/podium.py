"""A leaderboard's first three: rank, name and result, and the best yaku of each with its cards."""

from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import GAP, MARGIN, Box
from bot.pictures.boards.yaku_chart import draw_fan, draw_name
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import CREAM, GOLD, MUTED, PANEL, WELL, Colour
from bot.pictures.subjects import Podium, PodiumPlace

_WIDTH: Final = 1000
"""Width of the picture, the same as that of the yaku chart: names are readable on a phone."""
_CARDS: Final = CardSize.FIELD
_NAME: Final = 58
_ROW: Final = _CARDS.height + _NAME + 22
_RANK: Final = 96
_PERSON: Final = 300
_POINTS: Final = 96
_SIZES: Final = (44, 40, 36, 32)
_RANK_COLOURS: Final[dict[int | None, Colour]] = {1: GOLD, 2: CREAM}


def draw_podium(renderer: Renderer, podium: Podium, labels: Labels) -> bytes:
    """Return the picture as PNG, one row for each person."""
    height = len(podium.places) * (_ROW + GAP) - GAP + 2 * MARGIN
    canvas = renderer.canvas(_WIDTH, height, PANEL)
    for row, place in enumerate(podium.places):
        box = Box(MARGIN, MARGIN + row * (_ROW + GAP), _WIDTH - 2 * MARGIN, _ROW)
        canvas.rounded(box, 14, WELL, PANEL)
        _draw_person(canvas, box, place)
        _draw_yaku(canvas, box.since(box.x + _RANK + _PERSON), place, labels)
    return canvas.png()


def _draw_person(canvas: Canvas, box: Box, place: PodiumPlace) -> None:
    """Draw rank, name and result. A name without letters is left out."""
    rank = TextStyle(84, _RANK_COLOURS.get(place.rank, MUTED), WELL)
    shown = "–" if place.rank is None else str(place.rank)
    canvas.write(shown, box.x + _RANK // 2, box.middle, rank, centred=True)
    x, y = box.x + _RANK, box.middle - (26 if place.sum else 0)
    name = writable(place.name)
    if name:
        styles = [TextStyle(size, CREAM, WELL) for size in _SIZES]
        canvas.write_name(name, x, y - 40, _PERSON - 24, styles)
        y += 34
    canvas.write(place.figure, x, y, TextStyle(54, GOLD, WELL))
    if place.sum:
        styles = [TextStyle(size, MUTED, WELL) for size in _SIZES[1:]]
        canvas.write_name(f"= {place.sum}", x, y + 62, _PERSON - 24, styles)


def _draw_yaku(canvas: Canvas, box: Box, place: PodiumPlace, labels: Labels) -> None:
    if place.yaku is None:
        return
    title = Box(box.x, box.y + 6, box.width - _POINTS, _NAME)
    draw_name(canvas, title, place.yaku.yaku, labels, _SIZES)
    fan = Box(box.x, box.y + 6 + _NAME, box.width - _POINTS - 16, _CARDS.height)
    draw_fan(canvas, place.yaku.cards, _CARDS, fan)
    points, x = TextStyle(64, GOLD, WELL), box.right - _POINTS // 2 - 6
    canvas.write(str(place.yaku.points), x, box.middle + 20, points, centred=True)
