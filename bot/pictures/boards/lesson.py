"""The pictures of the lesson: the cards of the twelve months, the four kinds, and scenes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, cards_in, cards_of_month, kind_of, month_of
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import MARGIN, Box, least_font_size
from bot.pictures.boards.yaku_names import cut_name
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import back_name, card_name, large_kind_name, ring_name
from bot.pictures.sprites.colours import CREAM, FELT, GOLD, LIT_PANEL, MUTED, PANEL, WELL, Colour
from bot.pictures.subjects import KindsChart, LessonBoard, MonthsChart

_WIDTH: Final = 1000
"""Width of the charts, which is that of the chart of yaku, so that names can be read on a phone.

The charts are not much higher, because Discord shrinks pictures that are higher than 350 pixels.
"""
_MONTHS_WIDTH: Final = 940
_LEAST: Final = least_font_size(_MONTHS_WIDTH)
_CARDS: Final = CardSize.FIELD
_SMALL: Final = CardSize.SMALL
_HEAD: Final = 62
_INSET: Final = 12
_ROW: Final = _CARDS.height + _HEAD + _INSET
_NUMBER_X: Final = 10
_SECOND_LINE: Final = 38
"""Height of the second line of a plant's name."""
_COLUMNS: Final = 3
_GAP: Final = 8
_SIZES: Final = (50, 46, 42, 38, _LEAST)
_NAME: Final = TextStyle(48, CREAM, WELL)
_NUMBER: Final = TextStyle(48, GOLD, WELL)
_COUNT: Final = TextStyle(42, MUTED, WELL)
_ICON: Final = 38
_SHOWN: Final[Mapping[Kind, tuple[Card, ...]]] = {
    kind: tuple(card for card in DECK if kind_of(card) is kind) for kind in Kind
}


def draw_months(renderer: Renderer, _: MonthsChart, labels: Labels) -> bytes:
    """Return all cards as PNG: four rows of three months, each with its number and its plant.

    The plants have two lines if one of them needs these.
    """
    width = (_MONTHS_WIDTH - (_COLUMNS + 1) * _GAP) // _COLUMNS
    blank, smallest = Canvas(renderer, 1, 1, PANEL), TextStyle(_LEAST, CREAM, WELL)
    lines = max(
        len(cut_name(blank, plant, width - _plant_x(blank, month), smallest))
        for month, plant in (labels.plants or {1: ""}).items()
    )
    head = _HEAD + (lines - 1) * _SECOND_LINE
    row_height = head + _SMALL.height + _INSET
    height = 12 // _COLUMNS * (row_height + _GAP) + _GAP
    canvas = renderer.canvas(_MONTHS_WIDTH, height, PANEL)
    for month in range(1, 13):
        row, column = divmod(month - 1, _COLUMNS)
        x, y = _GAP + column * (width + _GAP), _GAP + row * (row_height + _GAP)
        box = Box(x, y, width, row_height)
        canvas.rounded(box, 14, WELL, PANEL)
        canvas.write(str(month), box.x + _NUMBER_X, box.y + head // 2, _NUMBER)
        place = Box(box.x, box.y, box.width, head).since(box.x + _plant_x(canvas, month))
        _name_month(canvas, labels.plants.get(month, ""), place)
        _draw_row(canvas, cards_in(cards_of_month(month)), _SMALL, box, head)
    return canvas.png()


def _plant_x(canvas: Canvas, month: int) -> int:
    """Return the column of a plant's name, behind the number of its month."""
    return _NUMBER_X + canvas.width_of(str(month), _NUMBER) + 10


def _name_month(canvas: Canvas, plant: str, box: Box) -> None:
    """Write a plant's name in the largest size that fits, or in two lines."""
    styles = [TextStyle(size, CREAM, WELL) for size in _SIZES]
    fits = (one for one in styles if canvas.width_of(plant, one) <= box.width)
    style = canvas.shrunk(plant, replace(box, width=2 * box.width), next(fits, styles[-1]))
    lines = cut_name(canvas, plant, box.width, style)
    for place, line in enumerate(lines):
        middle = box.middle + (2 * place - len(lines) + 1) * _SECOND_LINE // 2
        _write_if_possible(canvas, line, box.x, middle, style)


def draw_kinds(renderer: Renderer, _: KindsChart, labels: Labels) -> bytes:
    """Return the four kinds as PNG, a row for each: its sign, name, number of cards, and cards."""
    canvas = renderer.canvas(_WIDTH, 4 * (_ROW + MARGIN) + MARGIN, PANEL)
    for place, kind in enumerate(Kind):
        box = Box(MARGIN, MARGIN + place * (_ROW + MARGIN), _WIDTH - 2 * MARGIN, _ROW)
        canvas.rounded(box, 14, WELL, PANEL)
        middle = box.y + _HEAD // 2
        canvas.put(large_kind_name(kind), box.x + _INSET + 6, middle - _ICON // 2)
        x = box.x + _INSET + _ICON + 24
        name = labels.kinds.get(kind.value, "")
        style = canvas.shrunk(name, _head(box).since(x), _NAME)
        x = _write_if_possible(canvas, name, x, middle, style)
        canvas.write(f"×{len(_SHOWN[kind])}", x + 20, middle, _COUNT)
        _draw_row(canvas, _one_a_month(kind), _CARDS, box, _HEAD)
    return canvas.png()


def _head(box: Box) -> Box:
    return Box(box.x, box.y, box.width, _HEAD)


def _one_a_month(kind: Kind) -> tuple[Card, ...]:
    """Return the cards of a kind, with only one plain card of each month."""
    if kind is not Kind.CHAFF:
        return _SHOWN[kind]
    return tuple({month_of(card): card for card in reversed(_SHOWN[kind])}.values())[::-1]


def _draw_row(canvas: Canvas, cards: tuple[Card, ...], size: CardSize, box: Box, head: int) -> None:
    """Draw cards side by side below a head. They overlap if there is not enough space."""
    step = min(size.width + _INSET, (box.width - 2 * _INSET - size.width) // (len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(size, card), box.x + _INSET + place * step, box.y + head)


def _write_if_possible(canvas: Canvas, text: str, x: int, middle: int, style: TextStyle) -> int:
    """Write a name and return the column after it. Leaves it out if the fonts can't write it."""
    return canvas.write(text, x, middle, style) if can_write(text) else x


# A scene of the lesson: a few large cards, and the names of their places

_SCENE_WIDTH: Final = 1000
_SCENE_HEAD: Final = 66
_BELOW: Final = 22
_SIDE: Final = 24
_SCENE_GAP: Final = 18
_WORDS: Final = 46
_RING: Final = 6


def draw_scene(renderer: Renderer, board: LessonBoard, labels: Labels) -> bytes:
    """Return the scene as PNG: the captures above the field with the pile, above the hand."""
    scene = board.scene
    bands = [
        (part, cards, size, ground)
        for part, cards, size, ground in (
            ("captured", scene.captured, CardSize.HAND, WELL),
            ("field", scene.field, CardSize.LARGE, FELT),
            ("hand", scene.hand, CardSize.LARGE, LIT_PANEL),
        )
        if cards
    ]
    height = sum(_SCENE_HEAD + size.height + _BELOW for _, _, size, _ in bands)
    canvas = renderer.canvas(_SCENE_WIDTH, height, PANEL)
    top = 0
    for part, cards, size, ground in bands:
        band = Box(0, top, _SCENE_WIDTH, _SCENE_HEAD + size.height + _BELOW)
        canvas.fill(band, ground)
        _caption(canvas, labels.parts.get(part, ""), _SIDE, band, ground)
        _lay(canvas, cards, size, band)
        if part == "field" and scene.drawn is not None:
            _draw_drawn(canvas, scene.drawn, size, band, labels)
        top = band.bottom
    return canvas.png()


def _lay(canvas: Canvas, cards: tuple[Card, ...], size: CardSize, band: Box) -> None:
    """Draw the cards side by side; where there is no room, each covers the edge of the last."""
    room = _SCENE_WIDTH - 2 * _SIDE - size.width
    step = min(size.width + _SCENE_GAP, room // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(size, card), _SIDE + place * step, band.y + _SCENE_HEAD)


def _draw_drawn(canvas: Canvas, card: Card, size: CardSize, band: Box, labels: Labels) -> None:
    """Draw the pile at the right, and the drawn card on its top."""
    x, y = _SCENE_WIDTH - _SIDE - size.width, band.y + _SCENE_HEAD
    canvas.put(back_name(size), x + 12, y - 8)
    canvas.put(card_name(size, card), x, y)
    canvas.put(ring_name(size, 0), x - _RING, y - _RING)
    _caption(canvas, labels.parts.get("drawn", ""), x, band, FELT)


def _caption(canvas: Canvas, text: str, x: int, band: Box, ground: Colour) -> None:
    if can_write(text):
        room = Box(x, band.y, band.right - x - _SIDE // 2, _SCENE_HEAD)
        style = canvas.shrunk(text, room, TextStyle(_WORDS, CREAM, ground))
        canvas.write(text, x, band.y + _SCENE_HEAD // 2, style)
