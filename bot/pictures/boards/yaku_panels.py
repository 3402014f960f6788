"""The yaku that won a round, each with its name, cards and points.

A single yaku fills the space with the largest cards. Two share it, one above the other. More are in
a grid.
"""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.rules import YakuScore
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import GAP, Box
from bot.pictures.boards.yaku_chart import (
    ON_PAPER,
    ON_SHEET,
    Inks,
    draw_fan,
    draw_name,
    fan_width,
    fitting_name,
    names_of,
)
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import GOLD, INK, PAPER, SHEET

_PAIR: Final = 2
_ALONE: Final = (92, 80, 70, 60, 50)
_HALF: Final = (58, 52, 46, 40)
_INLINE: Final = (44, 40, 36, 32)
"""Font sizes of names, the preferred first: of a single yaku, of one of two, and of more."""
_BENEATH: Final = 0.7
"""Size of the Japanese name beneath another name, as a share of that name's size."""
_LEAD: Final = 1.2
"""Height of a line, as a share of its font size."""
_PAD: Final = 20
_SEAL_PAD: Final = 26
"""Space beside the points on their seal."""
_BESIDE: Final = 36
"""Space between a name and its points."""
_APART: Final = 64
"""Maximum space between a name and its cards."""
_CARD_SIZES: Final = (
    *(CardSize.HUGE, CardSize.LARGE, CardSize.HAND, CardSize.FIELD, CardSize.CAPTURED),
    CardSize.SMALL,
)


def draw_panels(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """Draw all yaku. Together they fill the body."""
    if len(yaku) == 1:
        _draw_titled(canvas, body, yaku[0], labels, _Title(_ALONE, ON_PAPER, centred=True))
    elif len(yaku) == _PAIR:
        height = (body.height - GAP) // _PAIR
        for place, found in enumerate(yaku):
            half = Box(body.x, body.y + place * (height + GAP), body.width, height)
            canvas.rounded(half, 14, SHEET, PAPER)
            title = _Title(_HALF, ON_SHEET, centred=False)
            _draw_titled(canvas, half.inset(_PAD, 0), found, labels, title)
    else:
        _draw_grid(canvas, body, yaku, labels)


@dataclass(frozen=True, slots=True)
class _Title:
    """How a name is written: the preferred font sizes, the colours, and its place."""

    sizes: tuple[int, ...]
    inks: Inks
    centred: bool


def _draw_titled(canvas: Canvas, box: Box, found: YakuScore, labels: Labels, title: _Title) -> None:
    """Draw a name with the Japanese beneath, the points beside them, and the cards below.

    In a low box the Japanese name is beside the other one.
    """
    inks = title.inks
    name, japanese = names_of(found.yaku, labels)
    points = TextStyle(title.sizes[0], INK, GOLD)
    seal = canvas.width_of(str(found.points), points) + 2 * _SEAL_PAD
    room = Box(box.x, 0, box.width - seal - _BESIDE, round(title.sizes[0] * _LEAD))
    style = fitting_name(canvas, name, room, title.sizes, inks)
    small = TextStyle(round(style.size * _BENEATH), inks.less, inks.ground)
    line, beneath = room.height, round(small.size * _LEAD) if japanese else 0
    card_size = _fitting(found, box, line + beneath)
    if beneath and card_size.height < CardSize.HAND.height:
        beneath, card_size = 0, _fitting(found, box, line)
    spare = box.height - line - beneath - card_size.height
    apart = min(_APART, spare // 3)
    top = box.y + (spare - apart) // 2
    cards = fan_width(found.cards, card_size, box.width)
    x, left = box.x, box.x
    if title.centred:
        left += (box.width - cards) // 2
        width = max(
            canvas.width_of(name, style), canvas.width_of(japanese, small) if beneath else 0
        )
        x += (box.width - width - _BESIDE - seal) // 2
    if beneath:
        end = canvas.write(name, x, top + line // 2, style)
        canvas.write(japanese, x, top + line + beneath // 2, small)
        end = max(end, x + canvas.width_of(japanese, small))
    else:
        inner = Box(x, top, room.width, line)
        end = draw_name(canvas, inner, found.yaku, labels, (style.size,), inks=inks)
    right = end + _BESIDE + seal if title.centred else box.right
    plate = Box(right - seal, top, seal, line + beneath)
    canvas.rounded(plate, 18, GOLD, inks.ground)
    canvas.write(str(found.points), plate.x + seal // 2, plate.middle, points, centred=True)
    fan = Box(left, top + line + beneath + apart, cards, card_size.height)
    draw_fan(canvas, found.cards, card_size, fan)


def _fitting(found: YakuScore, box: Box, above: int) -> CardSize:
    """Return the largest size in which the cards fit below *above* units of words."""
    return next(
        (
            one
            for one in _CARD_SIZES
            if one.height + above + _PAD <= box.height
            and (len(found.cards) - 1) * one.tab_size[0] + one.width <= box.width
        ),
        CardSize.SMALL,
    )


# The grid of three and more

_MOST_COLUMNS: Final = {
    CardSize.LARGE: 1,
    CardSize.HAND: 2,
    CardSize.FIELD: 2,
    CardSize.CAPTURED: 3,
    CardSize.SMALL: 3,
}
_NAME: Final = 56
_POINTS: Final = 110


@dataclass(frozen=True, slots=True)
class Grid:
    """The number of columns of panels, and the maximum size of their cards."""

    columns: int
    card_size: CardSize

    @staticmethod
    def of(count: int, height: int) -> "Grid":
        """Return the grid of *count* yaku with the largest cards that fit, and few columns."""
        return next(
            (
                Grid(columns, card_size)
                for card_size, most in _MOST_COLUMNS.items()
                for columns in range(1, most + 1)
                if -(-count // columns) * (card_size.height + _NAME + 10 + GAP) - GAP <= height
            ),
            Grid(_MOST_COLUMNS[CardSize.SMALL], CardSize.SMALL),
        )


def _draw_grid(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    grid = Grid.of(len(yaku), body.height)
    rows = -(-len(yaku) // grid.columns)
    width = (body.width - (grid.columns - 1) * GAP) // grid.columns
    height = (body.height - (rows - 1) * GAP) // rows
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last panel takes the whole row if it is alone there.
        alone = column == 0 and place == len(yaku) - 1
        across = body.width if alone else width
        box = Box(body.x + column * (width + GAP), body.y + row * (height + GAP), across, height)
        _draw_panel(canvas, box, grid.card_size, found, labels)


def _draw_panel(
    canvas: Canvas, box: Box, largest: CardSize, found: YakuScore, labels: Labels
) -> None:
    canvas.rounded(box, 14, SHEET, PAPER)
    room = box.width - _POINTS - 24
    sizes = list(_MOST_COLUMNS)
    card_size = next(
        card_size
        for card_size in sizes[sizes.index(largest) :]
        if card_size is CardSize.SMALL
        or (len(found.cards) - 1) * card_size.tab_size[0] + card_size.width <= room
    )
    titled = box.height >= card_size.height + _NAME
    top = box.y + max(0, box.height - card_size.height - (_NAME if titled else 0)) // 2
    if titled:
        name = Box(box.x + 14, top, box.width - 28, _NAME)
        draw_name(canvas, name, found.yaku, labels, _INLINE, inks=ON_SHEET)
        top += _NAME
    fan = Box(box.x + 12, top, room, card_size.height)
    draw_fan(canvas, found.cards, card_size, fan)
    points = TextStyle(64, INK, GOLD)
    seal = Box(box.right - _POINTS + 4, fan.middle - 44, _POINTS - 18, 88)
    canvas.rounded(seal, 18, GOLD, SHEET)
    points = canvas.fitting(str(found.points), seal.width - 8, points, 64, 50, 40)
    canvas.write(str(found.points), seal.x + seal.width // 2, seal.middle, points, centred=True)
