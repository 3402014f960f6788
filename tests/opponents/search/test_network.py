"""The policy network: it applies its weights, and its training follows the gradient."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from bot.koikoi import PRESETS, CardSet, Phase, Rules, cards_in, make_rules, view_for
from bot.koikoi.engine import table
from bot.koikoi.rules import RARE_YAKU
from bot.koikoi.rules.arithmetic import captures
from bot.koikoi.rules.course_options import ROUNDS
from bot.opponents.compiled.compiling import Numbers, Weights
from bot.opponents.compiled.encoding import observe, rule_numbers
from bot.opponents.compiled.rng import rng_from
from bot.opponents.search import monte_carlo, network, rollout_policy
from bot.opponents.search.network import Learned, Singles
from bot.opponents.search.rollout_policy import SELFPLAY_NETWORK, Policy
from tests.opponents.odd_rules import all_rules
from tests.opponents.positions import positions
from tests.tools.training import network_training
from tests.tools.training.network_training import CRITIC_INPUTS, Course, Critic, Lesson

UNTAUGHT: set[str] = {"weather=november", *(f"points.{yaku}" for yaku in RARE_YAKU)}
"""Inputs that `master` was not trained with: they count as zero until the next training."""
WITH_MONTHS = make_rules("ktane", {"rounds": "12"})
RULES = (PRESETS["wikipedia-2015"], PRESETS["steam"], WITH_MONTHS)


def talkative(seed: int, inputs: int = network.INPUTS, rows: int = network.SCORES) -> Learned:
    """Return a network with a nonzero output for every input."""
    silent = network.new(seed, inputs, rows)
    said = 0.1 * np.random.default_rng(seed).standard_normal(silent.scores.shape)
    return silent._replace(scores=said.astype(np.float32))


def policies(rules: Rules, learned: Learned) -> tuple[Policy, Policy]:
    """Return the policy without a network, and with this one."""
    bare = rollout_policy.policy_for(rules)
    return bare, bare._replace(network=learned.under(rules))


class Position(NamedTuple):
    """The whole state of a position, in which the player to act would continue."""

    state: Numbers
    numbers: Numbers


def choices(rules: Rules, seeds: range) -> Iterator[Position]:
    """Yield positions of random rounds in which somebody has a choice."""
    for seed in seeds:
        for match in positions(rules, seed):
            held = match.round
            assert held is not None
            if match.phase is Phase.SWAP:
                continue
            now = observe(view_for(match, held.to_act))
            hand = held.hands[1 - held.to_act]
            monte_carlo.make_world(now.state, now.unseen, hand, rng_from(seed))
            yield Position(now.state, now.numbers)


def inputs_of(state: Numbers, numbers: Numbers) -> Singles:
    """Return the inputs of the network, computed again: a one for every active input."""
    seat = int(state[table.TO_ACT])
    other = 1 - seat
    shown = np.zeros(network.INPUTS, np.float32)
    for start, cards in (
        (network.IN_HAND, state[table.HAND + seat]),
        (network.ON_FIELD, state[table.FIELD]),
        (network.IN_OWN_PILE, state[table.CAPTURED + seat]),
        (network.IN_OTHER_PILE, state[table.CAPTURED + other]),
    ):
        for card in cards_in(CardSet(int(cards))):
            shown[start + card] = 1
    if state[table.PHASE] == table.TAKE:
        shown[network.IS_DRAWN + state[table.DRAWN]] = 1
    shown[network.CARDS_LEFT + int(state[table.HAND + seat]).bit_count()] = 1
    shown[network.OWN_CALLS + min(2, state[table.CALLS + seat])] = 1
    shown[network.OTHER_CALLS + min(2, state[table.CALLS + other])] = 1
    for start, mark in (
        (network.OWN_MARK, state[table.MARK + seat]),
        (network.OTHER_MARK, state[table.MARK + other]),
    ):
        shown[start + np.searchsorted([1, 5, 7, 10], mark, side="right")] = 1
    shown[network.IS_OYA] = state[table.OYA] == seat
    if numbers[ROUNDS] == 12:
        shown[network.MONTH_NOW + (state[table.NUMBER] - 1) % 12] = 1
    if state[table.PHASE] == table.DECIDE:
        stake = table.total(state, seat, numbers)
        shown[network.AT_STAKE + np.searchsorted([1, 2, 3, 4, 5, 6, 7, 10, 15], stake, "right")] = 1
    return shown


def said_of_choices(position: Position, learned: Learned, rules: Rules) -> Weights:
    """Return the network's correction of each choice, computed again with whole matrices."""
    state, numbers = position
    hidden = learned.bias_under(rules) + inputs_of(state, numbers) @ learned.inputs
    rows = learned.scores @ np.maximum(hidden, hidden / 8)
    if state[table.PHASE] == table.DECIDE:
        return np.array([rows[network.CALL]])
    workspace = rollout_policy.new_workspace(1)
    said = []
    for place in range(rollout_policy.list_choices(state, numbers, workspace)):
        card, target = int(workspace.cards[place]), int(workspace.targets[place])
        if card < 0:
            said.append(rows[network.IS_TAKEN + target])
            continue
        taken = (
            [target]
            if target >= 0
            else cards_in(CardSet(captures(card, int(state[table.FIELD]), numbers)[0]))
        )
        said.append(
            sum((rows[network.IS_TAKEN + one] for one in taken), start=rows[network.TAKES + card])
            if taken
            else rows[network.LAYS + card]
        )
    return np.array(said)


def scores(position: Position, policy: Policy) -> Weights:
    """Return the policy's score of each choice; at a decision the log-odds of koi-koi."""
    state, numbers = position
    workspace = rollout_policy.new_workspace(1)
    if state[table.PHASE] == table.DECIDE:
        return np.array([rollout_policy.weigh_call(state, numbers, policy, workspace)])
    length = rollout_policy.list_choices(state, numbers, workspace)
    rollout_policy.score_choices(state, numbers, policy, workspace, length)
    return workspace.scores[:length].copy()


@pytest.mark.parametrize("rules", RULES)
def test_a_network_corrects_every_choice_by_what_it_says(rules: Rules) -> None:
    learned = talkative(3)
    bare, corrected = policies(rules, learned)
    phases = set()
    for position in choices(rules, range(6)):
        changed = scores(position, corrected) - scores(position, bare)
        assert changed == pytest.approx(said_of_choices(position, learned, rules), abs=0.02)
        phases.add(int(position.state[table.PHASE]))
    assert phases == {table.PLAY, table.TAKE, table.DECIDE}


def test_a_file_holds_a_network_nearly_as_it_was(tmp_path: Path) -> None:
    learned = talkative(5)
    network.save(tmp_path / "some.npz", learned)
    for kept, part in zip(network.load(tmp_path / "some.npz"), learned, strict=True):
        assert kept.dtype == np.float32
        assert kept == pytest.approx(part, rel=1e-3, abs=1e-6)


def test_any_rules_can_be_told_to_the_network() -> None:
    for name, rules in all_rules(odd=12):
        told = network.rule_inputs(rules)
        assert told.shape == (network.RULE_INPUTS,), name
        assert np.all((told >= 0) & (told <= 2)), name
        policy = rollout_policy.policy_for(rules, corrected_by=SELFPLAY_NETWORK)
        assert np.all(np.isfinite(policy.network.bias)), name


# Training


def course_for(rules: Rules, learned: Learned) -> Course:
    """Return the inputs of a lesson, without the entropy bonus that keeps choices open."""
    critic = talkative(4, CRITIC_INPUTS, 1)
    return Course(
        rule_numbers(rules),
        policies(rules, learned)[1],
        learned.scores,
        Critic(critic.bias_under(rules), critic.inputs, critic.scores),
        6.0,
        0.0,
    )


@pytest.mark.slow
def test_training_goes_up_the_slope_of_its_aim() -> None:
    """The gradient of each parameter agrees with small steps of it."""
    rules = PRESETS["wikipedia-2020"]
    learned = talkative(3)
    course = course_for(rules, learned)
    phases = set()
    for position in choices(rules, range(3)):
        lesson, slope = network_training.new_lesson(), network_training.new_slope()
        network_training.expect(position.state, course, lesson, 0)
        network_training.act_and_note(
            position.state.copy(), course, rollout_policy.new_workspace(2), lesson, 0
        )
        network_training.teach(course, 1.0, lesson, 0, slope)
        for which, part in (
            ("bias", slope.bias),
            ("inputs", slope.inputs),
            ("scores", slope.scores),
        ):
            direction = part / max(float(np.linalg.norm(part)), 1e-9)
            steps = []
            for step in (-0.002, 0.002):
                moved = learned._replace(
                    **{which: getattr(learned, which) + np.float32(step) * direction}
                )
                steps.append(aim(position, moved, rules, lesson))
            rise = (steps[1] - steps[0]) / 0.004
            assert rise == pytest.approx(float(np.linalg.norm(part)), rel=0.05, abs=0.005)
        phases.add(int(position.state[table.PHASE]))
    assert phases == {table.PLAY, table.TAKE, table.DECIDE}


def aim(position: Position, learned: Learned, rules: Rules, lesson: Lesson) -> float:
    """Return the objective where a choice came out one better than expected.

    Such a choice should become likelier; the score of a call should equal its gain.
    """
    found = scores(position, rollout_policy.policy_for(rules))
    found += said_of_choices(position, learned, rules)
    chosen = int(lesson.chosen[0])
    if position.state[table.PHASE] != table.DECIDE:
        return float(found[chosen] - np.log(np.exp(found).sum()))
    gained = 1.0 + lesson.expected[0] - lesson.at_stake[0]
    missed = network_training.KEENNESS * gained - found[0]
    return float(-network_training.LESSON_OF_A_CALL * missed**2 / 2) if chosen else 0.0


@pytest.mark.slow
def test_what_came_of_a_dare_says_nothing_of_the_choices_before() -> None:
    rules = PRESETS["wikipedia-2020"]
    course = course_for(rules, talkative(3))
    lesson, slope = network_training.new_lesson(), network_training.new_slope()
    position = next(choices(rules, range(1)))
    for row in (0, 1):
        network_training.expect(position.state, course, lesson, row)
        network_training.act_and_note(
            position.state.copy(), course, rollout_policy.new_workspace(2), lesson, row
        )
    learned_from = []
    for won in (-50.0, 50.0):
        slope = network_training.new_slope()
        lesson.dared[1] = 1
        lesson.choices[1] = 0
        network_training.explain(won, int(position.state[table.OYA]), 2, course, lesson, slope)
        learned_from.append(slope.critic_bias.copy())
    assert learned_from[0] == pytest.approx(learned_from[1])


@pytest.mark.slow
def test_the_critic_learns_what_a_round_comes_to() -> None:
    rules = PRESETS["wikipedia-2020"]
    pupil = network_training.Pupil(Path("nowhere.npz"), seed=1)
    position = next(choices(rules, range(1)))
    lesson = network_training.new_lesson()
    for _ in range(200):
        course = course_for(rules, pupil.learned)._replace(critic=pupil.critic_under(rules))
        slope = network_training.new_slope()
        network_training.expect(position.state, course, lesson, 0)
        network_training.teach_critic(course, 0.75, lesson, 0, slope)
        pupil.learn(slope, rules, 1e-3)
    assert lesson.expected[0] == pytest.approx(0.75, abs=0.02)


@pytest.mark.slow
def test_a_batch_learns_from_every_round() -> None:
    rules = PRESETS["wikipedia-2020"]
    slope = network_training.new_slope()
    size = network_training.batch(
        50,
        course_for(rules, talkative(3)),
        rollout_policy.new_workspace(1),
        network_training.new_lesson(),
        slope,
    )
    assert 2 < size < 12
    assert all(np.all(np.isfinite(part)) and np.any(part) for part in slope)


def test_the_rules_to_learn_from_are_the_presets_and_odd_ones() -> None:
    found = network_training.rules_to_learn(odd=5)
    assert found[: len(PRESETS)] == [*PRESETS.values()]
    assert len({*found}) == len(PRESETS) + 5


def test_a_network_of_other_rules_can_still_be_read(tmp_path: Path) -> None:
    """Inputs missing in the file count as zero; unknown ones are ignored."""
    learned = talkative(5)
    inputs = ("forgotten", *network.STATE_INPUTS[1:])
    network.save(tmp_path / "some.npz", learned, inputs=inputs)
    found = network.load(tmp_path / "some.npz")
    assert not found.inputs[0].any()
    assert found.inputs[1:] == pytest.approx(learned.inputs[1:], rel=1e-3, abs=1e-6)
    turned = network.load(tmp_path / "some.npz", rows=network.ROWS[::-1])
    assert turned.scores == pytest.approx(learned.scores[::-1], rel=1e-3, abs=1e-6)


def test_the_shipped_network_knows_every_input_of_today() -> None:
    learned = network.learned(SELFPLAY_NETWORK)
    known = {
        name
        for name, numbers in zip(network.RULES_TOLD, learned.rules, strict=True)
        if numbers.any()
    }
    unknown = {*network.RULES_TOLD} - known
    assert unknown == UNTAUGHT, f"the network was never taught {unknown - UNTAUGHT}: say so here"
    assert np.all(np.any(learned.inputs != 0, axis=1))
    assert np.all(np.any(learned.scores != 0, axis=1))
