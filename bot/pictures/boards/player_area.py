"""A player's area: seat, score, seals, the yaku in reach, and the captures.

If a line is too full, parts are left out in this order: the bot's words; the name, which is first
written smaller, then cut, then left out; yaku that are only near; the cards of the last yaku; the
last yaku itself. The total of a decision and the score are always drawn; a long score is written
smaller.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, CardSet, Kind, cards_in, kind_of
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, TextStyle, can_write
from bot.pictures.boards.central_area import latest_turn
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import (
    MARGIN,
    TURN_BAR,
    WIDTH,
    Box,
    PlayerArea,
    least_font_size,
)
from bot.pictures.boards.yaku_progress import draw_progress, width_of_decision
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import BANNERS, SEATS, back_name, card_name, kind_name
from bot.pictures.sprites.colours import (
    CREAM,
    DARK_RED,
    GOLD,
    INK,
    LIT_PANEL,
    MUTED,
    PANEL,
    WELL,
    Colour,
)

_SCORES: Final = (60, 46, 38, 32, 28)
"""Font sizes of a score, the preferred first."""
_SCORE_GAP: Final = 4
_BACK_STEP: Final = 8
_FACTOR: Final = 90
_SEAL_GAP: Final = 14
_CAPTION: Final = least_font_size(WIDTH)
_NAMES: Final = (38, 33, 28)
"""Font sizes of a name, the preferred first."""
_MAX_TEXT_WIDTH: Final = 440
"""Maximum width of a text. A longer name is cut, longer words are left out."""
_MIN_NAME_WIDTH: Final = 120
"""Minimum width for a cut name. One or two letters would not identify a person."""
_GROUP_GAP: Final = 16
_SIZES: Final = (CardSize.FIELD, CardSize.SMALL_FIELD, CardSize.CAPTURED)
"""Sizes of captured cards, the preferred first."""
_BADGE: Final = 34
_MOST_SEEN: Final = {Kind.BRIGHT: 0.65, Kind.ANIMAL: 0.55, Kind.RIBBON: 0.55, Kind.CHAFF: 0.5}
"""Maximum visible share of a card beside the next one. Chaff is only counted."""
_LEAST_SEEN: Final = 0.5


def draw_player_area(
    canvas: Canvas, area: PlayerArea, view: PlayerView, seat: Seat, captions: tuple[Labels, Sides]
) -> None:
    """Draw all parts of a player's area."""
    labels, sides = captions
    lit = view.to_act == seat
    ground = LIT_PANEL if lit else PANEL
    canvas.fill(area.ground, ground)
    for edge in area.edges:
        canvas.fill(edge, GOLD if lit else WELL)
    if lit:
        canvas.fill(Box(0, area.ground.y, TURN_BAR, area.ground.height), GOLD)
        canvas.put("turn", TURN_BAR - 2, area.score.middle - 16)
    room = _draw_banner(canvas, area, view, seat)
    draw_score(canvas, area.score, view, seat, ground, sides=sides)
    x = _draw_seals(canvas, area, view, seat, ground)
    x = draw_factor(canvas, x, area.seals.middle, view, seat)
    right = min(room, WIDTH - MARGIN)
    if lit and view.seat == seat:
        style = TextStyle(_CAPTION, GOLD, ground)
        space = area.progress.until(right)
        if view.stake is not None:  # the words have less priority than the yaku and the total
            space = space.since(x + width_of_decision(canvas, view, seat, ground) + _SEAL_GAP)
        right = draw_caption(canvas, space, labels.your_turn, style)
    x = draw_progress(canvas, area.progress.since(x).until(right), view, seat, ground)
    if view.seat != seat:
        write_fitting_name(
            canvas, area.progress.since(x).until(right), sides.names[seat], ground, at_right=True
        )
    captured, box = view.captured[seat], area.captures.until(room)
    sizes = [one for one in _SIZES if one.height <= area.card_size.height]
    draw_captures(canvas, box, captured, ground, fitting_card_size(box, captured, *sizes))


def draw_caption(canvas: Canvas, box: Box, text: str, style: TextStyle) -> int:
    """Write some of the bot's words at the right end of a box; return where the free space ends.

    Words that don't fit or can't be written are left out.
    """
    width = canvas.width_of(text, style) if can_write(text) else 0
    if not 0 < width <= min(box.width, _MAX_TEXT_WIDTH):
        return box.right
    canvas.write(text, box.right - width, box.middle, style)
    return box.right - width - _SEAL_GAP


def write_fitting_name(
    canvas: Canvas, box: Box, name: str, ground: Colour, *, at_right: bool = False
) -> None:
    """Write a name beside a score. It is smaller or cut if it is long, or left out.

    A name without a letter is left out, because it would look like points.
    """
    text, room = writable(name), min(box.width - _SCORE_GAP, _MAX_TEXT_WIDTH)
    if not any(letter.isalpha() for letter in text):
        return
    styles = [TextStyle(size, MUTED, ground, brush=False) for size in _NAMES]
    style = next((one for one in styles if canvas.fits(text, room, one)), styles[-1])
    if not canvas.fits(text, room, style):
        if room < _MIN_NAME_WIDTH:
            return
        text = canvas.cut(text, room, style)
    style = canvas.shrunk(text, Box(0, 0, WIDTH, box.height), style)  # some scripts are tall
    x = box.right - canvas.width_of(text, style) if at_right else box.x
    canvas.write(text, x, box.middle, style)


def _draw_banner(canvas: Canvas, area: PlayerArea, view: PlayerView, seat: Seat) -> int:
    """Draw the banner if this seat has just called; return where the free space ends."""
    turn = latest_turn(view)
    if turn is None or turn.seat != seat or not turn.called:
        return WIDTH - MARGIN
    name = _fitting_banner(area, view.captured[seat])
    width, height = BANNERS[name]
    left = WIDTH - MARGIN - width
    canvas.put(name, left, area.ground.middle - height // 2)
    return left - MARGIN


def _fitting_banner(area: PlayerArea, captured: CardSet) -> str:
    """Return the largest banner beside which half of each captured card is visible."""
    names = sorted(BANNERS, key=lambda name: BANNERS[name], reverse=True)
    for name in names:
        width, height = BANNERS[name]
        room = area.captures.until(WIDTH - 2 * MARGIN - width)
        if height <= area.ground.height and is_readable(room, CardSize.CAPTURED, captured):
            return name
    return names[-1]


def draw_score(
    canvas: Canvas, box: Box, view: PlayerView, seat: Seat, ground: Colour, *, sides: Sides
) -> int:
    """Draw the seat's colour and its points; return the column after them."""
    canvas.put(SEATS[sides.side(seat)], box.x, box.middle - 22)
    points = str(view.scores[seat])
    x, style = box.x + 56, TextStyle(_SCORES[0], CREAM, ground)
    style = canvas.fitting(points, box.right - x - _SCORE_GAP, style, *_SCORES)
    return canvas.write(points, x, box.middle, style)


def _draw_seals(
    canvas: Canvas, area: PlayerArea, view: PlayerView, seat: Seat, ground: Colour
) -> int:
    """Draw the dealer's seal, the seat's calls, and the number of the opponent's cards."""
    box = area.seals
    x = box.x
    if view.oya == seat:
        x += canvas.put("oya", x, box.middle - 26) + _SEAL_GAP
    calls = view.calls[seat]
    if calls:
        x += canvas.put("call", x, box.middle - 25) + 6
        if calls > 1:
            x = canvas.write(str(calls), x, box.middle, TextStyle(34, CREAM, ground)) + 6
        x += _SEAL_GAP - 6
    held = view.hand_counts[seat]
    if held and view.seat != seat:
        room = box.right - x - CardSize.MINI.width
        if view.factor_at_stake(seat) != 1:
            room -= _FACTOR
        step = max(3, min(_BACK_STEP, room // max(1, held - 1)))
        for place in range(held):
            canvas.put(
                back_name(CardSize.MINI), x + place * step, box.middle - CardSize.MINI.height // 2
            )
        x += CardSize.MINI.width + (held - 1) * step
        number = TextStyle(30, CREAM, DARK_RED)
        canvas.write(str(held), x - CardSize.MINI.width // 2, box.middle, number, centred=True)
        x += _SEAL_GAP
    return x


def draw_factor(canvas: Canvas, x: int, middle: int, view: PlayerView, seat: Seat) -> int:
    """Draw the factor at stake, if it is not 1; return the column after it."""
    number = view.factor_at_stake(seat)
    if number == 1:
        return x
    factor = f"×{number}"
    width = 30 + 20 * len(factor)
    canvas.rounded(Box(x, middle - 22, width, 44), 14, GOLD, INK)
    style = TextStyle(32, INK, GOLD)
    canvas.write(factor, x + width // 2, middle, style, centred=True)
    return x + width + _SEAL_GAP


@lru_cache(maxsize=512)  # table and hands need the same sets, several times each
def by_kind(cards: CardSet) -> Mapping[Kind, tuple[Card, ...]]:
    """Return the cards of each kind, brights first."""
    return {kind: tuple(c for c in cards_in(cards) if kind_of(c) is kind) for kind in Kind}


def fan_steps(box: Box, card_size: CardSize, captured: CardSet) -> Mapping[Kind, float]:
    """Return the distance between the cards of each of the four fans.

    All cards show the same share, up to the maximum of their kind. Where less than half of each
    would be visible, the chaff, whose number counts, is covered first.
    """
    groups, width = by_kind(captured), card_size.width
    covered = {kind: max(0, len(cards) - 1) for kind, cards in groups.items()}
    room = box.width - len(groups) * width - (len(groups) - 1) * _GROUP_GAP - _BADGE // 2
    most = {kind: width * share for kind, share in _MOST_SEEN.items()}
    chaff = covered[Kind.CHAFF]
    others = sum(covered.values()) - chaff
    if room < width * _LEAST_SEEN * (others + chaff):
        least = min(width * _LEAST_SEEN, room / max(1, others + chaff / 2))
        return {**dict.fromkeys(most, least), Kind.CHAFF: (room - least * others) / max(1, chaff)}
    spare = (room - most[Kind.CHAFF] * chaff) / max(1, others)
    return {
        kind: min(step, spare) if kind is not Kind.CHAFF else step for kind, step in most.items()
    }


def is_readable(box: Box, card_size: CardSize, captured: CardSet) -> bool:
    """Return whether at least half of each card is visible."""
    groups, steps = by_kind(captured), fan_steps(box, card_size, captured)
    half = card_size.width * _LEAST_SEEN
    return all(steps[kind] >= half for kind, cards in groups.items() if len(cards) > 1)


def fitting_card_size(box: Box, captured: CardSet, *card_sizes: CardSize) -> CardSize:
    """Return the first of these sizes in which half of each card is visible, or `CAPTURED`."""
    fitting = (one for one in card_sizes if is_readable(box, one, captured))
    return next(fitting, CardSize.CAPTURED)


def draw_captures(
    canvas: Canvas,
    box: Box,
    captured: CardSet,
    ground: Colour,
    card_size: CardSize = CardSize.CAPTURED,
) -> None:
    """Draw four fans of cards, one for each kind; the place of an empty fan is marked."""
    groups = by_kind(captured)
    box = Box(box.x, box.middle - card_size.height // 2, box.width, card_size.height)
    width = card_size.width
    steps = fan_steps(box, card_size, captured)
    left = float(box.x)
    for kind, cards in groups.items():
        step = steps[kind]
        if not cards:
            place = Box(round(left), box.y, width, box.height)
            canvas.rounded(place, 9, WELL, ground)
            canvas.put(kind_name(kind, faint=True), place.x + width // 2 - 15, place.middle - 15)
        for place_in_fan, card in enumerate(cards):
            canvas.put(card_name(card_size, card), round(left + place_in_fan * step), box.y)
        left += width + max(0, len(cards) - 1) * step
        if cards:
            _draw_count(canvas, len(cards), round(left), box.bottom)
        left += _GROUP_GAP


def _draw_count(canvas: Canvas, count: int, right: int, bottom: int) -> None:
    """Draw the number of cards on the corner of their fan."""
    wide = _BADGE + (10 if count > 9 else 0)
    box = Box(right - wide + 10, bottom - _BADGE + 4, wide, _BADGE)
    canvas.rounded(box, 10, INK, INK)
    style = TextStyle(26, CREAM, INK)
    canvas.write(str(count), box.x + wide // 2, box.middle, style, centred=True)
