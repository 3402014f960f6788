"""A leaderboard's first three: place, name and result, and the best yaku of each with its cards."""

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
"""Width of the picture. It is narrower than a board, so that names can be read on a phone."""
_CARDS: Final = CardSize.FIELD
_HEAD: Final = 78
"""Height of the line with place, name and result."""
_NAME: Final = 54
_PAD: Final = 12
_PLACE: Final = 96
_POINTS: Final = 110
_SIZES: Final = (52, 48, 44, 40, 36, 33)
_YAKU_SIZES: Final = (40, 36, 33)
_PLACE_COLOURS: Final[dict[int | None, Colour]] = {1: GOLD, 2: CREAM, 3: CREAM}


def draw_podium(renderer: Renderer, podium: Podium, labels: Labels) -> bytes:
    """Return the picture as PNG, one row for each person."""
    heights = [_height(place) for place in podium.places]
    height = sum(heights) + (len(heights) - 1) * GAP + 2 * MARGIN
    canvas = renderer.canvas(_WIDTH, height, PANEL)
    y = MARGIN
    for number, (place, height) in enumerate(zip(podium.places, heights, strict=True), 1):
        box = Box(MARGIN, y, _WIDTH - 2 * MARGIN, height)
        canvas.rounded(box, 14, WELL, PANEL)
        below = Box(box.x + _PLACE, box.y + _HEAD, box.width - _PLACE - _PAD, height - _HEAD)
        _draw_yaku(canvas, below, place, labels)
        _draw_person(canvas, box, place, number)
        y += height + GAP
    return canvas.png()


def _height(place: PodiumPlace) -> int:
    return _HEAD + (0 if place.yaku is None else _NAME + _CARDS.height + _PAD)


def _draw_person(canvas: Canvas, box: Box, place: PodiumPlace, number: int) -> None:
    """Draw place, name and result in one line. A name without letters is left out.

    A provisional rating has no rank. Its place in the list is drawn in a less important colour.
    """
    middle = box.y + _HEAD // 2
    colour = MUTED if place.rank is None else _PLACE_COLOURS.get(place.rank, MUTED)
    style = TextStyle(60, colour, WELL)
    shown = str(number if place.rank is None else place.rank)
    canvas.write(shown, box.x + _PLACE // 2, middle, style, centred=True)
    figure = TextStyle(60, GOLD, WELL)
    left = box.right - _PAD - 6 - canvas.width_of(place.figure, figure)
    canvas.write(place.figure, left, middle, figure)
    name, x = writable(place.name), box.x + _PLACE
    if name:
        styles = [TextStyle(size, CREAM, WELL) for size in _SIZES]
        room = Box(x, box.y, left - x - 24, _HEAD - 4)
        name, style = canvas.fit_name(name, room, styles)
        canvas.write(name, x, middle, style)


def _draw_yaku(canvas: Canvas, box: Box, place: PodiumPlace, labels: Labels) -> None:
    """Draw the best yaku with its points, and the calculation of the figure at the right."""
    if place.yaku is None:
        return
    title = Box(box.x, box.y, box.width, _NAME)
    if place.sum:
        styles = [TextStyle(size, MUTED, WELL) for size in _YAKU_SIZES]
        room = Box(0, 0, box.width // 2, _NAME)
        text, style = canvas.fit_name(f"= {place.sum}", room, styles)
        left = box.right - 6 - canvas.width_of(text, style)
        canvas.write(text, left, title.middle, style)
        title = title.until(left - 24)
    draw_name(canvas, title, place.yaku.yaku, labels, _YAKU_SIZES)
    fan = Box(box.x, box.y + _NAME, box.width - _POINTS - 16, _CARDS.height)
    draw_fan(canvas, place.yaku.cards, _CARDS, fan)
    points, x = TextStyle(64, GOLD, WELL), box.right - _POINTS // 2
    canvas.write(str(place.yaku.points), x, fan.middle, points, centred=True)
