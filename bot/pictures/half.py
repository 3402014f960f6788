"""A player's half: seat, score, seals, the yaku in reach, and what was captured."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, CardSet, Kind, cards_in, kind_of
from bot.koikoi.rules import MultiplierName, score
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.pictures.canvas import Canvas, Lettering
from bot.pictures.catalogue import BANNERS, SEATS, back_name, card_name, kind_name
from bot.pictures.colours import CREAM, DARK_RED, GOLD, INK, LIT_PANEL, PANEL, WELL, Colour
from bot.pictures.last_turn import latest_turn
from bot.pictures.layout import MARGIN, TURN_BAR, WIDTH, Box, Cut, Half
from bot.pictures.progress import draw_progress

_SCORE: Final = 60
_LONG_SCORE: Final = 46
_BACK_STEP: Final = 8
_FACTOR: Final = 90
_SEAL_GAP: Final = 14
_GROUP_GAP: Final = 22
_BADGE: Final = 34
_SEEN: Final = {Kind.BRIGHT: 58, Kind.ANIMAL: 54, Kind.RIBBON: 54, Kind.CHAFF: 46}
"""How much of a card is seen beside the next one, at most; chaff is counted, not looked at."""


def draw_half(canvas: Canvas, half: Half, view: PlayerView, seat: Seat) -> None:
    """Draw all of one half."""
    lit = view.to_act == seat
    ground = LIT_PANEL if lit else PANEL
    canvas.fill(half.ground, ground)
    for edge in half.edges:
        canvas.fill(edge, GOLD if lit else WELL)
    if lit:
        canvas.fill(Box(0, half.ground.y, TURN_BAR, half.ground.height), GOLD)
        canvas.put("turn", TURN_BAR - 2, half.score.middle - 16)
    room = _draw_banner(canvas, half, view, seat)
    x = draw_score(canvas, half.score, view, seat, ground)
    if half.flat:
        draw_factor(canvas, x + 12, half.score.middle, view, seat)
    x = _draw_seals(canvas, half, view, seat, ground)
    if not half.flat:
        x = draw_factor(canvas, x, half.seals.middle, view, seat)
    if half.progress is not None:
        draw_progress(canvas, half.progress.since(x).until(room), view, seat, ground)
    captured, box = view.captured[seat], half.captures.until(room)
    draw_captures(canvas, box, captured, ground, fitting_cut(box, captured, half.cut))


def _draw_banner(canvas: Canvas, half: Half, view: PlayerView, seat: Seat) -> int:
    """Hang the curtain if this seat has just called; return the column up to which is room."""
    turn = latest_turn(view)
    if turn is None or turn.seat != seat or not turn.called:
        return WIDTH - MARGIN
    name = _fitting_banner(half, view.captured[seat])
    width, height = BANNERS[name]
    left = WIDTH - MARGIN - width
    canvas.put(name, left, half.ground.middle - height // 2)
    return left - MARGIN


def _fitting_banner(half: Half, captured: CardSet) -> str:
    """The largest curtain that fits the half's height and leaves the captures their tabs."""
    names = sorted(BANNERS, key=lambda name: BANNERS[name], reverse=True)
    for name in names:
        width, height = BANNERS[name]
        room = half.captures.until(WIDTH - 2 * MARGIN - width)
        readable = fan_step(room, Cut.CAPTURED, captured) >= Cut.CAPTURED.tab_size[0]
        if height <= half.ground.height and readable:
            return name
    return names[-1]


def draw_score(canvas: Canvas, box: Box, view: PlayerView, seat: Seat, ground: Colour) -> int:
    """The seat's sign and its points; the column after them."""
    canvas.put(SEATS[seat], box.x, box.middle - 22)
    points = str(view.scores[seat])
    size = _SCORE if len(points) < 3 else _LONG_SCORE
    return canvas.write(points, box.x + 56, box.middle, Lettering(size, CREAM, ground))


def _draw_seals(canvas: Canvas, half: Half, view: PlayerView, seat: Seat, ground: Colour) -> int:
    """Who deals, who has called how often, and how many cards the other player holds."""
    box, flat = half.seals, half.flat
    x = box.x
    if view.oya == seat:
        x += canvas.put("oya", x, box.middle - 26).width + _SEAL_GAP
    calls = view.calls[seat]
    if calls:
        x += canvas.put("call", x, box.middle - 25).width + 6
        if calls > 1:
            x = canvas.write(str(calls), x, box.middle, Lettering(34, CREAM, ground)) + 6
        x += _SEAL_GAP - 6
    held = view.hand_counts[seat]
    if held and view.seat != seat:
        room = box.right - x - Cut.MINI.width
        if factor_at_stake(view, seat) and not flat:
            room -= _FACTOR
        step = max(3, min(_BACK_STEP, room // max(1, held - 1)))
        for place in range(held):
            canvas.put(back_name(Cut.MINI), x + place * step, box.middle - 31)
        x += Cut.MINI.width + (held - 1) * step
        number = Lettering(30, CREAM, DARK_RED)
        canvas.write(str(held), x - Cut.MINI.width // 2, box.middle, number, centred=True)
        x += _SEAL_GAP
    return x


def draw_factor(canvas: Canvas, x: int, middle: int, view: PlayerView, seat: Seat) -> int:
    """What a yaku would now be multiplied by; the column after it."""
    factor = factor_at_stake(view, seat)
    if not factor:
        return x
    width = 30 + 20 * len(factor)
    canvas.slab(Box(x, middle - 22, width, 44), 14, GOLD, INK)
    lettering = Lettering(32, INK, GOLD)
    canvas.write(factor, x + width // 2, middle, lettering, centred=True)
    return x + width + _SEAL_GAP


def factor_at_stake(view: PlayerView, seat: Seat) -> str:
    """What a yaku of this seat would be multiplied by now ("" for 1)."""
    found = score(
        view.captured[seat],
        view.rules,
        own_calls=view.calls[seat],
        opponent_calls=view.calls[other(seat)],
        field_brights=view.field_brights,
        month=(view.number - 1) % 12 + 1,
    )
    factor = 1
    for multiplier in found.multipliers:
        if multiplier.name is not MultiplierName.KOI_BONUS:
            factor *= multiplier.value
    return "" if factor == 1 else f"×{factor}"


@lru_cache(maxsize=512)  # table and hands ask for the same sets, several times each
def by_kind(cards: CardSet) -> Mapping[Kind, tuple[Card, ...]]:
    """The cards of each kind, brights first."""
    return {kind: tuple(c for c in cards_in(cards) if kind_of(c) is kind) for kind in Kind}


def fan_step(box: Box, cut: Cut, captured: CardSet) -> float:
    """How far apart the cards of four fans may lie."""
    groups = by_kind(captured).values()
    covered = sum(max(0, len(cards) - 1) for cards in groups)
    room = box.width - len(groups) * cut.width - (len(groups) - 1) * _GROUP_GAP - _BADGE // 2
    return min(max(_SEEN.values()), room / max(1, covered))


def fitting_cut(box: Box, captured: CardSet, *cuts: Cut) -> Cut:
    """The first of these in which no index tab is covered; else the small one of captures."""
    fitting = (cut for cut in cuts if fan_step(box, cut, captured) >= cut.tab_size[0])
    return next(fitting, Cut.CAPTURED)


def draw_captures(
    canvas: Canvas, box: Box, captured: CardSet, ground: Colour, cut: Cut = Cut.CAPTURED
) -> None:
    """Four fans, as wide as there is room for; an empty kind keeps a marked place."""
    groups = by_kind(captured)
    box = Box(box.x, box.middle - cut.height // 2, box.width, cut.height)
    width = cut.width
    widest = fan_step(box, cut, captured)
    left = float(box.x)
    for kind, cards in groups.items():
        step = min(widest, _SEEN[kind])
        if not cards:
            place = Box(round(left), box.y, width, box.height)
            canvas.slab(place, 9, WELL, ground)
            canvas.put(kind_name(kind, faint=True), place.x + width // 2 - 15, place.middle - 15)
        for place_in_fan, card in enumerate(cards):
            canvas.put(card_name(cut, card), round(left + place_in_fan * step), box.y)
        left += width + max(0, len(cards) - 1) * step
        if cards:
            _draw_count(canvas, len(cards), round(left), box.bottom)
        left += _GROUP_GAP


def _draw_count(canvas: Canvas, count: int, right: int, bottom: int) -> None:
    """The number of cards, on the corner of their fan."""
    wide = _BADGE + (10 if count > 9 else 0)
    box = Box(right - wide + 10, bottom - _BADGE + 4, wide, _BADGE)
    canvas.slab(box, 10, INK, INK)
    lettering = Lettering(26, CREAM, INK)
    canvas.write(str(count), box.x + wide // 2, box.middle, lettering, centred=True)
