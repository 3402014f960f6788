"""The levels: what each is called, and that each is what it says, at full strength."""

import random

import pytest

from bot.koikoi import PRESETS, view_for
from bot.opponents import LEVELS
from tests.opponents.positions import positions, reshuffled


@pytest.mark.parametrize("name", LEVELS)
def test_what_a_level_cannot_see_never_changes_its_choice(name: str) -> None:
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


def test_every_level_says_how_it_plays() -> None:
    assert list(LEVELS) == ["sprout", "player", "expert", "master"]
    assert all(level.about.endswith(".") for level in LEVELS.values())
