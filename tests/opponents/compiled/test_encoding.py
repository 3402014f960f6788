"""A player's observation equals the match, as far as a seat sees it."""

import numpy as np
import pytest

from bot.koikoi import Phase, Rules, cards_in, view_for
from bot.koikoi.engine import table
from bot.opponents.compiled.encoding import observe, past_choices
from tests.opponents.odd_rules import cases
from tests.opponents.positions import positions


@pytest.mark.parametrize(("name", "rules"), cases(odd=12))
def test_marks_and_calls_are_worked_out_from_public_turns(name: str, rules: Rules) -> None:
    for seed in range(6):
        for match in positions(rules, seed):
            held = match.round
            assert held is not None
            if match.phase is Phase.SWAP:
                continue
            now = observe(view_for(match, held.to_act))
            state = now.state.tolist()
            assert (state[table.MARK], state[table.MARK + 1]) == held.marks
            assert (state[table.MARK_YAKU], state[table.MARK_YAKU + 1]) == held.mark_yaku
            caller = -1 if held.last_caller is None else held.last_caller
            assert state[table.LAST_CALLER] == caller
            assert state[table.TURN] == held.turn
            hidden = {*cards_in(held.hands[1 - held.to_act]), *held.pile[held.draws :]}
            assert set(now.unseen.tolist()) == hidden


@pytest.mark.parametrize(("name", "rules"), cases(odd=12))
def test_past_choices_lead_back_to_the_deal(name: str, rules: Rules) -> None:
    for match in positions(rules, seed=2):
        held = match.round
        assert held is not None
        if match.phase is Phase.SWAP:
            continue
        past = past_choices(view_for(match, held.to_act))
        them = 1 - held.to_act
        laid = [turn.played for turn in held.turns if turn.seat == them]
        assert [card for card in past.cards.tolist() if card >= 0] == laid
        for state, card in zip(past.states, past.cards, strict=True):
            assert state[table.TO_ACT] == them
            if card >= 0:
                assert int(state[table.HAND + them]) >> int(card) & 1
            everything = np.bitwise_or.reduce(
                [state[table.FIELD], state[table.CAPTURED], state[table.CAPTURED + 1]]
            )
            assert not int(everything) & int(state[table.HAND + them])
            for seat in (0, 1):
                assert bool(state[table.MARK + seat]) == bool(state[table.CALLS + seat])
