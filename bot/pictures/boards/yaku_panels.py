"""The yaku that won a round, each with its name, cards and points.

A single yaku fills the space with the largest cards. Two share it, one above the other. More are in
a grid.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from bot.koikoi.rules import YakuScore
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import GAP, WIDTH, Box, least_font_size
from bot.pictures.boards.yaku_chart import draw_fan, fan_width
from bot.pictures.boards.yaku_names import (
    ON_PAPER,
    ON_SHEET,
    NameLook,
    YakuName,
    line_height,
    lines_needed,
    look_of,
    names_of,
)
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import GOLD, INK, PAPER, SHEET

_PAIR: Final = 2
_LEAST: Final = least_font_size(WIDTH)
_ALONE: Final = (92, 80, 70, 60, 50)
_HALF: Final = (58, 52, 46, _LEAST)
_NAMES: Final = NameLook((_LEAST,), ON_SHEET)
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


class _Japanese(Enum):
    """The place of the Japanese name, the preferred one first."""

    BENEATH = "beneath"
    BESIDE = "beside"
    NOWHERE = "nowhere"


def draw_panels(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """Draw all yaku. Together they fill the body."""
    if len(yaku) == 1:
        title = _Title(canvas, labels, NameLook(_ALONE, ON_PAPER), centred=True)
        title.draw(body, yaku[0], title.japanese([(body, yaku[0])]))
    elif len(yaku) == _PAIR:
        height = (body.height - GAP) // _PAIR
        halves = [
            Box(body.x, body.y + place * (height + GAP), body.width, height)
            for place in range(_PAIR)
        ]
        title = _Title(canvas, labels, NameLook(_HALF, ON_SHEET), centred=False)
        parts = [(half.inset(_PAD, 0), one) for half, one in zip(halves, yaku, strict=True)]
        japanese = title.japanese(parts)
        for half, (box, found) in zip(halves, parts, strict=True):
            canvas.rounded(half, 14, SHEET, PAPER)
            title.draw(box, found, japanese)
    else:
        _draw_grid(canvas, body, yaku, labels)


@dataclass(frozen=True, slots=True)
class _Title:
    """A yaku on its own or above another one: its name, its points beside it, its cards below."""

    canvas: Canvas
    labels: Labels
    look: NameLook
    centred: bool

    def japanese(self, parts: Sequence[tuple[Box, YakuScore]]) -> _Japanese:
        """Return the first place that the Japanese names of all yaku can have."""
        places = [self._places(box, found) for box, found in parts]
        return next(one for one in _Japanese if all(one in found for found in places))

    def _places(self, box: Box, found: YakuScore) -> set[_Japanese]:
        """Return the possible places; in a low box there is none beneath the name."""
        places = {_Japanese.NOWHERE}
        line = self._line(box, found)
        name = YakuName.of(self.canvas, line, found.yaku, self.labels, self.look)
        beneath = self._beneath(name, found)
        if _fitting(found, box, line.height + beneath).height >= CardSize.HAND.height:
            places.add(_Japanese.BENEATH)
        wanted = replace(self.look, japanese=True)
        if YakuName.of(self.canvas, line, found.yaku, self.labels, wanted).fits:
            places.add(_Japanese.BESIDE)
        return places

    def _points(self) -> TextStyle:
        return TextStyle(self.look.sizes[0], INK, GOLD)

    def _seal(self, found: YakuScore) -> int:
        return self.canvas.width_of(str(found.points), self._points()) + 2 * _SEAL_PAD

    def _line(self, box: Box, found: YakuScore) -> Box:
        width = box.width - self._seal(found) - _BESIDE
        return Box(box.x, 0, width, round(self.look.sizes[0] * _LEAD))

    def _less(self, name: YakuName) -> TextStyle:
        size = max(_LEAST, round(name.style.size * _BENEATH))
        return TextStyle(size, self.look.inks.less, self.look.inks.ground)

    def _beneath(self, name: YakuName, found: YakuScore) -> int:
        """Return the height of a Japanese name beneath the other one."""
        has = names_of(found.yaku, self.labels)[1]
        return round(self._less(name).size * _LEAD) if has else 0

    def draw(self, box: Box, found: YakuScore, place: _Japanese) -> None:
        """Draw all parts."""
        canvas, seal = self.canvas, self._seal(found)
        look = replace(self.look, japanese=place is _Japanese.BESIDE)
        room = self._line(box, found)
        name = YakuName.of(canvas, room, found.yaku, self.labels, look)
        beneath = self._beneath(name, found) if place is _Japanese.BENEATH else 0
        japanese = names_of(found.yaku, self.labels)[1] if beneath else ""
        less = self._less(name)
        card_size = _fitting(found, box, room.height + beneath)
        spare = box.height - room.height - beneath - card_size.height
        apart = min(_APART, spare // 3)
        top = box.y + (spare - apart) // 2
        cards = fan_width(found.cards, card_size, box.width)
        x, left = box.x, box.x
        if self.centred:
            left += (box.width - cards) // 2
            width = max(name.width(canvas), canvas.width_of(japanese, less))
            x += (box.width - width - _BESIDE - seal) // 2
        end = name.draw(canvas, Box(x, top, room.width, room.height))
        if japanese:
            middle = top + room.height + beneath // 2
            end = max(end, canvas.write(japanese, x, middle, less))
        right = end + _BESIDE + seal if self.centred else box.right
        plate = Box(right - seal, top, seal, room.height + beneath)
        canvas.rounded(plate, 18, GOLD, look.inks.ground)
        points = self._points()
        canvas.write(str(found.points), plate.x + seal // 2, plate.middle, points, centred=True)
        fan = Box(left, top + room.height + beneath + apart, cards, card_size.height)
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
_NAME: Final = 60
"""Height of a name in one line. Thai has signs above and below its letters."""
_POINTS: Final = 110
_INSET: Final = 14
"""Space beside a name."""
_LEAST_INSET: Final = 3
"""Minimum space beside a long name."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The columns of panels, the maximum size of their cards, and the height of their names."""

    columns: int
    card_size: CardSize
    title: int = _NAME

    @staticmethod
    def of(count: int, height: int, titles: Callable[[int], int] = lambda _: _NAME) -> "Grid":
        """Return the grid of *count* yaku with the largest cards that fit, and few columns.

        *titles* returns the height that the names need in this number of columns.
        """
        return next(
            (
                Grid(columns, card_size, title)
                for card_size, most in _MOST_COLUMNS.items()
                for columns in range(1, most + 1)
                for title in (titles(columns),)
                if -(-count // columns) * (card_size.height + title + 10 + GAP) - GAP <= height
            ),
            Grid(_MOST_COLUMNS[CardSize.SMALL], CardSize.SMALL),
        )


def _draw_grid(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """Draw three or more yaku. Their names have two lines if one of them needs these."""

    def width_in(columns: int) -> int:
        return (body.width - (columns - 1) * GAP) // columns

    def title_in(columns: int) -> int:
        rows = [(one.yaku, width_in(columns) - 2 * _LEAST_INSET) for one in yaku]
        lines = lines_needed(canvas, rows, labels, _NAMES)
        return _NAME + (lines - 1) * line_height(_LEAST)

    grid = Grid.of(len(yaku), body.height, title_in)
    rows = -(-len(yaku) // grid.columns)
    width = width_in(grid.columns)
    height = (body.height - (rows - 1) * GAP) // rows
    panels = []
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last panel takes the whole row if it is alone there.
        alone = column == 0 and place == len(yaku) - 1
        across = body.width if alone else width
        box = Box(body.x + column * (width + GAP), body.y + row * (height + GAP), across, height)
        panels.append((box, found))
    named = [
        (found.yaku, Box(0, 0, box.width - 2 * _LEAST_INSET, grid.title)) for box, found in panels
    ]
    look = look_of(canvas, named, labels, _NAMES)
    for box, found in panels:
        _draw_panel(canvas, box, grid, found, (labels, look))


def _draw_panel(
    canvas: Canvas, box: Box, grid: Grid, found: YakuScore, words: tuple[Labels, NameLook]
) -> None:
    canvas.rounded(box, 14, SHEET, PAPER)
    room = box.width - _POINTS - 24
    sizes = list(_MOST_COLUMNS)
    card_size = next(
        card_size
        for card_size in sizes[sizes.index(grid.card_size) :]
        if card_size is CardSize.SMALL
        or (len(found.cards) - 1) * card_size.tab_size[0] + card_size.width <= room
    )
    titled = box.height >= card_size.height + grid.title
    top = box.y + max(0, box.height - card_size.height - (grid.title if titled else 0)) // 2
    if titled:
        labels, look = words
        place = Box(box.x + _LEAST_INSET, top, box.width - 2 * _LEAST_INSET, grid.title)
        name = YakuName.of(canvas, place, found.yaku, labels, look)
        spare = max(0, place.width - name.width(canvas))
        name.draw(canvas, place.since(place.x + min(_INSET - _LEAST_INSET, spare // 2)))
        top += grid.title
    fan = Box(box.x + 12, top, room, card_size.height)
    draw_fan(canvas, found.cards, card_size, fan)
    points = TextStyle(64, INK, GOLD)
    seal = Box(box.right - _POINTS + 4, fan.middle - 44, _POINTS - 18, 88)
    canvas.rounded(seal, 18, GOLD, SHEET)
    points = canvas.fitting(str(found.points), seal.width - 8, points, 64, 50, 40)
    canvas.write(str(found.points), seal.x + seal.width // 2, seal.middle, points, centred=True)
