"""A round's result: the winning yaku with their cards, the sum, and what was left in the hands."""

from bot.koikoi.actions import Seat
from bot.koikoi.cards import CardSet, cards_in
from bot.koikoi.state import RoundResult
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku import YakuScore
from bot.pictures.canvas import Canvas, Lettering, Studio, can_write
from bot.pictures.catalogue import SEATS
from bot.pictures.colours import CREAM, FELT, GOLD, MUTED, PANEL, WELL
from bot.pictures.labels import Labels
from bot.pictures.layout import MARGIN, WIDTH, Box, Cut

_HEIGHT = 800
_HEAD = Box(0, 0, WIDTH, 120)
_HANDS = Box(0, 656, WIDTH, 144)
_YAKU = Box(MARGIN, 132, WIDTH - 2 * MARGIN, 512)
_COLUMNS = 2


def draw_result(studio: Studio, view: PlayerView, labels: Labels) -> bytes:
    """The round that ended last."""
    if not view.results:
        raise ValueError("no round has ended yet")
    result = view.results[-1]
    canvas = studio.canvas(WIDTH, _HEIGHT, FELT)
    _draw_head(canvas, view, result)
    _draw_yaku(canvas, result, labels)
    canvas.fill(_HANDS, PANEL)
    half = WIDTH // 2
    for seat in (0, 1):
        box = Box(seat * half + MARGIN, _HANDS.y, half - 2 * MARGIN, _HANDS.height)
        _draw_left_over(canvas, box, seat, result.hands[seat])
    return canvas.png()


def _draw_head(canvas: Canvas, view: PlayerView, result: RoundResult) -> None:
    """Who won how much, as a sum that can be checked; the scores of the match."""
    canvas.fill(_HEAD, PANEL)
    x, middle = MARGIN + 8, _HEAD.middle
    if result.winner is not None:
        x += canvas.put(SEATS[result.winner], x, middle - 22).width + 16
    x = canvas.write(_signed(result.points), x, middle, Lettering(76, GOLD, PANEL)) + 28
    if len(result.multipliers):
        parts = "".join(f" ×{multiplier.value}" for multiplier in result.multipliers)
        x = canvas.write(f"{result.base}{parts}", x, middle, Lettering(44, MUTED, PANEL)) + 24
    _draw_scores(canvas, view, middle)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def _draw_scores(canvas: Canvas, view: PlayerView, middle: int) -> None:
    x = WIDTH - 400
    canvas.put(SEATS[0], x, middle - 22)
    canvas.write(str(view.scores[0]), x + 100, middle, Lettering(56, CREAM, PANEL), centred=True)
    canvas.write("–", x + 180, middle, Lettering(44, MUTED, PANEL), centred=True)
    canvas.write(str(view.scores[1]), x + 260, middle, Lettering(56, CREAM, PANEL), centred=True)
    canvas.put(SEATS[1], x + 316, middle - 22)


def _draw_yaku(canvas: Canvas, result: RoundResult, labels: Labels) -> None:
    count = len(result.yaku)
    if not count:
        return
    columns = 1 if count <= 3 else _COLUMNS
    rows = (count + columns - 1) // columns
    width = (_YAKU.width - (columns - 1) * MARGIN) // columns
    height = min(164, (_YAKU.height - (rows - 1) * 8) // rows)
    top = _YAKU.y + (_YAKU.height - rows * (height + 8) + 8) // 2
    for place, found in enumerate(result.yaku):
        column, row = divmod(place, rows)
        box = Box(_YAKU.x + column * (width + MARGIN), top + row * (height + 8), width, height)
        _draw_one(canvas, box, found, labels)


def _draw_one(canvas: Canvas, box: Box, found: YakuScore, labels: Labels) -> None:
    canvas.slab(box, 14, WELL, FELT)
    name = labels.yaku.get(found.yaku.value, "")
    titled = bool(name) and can_write(name) and box.height >= Cut.CAPTURED.height + 40
    if titled:
        canvas.write(name, box.x + 14, box.y + 22, Lettering(26, MUTED, WELL))
    y = box.bottom - Cut.CAPTURED.height - 6 if titled else box.middle - Cut.CAPTURED.height // 2
    _draw_fan(canvas, found.cards, Box(box.x + 12, y, box.width - 140, Cut.CAPTURED.height), 74)
    canvas.write(
        str(found.points), box.right - 62, box.middle, Lettering(60, GOLD, WELL), centred=True
    )


def _draw_fan(canvas: Canvas, cards: tuple[int, ...], box: Box, widest: int) -> None:
    step = min(widest, (box.width - Cut.CAPTURED.width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(f"{Cut.CAPTURED.name}.{card}", box.x + place * step, box.y)


def _draw_left_over(canvas: Canvas, box: Box, seat: Seat, hand: CardSet) -> None:
    canvas.put(SEATS[seat], box.x, box.middle - 22)
    fan = Box(box.x + 60, box.middle - Cut.CAPTURED.height // 2, box.width - 60, box.height)
    _draw_fan(canvas, cards_in(hand), fan, Cut.CAPTURED.width + 4)
