"""What past choices say about a hand: the tables say what instinct says, hand by hand."""

import math
import random

import numpy as np
import pytest

from bot.koikoi import Phase, Rules, view_for
from bot.opponents import belief, flow, instinct
from bot.opponents.belief import DOUBT, draw_hand
from bot.opponents.instinct import KINDS_OF_PLAYERS, Desk, Mind, mind_of
from bot.opponents.situation import PastChoices, Situation, past_choices, situation_of
from bot.opponents.thinking import MASTER, minds_for
from tests.opponents.odd_rules import all_rules
from tests.opponents.positions import positions


def one_by_one(hand: int, past: PastChoices, now: Situation, mind: Mind, desk: Desk) -> float:
    """How likely the past choices were, by asking instinct about each with the whole hand."""
    whole = 0.0
    for seen, card, target in zip(past.states, past.cards, past.targets, strict=True):
        state = seen.copy()
        state[flow.HAND + state[flow.TO_ACT]] |= hand
        if card < 0:
            likely = instinct.chance_to_call(state, now.numbers, mind, desk)
            whole += math.log(DOUBT / 2 + (1 - DOUBT) * likely)
            continue
        length = instinct.list_choices(state, now.numbers, desk)
        instinct.score_choices(state, now.numbers, mind.weights, desk, length)
        instinct.pick(desk.scores, length, mind.sharpness, desk.luck)
        choices = zip(desk.cards[:length], desk.targets[:length], strict=True)
        place = list(choices).index((card, target))
        whole += math.log(DOUBT / length + (1 - DOUBT) * desk.scores[place])
    return whole


@pytest.mark.parametrize(("name", "rules"), list(all_rules(odd=3)))
def test_tables_judge_a_hand_as_instinct_does_card_by_card(name: str, rules: Rules) -> None:
    minds = minds_for(rules, MASTER)
    desk = instinct.new_desk(1)
    judged = 0
    for match in list(positions(rules, seed=8))[::5]:
        view = view_for(match, match.to_act)
        if view.phase is Phase.SWAP:
            continue
        now, past = situation_of(view), past_choices(view)
        tables = belief.new_tables(len(past.cards))
        for kind in range(KINDS_OF_PLAYERS):
            mind = mind_of(minds, kind)
            belief.weigh_plays(now, past, minds, kind, tables, desk)
            for _ in range(10):
                hand = draw_hand(now.unseen, now.other_holds, desk.chance)
                quickly = belief.likelihood(hand, past, now.numbers, minds, kind, tables, desk)
                assert quickly == pytest.approx(one_by_one(hand, past, now, mind, desk)), name
                judged += len(past.cards)
    assert judged > 100, name


def test_whoever_leaves_a_capture_probably_cannot_make_it() -> None:
    """The likelier hands are those that could not have done better."""
    rng = random.Random(1)
    rules = next(iter(all_rules(odd=0)))[1]
    minds = minds_for(rules, MASTER)
    truth, chance = [], []
    for seed in range(6):
        for match in positions(rules, seed):
            held = match.round
            view = view_for(match, match.to_act)
            now, past = situation_of(view), past_choices(view)
            if held is None or len(past.cards) < 3:
                continue
            guesses, desk = belief.new_guesses(400), instinct.new_desk(rng.getrandbits(62))
            belief.believe(now, past, minds, guesses, desk)
            real = int(held.hands[1 - now.seat])
            overlap = np.bitwise_count(guesses.hands & real).mean()
            truth.append(float(overlap))
            chance.append(now.other_holds**2 / len(now.unseen))
    assert sum(truth) > 1.05 * sum(chance)
