"""Converts a player's view, and the house rules, to the arrays that compiled code uses."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import (
    CardSet,
    Phase,
    PlayerView,
    Rules,
    Turn,
    arithmetic,
    card_set,
    cards_in,
    other,
)
from bot.koikoi.engine import table
from bot.koikoi.rules import counted_month
from bot.koikoi.rules.lookups import base_in, numbers_of, worth, yaku_in
from bot.opponents.compiled.compiling import Numbers


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> Numbers:
    """Return the numbers of `numbers_of` as an array."""
    numbers = np.array(numbers_of(rules), dtype=np.int64)
    numbers.flags.writeable = True
    return numbers


# A player's view

_PHASES: Final = {
    Phase.SWAP: table.SWAP,
    Phase.PLAY: table.PLAY,
    Phase.TAKE: table.TAKE,
    Phase.DECIDE: table.DECIDE,
}
ALL_CARDS: Final = (1 << 48) - 1


class Observation(NamedTuple):
    """The facts that the player to act knows.

    `state` lacks the other player's hand and the pile; `unseen` are the cards of both.
    """

    seat: int
    state: Numbers
    numbers: Numbers
    unseen: Numbers
    other_holds: int


class PastChoices(NamedTuple):
    """The opponent's choices in this round, each with the public state before it.

    As the opponent's hand, each state holds only the cards that they played from that moment on.
    The cards that they still hold now must be added. A decision has the card -1. `trust` is the
    weight of the choices in the belief; with 0 they are ignored.
    """

    states: Numbers
    cards: Numbers
    targets: Numbers
    trust: float


def observe(view: PlayerView) -> Observation:
    """Return the facts that the player to act knows."""
    assert view.seat is not None
    state = _public_state(view)
    state[table.HAND + view.seat] = view.hand
    seen = view.hand | view.field_cards | view.captured[0] | view.captured[1]
    if view.drawn is not None:
        seen |= 1 << view.drawn
    unseen = cards_in(CardSet(ALL_CARDS & ~seen))
    return Observation(
        view.seat,
        state,
        rule_numbers(view.rules),
        np.array(unseen, dtype=np.int64),
        view.hand_counts[other(view.seat)],
    )


def _public_state(view: PlayerView) -> Numbers:
    state = np.zeros(table.STATE_SIZE, np.int64)
    state[table.PHASE] = _PHASES[view.phase]
    assert view.to_act is not None
    state[table.TO_ACT] = view.to_act
    state[table.TURN] = view.turn
    state[table.OYA] = view.oya
    state[table.FIELD] = view.field_cards
    state[table.DRAWN] = -1 if view.drawn is None else view.drawn
    state[table.FIELD_BRIGHTS] = view.field_brights
    state[table.NUMBER] = view.number
    state[table.MONTH] = counted_month(view.rules, view.month)
    state[table.WINNER] = state[table.ROUND_WINNER] = state[table.LAST_CALLER] = -1
    for seat in (0, 1):
        state[table.CAPTURED + seat] = view.captured[seat]
        state[table.CALLS + seat] = view.calls[seat]
        state[table.SCORE + seat] = view.scores[seat]
    if view.phase is Phase.TAKE:
        running = view.last_turns[view.to_act]
        state[table.PLAYED_TOOK] = card_set(running.took if running is not None else ())
    _mark_calls(view, state)
    return state


def _mark_calls(view: PlayerView, state: Numbers) -> None:
    """Store the worth of each player's cards at their last koi-koi call in `state`."""
    captured, calls = [0, 0], [0, 0]
    for turn in view.turns:
        captured[turn.seat] |= _gained(turn)
        if turn.called:
            calls[turn.seat] += 1
            _mark_call(view, state, turn.seat, captured[turn.seat], calls[turn.seat])


def _mark_call(view: PlayerView, state: Numbers, seat: int, pile: int, calls: int) -> None:
    """Store the worth of a player's cards at a koi-koi call; `calls` includes that call."""
    pile_worth = worth(pile, calls, counted_month(view.rules, view.month), numbers_of(view.rules))
    state[table.MARK + seat] = base_in(pile_worth)
    state[table.MARK_YAKU + seat] = yaku_in(pile_worth)
    state[table.LAST_CALLER] = seat


def _gained(turn: Turn) -> int:
    gained = 0
    for card, took in ((turn.played, turn.took), (turn.drawn, turn.drawn_took)):
        if card is not None and took:
            gained |= 1 << card
            for taken in took:
                gained |= 1 << taken
    return gained


def _undo(card: int | None, took: tuple[int, ...], field: int) -> int:
    if card is None:
        return field
    if not took:
        return field & ~(1 << card)
    for taken in took:
        field |= 1 << taken
    return field


def past_choices(view: PlayerView, trust: float = 1.0) -> PastChoices:
    """Return the opponent's choices in this round; the result is empty if `trust` is 0."""
    assert view.seat is not None
    them = other(view.seat)
    choices = [one for one in _walk(view) if one[0][table.TO_ACT] == them] if trust else []
    laid = 0
    for state, card, _ in reversed(choices):
        if card >= 0:
            laid |= 1 << card
        state[table.HAND + them] = laid
    return PastChoices(
        np.array([state for state, _, _ in choices], np.int64).reshape(-1, table.STATE_SIZE),
        np.array([card for _, card, _ in choices], np.int64),
        np.array([target for _, _, target in choices], np.int64),
        trust,
    )


def _field_at_the_deal(view: PlayerView) -> int:
    field: int = view.field_cards
    if view.phase is Phase.TAKE and view.to_act is not None:
        running = view.last_turns[view.to_act]
        assert running is not None
        field = _undo(running.played, running.took, field)
    for turn in reversed(view.turns):
        field = _undo(turn.drawn, turn.drawn_took, field)
        field = _undo(turn.played, turn.took, field)
    return field


def _lay(card: int | None, took: tuple[int, ...], field: int) -> int:
    if card is not None and not took:
        return field | 1 << card
    for taken in took:
        field &= ~(1 << taken)
    return field


def _walk(view: PlayerView) -> Iterator[tuple[Numbers, int, int]]:
    """Replay the round; yield the public state before each play and call, the card and the target.

    The card of a call is -1, and so is the target of a card that had no choice.
    """
    state = np.zeros(table.STATE_SIZE, np.int64)
    state[table.OYA], state[table.NUMBER] = view.oya, view.number
    state[table.MONTH] = counted_month(view.rules, view.month)
    state[table.FIELD] = _field_at_the_deal(view)
    state[table.FIELD_BRIGHTS] = view.field_brights
    state[table.PHASE] = table.PLAY
    for turn in view.turns:
        field = int(state[table.FIELD])
        state[table.TO_ACT], state[table.TURN] = turn.seat, turn.number
        if turn.played is not None:
            _, choices = arithmetic.captures(turn.played, field, view.rules.flat)
            yield state.copy(), turn.played, turn.took[0] if choices else -1
        field = _lay(turn.played, turn.took, field)
        state[table.FIELD] = _lay(turn.drawn, turn.drawn_took, field)
        state[table.CAPTURED + turn.seat] |= _gained(turn)
        if turn.called:
            decision = state.copy()
            decision[table.PHASE] = table.DECIDE
            yield decision, -1, -1
            state[table.CALLS + turn.seat] += 1
            pile, calls = (
                int(state[table.CAPTURED + turn.seat]),
                int(state[table.CALLS + turn.seat]),
            )
            _mark_call(view, state, turn.seat, pile, calls)
