"""A player's half: seat, score, seals, the yaku in reach, and what was captured."""

from bot.koikoi.cards import Card, CardSet, Kind, cards_in, kind_of, size
from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku import score
from bot.pictures.canvas import Canvas
from bot.pictures.catalogue import SEATS, back_name, card_name, kind_name
from bot.pictures.colours import CREAM, GOLD, INK, LIT_PANEL, PANEL, RED, WELL, WHITE, Colour
from bot.pictures.layout import MARGIN, Box, Cut, Half
from bot.pictures.progress import draw_progress

_SCORE_SIZE = 58
_BACK_STEP = 12
_GROUP_GAP = 22
_BADGE = 34


def draw_half(canvas: Canvas, half: Half, view: PlayerView, seat: Seat) -> None:
    """Draw all of one half."""
    lit = view.to_act == seat
    ground = LIT_PANEL if lit else PANEL
    canvas.fill(half.ground, ground)
    if lit:
        canvas.fill(Box(0, half.ground.y, 8, half.ground.height), GOLD)
    _draw_score(canvas, half.score, view, seat, ground)
    _draw_seals(canvas, half.seals, view, seat, ground)
    if half.progress is not None:
        draw_progress(canvas, half.progress, view, seat, ground)
    draw_captures(canvas, half.captures, view.captured[seat], ground)


def _draw_score(
    canvas: Canvas, box: Box, view: PlayerView, seat: Seat, ground: Colour
) -> None:
    canvas.put(SEATS[seat], box.x, box.middle - 22)
    points = str(view.scores[seat])
    canvas.write(points, box.x + 58, box.middle, _SCORE_SIZE, CREAM, ground)


def _draw_seals(
    canvas: Canvas, box: Box, view: PlayerView, seat: Seat, ground: Colour
) -> None:
    """Who deals, how many cards are held, calls, and what a yaku would now be multiplied by."""
    x = box.x
    if view.oya == seat:
        x += canvas.put("oya", x, box.middle - 26).width + 12
    held = view.hand_counts[seat]
    if held and view.seat != seat:
        for place in range(held):
            canvas.put(back_name(Cut.MINI), x + place * _BACK_STEP, box.middle - 31)
        x += Cut.MINI.width + (held - 1) * _BACK_STEP + 12
    calls = view.calls[seat]
    if calls:
        x += canvas.put("banner.small", x, box.middle - 22).width + 4
        if calls > 1:
            x = canvas.write(f"{calls}", x, box.middle, 34, WHITE, ground) + 10
    factor = factor_at_stake(view, seat)
    if factor:
        width = 30 + 20 * len(factor)
        canvas.slab(Box(x, box.middle - 22, width, 44), 14, GOLD, ground)
        canvas.write(factor, x + width // 2, box.middle, 32, INK, GOLD, centred=True)


def factor_at_stake(view: PlayerView, seat: Seat) -> str:
    """What a yaku of this seat would be multiplied by now ("" for 1)."""
    found = score(
        view.captured[seat], view.rules, own_calls=view.calls[seat],
        opponent_calls=view.calls[other(seat)], field_brights=view.field_brights,
    ).factor  # fmt: skip
    return "" if found == 1 else f"×{found}"


def by_kind(cards: CardSet) -> dict[Kind, tuple[Card, ...]]:
    """The cards of each kind, brights first."""
    return {kind: tuple(c for c in cards_in(cards) if kind_of(c) is kind) for kind in Kind}


def draw_captures(canvas: Canvas, box: Box, captured: CardSet, ground: Colour) -> None:
    """Four fans, as wide as there is room for; an empty kind keeps a marked place."""
    groups = by_kind(captured)
    width = Cut.CAPTURED.width
    covered = sum(max(0, len(cards) - 1) for cards in groups.values())
    room = box.width - len(groups) * width - (len(groups) - 1) * _GROUP_GAP
    step = min(52.0, room / max(1, covered))
    left = float(box.x)
    for kind, cards in groups.items():
        if not cards:
            place = Box(round(left), box.y, width, box.height)
            canvas.slab(place, 9, WELL, ground)
            canvas.put(kind_name(kind, faint=True), place.x + 19, place.middle - 15)
        for place_in_fan, card in enumerate(cards):
            canvas.put(card_name(Cut.CAPTURED, card), round(left + place_in_fan * step), box.y)
        left += width + max(0, len(cards) - 1) * step
        if cards:
            _draw_count(canvas, kind, len(cards), round(left), box.bottom, ground)
        left += _GROUP_GAP


def _draw_count(
    canvas: Canvas, kind: Kind, count: int, right: int, bottom: int, ground: Colour
) -> None:
    """The number of cards, on the corner of their fan."""
    wide = _BADGE + (10 if count > 9 else 0)
    box = Box(right - wide + 10, bottom - _BADGE + 4, wide, _BADGE)
    canvas.slab(box, 10, INK, ground)
    canvas.write(str(count), box.x + wide // 2, box.middle, 26, CREAM, INK, centred=True)
