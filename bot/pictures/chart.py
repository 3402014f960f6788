"""The yaku chart: every yaku that counts under the rules, its cards and its value."""

from bot.koikoi.rules import Rules
from bot.koikoi.yaku import Yaku
from bot.pictures.canvas import Canvas, Lettering, Studio, can_write
from bot.pictures.catalogue import card_name
from bot.pictures.colours import CREAM, GOLD, MUTED, PANEL, WELL
from bot.pictures.labels import Labels
from bot.pictures.layout import MARGIN, WIDTH, Box, Cut
from bot.pictures.writing import NAMES
from bot.pictures.yaku_cards import SHOWN

_COLUMNS = 2
_NAME = 40
_ROW = Cut.CAPTURED.height + _NAME + 26
_VALUE = 120
_STEP = 58


def draw_chart(studio: Studio, rules: Rules, labels: Labels) -> bytes:
    """Two columns, the highest values first."""
    found = [(yaku, points) for yaku in SHOWN if (points := points_of(rules, yaku)) is not None]
    rows = (len(found) + 1) // _COLUMNS
    canvas = studio.canvas(WIDTH, rows * _ROW + MARGIN, PANEL)
    width = (WIDTH - 3 * MARGIN) // _COLUMNS
    for place, (yaku, points) in enumerate(found):
        column, row = divmod(place, rows)
        box = Box(MARGIN + column * (width + MARGIN), MARGIN + row * _ROW, width, _ROW - MARGIN)
        _draw_yaku(canvas, box, yaku, labels)
        _draw_value(canvas, box, points, extra_of(rules, yaku))
    return canvas.png()


def draw_name(canvas: Canvas, x: int, middle: int, yaku: Yaku, labels: Labels) -> None:
    """The yaku's Japanese name, brushed, and its name in the reader's language."""
    japanese, name = NAMES[yaku], labels.yaku.get(yaku.value, "")
    x = canvas.write(japanese, x, middle, Lettering(32, CREAM, WELL)) + 16
    if name != japanese and can_write(name):
        canvas.write(name, x, middle, Lettering(26, MUTED, WELL))


def points_of(rules: Rules, yaku: Yaku) -> int | None:
    """What a yaku is worth; None where it does not count."""
    if yaku is Yaku.MONTH and rules.rounds != 12:
        return None
    if yaku in {Yaku.TSUKIMI, Yaku.HANAMI} and rules.viewing == "off":
        return None
    value = rules.teshi if yaku is Yaku.TESHI else rules.kuttsuki if yaku is Yaku.KUTTSUKI else (
        getattr(rules, f"points_{yaku.value}")
    )  # fmt: skip
    return value if isinstance(value, int) else None


def extra_of(rules: Rules, yaku: Yaku) -> int:
    """What every further card of its kind adds."""
    return int(getattr(rules, f"extra_{yaku.value}", 0) or 0)


def _draw_yaku(canvas: Canvas, box: Box, yaku: Yaku, labels: Labels) -> None:
    canvas.slab(box, 14, WELL, PANEL)
    draw_name(canvas, box.x + 14, box.y + 24, yaku, labels)
    cards, cut = SHOWN[yaku], Cut.CAPTURED
    room = box.width - _VALUE - cut.width - 20
    step = min(_STEP, room // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        y = box.bottom - cut.height - 8
        canvas.put(card_name(cut, card), box.x + 12 + place * step, y)


def _draw_value(canvas: Canvas, box: Box, points: int, extra: int) -> None:
    """The points, and what every further card adds."""
    x, middle = box.right - _VALUE // 2, box.bottom - 8 - Cut.CAPTURED.height // 2
    large, small = Lettering(58, GOLD, WELL), Lettering(32, CREAM, WELL)
    canvas.write(str(points), x, middle - (14 if extra else 0), large, centred=True)
    if extra:
        canvas.write(f"+{extra}", x, middle + 34, small, centred=True)
