"""A leaderboard's first three: place, name and result, and the best yaku of each with its cards."""

from typing import Final

from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import GAP, MARGIN, Box, least_font_size
from bot.pictures.boards.yaku_chart import draw_fan
from bot.pictures.boards.yaku_names import NameLook, YakuName, line_height, lines_needed, look_of
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
_BELOW: Final = _WIDTH - 2 * MARGIN - _PLACE - _PAD
"""Width of a yaku below a person."""
_SIZES: Final = (52, 48, 44, 40, 36, 33)
_SUM_SIZES: Final = (40, 36, 33)
_NAMES: Final = NameLook((40, least_font_size(_WIDTH)))
_PLACE_COLOURS: Final[dict[int | None, Colour]] = {1: GOLD, 2: CREAM, 3: CREAM}


def draw_podium(renderer: Renderer, podium: Podium, labels: Labels) -> bytes:
    """Return the picture as PNG, one row for each person.

    The names of the yaku have two lines if one of them needs these.
    """
    blank = Canvas(renderer, 1, 1, PANEL)
    named = [(one.yaku.yaku, _title_width(blank, one)) for one in podium.places if one.yaku]
    lines = lines_needed(blank, named, labels, _NAMES)
    title = _NAME + (lines - 1) * line_height(_NAMES.sizes[-1])
    look = look_of(
        blank, [(yaku, Box(0, 0, width, title)) for yaku, width in named], labels, _NAMES
    )
    heights = [_height(place, title) for place in podium.places]
    height = sum(heights) + (len(heights) - 1) * GAP + 2 * MARGIN
    canvas = renderer.canvas(_WIDTH, height, PANEL)
    y = MARGIN
    for number, (place, height) in enumerate(zip(podium.places, heights, strict=True), 1):
        box = Box(MARGIN, y, _WIDTH - 2 * MARGIN, height)
        canvas.rounded(box, 14, WELL, PANEL)
        if place.yaku:
            below = Box(box.x + _PLACE, box.y + _HEAD, _BELOW, height - _HEAD)
            _draw_yaku(canvas, below, place, title, (labels, look))
        _draw_person(canvas, box, place, number)
        y += height + GAP
    return canvas.png()


def _height(place: PodiumPlace, title: int) -> int:
    return _HEAD + (0 if place.yaku is None else title + _CARDS.height + _PAD)


def _title_width(canvas: Canvas, place: PodiumPlace) -> int:
    """Return the width of the name of a yaku, which is beside the calculation."""
    if not place.sum:
        return _BELOW
    return _BELOW - 6 - canvas.width_of(*_sum_of(canvas, place)) - 24


def _sum_of(canvas: Canvas, place: PodiumPlace) -> tuple[str, TextStyle]:
    styles = [TextStyle(size, MUTED, WELL) for size in _SUM_SIZES]
    return canvas.fit_name(f"= {place.sum}", Box(0, 0, _BELOW // 2, _NAME), styles)


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


def _draw_yaku(
    canvas: Canvas, box: Box, place: PodiumPlace, title: int, words: tuple[Labels, NameLook]
) -> None:
    """Draw the best yaku with its points, and the calculation of the figure at the right."""
    assert place.yaku is not None
    labels, look = words
    name = Box(box.x, box.y, _title_width(canvas, place), title)
    if place.sum:
        text, style = _sum_of(canvas, place)
        left = box.right - 6 - canvas.width_of(text, style)
        canvas.write(text, left, name.middle, style)
    YakuName.of(canvas, name, place.yaku.yaku, labels, look).draw(canvas, name)
    fan = Box(box.x, box.y + title, box.width - _POINTS - 16, _CARDS.height)
    draw_fan(canvas, place.yaku.cards, _CARDS, fan)
    points, x = TextStyle(64, GOLD, WELL), box.right - _POINTS // 2
    canvas.write(str(place.yaku.points), x, fan.middle, points, centred=True)
