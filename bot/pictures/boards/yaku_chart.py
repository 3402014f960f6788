"""Pictures of yaku: the chart of all yaku under the rules, and the panels of a round's yaku."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, kind_of, month_of, parse_card
from bot.koikoi.rules import Rules, Yaku, YakuScore, counted_month
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import GAP, MARGIN, Box
from bot.pictures.labels import Labels
from bot.pictures.sprites.brush_text import NAMES
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import CREAM, FELT, GOLD, INK, MUTED, PANEL, WELL
from bot.pictures.subjects import YakuChart


def _named(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


def _first(kind: Kind, count: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if kind_of(card) is kind)[:count]


SHOWN: Final[dict[Yaku, tuple[Card, ...]]] = {
    Yaku.GOKO: _named("01B 03B 08B 11B 12B"),
    Yaku.SHIKO: _named("01B 03B 08B 12B"),
    Yaku.AMESHIKO: _named("01B 03B 08B 11B"),
    Yaku.SANKO: _named("01B 03B 08B"),
    Yaku.TSUKIMI: _named("08B 09A"),
    Yaku.HANAMI: _named("03B 09A"),
    Yaku.INOSHIKACHO: _named("07A 10A 06A"),
    Yaku.TANE: _first(Kind.ANIMAL, 5),
    Yaku.AKATAN: _named("01R 02R 03R"),
    Yaku.AOTAN: _named("06R 09R 10R"),
    Yaku.CHOFUKU: _named("01R 02R 03R 06R 09R 10R"),
    Yaku.TAN: _named("04R 05R 07R 11R 01R"),
    Yaku.KASU: _first(Kind.CHAFF, 10),
    Yaku.MONTH: tuple(card for card in DECK if month_of(card) == 1),
    Yaku.TESHI: tuple(card for card in DECK if month_of(card) == 4),
    Yaku.KUTTSUKI: _named("02C1 02C2 05C1 05C2 07C1 07C2 10C1 10C2"),
}


# The chart: every yaku that counts under the rules, with its cards and its points

_WIDTH: Final = 1000
"""Width of the chart. It is narrower than a board, so that names can be read on a phone."""
_COLUMNS: Final = 2
_NAME: Final = 62
_SIZES: Final = (50, 46, 42, 38, 34, 30)
_ROW: Final = CardSize.SMALL.height + _NAME + 26
_VALUE: Final = 104
_BADGE: Final = 40
_STEP: Final = CardSize.SMALL.width + 4


def draw_chart(renderer: Renderer, chart: YakuChart, labels: Labels) -> bytes:
    """Return the chart as PNG, in two columns."""
    rules, found = chart.rules, counted(chart.rules)
    rows = (len(found) + 1) // _COLUMNS
    canvas = renderer.canvas(_WIDTH, rows * _ROW + MARGIN, PANEL)
    width = (_WIDTH - 3 * MARGIN) // _COLUMNS
    for place, (yaku, points) in enumerate(found):
        column, row = divmod(place, rows)
        box = Box(MARGIN + column * (width + MARGIN), MARGIN + row * _ROW, width, _ROW - MARGIN)
        canvas.rounded(box, 14, WELL, PANEL)
        draw_name(canvas, Box(box.x + 14, box.y, width - 28, _NAME), yaku, labels, _SIZES)
        _draw_cards(canvas, box, yaku)
        _draw_value(canvas, box, points, extra_of(rules, yaku))
    return canvas.png()


def draw_name(canvas: Canvas, box: Box, yaku: Yaku, labels: Labels, sizes: tuple[int, ...]) -> None:
    """Write the yaku's name in the reader's language, in the largest of *sizes* that fits.

    The Japanese name follows if there is space, but not after a Chinese name, which is almost the
    same. It is alone for readers of Japanese, and if the fonts can't write the other name.
    """
    japanese, name = NAMES[yaku], labels.yaku.get(yaku.value, "")
    shown = name if can_write(name) and labels.language != "ja" else japanese
    styles = [TextStyle(size, CREAM, WELL) for size in sizes]
    style = next((one for one in styles if canvas.width_of(shown, one) <= box.width), styles[-1])
    style = canvas.shrunk(shown, box, style)
    x = canvas.write(shown, box.x, box.middle, style) + 18
    small = TextStyle(round(style.size * 0.8), MUTED, WELL)
    alike = shown == japanese or labels.language.startswith("zh")
    if not alike and x + canvas.width_of(japanese, small) <= box.right:
        canvas.write(japanese, x, box.middle, small)


def counted(rules: Rules) -> list[tuple[Yaku, int]]:
    """Return the yaku that count under these rules, with their points."""
    return [(yaku, points) for yaku in SHOWN if (points := points_of(rules, yaku)) is not None]


def points_of(rules: Rules, yaku: Yaku) -> int | None:
    """Return the points of a yaku; None if it does not count."""
    if yaku is Yaku.MONTH and not counted_month(rules, 1):
        return None
    if yaku in {Yaku.TSUKIMI, Yaku.HANAMI} and rules.viewing == "off":
        return None
    value = rules.teshi if yaku is Yaku.TESHI else rules.kuttsuki if yaku is Yaku.KUTTSUKI else (
        getattr(rules, f"points_{yaku.value}")
    )  # fmt: skip
    return value if isinstance(value, int) else None


def extra_of(rules: Rules, yaku: Yaku) -> int:
    """Return the points that each further card adds to a yaku."""
    return int(getattr(rules, f"extra_{yaku.value}", 0) or 0)


def _draw_cards(canvas: Canvas, box: Box, yaku: Yaku) -> None:
    cards, card_size = SHOWN[yaku], CardSize.SMALL
    room = box.width - _VALUE - card_size.width - 16
    step = min(_STEP, room // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        y = box.bottom - card_size.height - 8
        canvas.put(card_name(card_size, card), box.x + 12 + place * step, y)
    # The number of cards that it needs, in the corner of the last card, as on captures.
    right, bottom = box.x + 12 + (len(cards) - 1) * step + card_size.width, box.bottom
    wide = _BADGE + (14 if len(cards) > 9 else 0)
    badge = Box(right - wide + 8, bottom - _BADGE - 4, wide, _BADGE)
    canvas.rounded(badge, 10, INK, INK)
    style = TextStyle(32, CREAM, INK)
    canvas.write(str(len(cards)), badge.x + wide // 2, badge.middle, style, centred=True)


def _draw_value(canvas: Canvas, box: Box, points: int, extra: int) -> None:
    """Draw the points, and the points that each further card adds."""
    x, middle = box.right - _VALUE // 2, box.bottom - 8 - CardSize.SMALL.height // 2
    large, small = TextStyle(72, GOLD, WELL), TextStyle(46, CREAM, WELL)
    canvas.write(str(points), x, middle - (20 if extra else 0), large, centred=True)
    if extra:
        canvas.write(f"+{extra}", x, middle + 36, small, centred=True)


# The panels: the yaku that won a round, each with its name, cards and points

_MOST_COLUMNS: Final = {
    CardSize.LARGE: 1,
    CardSize.HAND: 2,
    CardSize.FIELD: 2,
    CardSize.SMALL: 3,
}
_CARD_SIZES: Final = tuple(_MOST_COLUMNS)
_PANEL_NAME: Final = 44
_PANEL_SIZES: Final = (36, 32, 28)
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
                for card_size in _CARD_SIZES
                for columns in range(1, _MOST_COLUMNS[card_size] + 1)
                if -(-count // columns) * (card_size.height + _PANEL_NAME + 10 + GAP) - GAP
                <= height
            ),
            Grid(_MOST_COLUMNS[CardSize.SMALL], CardSize.SMALL),
        )


def draw_panels(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    """Draw the panels of all yaku, in the middle of the body."""
    grid = Grid.of(len(yaku), body.height)
    rows = -(-len(yaku) // grid.columns)
    width = (body.width - (grid.columns - 1) * GAP) // grid.columns
    height = min(grid.card_size.height + _PANEL_NAME + 10, (body.height - (rows - 1) * GAP) // rows)
    top = body.y + (body.height - rows * (height + GAP) + GAP) // 2
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last panel takes the whole row if it is alone there.
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
        if card_size is CardSize.SMALL
        or (len(found.cards) - 1) * card_size.tab_size[0] + card_size.width <= room
    )
    titled = box.height >= card_size.height + _PANEL_NAME
    if titled:
        name = Box(box.x + 14, box.y + 2, box.width - 28, _PANEL_NAME)
        draw_name(canvas, name, found.yaku, labels, _PANEL_SIZES)
    middle = box.middle + (_PANEL_NAME // 2 - 3 if titled else 0)
    fan = Box(box.x + 12, middle - card_size.height // 2, room, card_size.height)
    draw_fan(canvas, found.cards, card_size, fan)
    style = TextStyle(72, GOLD, WELL)
    canvas.write(str(found.points), box.right - _POINTS // 2, middle, style, centred=True)


def draw_fan(canvas: Canvas, cards: tuple[Card, ...], card_size: CardSize, box: Box) -> None:
    """Draw cards side by side, overlapping where there is not enough space."""
    step = min(card_size.width + 6, (box.width - card_size.width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(card_size, card), box.x + place * step, box.y)
