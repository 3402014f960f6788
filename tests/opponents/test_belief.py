"""What past choices say about a hand: the tables say what instinct says, hand by hand."""

import math
import random

import numpy as np
import pytest

from bot.koikoi import (
    PRESETS,
    Phase,
    Rules,
    make_rules,
    view_for,
)
from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.opponents import belief, flow, instinct
from bot.opponents.belief import DOUBT, draw_hand
from bot.opponents.instinct import ALIKE, KINDS_OF_PLAYERS, Desk, Mind, mind_of
from bot.opponents.situation import PastChoices, Situation, past_choices, situation_of
from bot.opponents.thinking import MASTER, Instinctive, minds_for
from tests.opponents.odd_rules import all_rules
from tests.opponents.positions import played, positions


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
        instinct.score_choices(state, now.numbers, mind, desk, length)
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


@pytest.mark.parametrize("sharpness", [30.0, 3000.0])
def test_however_much_points_count_a_hand_can_be_judged(sharpness: float) -> None:
    """Where every yaku pays 99, scores are so great that their powers may be no numbers."""
    most = {key: "99" for key in OPTIONS_BY_KEY if key.startswith("points.")}
    rules = make_rules("wikipedia-2020", most)
    minds = minds_for(rules, MASTER)
    minds = minds._replace(alike=minds.alike._replace(sharpness=sharpness))
    desk = instinct.new_desk(1)
    for match in positions(rules, seed=3):
        view = view_for(match, match.to_act)
        now, past = situation_of(view), past_choices(view)
        tables = belief.new_tables(len(past.cards))
        belief.weigh_plays(now, past, minds, ALIKE, tables, desk)
        for _ in range(5):
            hand = draw_hand(now.unseen, now.other_holds, desk.chance)
            judged = belief.likelihood(hand, past, now.numbers, minds, ALIKE, tables, desk)
            assert math.isfinite(judged)


def overlap(trust: float) -> float:
    """How much more of a hand that plays by instinct is guessed than by chance."""
    rules = PRESETS["wikipedia-2020"]
    minds = minds_for(rules, MASTER)
    rng = random.Random(1)
    player = Instinctive(sharpness=1.0)
    guessed = by_chance = 0.0
    for match, view in played(rules, (player, player), seed=1, rounds=12):
        assert match.round is not None
        if len(view.turns) > 5:
            now, past = situation_of(view), past_choices(view, trust)
            guesses, desk = belief.new_guesses(400), instinct.new_desk(rng.getrandbits(62))
            belief.believe(now, past, minds, guesses, desk)
            real = int(match.round.hands[1 - now.seat])
            guessed += float(np.bitwise_count(guesses.hands & real).mean())
            by_chance += now.other_holds**2 / len(now.unseen)
    return guessed / by_chance


def test_past_choices_say_something_about_a_hand() -> None:
    assert overlap(trust=0.0) == pytest.approx(1.0, abs=0.02)
    assert overlap(trust=1.0) > 1.1
