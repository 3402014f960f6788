"""The yaku chart: every yaku that counts under the rules, its cards and its value."""

from bot.koikoi.rules import Rules
from bot.koikoi.yaku import Yaku
from bot.pictures.canvas import Canvas, Lettering, Studio, can_write
from bot.pictures.catalogue import card_name
from bot.pictures.colours import CREAM, GOLD, MUTED, PANEL, WELL
from bot.pictures.labels import Labels
from bot.pictures.layout import MARGIN, WIDTH, Box, Cut
from bot.pictures.yaku_cards import SHOWN

_COLUMNS = 2
_NAME = 36
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
        _draw_yaku(canvas, box, yaku, points, extra_of(rules, yaku), labels)
    return canvas.png()


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


def _draw_yaku(
    canvas: Canvas, box: Box, yaku: Yaku, points: int, extra: int, labels: Labels
) -> None:
    canvas.slab(box, 14, WELL, PANEL)
    name = labels.yaku.get(yaku.value, "")
    if name and can_write(name):
        canvas.write(name, box.x + 14, box.y + 22, Lettering(26, MUTED, WELL))
    cards = SHOWN[yaku]
    room = box.width - _VALUE - Cut.CAPTURED.width - 20
    step = min(_STEP, room // max(1, len(cards) - 1))
    y = box.bottom - Cut.CAPTURED.height - 8
    for place, card in enumerate(cards):
        canvas.put(card_name(Cut.CAPTURED, card), box.x + 12 + place * step, y)
    middle = y + Cut.CAPTURED.height // 2
    right = box.right - _VALUE // 2
    canvas.write(
        str(points), right, middle - (14 if extra else 0), Lettering(58, GOLD, WELL), centred=True
    )
    if extra:
        canvas.write(f"+{extra}", right, middle + 34, Lettering(32, CREAM, WELL), centred=True)
