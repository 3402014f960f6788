"""The hand: the whole game as one player sees it, in one picture."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.koikoi.actions import Action, Play, Seat, Take
from bot.koikoi.cards import Card, cards_in
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, Renderer
from bot.pictures.boards.central_area import Highlight, draw_central_area, draw_ring
from bot.pictures.boards.layout import (
    HAND_BOTTOM,
    HAND_CENTRAL,
    HAND_TOP,
    HEIGHT,
    OWN_HAND,
    WIDTH,
    Box,
)
from bot.pictures.boards.player_area import draw_player_area
from bot.pictures.labels import Labels, Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import BETTER, PLAYED, back_name, card_name
from bot.pictures.sprites.colours import ACCENTS, CREAM, FELT, LIME, PANEL, PINK
from bot.pictures.subjects import Compared

_LIFT = 9
_APART = 8
_ASIDE = 16
_LETTERS = "ABCDEFGH"
_PLAYED, _BETTER, _BOTH = ACCENTS.index(PINK), ACCENTS.index(LIME), ACCENTS.index(CREAM)


@dataclass(frozen=True, slots=True)
class Highlights:
    """Marks that connect hand cards with the cards they take, and a drawn card with its choices."""

    hand: Mapping[Card, Highlight]
    field: Mapping[Card, Highlight]


def draw_hand(
    renderer: Renderer,
    view: PlayerView,
    labels: Labels,
    sides: Sides,
    compared: Compared | None = None,
) -> Canvas:
    """Draw the hand, with the player of this view at the bottom.

    `compared` are the two plays that a review compares.

    Raises `ValueError` for a spectator's view.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no hand")
    canvas = renderer.canvas(WIDTH, HEIGHT, FELT)
    highlights = highlights_for(view) if compared is None else highlights_comparing(view, compared)
    captions = (labels, sides)
    draw_player_area(canvas, HAND_TOP, view, other(seat), captions)
    draw_player_area(canvas, HAND_BOTTOM, view, seat, captions)
    # Drawn after the players, because rings and signs extend beyond the edge of the field.
    draw_central_area(canvas, HAND_CENTRAL, view, captions, highlights.field)
    draw_own_cards(canvas, OWN_HAND, view, seat, highlights)
    return canvas


def highlights_for(view: PlayerView) -> Highlights:
    """Return letters and colours for the cards that may be taken now; empty if none may be."""
    hand: dict[Card, Highlight] = {}
    field: dict[Card, Highlight] = {}
    groups: list[frozenset[Card]] = []
    for action in view.legal:
        if isinstance(action, Take):
            field[action.target] = Highlight(0, "")
        if not isinstance(action, Play) or action.card in hand:
            continue
        taken = frozenset(card for choice in view.captures(action.card) for card in choice)
        if not taken:
            continue
        if taken not in groups:
            groups.append(taken)
        group = groups.index(taken)
        hand[action.card] = Highlight(group % len(ACCENTS), _LETTERS[group])
    for group, taken in enumerate(groups):
        for card in taken:
            known = field.get(card, Highlight(group % len(ACCENTS), ""))
            field[card] = Highlight(known.accent, known.letters + _LETTERS[group])
    return Highlights(hand, field)


def highlights_comparing(view: PlayerView, compared: Compared) -> Highlights:
    """Return crosses for the cards of the actual play and ticks for those of the better play.

    A card that belongs to both gets only a ring.
    """
    (played, took), (better, would_take) = (_cards_of(view, action) for action in compared)
    return Highlights(_signs(played, better), _signs(took, would_take))


def _cards_of(view: PlayerView, action: Action | None) -> tuple[frozenset[Card], frozenset[Card]]:
    """Return the hand card of an action, and the cards that it takes; empty sets for None."""
    match action:
        case Play(card, target):
            taken = view.captures(card) if target is None else ((target,),)
            return frozenset({card}), frozenset(taken[0] if taken else ())
        case Take(target):
            return frozenset(), frozenset({target})
    return frozenset(), frozenset()


def _signs(played: frozenset[Card], better: frozenset[Card]) -> dict[Card, Highlight]:
    both = {card: Highlight(_BOTH, "") for card in played & better}
    crossed = {card: Highlight(_PLAYED, "", PLAYED) for card in played - better}
    return {**both, **crossed, **{card: Highlight(_BETTER, "", BETTER) for card in better - played}}


def draw_own_cards(
    canvas: Canvas,
    band: Box,
    view: PlayerView,
    seat: Seat,
    highlights: Highlights,
    *,
    card_size: CardSize = CardSize.HAND,
) -> None:
    """Draw the hand. A card that captures is a little higher and has its letter.

    Cards that are too large for the width overlap.
    """
    canvas.fill(band, PANEL)
    cards = cards_in(view.hand)
    count = len(cards) or view.hand_counts[seat]
    if not count:
        return
    room = band.width - 2 * _ASIDE - card_size.width
    pitch = min(card_size.width + _APART, room // max(1, count - 1))
    x = band.x + (band.width - (count - 1) * pitch - card_size.width) // 2
    y = band.bottom - card_size.height - 5
    for place in range(count):
        left = x + place * pitch
        if not cards:
            canvas.put(back_name(card_size), left, y)
            continue
        card = cards[place]
        target = highlights.hand.get(card)
        if target is None:
            canvas.put(card_name(card_size, card), left, y)
        else:
            canvas.put(card_name(card_size, card), left, y - _LIFT)
            draw_ring(canvas, card_size, left, y - _LIFT, target)
