"""The greedy policy predicts `greedy`, and its weights can be fitted again."""

import numpy as np
import pytest

from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import BASELINE_WEIGHTS, GREEDY_WEIGHTS, Policy
from tests.tools.training import imitation
from tests.tools.training.imitation import RULES, Choices


@pytest.fixture(scope="module")
def choices() -> Choices:
    """Choices of `greedy` in rounds that were not used for training."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(imitation, "ROUNDS", 100 * imitation.WORKERS)
        return imitation.play_rounds(seed=99)


def likely(choices: Choices, policy: Policy) -> float:
    """Return the probability of a choice under a policy, as the geometric mean."""
    workspace, slope = rollout_policy.new_workspace(1), np.zeros(rollout_policy.SIZE)
    length = len(choices.chosen)
    numbers = rule_numbers(RULES)
    whole = imitation.slope_of(choices, 0, length, numbers, policy, workspace, slope)
    return float(np.exp(whole / length))


def test_the_grasping_mind_foresees_greedy_and_no_other_mind_does_as_well(
    choices: Choices,
) -> None:
    assert len(choices.chosen) > 500
    greedy = likely(choices, rollout_policy.policy_for(RULES, GREEDY_WEIGHTS))
    simple = likely(choices, rollout_policy.simple_policy_for(RULES))
    alike = likely(choices, rollout_policy.policy_for(RULES))
    assert greedy > 0.8 > max(simple, alike)


def test_a_few_choices_teach_something_already(
    choices: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imitation, "TOGETHER", 100)
    before = likely(choices, rollout_policy.policy_for(RULES, BASELINE_WEIGHTS, 3.0))
    weights, held_out = imitation.fit(choices)
    after = likely(
        choices, rollout_policy.policy_for(RULES)._replace(weights=weights, sharpness=1.0)
    )
    assert after > before
    assert held_out > before
