"""The chart of all yaku under the rules, and the parts that other pictures of yaku share."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.koikoi.cards import DECK, Card, CardSet, Kind, cards_in, kind_of, month_of, parse_card
from bot.koikoi.rules import PATTERNS, Rules, Yaku, counted_month
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import Box, least_font_size
from bot.pictures.boards.yaku_names import BETWEEN, cut_name, names_of
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import TAKEN, card_name
from bot.pictures.sprites.colours import CREAM, GOLD, MUTED, PANEL, WELL
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
    Yaku.MATSUKIRI: _named("01B 12B 08B"),
    Yaku.TSUKIMI: _named("08B 09A"),
    Yaku.HANAMI: _named("03B 09A"),
    Yaku.SUGAWARA: _named("01B 02A 03B"),
    Yaku.INOSHIKACHO: _named("07A 10A 06A"),
    Yaku.TANE: _first(Kind.ANIMAL, 5),
    Yaku.AKATAN: _named("01R 02R 03R"),
    Yaku.AOTAN: _named("06R 09R 10R"),
    Yaku.CHOFUKU: _named("01R 02R 03R 06R 09R 10R"),
    Yaku.KUSA: _named("04R 05R 07R"),
    Yaku.NANATAN: _named("01R 02R 03R 04R 05R 06R 07R"),
    Yaku.TAN: _named("04R 05R 07R 11R 01R"),
    Yaku.KASU: _first(Kind.CHAFF, 10),
    Yaku.SUJUROKU: _first(Kind.CHAFF, 16),
    Yaku.MONTH: tuple(card for card in DECK if month_of(card) == 1),
    Yaku.TESHI: tuple(card for card in DECK if month_of(card) == 4),
    Yaku.KUTTSUKI: _named("02C1 02C2 05C1 05C2 07C1 07C2 10C1 10C2"),
}


# The chart: every yaku that counts under the rules, with its cards and its points
#
# Discord shrinks pictures that are higher than 350 points, so three columns are larger on a phone
# than two.

_WIDTH: Final = 1200
_COLUMNS: Final = 3
_GAP: Final = 4
_PAD: Final = 11
_LINE: Final = 52
_RISE: Final = 4
"""Distance by which words are above the middle of their line, because letters reach below it."""
_WORDS: Final = least_font_size(_WIDTH)
"""Font size of all words."""
_ASIDE: Final = 5
"""Space beside the words."""
_POINTS: Final = 92
"""Width of the points, at the right of the cards."""
_MOST_ROWS: Final = 5
"""Maximum number of rows with larger cards."""
_SAMPLES: Final = 3
"""Number of cards that stand for any cards of a kind."""
ANY_OF: Final[Mapping[Yaku, int]] = {
    yaku: PATTERNS[yaku].need
    for yaku in (Yaku.SANKO, Yaku.TANE, Yaku.NANATAN, Yaku.TAN, Yaku.KASU, Yaku.SUJUROKU)
}
"""The number of cards of a kind that a yaku needs, where it has a choice."""
_CHOICES: Final[Mapping[Yaku, tuple[Card, ...]]] = {
    Yaku.SANKO: SHOWN[Yaku.SHIKO],
    Yaku.TANE: _named("07A 10A 11A"),
    Yaku.NANATAN: _named("02R 05R 09R"),
    Yaku.TAN: _named("02R 05R 09R"),
    Yaku.KASU: _named("02C1 05C1 10C1"),
    Yaku.SUJUROKU: _named("02C1 05C1 11C1"),
}
_DEALT: Final = {Yaku.TESHI, Yaku.KUTTSUKI}
_CROSS: Final = 44
"""Size of the cross on a card that the opponent has taken."""


def draw_chart(renderer: Renderer, chart: YakuChart, labels: Labels) -> bytes:
    """Return the chart as PNG, in three columns."""
    found = counted(chart.rules)
    rows = -(-len(found) // _COLUMNS)
    card_size = CardSize.CAPTURED if rows <= _MOST_ROWS else CardSize.SMALL
    height = 2 * _LINE + card_size.height + 2 * _PAD
    canvas = renderer.canvas(_WIDTH, rows * (height + _GAP) + _GAP, PANEL)
    width = (_WIDTH - _GAP) // _COLUMNS - _GAP
    named = partial(_NamedRow.of, canvas, width - 2 * _ASIDE, labels)
    named_rows = [named(yaku, extra_of(chart.rules, yaku), japanese=True) for yaku, _ in found]
    if not all(row.fits for row in named_rows):
        named_rows = [named(yaku, extra_of(chart.rules, yaku), japanese=False) for yaku, _ in found]
    for place, (yaku, points) in enumerate(found):
        column, row = divmod(place, rows)
        box = Box(_GAP + column * (width + _GAP), _GAP + row * (height + _GAP), width, height)
        canvas.rounded(box, 14, WELL, PANEL)
        inner = box.inset(_ASIDE, _PAD)
        extra = extra_of(chart.rules, yaku)
        named_rows[place].draw(canvas, inner)
        below = Box(inner.x, inner.bottom - card_size.height, inner.width, card_size.height)
        _draw_chart_cards(canvas, below, (yaku, card_size), chart, labels)
        _draw_value(canvas, below, points, 0 if named_rows[place].further else extra)
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _NamedRow:
    """The two lines above the cards of a yaku.

    The Japanese name follows the other name, or is below a short one. Words about further cards
    are in the second line, if that is free.
    """

    lines: tuple[str, ...]
    japanese: str
    beneath: bool
    """Whether the Japanese name has a line of its own."""
    further: str
    fits: bool

    @staticmethod
    def of(
        canvas: Canvas, width: int, labels: Labels, yaku: Yaku, extra: int, *, japanese: bool
    ) -> "_NamedRow":
        """Return the lines of a yaku; `fits` if they and the Japanese name are not too wide."""
        name, other = names_of(yaku, labels)
        style = TextStyle(_WORDS, CREAM, WELL)
        after = BETWEEN + canvas.width_of(other, style) if other and japanese else 0
        lines = cut_name(canvas, name, width, style)
        alone = len(lines) == 1
        beside = canvas.width_of(lines[-1], style) + after <= width
        if not beside and not alone:
            lines = cut_name(canvas, name, width, style, after)
        further = labels.further if extra and alone and beside else ""
        if not can_write(further):
            further = ""
        beneath = bool(after) and alone and not further
        widest = max(canvas.width_of(line, style) for line in lines)
        last = canvas.width_of(lines[-1], style) + (0 if beneath else after)
        return _NamedRow(
            lines, other if after else "", beneath, further, max(widest, last) <= width
        )

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Write the words at the top of a box."""
        style = TextStyle(_WORDS, CREAM, WELL)
        less, x = replace(style, colour=MUTED), box.x
        for place, line in enumerate(self.lines):
            row = Box(box.x, box.y + place * _LINE, box.width, _LINE)
            fitting = canvas.shrunk(line, row.inset(0, _RISE - _PAD), style)
            x = canvas.write(line, row.x, row.middle - _RISE, fitting) + BETWEEN
        if self.beneath:
            canvas.write(self.japanese, box.x, box.y + _LINE * 3 // 2 - _RISE, less)
        elif self.japanese:
            line_middle = box.y + _LINE * (2 * len(self.lines) - 1) // 2
            canvas.write(self.japanese, x, line_middle - _RISE, less)
        if self.further:
            row = Box(box.x, box.y + _LINE, box.width, _LINE)
            printed = replace(less, brush=False)
            printed = canvas.shrunk(self.further, row.inset(0, _RISE - _PAD), printed)
            canvas.write(self.further, row.x, row.middle, printed)


def _draw_chart_cards(
    canvas: Canvas, box: Box, shown: tuple[Yaku, CardSize], chart: YakuChart, labels: Labels
) -> None:
    """Draw the cards of a yaku; before any cards of a kind, the number that it needs.

    In a match the player's cards are bright, the opponent's are crossed, and the others are dark.
    A yaku of the deal is dark: it can't be made any more.
    """
    yaku, card_size = shown
    x, cards, dealt = box.x, _cards_of(yaku, chart), yaku in _DEALT
    words = labels.any_of.get(ANY_OF.get(yaku, 0), "")
    if can_write(words):
        place = Box(0, 0, box.width * 2 // 5, box.height)
        style = canvas.shrunk(words, place, TextStyle(_WORDS, MUTED, WELL, brush=False))
        x = canvas.write(words, x, box.middle, style) + _PAD
    room = box.right - _POINTS - x - card_size.width
    step = min(card_size.width + 4, room // max(1, len(cards) - 1))
    crosses = []
    for number, card in enumerate(cards):
        left, name = x + number * step, card_name(card_size, card)
        if chart.mine is None or (chart.mine >> card & 1 and not dealt):
            canvas.put(name, left, box.y)
            continue
        canvas.put_corner(name, left, box.y, (card_size.width, card_size.height), shaded=True)
        if chart.theirs >> card & 1 and not dealt:
            visible = step if number < len(cards) - 1 else card_size.width
            crosses.append(left + (min(visible, card_size.width) - _CROSS) // 2)
    for left in crosses:
        canvas.put(TAKEN, left, box.bottom - _CROSS - 12)


def _cards_of(yaku: Yaku, chart: YakuChart) -> tuple[Card, ...]:
    """Return the cards that are shown for a yaku; of several choices first the player's own."""
    if yaku is Yaku.MONTH and chart.month:
        return tuple(card for card in DECK if month_of(card) == chart.month)
    cards = _CHOICES.get(yaku, SHOWN[yaku])
    mine = chart.mine
    if yaku is Yaku.SANKO or yaku not in ANY_OF or mine is None:
        return cards
    every = [*cards_in(CardSet(PATTERNS[yaku].cards))]
    every.sort(key=lambda card: (not mine >> card & 1, chart.theirs >> card & 1))
    return tuple(every[:_SAMPLES])


def _draw_value(canvas: Canvas, box: Box, points: int, extra: int) -> None:
    """Draw the points, and below them what each further card adds if no words tell it."""
    x = box.right - _POINTS // 2 + 6
    large, small = TextStyle(72, GOLD, WELL), TextStyle(_WORDS, CREAM, WELL)
    middle = box.middle - (20 if extra else 0)
    canvas.write(str(points), x, middle, large, centred=True)
    if extra:
        canvas.write(f"+{extra}", x, middle + 48, small, centred=True)


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


# The parts that other pictures share


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
