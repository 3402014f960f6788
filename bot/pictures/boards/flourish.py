"""The banner of a moving picture: a yaku that was formed, or the call of koi-koi."""

from typing import Final

from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import GAP, TABLE_CENTRAL, WIDTH, Box
from bot.pictures.boards.yaku_chart import draw_name
from bot.pictures.boards.yaku_panels import draw_fan
from bot.pictures.labels import Labels
from bot.pictures.scenes import Flourish
from bot.pictures.sides import Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import LARGE_SEATS
from bot.pictures.sprites.colours import CREAM, DARK_RED, GOLD, WELL

FRAMES: Final = (40, 40, 40, 40, 1300)
"""Milliseconds of each frame: the banner runs in, and stands."""
_PART: Final = (0.18, 0.5, 0.8, 0.95, 1.0)
"""How much of it is there in each frame."""
_HEIGHT: Final = 300
_NAME: Final = 84
_NAME_SIZES: Final = (72, 60, 48, 40)
_MOST: Final = 3
"""Of more yaku at once the first are named; all of them stand in the result."""


def draw_flourish(
    canvas: Canvas, flourish: Flourish, frame: int, captions: tuple[Labels, Sides]
) -> None:
    """Draw one frame of the banner over the middle of the table."""
    labels, sides = captions
    ground = TABLE_CENTRAL.ground
    width = round(WIDTH * _PART[frame])
    top = ground.middle - _HEIGHT // 2
    red = not sides.side(flourish.seat)
    left = 0 if red else WIDTH - width  # it comes from the side of its player
    canvas.fill(Box(left, top - 8, width, _HEIGHT + 16), GOLD)
    canvas.fill(Box(left, top, width, _HEIGHT), WELL if flourish.yaku else DARK_RED)
    if _PART[frame] < 1:
        return
    box = Box(0, top, WIDTH, _HEIGHT)
    if flourish.yaku:
        _draw_yaku(canvas, box, flourish, labels, sides)
    else:
        _draw_call(canvas, box, flourish, sides)


def _draw_yaku(canvas: Canvas, box: Box, flourish: Flourish, labels: Labels, sides: Sides) -> None:
    canvas.put(LARGE_SEATS[sides.side(flourish.seat)], 40, box.middle - 32)
    shown = flourish.yaku[:_MOST]
    inner = Box(130, box.y + 12, WIDTH - 130 - 30, box.height - 24)
    height = inner.height // len(shown)
    for place, found in enumerate(shown):
        row = Box(inner.x, inner.y + place * height, inner.width, height)
        points = TextStyle(96 if len(shown) == 1 else 64, GOLD, WELL)
        canvas.write(str(found.points), row.right - 60, row.middle, points, centred=True)
        if len(shown) == 1:
            name = Box(row.x, row.y, row.width - 130, _NAME)
            draw_name(canvas, name, found.yaku, labels, _NAME_SIZES)
            size = CardSize.FIELD
            fan = Box(row.x, row.bottom - size.height, row.width - 150, size.height)
            draw_fan(canvas, found.cards, size, fan)
        else:
            name = Box(row.x, row.y, row.width - 130, row.height - GAP)
            draw_name(canvas, name, found.yaku, labels, _NAME_SIZES)


def _draw_call(canvas: Canvas, box: Box, flourish: Flourish, sides: Sides) -> None:
    canvas.rounded(Box(48, box.middle - 44, 88, 88), 44, WELL, DARK_RED)
    canvas.put(LARGE_SEATS[sides.side(flourish.seat)], 60, box.middle - 32)
    style = TextStyle(190, CREAM, DARK_RED)
    canvas.write("こいこい", WIDTH // 2 + 40, box.middle, style, centred=True)
