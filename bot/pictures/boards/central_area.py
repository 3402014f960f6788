"""Between the players: round, pile, the last turn, and the field."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.koikoi.cards import Card, month_of
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Lettering, can_write
from bot.pictures.boards.last_turn import draw_last_turn, latest_turn
from bot.pictures.boards.layout import Box, Centres, Cut, Field
from bot.pictures.labels import Labels
from bot.pictures.sprites.catalogue import RING, SIGN, back_name, card_name, ring_name
from bot.pictures.sprites.colours import ACCENTS, CREAM, FELT, INK, MUTED

_DEALT = 8
_STACK = 3


@dataclass(frozen=True, slots=True)
class Target:
    """A card that is marked: which accent, and the letters of what takes it, or another sign."""

    accent: int
    letters: str
    sign: str = ""


def draw_centre(
    canvas: Canvas, centres: Centres, view: PlayerView, labels: Labels,
    targets: Mapping[Card, Target],
) -> None:  # fmt: skip
    """Draw all of it."""
    centre = centres.holding(len(view.field))
    canvas.fill(centre.ground, FELT)
    _draw_round(canvas, centre.round, view, labels)
    _draw_pile(canvas, centre.pile, centre.field.cut, view)
    draw_last_turn(canvas, centre.last_turn, view)
    draw_field(canvas, centre.field, view, targets)


def draw_field(
    canvas: Canvas, field: Field, view: PlayerView, targets: Mapping[Card, Target]
) -> None:
    """The cards on their places, those that can be taken marked."""
    marked, cut = targets or _marked(view), field.cut
    for stack, x, y in _places(field, view):
        _draw_stack(canvas, cut, x, y, stack)
        letters = "".join(dict.fromkeys(marked[card].letters for card in stack if card in marked))
        for card in stack:
            if card in marked:
                draw_ring(canvas, cut, x, y, replace(marked[card], letters=letters))
                break


def _draw_stack(canvas: Canvas, cut: Cut, x: int, y: int, stack: Sequence[Card]) -> None:
    """A card; under it, where a deal laid three of a month, the index tabs of the others."""
    canvas.put(card_name(cut, stack[0]), x, y)
    top = y + cut.tab_size[1]
    small = Cut.CAPTURED
    for card in stack[1:]:
        canvas.put_corner(card_name(small, card), x, top, small.tab_size)
        top += small.tab_size[1]
    if len(stack) > 1:
        badge = Box(x + cut.width - 46, y + 4, 42, 32)
        canvas.slab(badge, 9, INK, INK)
        lettering = Lettering(26, CREAM, INK)
        middle = badge.x + badge.width // 2
        canvas.write(f"×{len(stack)}", middle, badge.middle, lettering, centred=True)


def _marked(view: PlayerView) -> dict[Card, Target]:
    """For who only watches: what the drawn card may take, or what the last turn left here."""
    if view.drawn is not None:
        choices = [card for choice in view.captures(view.drawn) for card in choice]
    elif view.legal:
        choices = []
    else:
        turn = latest_turn(view)
        choices = [card for card in (turn.played, turn.drawn) if card is not None] if turn else []
    return {card: Target(0, "") for card in choices}


def draw_ring(canvas: Canvas, cut: Cut, x: int, y: int, target: Target) -> None:
    """A ring around a card and its letter, so that hand and field can be matched."""
    canvas.put(ring_name(cut, target.accent), x - RING, y - RING)
    if target.sign:
        canvas.put(target.sign, x + (cut.width - SIGN) // 2, y + cut.height - SIGN + 8)
    if target.letters:
        width = 20 + 20 * len(target.letters)
        box = Box(x + (cut.width - width) // 2, y + cut.height - 34, width, 40)
        colour = ACCENTS[target.accent]
        canvas.slab(Box(box.x - 4, box.y - 4, width + 8, 44), 16, INK, INK)
        canvas.slab(box, 13, colour, INK)
        canvas.write(
            target.letters, box.x + width // 2, box.middle, Lettering(30, INK, colour), centred=True
        )


def _draw_round(canvas: Canvas, box: Box, view: PlayerView, labels: Labels) -> None:
    middle = box.x + box.width // 2
    y = box.y + 14
    if labels.round and can_write(labels.round):
        canvas.write(labels.round, middle, y, Lettering(24, MUTED, FELT), centred=True)
    y += 44
    rounds, target = view.rules.rounds, view.rules.target
    text = f"{view.number}/{rounds}" if rounds else str(view.number)
    if target:
        goal = Lettering(28, MUTED, FELT)
        canvas.write(f"→ {target}", middle, y + 42, goal, centred=True)
    canvas.write(text, middle, y, Lettering(42 if len(text) < 5 else 34, CREAM, FELT), centred=True)


def _draw_pile(canvas: Canvas, box: Box, cut: Cut, view: PlayerView) -> None:
    for layer in range(min(3, (view.pile_count + 7) // 8)):
        canvas.put(back_name(cut), box.x + 3 * layer, box.y - 3 * layer)
    if view.drawn is not None:
        canvas.put(card_name(cut, view.drawn), box.x, box.y)
        draw_ring(canvas, cut, box.x, box.y, Target(0, ""))
    middle = box.x + box.width // 2
    canvas.write(
        str(view.pile_count), middle, box.bottom - 18, Lettering(36, CREAM, FELT), centred=True
    )


def _places(field: Field, view: PlayerView) -> Iterator[tuple[Sequence[Card], int, int]]:
    """Where each field card lies. Three of a month, which only a deal gives, lie as one stack."""
    box, cut = field.box, field.cut
    columns = max(field.columns, (len(view.field) + 1) // 2)
    pitch = (box.width - cut.width) / (columns - 1)
    months: dict[int, list[Card]] = {}
    for card in view.field:
        if card is not None:
            months.setdefault(month_of(card), []).append(card)
    for place, card in enumerate(view.field):
        if card is None:
            continue
        column, row = _cell(place)
        x = round(box.x + column * pitch)
        y = box.y + row * (box.height - cut.height)
        month = months[month_of(card)]
        if len(month) < _STACK:
            yield (card,), x, y
        elif month[0] == card:
            yield sorted(month), x, y


def _cell(place: int) -> tuple[int, int]:
    """Column and row of a place: the deal fills four columns, later cards go to their right."""
    if place < _DEALT:
        return place % (_DEALT // 2), place // (_DEALT // 2)
    pair, row = divmod(place - _DEALT, 2)
    return _DEALT // 2 + pair, row
