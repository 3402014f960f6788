"""The two halves of a turn, as everyone sees them: a hand card is laid, then a card is drawn.

`apply` does both at once unless the player has a choice. A moving picture shows one after the
other.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, CardSet, card_set
from bot.koikoi.events import Drew, Played
from bot.koikoi.progress import progress
from bot.koikoi.rules import yaku_of
from bot.koikoi.state import Phase, Turn
from bot.koikoi.view import PlayerView


def after_laying(view: PlayerView, laid: Played) -> PlayerView:
    """Return a spectator's view after a hand card was laid, before the draw."""
    seat, counts = laid.seat, list(view.hand_counts)
    counts[seat] -= 1
    turns = list(view.last_turns)
    turns[seat] = Turn(seat, view.turn, laid.card, laid.took)
    return replace(
        _after(view, seat, laid.card, laid.took),
        hand_counts=(counts[0], counts[1]),
        last_turns=(turns[0], turns[1]),
        legal=(),
    )


def after_drawing(view: PlayerView, drew: Drew) -> PlayerView:
    """Return a spectator's view after a card was drawn, before a decision or the next turn.

    `view` is the result of `after_laying` for the same turn.
    """
    seat = drew.seat
    turns = list(view.last_turns)
    begun = turns[seat] or Turn(seat, view.turn, None)
    turns[seat] = replace(begun, drawn=drew.card, drawn_took=drew.took)
    return replace(
        _after(view, seat, drew.card, drew.took),
        phase=Phase.PLAY,
        pile_count=view.pile_count - (view.drawn is None),
        drawn=None,
        last_turns=(turns[0], turns[1]),
        legal=(),
    )


def _after(view: PlayerView, seat: Seat, card: Card, took: tuple[Card, ...]) -> PlayerView:
    """Return the view after a card came to the field, and captured `took` or stays."""
    captured = list(view.captured)
    if took:
        captured[seat] = CardSet(captured[seat] | card_set((card, *took)))
    pair = captured[0], captured[1]
    month = view.month
    return replace(
        view,
        field=_field_after(view.field, card, took),
        captured=pair,
        yaku=(
            yaku_of(pair[0], view.rules, view.calls[0], month),
            yaku_of(pair[1], view.rules, view.calls[1], month),
        ),
        progress=(
            progress(pair[0], pair[1], view.rules, month),
            progress(pair[1], pair[0], view.rules, month),
        ),
    )


def _field_after(
    field: tuple[Card | None, ...], card: Card, took: Iterable[Card]
) -> tuple[Card | None, ...]:
    """Return the field: a capture leaves gaps, and a card that stays fills the first gap."""
    gone = set(took)
    if gone:
        return tuple(None if one in gone else one for one in field)
    places = list(field)
    if None in places:
        places[places.index(None)] = card
        return tuple(places)
    return (*field, card)
