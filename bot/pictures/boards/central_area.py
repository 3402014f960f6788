"""The area between the players: round, pile, last turn, and field.

The last turn has two lines: the card that was played from the hand with the cards that it took, and
the card that was drawn from the pile with the cards that it took.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.koikoi.cards import Card, month_of
from bot.koikoi.state import Turn
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, TextStyle, can_write
from bot.pictures.boards.layout import WIDTH, Box, CardGrid, CentralArea, least_font_size
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import RING, SIGN, SMALL_SEATS, back_name, card_name, ring_name
from bot.pictures.sprites.colours import ACCENTS, CREAM, FELT, INK, MUTED, SLOT, WELL

_SIGNS: Final = 58
"""Width of the space for the icons beside the cards."""
_SEAT: Final = 26
_PAD: Final = 6
_WORDS: Final = least_font_size(WIDTH)
_OVERLAP: Final = 52
"""Visible part of a card, in percent. The cards that it took cover the rest."""
_EDGE: Final = 4
_CORNER: Final = 13
"""Radius of the corners of a place, which is that of a card in a hand."""


def latest_turn(view: PlayerView) -> Turn | None:
    """Return the latest turn; None at the start of a round."""
    turns = [turn for turn in view.last_turns if turn is not None]
    return max(turns, key=lambda turn: turn.number, default=None)


def draw_last_turn(canvas: Canvas, box: Box, view: PlayerView, sides: Sides) -> None:
    """Draw both lines; only the first one, and smaller, while a drawn card waits for a choice."""
    turn = latest_turn(view)
    if turn is None:
        return
    card_size = CardSize.SMALL_FIELD if view.drawn is None else CardSize.SMALL
    seat = SMALL_SEATS[sides.side(turn.seat)]
    if turn.played is not None:
        top = box.y if view.drawn is None else box.y - _EDGE - 1  # a drawn card is below it
        line = Box(box.x, top, box.width, card_size.height)
        draw_line(canvas, line, (seat, "from.hand"), (turn.played, *turn.took), card_size)
    if turn.drawn is not None and view.drawn is None:
        line = Box(box.x, box.bottom - card_size.height, box.width, card_size.height)
        draw_line(canvas, line, (seat, "from.pile"), (turn.drawn, *turn.drawn_took), card_size)


def draw_line(
    canvas: Canvas,
    box: Box,
    signs: tuple[str, str],
    cards: Sequence[Card],
    card_size: CardSize,
) -> int:
    """Draw two signs, a card and the cards that it took; return the column after them."""
    left, taken = box.x + _SIGNS, len(cards) - 1
    room = (box.right - left - card_size.width - _PAD) // max(1, taken)
    step = min(card_size.width * _OVERLAP // 100, room)
    width = _SIGNS + card_size.width + taken * step + _PAD
    ground = Box(box.x, box.y - _EDGE, width, card_size.height + 2 * _EDGE)
    canvas.rounded(ground, 14, WELL, FELT)
    middle = box.y + card_size.height // 2
    seat, sign = signs
    canvas.put(seat, box.x + (_SIGNS - _SEAT) // 2, middle - 32)
    canvas.put(sign, box.x + 5, middle + 6)
    for place, card in enumerate(cards):
        canvas.put(card_name(card_size, card), left + place * step, box.y)
    return ground.right


# The whole area

_DEALT = 8
_TRIPLE = 3
_DRAWN = 64
"""Distance of a drawn card from the left end of its line, where its icon is."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A mark on a card: the index of its colour, and the letters of the cards that take it.

    `sign` is the name of an icon, or empty.
    """

    accent: int
    letters: str
    sign: str = ""


def draw_central_area(
    canvas: Canvas,
    area: CentralArea,
    view: PlayerView,
    captions: tuple[Labels, Sides],
    highlights: Mapping[Card, Highlight],
) -> None:
    """Draw pile, round, last turn and field."""
    canvas.fill(area.ground, FELT)
    draw_pile(canvas, area.pile, view)
    draw_round(canvas, area.round, view, captions)
    draw_last_turn(canvas, area.last_turn, view, captions[1])
    if view.drawn is not None:
        card_size = CardSize.HAND
        x, y = area.last_turn.x + _DRAWN, area.last_turn.bottom - card_size.height
        canvas.put(card_name(card_size, view.drawn), x, y)
        draw_ring(canvas, card_size, x, y, Highlight(0, ""))
        canvas.put("from.pile", area.last_turn.x + 5, y + card_size.height // 2)
    draw_field(canvas, area.field_of(len(view.field)), view, highlights)


def draw_field(
    canvas: Canvas, field: CardGrid, view: PlayerView, highlights: Mapping[Card, Highlight]
) -> None:
    """Draw the cards on their places, and mark the cards that can be taken.

    The places of cards that were taken stay visible, so that a later card's place is no surprise.
    """
    marked, card_size = highlights or _marked(view), field.card_size
    months = Counter(month_of(card) for card in view.field if card is not None)
    for card, x, y in _places(field, view):
        if card is None:
            canvas.rounded(Box(x, y, card_size.width, card_size.height), _CORNER, SLOT, FELT)
            continue
        canvas.put(card_name(card_size, card), x, y)
        if months[month_of(card)] == _TRIPLE:
            _draw_triple(canvas, card_size, x, y)
        if card in marked:
            draw_ring(canvas, card_size, x, y, marked[card])


def _draw_triple(canvas: Canvas, card_size: CardSize, x: int, y: int) -> None:
    """Mark a card of a month with three cards on the field, which the fourth card may take."""
    badge = Box(x + card_size.width - 46, y + 4, 42, 32)
    canvas.rounded(badge, 9, INK, INK)
    style, middle = TextStyle(26, CREAM, INK), badge.x + badge.width // 2
    canvas.write(f"×{_TRIPLE}", middle, badge.middle, style, centred=True)


def _marked(view: PlayerView) -> dict[Card, Highlight]:
    """Return marks for spectators: the targets of a drawn card, or the cards of the last turn."""
    if view.drawn is not None:
        choices = [card for choice in view.captures(view.drawn) for card in choice]
    elif view.legal:
        choices = []
    else:
        turn = latest_turn(view)
        choices = [card for card in (turn.played, turn.drawn) if card is not None] if turn else []
    return {card: Highlight(0, "") for card in choices}


def draw_ring(canvas: Canvas, card_size: CardSize, x: int, y: int, highlight: Highlight) -> None:
    """Draw a ring with its letters around a card. It looks the same in the hand and the field."""
    canvas.put(ring_name(card_size, highlight.accent), x - RING, y - RING)
    if highlight.sign:
        canvas.put(
            highlight.sign, x + (card_size.width - SIGN) // 2, y + card_size.height - SIGN + 4
        )
    if highlight.letters:
        width = 20 + 20 * len(highlight.letters)
        box = Box(x + (card_size.width - width) // 2, y + card_size.height - 34, width, 40)
        colour = ACCENTS[highlight.accent]
        canvas.rounded(Box(box.x - 4, box.y - 4, width + 8, 44), 16, INK, INK)
        canvas.rounded(box, 13, colour, INK)
        canvas.write(
            highlight.letters,
            box.x + width // 2,
            box.middle,
            TextStyle(30, INK, colour),
            centred=True,
        )


def draw_round(canvas: Canvas, box: Box, view: PlayerView, captions: tuple[Labels, Sides]) -> None:
    """Draw the number of the round, the number of all rounds, and the points that win the match.

    A hand at a table for several people is a match of one round, so its number at the table is
    drawn.
    """
    labels, sides = captions
    middle = box.x + box.width // 2
    rounds, target = view.rules.rounds, view.rules.target
    word, text = labels.round, f"{view.number}/{rounds}" if rounds else str(view.number)
    if sides.hand is not None:
        word, text = labels.hand, str(sides.hand)
    y = box.y + (18 if target else 30)
    if word and can_write(word):
        canvas.write(word, middle, y, TextStyle(_WORDS, MUTED, FELT), centred=True)
    y += 46
    canvas.write(text, middle, y, TextStyle(48 if len(text) < 5 else 40, CREAM, FELT), centred=True)
    if target:
        goal = TextStyle(36, MUTED, FELT)
        canvas.write(f"→ {target}", middle, y + 39, goal, centred=True)


def draw_pile(canvas: Canvas, box: Box, view: PlayerView) -> None:
    """Draw the pile with the number of its cards."""
    for layer in range(min(3, (view.pile_count + 7) // 8)):
        canvas.put(back_name(CardSize.SMALL), box.x + 3 * layer, box.y - 3 * layer)
    draw_card_count(canvas, box, view.pile_count)


def draw_card_count(canvas: Canvas, box: Box, count: int) -> None:
    """Draw the number of cards under a back."""
    place = Box(box.x + box.width // 2 - 29, box.middle - 24, 58, 48)
    canvas.rounded(place, 12, INK, INK)
    style = TextStyle(40, CREAM, INK)
    canvas.write(str(count), box.x + box.width // 2, place.middle, style, centred=True)


def _places(field: CardGrid, view: PlayerView) -> Iterator[tuple[Card | None, int, int]]:
    """Yield each place of the field: its card, or None after that was taken, and its position."""
    box, card_size = field.box, field.card_size
    columns = max(field.columns, (len(view.field) + 1) // 2)
    pitch = (box.width - card_size.width) / (columns - 1)
    for place, card in enumerate(view.field):
        column, row = _cell(place)
        yield card, round(box.x + column * pitch), box.y + row * (box.height - card_size.height)


def _cell(place: int) -> tuple[int, int]:
    """Return the column and row of a place. The deal fills four columns, later cards the others."""
    if place < _DEALT:
        return place % (_DEALT // 2), place // (_DEALT // 2)
    pair, row = divmod(place - _DEALT, 2)
    return _DEALT // 2 + pair, row
