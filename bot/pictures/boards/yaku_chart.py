"""The yaku chart: every yaku that counts under the rules, with its cards and its points."""

from typing import Final

from bot.koikoi.rules import Rules, Yaku, counted_month
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import MARGIN, Box
from bot.pictures.boards.yaku_cards import SHOWN
from bot.pictures.charts import YakuChart
from bot.pictures.labels import Labels
from bot.pictures.sprites.brush_text import NAMES
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import CREAM, GOLD, INK, MUTED, PANEL, WELL

_WIDTH: Final = 1000
"""Narrower than a board, so that the names can be read on a phone."""
_COLUMNS: Final = 2
_NAME: Final = 62
_SIZES: Final = (50, 46, 42, 38, 34, 30)
_ROW: Final = CardSize.CAPTURED.height + _NAME + 26
_VALUE: Final = 104
_BADGE: Final = 40
_STEP: Final = CardSize.CAPTURED.width + 4


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

    The Japanese name follows where there is space, but not after a Chinese one: that is written
    almost alike. It stands alone for readers of Japanese, and if the other can't be written.
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
    """Return the points of a yaku, or None if it does not count."""
    if yaku is Yaku.MONTH and not counted_month(rules, 1):
        return None
    if yaku in {Yaku.TSUKIMI, Yaku.HANAMI} and rules.viewing == "off":
        return None
    value = rules.teshi if yaku is Yaku.TESHI else rules.kuttsuki if yaku is Yaku.KUTTSUKI else (
        getattr(rules, f"points_{yaku.value}")
    )  # fmt: skip
    return value if isinstance(value, int) else None


def extra_of(rules: Rules, yaku: Yaku) -> int:
    """Return the points that every further card of its kind adds."""
    return int(getattr(rules, f"extra_{yaku.value}", 0) or 0)


def _draw_cards(canvas: Canvas, box: Box, yaku: Yaku) -> None:
    cards, card_size = SHOWN[yaku], CardSize.CAPTURED
    room = box.width - _VALUE - card_size.width - 16
    step = min(_STEP, room // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        y = box.bottom - card_size.height - 8
        canvas.put(card_name(card_size, card), box.x + 12 + place * step, y)
    # How many cards it needs, in the corner of the last one, as on captures.
    right, bottom = box.x + 12 + (len(cards) - 1) * step + card_size.width, box.bottom
    wide = _BADGE + (14 if len(cards) > 9 else 0)
    badge = Box(right - wide + 8, bottom - _BADGE - 4, wide, _BADGE)
    canvas.rounded(badge, 10, INK, INK)
    style = TextStyle(32, CREAM, INK)
    canvas.write(str(len(cards)), badge.x + wide // 2, badge.middle, style, centred=True)


def _draw_value(canvas: Canvas, box: Box, points: int, extra: int) -> None:
    """Draw the points, and what every further card adds."""
    x, middle = box.right - _VALUE // 2, box.bottom - 8 - CardSize.CAPTURED.height // 2
    large, small = TextStyle(72, GOLD, WELL), TextStyle(46, CREAM, WELL)
    canvas.write(str(points), x, middle - (20 if extra else 0), large, centred=True)
    if extra:
        canvas.write(f"+{extra}", x, middle + 36, small, centred=True)
