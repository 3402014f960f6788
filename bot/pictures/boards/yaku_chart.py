"""The chart of all yaku under the rules, and the parts that other pictures of yaku share."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, kind_of, month_of, parse_card
from bot.koikoi.rules import Rules, Yaku, counted_month
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import MARGIN, Box
from bot.pictures.labels import Labels
from bot.pictures.sprites.brush_text import NAMES
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import (
    BROWN,
    CREAM,
    GOLD,
    INK,
    MUTED,
    PANEL,
    PAPER,
    SHEET,
    WELL,
    Colour,
)
from bot.pictures.subjects import YakuChart


def _named(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


def _first(kind: Kind, count: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if kind_of(card) is kind)[:count]


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of words, of less important words, and of the background."""

    words: Colour
    less: Colour
    ground: Colour


_BETWEEN: Final = 18
"""Space between a name and the Japanese name beside it."""
ON_WELL: Final = Inks(CREAM, MUTED, WELL)
ON_PAPER: Final = Inks(INK, BROWN, PAPER)
ON_SHEET: Final = Inks(INK, BROWN, SHEET)

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


def names_of(yaku: Yaku, labels: Labels) -> tuple[str, str]:
    """Return the yaku's name in the reader's language, and the Japanese name or an empty text.

    The Japanese name doesn't follow a Chinese name, which is almost the same. It is alone for
    readers of Japanese, and if the fonts can't write the other name.
    """
    japanese, name = NAMES[yaku], labels.yaku.get(yaku.value, "")
    if not can_write(name) or labels.language == "ja":
        return japanese, ""
    alike = name == japanese or labels.language.startswith("zh")
    return name, "" if alike else japanese


def draw_name(
    canvas: Canvas,
    box: Box,
    yaku: Yaku,
    labels: Labels,
    sizes: tuple[int, ...],
    *,
    inks: Inks = ON_WELL,
) -> int:
    """Write the yaku's name in the largest of *sizes* that fits, then, if it fits, the Japanese.

    Returns the column after them.
    """
    shown, japanese = names_of(yaku, labels)
    style = fitting_name(canvas, shown, box, sizes, inks)
    x = canvas.write(shown, box.x, box.middle, style)
    small = TextStyle(round(style.size * 0.8), inks.less, inks.ground)
    if japanese and x + _BETWEEN + canvas.width_of(japanese, small) <= box.right:
        x = canvas.write(japanese, x + _BETWEEN, box.middle, small)
    return x


def fitting_name(
    canvas: Canvas, name: str, box: Box, sizes: tuple[int, ...], inks: Inks
) -> TextStyle:
    """Return the style with the largest of *sizes* in which a name fits, or a smaller one."""
    styles = [TextStyle(size, inks.words, inks.ground) for size in sizes]
    style = next((one for one in styles if canvas.width_of(name, one) <= box.width), styles[-1])
    return canvas.shrunk(name, box, style)


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


def fan_width(cards: tuple[Card, ...], card_size: CardSize, room: int) -> int:
    """Return the width of cards side by side, which overlap where *room* units are too few."""
    return card_size.width + (len(cards) - 1) * _fan_step(cards, card_size, room)


def _fan_step(cards: tuple[Card, ...], card_size: CardSize, room: int) -> int:
    step = card_size.width + max(6, card_size.width // 14)
    return min(step, (room - card_size.width) // max(1, len(cards) - 1))


def draw_fan(canvas: Canvas, cards: tuple[Card, ...], card_size: CardSize, box: Box) -> None:
    """Draw cards side by side, overlapping where there is not enough space."""
    step = _fan_step(cards, card_size, box.width)
    for place, card in enumerate(cards):
        canvas.put(card_name(card_size, card), box.x + place * step, box.y)
