"""A round's result: the winning yaku with their cards, the sum, and what was left in the hands."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, Kind, cards_in
from bot.koikoi.state import RoundResult
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku import Multiplier, MultiplierName, YakuScore
from bot.pictures.canvas import Canvas, Lettering, Studio
from bot.pictures.catalogue import LARGE_SEATS, SEATS, SMALL_SEATS, card_name, kind_name
from bot.pictures.chart import draw_name
from bot.pictures.colours import CREAM, FELT, GOLD, INK, LIT_PANEL, MUTED, PANEL, WELL
from bot.pictures.half import draw_captures, fan_step
from bot.pictures.labels import Labels
from bot.pictures.layout import GAP, MARGIN, RESULT_HEIGHT, WIDTH, Box, Cut, ResultLayout

_CALLS: Final = {
    *(MultiplierName.KOI_BONUS, MultiplierName.OPPONENT_KOI, MultiplierName.OWN_KOI),
    *(MultiplierName.ALL_KOI, MultiplierName.KOI_AND_BRIGHTS),
}
_NAME: Final = 38
_SIZES: Final = (36, 32, 28)
_POINTS: Final = 110
ROUNDS_SHOWN: Final = 12


def draw_result(studio: Studio, view: PlayerView, labels: Labels) -> bytes:
    """The round that ended last."""
    if not view.results:
        raise ValueError("no round has ended yet")
    result = view.results[-1]
    canvas = studio.canvas(WIDTH, RESULT_HEIGHT, FELT)
    layout = ResultLayout.of(rounds=len(view.results) > 1, hands=any(result.hands))
    canvas.fill(layout.head, PANEL)
    _draw_sum(canvas, layout.head, result)
    _draw_scores(canvas, layout.head, view)
    if layout.rounds:
        _draw_rounds(canvas, layout.rounds, view)
    if result.yaku:
        _draw_yaku(canvas, layout.body, result.yaku, labels)
    else:
        _draw_piles(canvas, layout.body, result)
    if layout.hands:
        canvas.fill(layout.hands, PANEL)
        _draw_left_over(canvas, layout.hands, 0, result)
        _draw_left_over(canvas, layout.hands, 1, result)
    return canvas.png()


def _draw_sum(canvas: Canvas, box: Box, result: RoundResult) -> None:
    """Who won how much, and how it comes about."""
    x, middle = box.x + MARGIN, box.middle
    gainer = result.winner
    if gainer is None and result.points:
        gainer = result.oya
    if gainer is not None:
        x += canvas.put(LARGE_SEATS[gainer], x, middle - 32).width + 14
    points = f"+{result.points}" if result.points else "勝" if gainer is not None else "0"
    x = canvas.write(points, x, middle, Lettering(84, GOLD, PANEL)) + 30
    if not result.multipliers:
        return
    x = canvas.write("=", x, middle, Lettering(50, MUTED, PANEL)) + 20
    x = canvas.write(f"{result.base}", x, middle, Lettering(50, CREAM, PANEL)) + 14
    for multiplier in result.multipliers:
        x = _draw_multiplier(canvas, x, middle, multiplier) + 12


def _draw_multiplier(canvas: Canvas, x: int, middle: int, multiplier: Multiplier) -> int:
    """A factor with the sign of its reason: the call, the brights, or seven and more."""
    sign = "+" if multiplier.name is MultiplierName.KOI_BONUS else "×"
    seven = multiplier.name is MultiplierName.SEVEN
    icon = 98 if multiplier.name in _CALLS else 66 if seven else 40
    width = icon + 86
    canvas.slab(Box(x, middle - 34, width, 68), 14, WELL, PANEL)
    if multiplier.name in _CALLS:
        canvas.put("call", x + 10, middle - 25)
    elif seven:
        canvas.write("≥7", x + 12, middle, Lettering(38, MUTED, WELL))
    else:
        canvas.put(kind_name(Kind.BRIGHT), x + 12, middle - 15)
    canvas.write(
        f"{sign}{multiplier.value}", x + icon + 44, middle, Lettering(44, GOLD, WELL), centred=True
    )
    return x + width


def _draw_scores(canvas: Canvas, box: Box, view: PlayerView) -> None:
    """The match so far; at its end the winner's side is framed."""
    middle, centre = box.middle, box.right - MARGIN - 166
    winner = view.outcome.winner if view.outcome else None
    canvas.slab(Box(centre - 166, middle - 42, 332, 84), 18, LIT_PANEL, PANEL)
    for seat, side in ((0, -1), (1, 1)):
        colour, ground = CREAM, LIT_PANEL
        if seat == winner:
            half = Box(centre + (-166 if side < 0 else 20), middle - 42, 146, 84)
            canvas.slab(half, 18, GOLD, LIT_PANEL)
            colour, ground = INK, GOLD
        canvas.put(SEATS[seat], centre + side * 134 - 22, middle - 22)
        score = str(view.scores[seat])
        size = 56 if len(score) < 3 else 40
        lettering = Lettering(size, colour, ground)
        canvas.write(score, centre + side * 68, middle, lettering, centred=True)
    canvas.write("–", centre, middle, Lettering(44, MUTED, LIT_PANEL), centred=True)


def _draw_rounds(canvas: Canvas, box: Box, view: PlayerView) -> None:
    """Who won what in every round, the last ones if there are many."""
    shown = view.results[-ROUNDS_SHOWN:]
    width = (box.width - (ROUNDS_SHOWN - 1) * 8) // ROUNDS_SHOWN
    for place, result in enumerate(shown):
        cell = Box(box.x + place * (width + 8), box.y, width, box.height)
        canvas.slab(cell, 10, PANEL, FELT)
        gainer = result.winner if result.winner is not None or not result.points else result.oya
        x = cell.x + 8
        if gainer is not None:
            canvas.put(SMALL_SEATS[gainer], x, cell.middle - 13)
        points = str(result.points) if result.points else "–"
        lettering = Lettering(28, CREAM, PANEL)
        canvas.write(points, cell.x + width // 2 + 14, cell.middle, lettering, centred=True)


@dataclass(frozen=True, slots=True)
class Grid:
    """How many yaku lie side by side, and how large their cards are."""

    columns: int
    cut: Cut

    @staticmethod
    def of(count: int) -> "Grid":
        """The largest cards with which *count* yaku fit."""
        if count <= 4:
            return Grid(1 if count <= 2 else 2, Cut.FIELD)
        return Grid(2 if count <= 6 else 3, Cut.CAPTURED)


def _draw_yaku(canvas: Canvas, body: Box, yaku: tuple[YakuScore, ...], labels: Labels) -> None:
    grid = Grid.of(len(yaku))
    rows = (len(yaku) + grid.columns - 1) // grid.columns
    width = (body.width - (grid.columns - 1) * GAP) // grid.columns
    height = min(grid.cut.height + _NAME + 10, (body.height - (rows - 1) * GAP) // rows)
    top = body.y + (body.height - rows * (height + GAP) + GAP) // 2
    for place, found in enumerate(yaku):
        row, column = divmod(place, grid.columns)
        # The last one has its row to itself if nothing follows it.
        alone = column == 0 and place == len(yaku) - 1
        across = body.width if alone else width
        box = Box(body.x + column * (width + GAP), top + row * (height + GAP), across, height)
        _draw_one(canvas, box, grid.cut, found, labels)


def _draw_one(canvas: Canvas, box: Box, cut: Cut, found: YakuScore, labels: Labels) -> None:
    canvas.slab(box, 14, WELL, FELT)
    room = box.width - _POINTS - 24
    if (len(found.cards) - 1) * cut.tab_size[0] + cut.width > room:
        cut = Cut.CAPTURED
    titled = box.height >= cut.height + _NAME
    if titled:
        name = Box(box.x + 14, box.y, box.width - 28, _NAME + 6)
        draw_name(canvas, name, found.yaku, labels, _SIZES)
    middle = box.middle + (_NAME // 2 if titled else 0)
    fan = Box(box.x + 12, middle - cut.height // 2, room, cut.height)
    draw_fan(canvas, found.cards, cut, fan)
    lettering = Lettering(64, GOLD, WELL)
    canvas.write(str(found.points), box.right - _POINTS // 2, middle, lettering, centred=True)


def draw_fan(canvas: Canvas, cards: tuple[Card, ...], cut: Cut, box: Box) -> None:
    """Cards side by side, overlapping where there is no room."""
    step = min(cut.width + 6, (box.width - cut.width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.put(card_name(cut, card), box.x + place * step, box.y)


def _draw_piles(canvas: Canvas, body: Box, result: RoundResult) -> None:
    """Nobody's yaku decided the round: what both had captured."""
    room = Box(body.x + 80, body.y, body.width - 80, body.height)
    cut = Cut.FIELD
    if any(fan_step(room, cut, captured) < cut.tab_size[0] for captured in result.captured):
        cut = Cut.CAPTURED
    for seat in (0, 1):
        y = body.y + (2 * seat + 1) * body.height // 4 - cut.height // 2
        canvas.put(SEATS[seat], body.x + 8, y + cut.height // 2 - 22)
        piles = Box(room.x, y, room.width, cut.height)
        draw_captures(canvas, piles, result.captured[seat], FELT, cut)


def _draw_left_over(canvas: Canvas, band: Box, seat: Seat, result: RoundResult) -> None:
    half = band.width // 2
    x = band.x + seat * half + MARGIN
    canvas.put(SEATS[seat], x, band.middle - 22)
    cut = Cut.CAPTURED
    fan = Box(x + 58, band.middle - cut.height // 2, half - 2 * MARGIN - 58, cut.height)
    draw_fan(canvas, cards_in(result.hands[seat]), cut, fan)
