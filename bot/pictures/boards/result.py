"""A round's result: the winning yaku with their cards, the sum, and the cards left in the hands.

At the end of a match the same picture also shows the final score and the rounds.
"""

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Kind, cards_in
from bot.koikoi.rules import Multiplier, MultiplierName
from bot.koikoi.state import Reason, RoundResult
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.layout import HEIGHT, MARGIN, WIDTH, Box, ResultLayout
from bot.pictures.boards.player_area import draw_captures, fitting_card_size, write_fitting_name
from bot.pictures.boards.rounds import (
    draw_course,
    draw_final_scores,
    draw_rounds,
    draw_scores,
    gainer_of,
)
from bot.pictures.boards.yaku_chart import draw_fan, draw_panels
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import LARGE_SEATS, SEATS, kind_name
from bot.pictures.sprites.colours import CREAM, FELT, GOLD, MUTED, PANEL, WELL

_CALLS: Final = {
    *(MultiplierName.KOI_BONUS, MultiplierName.OPPONENT_KOI, MultiplierName.OWN_KOI),
    *(MultiplierName.ALL_KOI, MultiplierName.KOI_AND_BRIGHTS),
}
_NOBODYS: Final = {Reason.EXHAUSTED, Reason.BOTH_LUCKY}
"""Reasons for the end of a round without a winner. (A player who resigns loses the round.)"""
_NOBODY: Final = "流局"
_PAD: Final = 13
_ASIDE: Final = 20
"""Space beside the content of a panel."""
_VALUE: Final = 86
"""Width of a factor beside its icon."""
_FACTORS: Final = (50, 44, 38, 32, 28)
"""Font sizes of a sum without icons, the preferred first."""
_PILES: Final = 90
"""Distance of the piles from the left edge, to the right of the seat's icon."""
_APART: Final = 36


def draw_result(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Draw the result of the last round, and of the match if it is over."""
    result = view.results[-1]
    canvas = renderer.canvas(WIDTH, HEIGHT, FELT)
    layout = ResultLayout.of(
        rounds=len(view.results) > 1, over=view.outcome is not None, hands=any(result.hands)
    )
    if layout.final:
        canvas.fill(layout.final, PANEL)
        draw_final_scores(canvas, layout.final, view, sides)
    if layout.course:
        draw_course(canvas, layout.course, view.results, sides)
    canvas.fill(layout.head, PANEL)
    right = layout.head.right - MARGIN
    if not layout.final:
        right = draw_scores(canvas, layout.head, view, sides)
    x = _draw_sum(canvas, layout.head.until(right - _ASIDE), result, (labels, sides))
    gainer = gainer_of(result)
    if gainer is not None:
        room = layout.head.since(x).until(right - _ASIDE)
        write_fitting_name(canvas, room, sides.names[gainer], PANEL)
    if layout.rounds:
        draw_rounds(canvas, layout.rounds, view.results, sides)
    if result.yaku:
        draw_panels(canvas, layout.body, result.yaku, labels)
    else:
        _draw_piles(canvas, layout.body, result, labels, sides)
    if layout.hands:
        canvas.fill(layout.hands, PANEL)
        for seat in sides.seats:
            _draw_left_over(canvas, layout.hands, seat, result, sides)
    return canvas


def _draw_sum(canvas: Canvas, box: Box, result: RoundResult, captions: tuple[Labels, Sides]) -> int:
    """Draw the winner, the points and their factors, and the dealer's seal for points by dealing.

    If there is too little room for the factors, they are written smaller and without icons.
    Returns the column after the sum.
    """
    labels, sides = captions
    x, middle = box.x + MARGIN, box.middle
    gainer = gainer_of(result)
    if gainer is not None:
        x += canvas.put(LARGE_SEATS[sides.side(gainer)], x, middle - 32) + 14
        if result.winner is None:
            x += canvas.put("oya", x, middle - 26) + 14
    won = labels.profile.get("won", "")
    won = won if can_write(won) else "勝"
    points = f"+{result.points}" if result.points else won if gainer is not None else "0"
    style = TextStyle(84, GOLD, PANEL)
    if points == won:
        style = canvas.shrunk(won, box.since(x), style)
    x = canvas.write(points, x, middle, style) + 30
    if not result.multipliers:
        return x
    x = canvas.write("=", x, middle, TextStyle(50, MUTED, PANEL)) + 20
    if x + _width_of_sum(canvas, result) > box.right:
        style = TextStyle(_FACTORS[0], CREAM, PANEL)
        text = " ".join([str(result.base), *map(_factor, result.multipliers)])
        return canvas.write(text, x, middle, canvas.fitting(text, box.right - x, style, *_FACTORS))
    x = canvas.write(f"{result.base}", x, middle, TextStyle(50, CREAM, PANEL)) + 14
    for multiplier in result.multipliers:
        x = _draw_multiplier(canvas, x, middle, multiplier) + 12
    return x


def _width_of_sum(canvas: Canvas, result: RoundResult) -> int:
    """Return the width of the base and the factors with their icons."""
    factors = sum(_icon(one) + _VALUE + 12 for one in result.multipliers) - 12
    return canvas.width_of(str(result.base), TextStyle(50, CREAM, PANEL)) + 14 + factors


def _icon(multiplier: Multiplier) -> int:
    if multiplier.name in _CALLS:
        return 98
    return 66 if multiplier.name is MultiplierName.SEVEN else 40


def _factor(multiplier: Multiplier) -> str:
    return f"{'+' if multiplier.name is MultiplierName.KOI_BONUS else '×'}{multiplier.value}"


def _draw_multiplier(canvas: Canvas, x: int, middle: int, multiplier: Multiplier) -> int:
    """Draw a factor with the icon of its reason: a call, the brights, or seven or more points."""
    icon = _icon(multiplier)
    width = icon + _VALUE
    canvas.rounded(Box(x, middle - 34, width, 68), 14, WELL, PANEL)
    if multiplier.name in _CALLS:
        canvas.put("call", x + 10, middle - 25)
    elif multiplier.name is MultiplierName.SEVEN:
        canvas.write("≥7", x + 12, middle, TextStyle(38, MUTED, WELL))
    elif multiplier.name is MultiplierName.FIELD_BRIGHTS:
        canvas.put(kind_name(Kind.BRIGHT), x + 12, middle - 15)
    else:
        raise AssertionError(f"no icon for {multiplier.name}")
    style = TextStyle(44, GOLD, WELL)
    canvas.write(_factor(multiplier), x + icon + 44, middle, style, centred=True)
    return x + width


def _draw_piles(
    canvas: Canvas, body: Box, result: RoundResult, labels: Labels, sides: Sides
) -> None:
    """Draw a round that no yaku decided: the captures of both, and the reason of its end."""
    height = max(body.height // 3, CardSize.SMALL.height + 2 * _PAD)
    card_sizes = [
        card_size
        for card_size in (CardSize.HAND, CardSize.FIELD, CardSize.SMALL_FIELD)
        if card_size.height + 2 * _PAD <= height
    ]
    for icon, seat in zip(SEATS, sides.seats, strict=True):
        y = body.bottom - height if sides.side(seat) else body.y
        panel = Box(body.x, y, body.width, height)
        canvas.rounded(panel, 14, WELL, FELT)
        canvas.put(icon, panel.x + _ASIDE, panel.middle - 22)
        across = panel.width - _PILES - _ASIDE
        room = Box(panel.x + _PILES, panel.y + _PAD, across, height - 2 * _PAD)
        captured = result.captured[seat]
        draw_captures(canvas, room, captured, WELL, fitting_card_size(room, captured, *card_sizes))
    if result.reason in _NOBODYS:
        _draw_nobody(canvas, body, labels)


def _draw_nobody(canvas: Canvas, body: Box, labels: Labels) -> None:
    """Write that nobody won, in Japanese and in the reader's language."""
    large, small = TextStyle(80, CREAM, FELT), TextStyle(50, MUTED, FELT)
    words = [(_NOBODY, large)]
    if labels.nobody != _NOBODY and can_write(labels.nobody):
        words.append((labels.nobody, small))
        words[1] = labels.nobody, canvas.shrunk(labels.nobody, body.inset(160, 0), small)
    across = sum(canvas.width_of(word, style) for word, style in words)
    x = body.x + (body.width - across - (len(words) - 1) * _APART) // 2
    for word, style in words:
        x = canvas.write(word, x, body.middle, style) + _APART


def _draw_left_over(
    canvas: Canvas, band: Box, seat: Seat, result: RoundResult, sides: Sides
) -> None:
    half, side = band.width // 2, sides.side(seat)
    x = band.x + side * half + MARGIN
    canvas.put(SEATS[side], x, band.middle - 44)
    canvas.put("from.hand", x - 3, band.middle + 8)
    card_size = CardSize.SMALL
    fan = Box(x + 66, band.middle - card_size.height // 2, half - 2 * MARGIN - 66, card_size.height)
    draw_fan(canvas, cards_in(result.hands[seat]), card_size, fan)
