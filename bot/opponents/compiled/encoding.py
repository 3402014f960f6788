"""Converts a player's view to the arrays that compiled code uses."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import CardSet, Phase, PlayerView, Turn, arithmetic, cards_in, other
from bot.opponents.compiled import game
from bot.opponents.compiled.compiling import Numbers
from bot.opponents.compiled.rule_numbers import rule_numbers

_PHASES: Final = {
    Phase.SWAP: game.SWAP,
    Phase.PLAY: game.PLAY,
    Phase.TAKE: game.TAKE,
    Phase.DECIDE: game.DECIDE,
}
ALL_CARDS: Final = (1 << 48) - 1


class Observation(NamedTuple):
    """What is known to a player who must act.

    `state` lacks the other's hand and the pile: those are the `unseen` cards.
    """

    seat: int
    state: Numbers
    numbers: Numbers
    unseen: Numbers
    other_holds: int


class PastChoices(NamedTuple):
    """What the other player chose in this round, and what they saw when they chose.

    As the opponent's hand, each state holds only the cards that they played from that moment on.
    The cards that they still hold now must be added. A decision has the card -1. `trust` is the
    weight of the choices in the belief; 0 means none.
    """

    states: Numbers
    cards: Numbers
    targets: Numbers
    trust: float


def observe(view: PlayerView) -> Observation:
    """Return what the player to act knows."""
    assert view.seat is not None
    state = _public_state(view)
    state[game.HAND + view.seat] = view.hand
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
    state = np.zeros(game.STATE_SIZE, np.int64)
    state[game.PHASE] = _PHASES[view.phase]
    assert view.to_act is not None
    state[game.TO_ACT] = view.to_act
    state[game.TURN] = view.turn
    state[game.OYA] = view.oya
    state[game.FIELD] = view.field_cards
    state[game.DRAWN] = -1 if view.drawn is None else view.drawn
    state[game.FIELD_BRIGHTS] = view.field_brights
    state[game.NUMBER] = view.number
    state[game.WINNER] = state[game.ROUND_WINNER] = state[game.LAST_CALLER] = -1
    for seat in (0, 1):
        state[game.CAPTURED + seat] = view.captured[seat]
        state[game.CALLS + seat] = view.calls[seat]
        state[game.SCORE + seat] = view.scores[seat]
    if view.phase is Phase.TAKE:
        running = view.last_turns[view.to_act]
        state[game.TOOK] = bool(running is not None and running.took)
    _mark_calls(view, state)
    return state


def _mark_calls(view: PlayerView, state: Numbers) -> None:
    """Compute the value of each player's cards at their last koi-koi call."""
    captured, calls = [0, 0], [0, 0]
    for turn in view.turns:
        captured[turn.seat] |= _gained(turn)
        if turn.called:
            calls[turn.seat] += 1
            _mark_call(view, state, turn.seat, captured[turn.seat], calls[turn.seat])


def _mark_call(view: PlayerView, state: Numbers, seat: int, pile: int, calls: int) -> None:
    """Write down what a player's cards were worth at a call, which is counted already."""
    month = view.month if view.rules.rounds == 12 else 0
    points = arithmetic.yaku_points(pile, view.rules.flat, calls, month)
    counting, base = arithmetic.counting_yaku(points, view.rules.flat)
    state[game.MARK + seat] = base
    state[game.MARK_YAKU + seat] = counting
    state[game.LAST_CALLER] = seat


def _gained(turn: Turn) -> int:
    gained = 0
    for card, took in ((turn.played, turn.took), (turn.drawn, turn.drawn_took)):
        if card is not None and took:
            gained |= 1 << card
            for taken in took:
                gained |= 1 << taken
    return gained


def _undo(card: int | None, took: tuple[int, ...], field: int) -> int:
    """Return the field before a card was laid."""
    if card is None:
        return field
    if not took:
        return field & ~(1 << card)
    for taken in took:
        field |= 1 << taken
    return field


def past_choices(view: PlayerView, trust: float = 1.0) -> PastChoices:
    """Return the opponent's choices in this round, or none if `trust` is 0."""
    assert view.seat is not None
    them = other(view.seat)
    found = [one for one in _walk(view) if one[0][game.TO_ACT] == them] if trust else []
    laid = 0
    for state, card, _ in reversed(found):
        if card >= 0:
            laid |= 1 << card
        state[game.HAND + them] = laid
    return PastChoices(
        np.array([state for state, _, _ in found], np.int64).reshape(-1, game.STATE_SIZE),
        np.array([card for _, card, _ in found], np.int64),
        np.array([target for _, _, target in found], np.int64),
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
    """Return the field after a card was laid."""
    if card is not None and not took:
        return field | 1 << card
    for taken in took:
        field &= ~(1 << taken)
    return field


def _walk(view: PlayerView) -> Iterator[tuple[Numbers, int, int]]:
    """Replay the round, and yield the public facts before each play and each call."""
    state = np.zeros(game.STATE_SIZE, np.int64)
    state[game.OYA], state[game.NUMBER] = view.oya, view.number
    state[game.FIELD] = _field_at_the_deal(view)
    state[game.FIELD_BRIGHTS] = view.field_brights
    state[game.PHASE] = game.PLAY
    for turn in view.turns:
        field = int(state[game.FIELD])
        state[game.TO_ACT], state[game.TURN] = turn.seat, turn.number
        if turn.played is not None:
            _, choices = arithmetic.captures(turn.played, field, view.rules.flat)
            yield state.copy(), turn.played, turn.took[0] if choices else -1
        field = _lay(turn.played, turn.took, field)
        state[game.FIELD] = _lay(turn.drawn, turn.drawn_took, field)
        state[game.CAPTURED + turn.seat] |= _gained(turn)
        if turn.called:
            decision = state.copy()
            decision[game.PHASE] = game.DECIDE
            yield decision, -1, -1
            state[game.CALLS + turn.seat] += 1
            pile, calls = int(state[game.CAPTURED + turn.seat]), int(state[game.CALLS + turn.seat])
            _mark_call(view, state, turn.seat, pile, calls)
