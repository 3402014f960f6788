"""The levels: their names, and that each plays as described, at full strength."""

import random

import pytest

from bot.koikoi import PRESETS, Phase, Stop, make_rules, view_for
from bot.opponents import LEVELS
from tests.opponents.positions import positions, reshuffled


@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[pytest.mark.slow] if one == "master" else []) for one in LEVELS],
)
def test_what_a_level_cannot_see_never_changes_its_choice(name: str) -> None:
    """The contract of all players includes a master with a short time limit."""
    seen = 0
    for preset in ("wikipedia-2020", "sloperama", "steam"):
        for match in positions(PRESETS[preset], seed=3):
            here = view_for(match, match.to_act)
            there = view_for(reshuffled(match, random.Random(match.seq)), match.to_act)
            assert here == there
            first = LEVELS[name].choose(here, random.Random(5))
            assert LEVELS[name].choose(there, random.Random(5)) == first
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_gambles_with_a_match_that_stopping_wins(name: str) -> None:
    rules = make_rules("wikipedia-2020", {"rounds": "1"})
    decided = 0
    for seed in range(12):
        for match in positions(rules, seed):
            if match.phase is Phase.DECIDE:
                view = view_for(match, match.to_act)
                assert LEVELS[name].choose(view, random.Random(seed)) == Stop()
                decided += 1
    assert decided > 10


def test_every_level_says_how_it_plays() -> None:
    assert list(LEVELS) == ["sprout", "player", "expert", "master"]
    assert all(level.about.endswith(".") for level in LEVELS.values())
