"""A position played again: the same to its player, with hidden cards that tell nothing."""

import random
from collections.abc import Callable, Sequence

import pytest

from bot.koikoi import (
    DECK,
    Action,
    Card,
    Deal,
    Phase,
    Rules,
    Seat,
    apply,
    cards_in,
    deal_from_deck,
    legal_actions,
    new_match,
    other,
    replay,
    view_for,
)
from bot.koikoi.retry import ATTEMPTS, retried
from bot.koikoi.rules import PRESETS

Position = tuple[tuple[Action, ...], Seat]


def positions(rules: Rules, seed: int) -> list[Position]:
    """Return what leads to each choice of a match played at random, and whose choice it is."""
    chance = random.Random(seed)
    match, actions, found = new_match(rules), list[Action](), list[Position]()
    while not match.finished:
        if match.phase is Phase.DEAL:
            action: Action = deal_from_deck(rules, chance.sample(DECK, 48))
        else:
            if match.phase is not Phase.SWAP and match.to_act is not None:
                found.append((tuple(actions), match.to_act))
            action = chance.choice(legal_actions(match))
        actions.append(action)
        match = apply(match, action).match
    return found


def shuffles(seed: int) -> Callable[[], Sequence[Card]]:
    chance = random.Random(seed)
    return lambda: chance.sample(DECK, 48)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_player_sees_the_same_position_and_other_cards_are_hidden(preset: str) -> None:
    rules, changed = PRESETS[preset], 0
    found = positions(rules, 3)[:60]
    for actions, seat in found:
        course = retried(rules, actions, seat, shuffles(len(actions)))
        before, after = replay(rules, actions), replay(rules, course)
        assert view_for(after, seat) == view_for(before, seat)
        assert before.round is not None
        assert after.round is not None
        was, now = before.round.hands[other(seat)], after.round.hands[other(seat)]
        drawn = before.round.draws
        hidden = {*cards_in(was), *before.round.pile[drawn:]}
        assert {*cards_in(now), *after.round.pile[drawn:]} == hidden
        assert after.round.pile[:drawn] == before.round.pile[:drawn]
        changed += (was, before.round.pile) != (now, after.round.pile)
    assert changed >= len(found) - 3, "near the end of a round few cards are hidden"


def test_the_new_cards_do_not_depend_on_the_true_ones() -> None:
    """Two matches that look the same to a player give them the same game."""
    rules = PRESETS["wikipedia-2020"]
    for actions, seat in positions(rules, 5)[:40]:
        twin = retried(rules, actions, seat, shuffles(1))
        games = [retried(rules, one, seat, shuffles(2)) for one in (actions, twin)]
        assert replay(rules, games[0]) == replay(rules, games[1])


def test_a_void_deal_is_shuffled_again_and_at_last_the_true_cards_are_kept() -> None:
    rules = PRESETS["wikipedia-2020"]
    actions, seat = positions(rules, 5)[0]
    deal = actions[-1]
    assert isinstance(deal, Deal)
    assert seat == 0
    month = next(
        DECK[first : first + 4]
        for first in range(0, 48, 4)
        if not {*DECK[first : first + 4]} & {*deal.oya, *deal.field}
    )
    lucky = (*month, *(card for card in DECK if card not in month))  # its top is the other's hand
    decks: list[Sequence[Card]] = [lucky, lucky, lucky, DECK]
    course = retried(rules, actions, seat, lambda: decks.pop(0))
    assert not decks
    assert view_for(replay(rules, course), seat) == view_for(replay(rules, actions), seat)
    assert course != actions
    decks = [lucky] * ATTEMPTS
    assert retried(rules, actions, seat, lambda: decks.pop(0)) == actions
    assert not decks
