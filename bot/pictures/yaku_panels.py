"""The yaku that won a round, each on a panel with its name, cards and points."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import Card
from bot.koikoi.rules import YakuScore
from bot.pictures.canvas import Canvas, Lettering
from bot.pictures.catalogue import card_name
from bot.pictures.chart import draw_name
from bot.pictures.colours import FELT, GOLD, WELL
from bot.pictures.labels import Labels
from bot.pictures.layout import GAP, Box, Cut

_CUTS: Final = (Cut.HAND, Cut.FIELD, Cut.CAPTURED)
_MOST_COLUMNS: Final = {Cut.HAND: 2, Cut.FIELD: 2, Cut.CAPTURED: 3}
_NAME: Final = 44
_SIZES: Final = (36, 32, 28)
_POINTS: Final = 110


@dataclass(frozen=True, slots=True)
class Grid:
    """How many yaku lie side by side, and how large their cards may be."""

    columns: int
    cut: Cut

    @staticmethod
    def of(count: int, height: int) -> "Grid":
        """The largest cards with which *count* yaku fit in the height, in the fewest columns."""
        return next(
            (
                Grid(columns, cut)
                for cut in _CUTS
                for columns in range(1, _MOST_COLUMNS[cut] + 1)
                if -(-count // columns) * (cut.height + _NAME + 10 + GAP) - GAP <= height
            ),
            Grid(_MOST_COLUMNS[Cut.CAPTURED], Cut.CAPTURED),
        )


def draw_panels(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """All of them, in the middle of the body."""
    grid = Grid.of(len(yaku), body.height)
    rows = -(-len(yaku) // grid.columns)
    width = (body.width - (grid.columns - 1) * GAP) // grid.columns
    height = min(grid.cut.height + _NAME + 10, (body.height - (rows - 1) * GAP) // rows)
    top = body.y + (body.height - rows * (height + GAP) + GAP) // 2
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last one has its row to itself if nothing follows it.
        alone = column == 0 and place == len(yaku) - 1
        across = body.width if alone else width
        box = Box(body.x + column * (width + GAP), top + row * (height + GAP), across, height)
        _draw_panel(canvas, box, grid.cut, found, labels)


def _draw_panel(canvas: Canvas, box: Box, largest: Cut, found: YakuScore, labels: Labels) -> None:
    canvas.slab(box, 14, WELL, FELT)
    room = box.width - _POINTS - 24
    cut = next(
        cut
        for cut in _CUTS[_CUTS.index(largest) :]
        if cut is Cut.CAPTURED or (len(found.cards) - 1) * cut.tab_size[0] + cut.width <= room
    )
    titled = box.height >= cut.height + _NAME
    if titled:
        name = Box(box.x + 14, box.y + 2, box.width - 28, _NAME)
        draw_name(canvas, name, found.yaku, labels, _SIZES)
    middle = box.middle + (_NAME // 2 - 3 if titled else 0)
    fan = Box(box.x + 12, middle - cut.height // 2, room, cut.height)
    draw_fan(canvas, found.cards, cut, fan)
    lettering = Lettering(72, GOLD, WELL)
    canvas.write(str(found.points), box.right - _POINTS // 2, middle, lettering, centred=True)


def draw_fan(canvas: Canvas, cards: tuple[Card, ...], cut: Cut, box: Box) -> None:
    """Cards side by side, overlapping where there is no room."""
    step = min(cut.width + 6, (box.width - cut.width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(cut, card), box.x + place * step, box.y)
