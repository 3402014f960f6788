"""Conclusions from past choices about a hand: the tables agree with the policy, hand by hand."""

import math
import random
from dataclasses import replace

import numpy as np
import pytest

from bot.koikoi import (
    PRESETS,
    Phase,
    Rules,
    make_rules,
    view_for,
)
from bot.koikoi.engine import table
from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.opponents.compiled.encoding import Observation, PastChoices, observe, past_choices
from bot.opponents.search import belief, rollout_policy
from bot.opponents.search.belief import DOUBT, draw_hand
from bot.opponents.search.rollout_policy import (
    ALIKE,
    KINDS_OF_PLAYERS,
    SELFPLAY_NETWORK,
    Policy,
    Workspace,
    policy_of,
)
from bot.opponents.search.search_player import (
    MASTER,
    PolicyPlayer,
    SearchSettings,
    policies_for,
)
from tests.opponents.odd_rules import all_rules
from tests.opponents.positions import played, positions


def one_by_one(
    hand: int, past: PastChoices, now: Observation, policy: Policy, workspace: Workspace
) -> float:
    """Return the likelihood of the past choices, given each whole hand, by the policy."""
    whole = 0.0
    for seen, card, target in zip(past.states, past.cards, past.targets, strict=True):
        state = seen.copy()
        state[table.HAND + state[table.TO_ACT]] |= hand
        if card < 0:
            likely = rollout_policy.chance_to_call(state, now.numbers, policy, workspace)
            whole += math.log(DOUBT / 2 + (1 - DOUBT) * likely)
            continue
        length = rollout_policy.list_choices(state, now.numbers, workspace)
        rollout_policy.score_choices(state, now.numbers, policy, workspace, length)
        rollout_policy.pick(workspace.scores, length, policy.sharpness, workspace.choice_rng)
        choices = zip(workspace.cards[:length], workspace.targets[:length], strict=True)
        place = list(choices).index((card, target))
        whole += math.log(DOUBT / length + (1 - DOUBT) * workspace.scores[place])
    return whole


@pytest.mark.parametrize(("name", "rules"), list(all_rules(odd=3)))
def test_tables_judge_a_hand_as_instinct_does_card_by_card(name: str, rules: Rules) -> None:
    policies = policies_for(rules, MASTER)
    workspace = rollout_policy.new_workspace(1)
    judged = 0
    for match in list(positions(rules, seed=8))[::5]:
        view = view_for(match, match.to_act)
        if view.phase is Phase.SWAP:
            continue
        now, past = observe(view), past_choices(view)
        tables = belief.new_tables(len(past.cards))
        for kind in range(KINDS_OF_PLAYERS):
            policy = policy_of(policies, kind)
            belief.weigh_plays(now, past, policies, kind, tables, workspace)
            for _ in range(10):
                hand = draw_hand(now.unseen, now.other_holds, workspace.deal_rng)
                quickly = belief.likelihood(
                    hand, past, now.numbers, policies, kind, tables, workspace
                )
                assert quickly == pytest.approx(one_by_one(hand, past, now, policy, workspace)), (
                    name
                )
                judged += len(past.cards)
    assert judged > 100, name


@pytest.mark.parametrize("sharpness", [30.0, 3000.0])
def test_however_much_points_count_a_hand_can_be_judged(sharpness: float) -> None:
    """If every yaku pays 99, the scores are so large that their exponentials may overflow."""
    most = {key: "99" for key in OPTIONS_BY_KEY if key.startswith("points.")}
    rules = make_rules("wikipedia-2020", most)
    policies = policies_for(rules, MASTER)
    policies = policies._replace(alike=policies.alike._replace(sharpness=sharpness))
    workspace = rollout_policy.new_workspace(1)
    for match in positions(rules, seed=3):
        view = view_for(match, match.to_act)
        now, past = observe(view), past_choices(view)
        tables = belief.new_tables(len(past.cards))
        belief.weigh_plays(now, past, policies, ALIKE, tables, workspace)
        for _ in range(5):
            hand = draw_hand(now.unseen, now.other_holds, workspace.deal_rng)
            judged = belief.likelihood(hand, past, now.numbers, policies, ALIKE, tables, workspace)
            assert math.isfinite(judged)


INSTINCT = PolicyPlayer(sharpness=1.0)


def overlap(
    trust: float, player: PolicyPlayer = INSTINCT, thinker: SearchSettings = MASTER
) -> float:
    """Return how many more cards of this player's hand are guessed right than by chance."""
    rules = PRESETS["wikipedia-2020"]
    policies = policies_for(rules, thinker)
    rng = random.Random(1)
    guessed = by_chance = 0.0
    for match, view in played(rules, (player, player), seed=1, rounds=12):
        assert match.round is not None
        if len(view.turns) > 5:
            now, past = observe(view), past_choices(view, trust)
            guesses, workspace = (
                belief.new_guesses(400),
                rollout_policy.new_workspace(rng.getrandbits(62)),
            )
            belief.believe(now, past, policies, guesses, workspace)
            real = int(match.round.hands[1 - now.seat])
            guessed += float(np.bitwise_count(guesses.hands & real).mean())
            by_chance += now.other_holds**2 / len(now.unseen)
    return guessed / by_chance


def test_past_choices_say_something_about_a_hand() -> None:
    assert overlap(trust=0.0) == pytest.approx(1.0, abs=0.02)
    assert overlap(trust=1.0) > 1.1


def test_the_hand_of_a_strong_player_is_known_better_if_such_players_are_thought_of() -> None:
    strong = PolicyPlayer(sharpness=4.0, network=SELFPLAY_NETWORK)
    nobody_strong = replace(MASTER, strong_share=0.0)
    assert overlap(1.0, strong) > overlap(1.0, strong, nobody_strong) + 0.02
