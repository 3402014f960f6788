"""The grasping mind foresees what `greedy` does, and its weights can be found again."""

import numpy as np
import pytest

from bot.opponents import imitation, instinct
from bot.opponents.imitation import RULES, Choices
from bot.opponents.instinct import GRASPING_WEIGHTS, PLAIN_WEIGHTS, Mind
from bot.opponents.rule_numbers import rule_numbers


@pytest.fixture(scope="module")
def choices() -> Choices:
    """What `greedy` chose in rounds that nobody has learned from."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(imitation, "ROUNDS", 100 * imitation.WORKERS)
        return imitation.play_rounds(seed=99)


def likely(choices: Choices, mind: Mind) -> float:
    """How likely a mind makes a choice, as the geometric mean."""
    desk, slope = instinct.new_desk(1), np.zeros(instinct.SIZE)
    length = len(choices.chosen)
    numbers = rule_numbers(RULES)
    whole = imitation.slope_of(choices, 0, length, numbers, mind, desk, slope)
    return float(np.exp(whole / length))


def test_the_grasping_mind_foresees_greedy_and_no_other_mind_does_as_well(
    choices: Choices,
) -> None:
    assert len(choices.chosen) > 500
    grasping = likely(choices, instinct.mind_for(RULES, GRASPING_WEIGHTS))
    simple = likely(choices, instinct.simple_mind_for(RULES))
    alike = likely(choices, instinct.mind_for(RULES))
    assert grasping > 0.8 > max(simple, alike)


def test_a_few_choices_teach_something_already(
    choices: Choices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imitation, "TOGETHER", 100)
    before = likely(choices, instinct.mind_for(RULES, PLAIN_WEIGHTS, 3.0))
    weights, held_out = imitation.fit(choices)
    after = likely(choices, instinct.mind_for(RULES)._replace(weights=weights, sharpness=1.0))
    assert after > before
    assert held_out > before
