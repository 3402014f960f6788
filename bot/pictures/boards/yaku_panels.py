"""The yaku that won a round, each on a panel with its name, cards and points."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import Card
from bot.koikoi.rules import YakuScore
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import GAP, Box
from bot.pictures.boards.yaku_chart import draw_name
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import FELT, GOLD, WELL

_MOST_COLUMNS: Final = {
    CardSize.LARGE: 1,
    CardSize.HAND: 2,
    CardSize.FIELD: 2,
    CardSize.CAPTURED: 3,
}
_CARD_SIZES: Final = tuple(_MOST_COLUMNS)
_NAME: Final = 44
_SIZES: Final = (36, 32, 28)
_POINTS: Final = 110


@dataclass(frozen=True, slots=True)
class Grid:
    """How many yaku stand side by side, and how large their cards may be."""

    columns: int
    card_size: CardSize

    @staticmethod
    def of(count: int, height: int) -> "Grid":
        """Return the largest cards with which *count* yaku fit into the height, in few columns."""
        return next(
            (
                Grid(columns, card_size)
                for card_size in _CARD_SIZES
                for columns in range(1, _MOST_COLUMNS[card_size] + 1)
                if -(-count // columns) * (card_size.height + _NAME + 10 + GAP) - GAP <= height
            ),
            Grid(_MOST_COLUMNS[CardSize.CAPTURED], CardSize.CAPTURED),
        )


def draw_panels(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """Draw all panels, in the middle of the body."""
    grid = Grid.of(len(yaku), body.height)
    rows = -(-len(yaku) // grid.columns)
    width = (body.width - (grid.columns - 1) * GAP) // grid.columns
    height = min(grid.card_size.height + _NAME + 10, (body.height - (rows - 1) * GAP) // rows)
    top = body.y + (body.height - rows * (height + GAP) + GAP) // 2
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last one takes the whole row if it is alone there.
        alone = column == 0 and place == len(yaku) - 1
        across = body.width if alone else width
        box = Box(body.x + column * (width + GAP), top + row * (height + GAP), across, height)
        _draw_panel(canvas, box, grid.card_size, found, labels)


def _draw_panel(
    canvas: Canvas, box: Box, largest: CardSize, found: YakuScore, labels: Labels
) -> None:
    canvas.rounded(box, 14, WELL, FELT)
    room = box.width - _POINTS - 24
    card_size = next(
        card_size
        for card_size in _CARD_SIZES[_CARD_SIZES.index(largest) :]
        if card_size is CardSize.CAPTURED
        or (len(found.cards) - 1) * card_size.tab_size[0] + card_size.width <= room
    )
    titled = box.height >= card_size.height + _NAME
    if titled:
        name = Box(box.x + 14, box.y + 2, box.width - 28, _NAME)
        draw_name(canvas, name, found.yaku, labels, _SIZES)
    middle = box.middle + (_NAME // 2 - 3 if titled else 0)
    fan = Box(box.x + 12, middle - card_size.height // 2, room, card_size.height)
    draw_fan(canvas, found.cards, card_size, fan)
    style = TextStyle(72, GOLD, WELL)
    canvas.write(str(found.points), box.right - _POINTS // 2, middle, style, centred=True)


def draw_fan(canvas: Canvas, cards: tuple[Card, ...], card_size: CardSize, box: Box) -> None:
    """Draw cards side by side, overlapping where there is not enough space."""
    step = min(card_size.width + 6, (box.width - card_size.width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(card_size, card), box.x + place * step, box.y)
