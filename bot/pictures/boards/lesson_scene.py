"""A scene of the lesson: a few large cards, and the words that say where they lie."""

from typing import Final

from bot.koikoi.cards import Card
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import Box
from bot.pictures.charts import LessonBoard
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import back_name, card_name, ring_name
from bot.pictures.sprites.colours import CREAM, FELT, LIT_PANEL, PANEL, WELL, Colour

_WIDTH: Final = 1000
_HEAD: Final = 66
_BELOW: Final = 22
_SIDE: Final = 24
_GAP: Final = 18
_WORDS: Final = 46
_RING: Final = 6


def draw_scene(renderer: Renderer, board: LessonBoard, labels: Labels) -> bytes:
    """Return the scene as PNG: from above what was captured, the field with the pile, the hand."""
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
    height = sum(_HEAD + size.height + _BELOW for _, _, size, _ in bands)
    canvas = renderer.canvas(_WIDTH, height, PANEL)
    top = 0
    for part, cards, size, ground in bands:
        band = Box(0, top, _WIDTH, _HEAD + size.height + _BELOW)
        canvas.fill(band, ground)
        _caption(canvas, labels.parts.get(part, ""), _SIDE, band, ground)
        _lay(canvas, cards, size, band)
        if part == "field" and scene.drawn is not None:
            _draw_drawn(canvas, scene.drawn, size, band, labels)
        top = band.bottom
    return canvas.png()


def _lay(canvas: Canvas, cards: tuple[Card, ...], size: CardSize, band: Box) -> None:
    for place, card in enumerate(cards):
        canvas.put(card_name(size, card), _SIDE + place * (size.width + _GAP), band.y + _HEAD)


def _draw_drawn(canvas: Canvas, card: Card, size: CardSize, band: Box, labels: Labels) -> None:
    """Draw the pile at the right, and the card that was drawn from it on its top."""
    x, y = _WIDTH - _SIDE - size.width, band.y + _HEAD
    canvas.put(back_name(size), x + 12, y - 8)
    canvas.put(card_name(size, card), x, y)
    canvas.put(ring_name(size, 0), x - _RING, y - _RING)
    _caption(canvas, labels.parts.get("drawn", ""), x, band, FELT)


def _caption(canvas: Canvas, text: str, x: int, band: Box, ground: Colour) -> None:
    if can_write(text):
        room = Box(x, band.y, band.right - x - _SIDE // 2, _HEAD)
        style = canvas.shrunk(text, room, TextStyle(_WORDS, CREAM, ground))
        canvas.write(text, x, band.y + _HEAD // 2, style)
