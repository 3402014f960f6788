"""A round's result: the winning yaku with their cards, the sum, and the cards left in the hands.

It is on paper, as cream as the cards, so that it differs from a table at first sight. At the end of
a match the same picture also shows the final score and the rounds.
"""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Kind, cards_in
from bot.koikoi.rules import Multiplier, MultiplierName
from bot.koikoi.state import Reason, RoundResult
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer, TextStyle, can_write
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import GAP, HEIGHT, MARGIN, WIDTH, Box, ResultLayout
from bot.pictures.boards.player_area import draw_captures, fitting_card_size
from bot.pictures.boards.rounds import (
    draw_course,
    draw_final_scores,
    draw_rounds,
    draw_scores,
    gainer_of,
)
from bot.pictures.boards.yaku_chart import draw_fan
from bot.pictures.boards.yaku_panels import draw_panels
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import LARGE_SEATS, SEATS, kind_name
from bot.pictures.sprites.colours import BROWN, CREAM, DARK_RED, GOLD, INK, PAPER, SHEET

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
_NAMES: Final = (72, 64, 56, 48, 42, 36)
_MIN_NAME: Final = 250
"""Width of a name before the factors get their icons."""
_BEFORE: Final = 24
"""Space before the calculation."""
_VALUE: Final = 86
"""Width of a factor beside its icon."""
_FACTORS: Final = (50, 44, 38, 32, 28)
"""Font sizes of a sum without icons, the preferred first."""
_APART: Final = 26
_NOBODY_LINE: Final = 120
_PILE_NAME: Final = 68
_PILE_NAMES: Final = (48, 42, 36)
_PILE_SIZES: Final = (CardSize.HAND, CardSize.FIELD, CardSize.SMALL_FIELD)


def draw_result(renderer: Renderer, view: PlayerView, labels: Labels, sides: Sides) -> Canvas:
    """Draw the result of the last round, and of the match if it is over."""
    result = view.results[-1]
    canvas = renderer.canvas(WIDTH, HEIGHT, PAPER)
    layout = ResultLayout.of(
        rounds=len(view.results) > 1, over=view.outcome is not None, hands=any(result.hands)
    )
    if layout.final:
        draw_final_scores(canvas, layout.final, view, sides)
    if layout.course:
        draw_course(canvas, layout.course, view.results, sides)
    _draw_head(canvas, layout.head, result, (labels, sides))
    if layout.score:
        draw_scores(canvas, layout.score, view, sides)
    if layout.rounds:
        draw_rounds(canvas, layout.rounds, view.results, sides)
    if result.yaku:
        draw_panels(canvas, layout.body, result.yaku, labels)
    else:
        _draw_piles(canvas, layout.body, result, labels, sides)
    if layout.hands:
        canvas.fill(layout.hands, SHEET)
        for seat in sides.seats:
            _draw_left_over(canvas, layout.hands, seat, result, sides)
    return canvas


def _draw_head(
    canvas: Canvas, box: Box, result: RoundResult, captions: tuple[Labels, Sides]
) -> None:
    """Draw the winner with the points beside the name, and how they were calculated.

    Points by dealing have the dealer's seal. In too little room the name is smaller, or cut, and
    the factors are written smaller and without icons.
    """
    labels, sides = captions
    x, middle, gainer = box.x, box.middle, gainer_of(result)
    if gainer is None:
        canvas.write("0", x, middle, TextStyle(96, BROWN, PAPER))
        return
    x += canvas.put(LARGE_SEATS[sides.side(gainer)], x, middle - 32) + 18
    if result.winner is None:
        x += canvas.put("oya", x, middle - 26) + 18
    won = labels.won if can_write(labels.won) else "勝"
    points = f"+{result.points}" if result.points else won
    style = TextStyle(96 if result.points else 72, DARK_RED, PAPER)
    style = canvas.shrunk(points, box.since(x).inset(0, 4), style)
    width = canvas.width_of(points, style)
    name, room = writable(sides.names[gainer]), box.right - x - width - _APART
    factors = _Factors.of(canvas, result, room - _MIN_NAME)
    if any(letter.isalpha() for letter in name):
        styles = [TextStyle(size, INK, PAPER) for size in _NAMES]
        place = Box(x, box.y, room - factors.width, box.height - 8)
        name, written = canvas.fit_name(name, place, styles)
        x = canvas.write(name, x, middle, written) + _APART
    x = canvas.write(points, x, middle, style)
    factors.draw(canvas, x, middle)


@dataclass(frozen=True, slots=True)
class _Factors:
    """The base of the points and its factors, with icons, or as text where there is less room."""

    result: RoundResult
    text: str
    style: TextStyle
    width: int

    @staticmethod
    def of(canvas: Canvas, result: RoundResult, room: int) -> "_Factors":
        """Return the factors in a form that is not wider than *room* units, if there is one."""
        style = TextStyle(_FACTORS[0], INK, PAPER)
        if not result.multipliers:
            return _Factors(result, "", style, 0)
        icons = sum(_icon(one) + _VALUE + 12 for one in result.multipliers)
        width = _BEFORE + canvas.width_of(f"= {result.base}", style) + 14 + icons
        if width <= room:
            return _Factors(result, "", style, width)
        text = " ".join(["=", str(result.base), *map(_factor, result.multipliers)])
        style = canvas.fitting(text, room - _BEFORE, style, *_FACTORS)
        return _Factors(result, text, style, _BEFORE + canvas.width_of(text, style))

    def draw(self, canvas: Canvas, x: int, middle: int) -> None:
        """Draw them from a column on."""
        if not self.width:
            return
        text = self.text or f"= {self.result.base}"
        x = canvas.write(text, x + _BEFORE, middle, self.style) + 14
        for multiplier in () if self.text else self.result.multipliers:
            x = _draw_multiplier(canvas, x, middle, multiplier) + 12


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
    canvas.rounded(Box(x, middle - 34, width, 68), 14, INK, PAPER)
    if multiplier.name in _CALLS:
        canvas.put("call", x + 10, middle - 25)
    elif multiplier.name is MultiplierName.SEVEN:
        canvas.write("≥7", x + 12, middle, TextStyle(38, CREAM, INK))
    elif multiplier.name is MultiplierName.FIELD_BRIGHTS:
        canvas.put(kind_name(Kind.BRIGHT), x + 12, middle - 15)
    else:
        raise AssertionError(f"no icon for {multiplier.name}")
    style = TextStyle(44, GOLD, INK)
    canvas.write(_factor(multiplier), x + icon + 44, middle, style, centred=True)
    return x + width


def _draw_piles(
    canvas: Canvas, body: Box, result: RoundResult, labels: Labels, sides: Sides
) -> None:
    """Draw a round that no yaku decided: the captures of both, and the reason of its end."""
    words = _NOBODY_LINE if result.reason in _NOBODYS else GAP
    height = (body.height - words) // 2
    for icon, seat in zip(SEATS, sides.seats, strict=True):
        y = body.bottom - height if sides.side(seat) else body.y
        panel = Box(body.x, y, body.width, height)
        canvas.rounded(panel, 14, SHEET, PAPER)
        room = _draw_owner(canvas, panel, icon, sides.names[seat])
        captured = result.captured[seat]
        sizes = [one for one in _PILE_SIZES if one.height <= room.height]
        draw_captures(canvas, room, captured, SHEET, fitting_card_size(room, captured, *sizes))
    if result.reason in _NOBODYS:
        _draw_nobody(canvas, body, labels)


def _draw_owner(canvas: Canvas, panel: Box, icon: str, name: str) -> Box:
    """Draw a seat's icon and name above its captures; return the space of the captures.

    In a low panel the icon is beside them, without the name.
    """
    x, y, width = panel.x + _ASIDE, panel.y + _PILE_NAME, panel.width - 2 * _ASIDE
    if panel.bottom - y < CardSize.CAPTURED.height + _PAD:
        x += canvas.put(icon, x, panel.middle - 22) + 18
        return panel.since(x).until(panel.right - _ASIDE).inset(0, _PAD)
    middle = (panel.y + y) // 2
    left = x + canvas.put(icon, x, middle - 22) + 18
    text = writable(name)
    if any(letter.isalpha() for letter in text):
        styles = [TextStyle(size, INK, SHEET) for size in _PILE_NAMES]
        place = Box(left, panel.y, panel.right - _ASIDE - left, _PILE_NAME)
        text, style = canvas.fit_name(text, place, styles)
        canvas.write(text, left, middle, style)
    return Box(x, y, width, panel.bottom - y - _PAD)


def _draw_nobody(canvas: Canvas, body: Box, labels: Labels) -> None:
    """Write that nobody won, in Japanese and in the reader's language."""
    large, small = TextStyle(84, INK, PAPER), TextStyle(56, BROWN, PAPER)
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
    card_size = CardSize.CAPTURED
    fan = Box(x + 66, band.middle - card_size.height // 2, half - 2 * MARGIN - 66, card_size.height)
    draw_fan(canvas, cards_in(result.hands[seat]), card_size, fan)
