"""What every computer player promises: it plays by the rules, all of them, and sees no more."""

import random

import pytest
from tests.opponents.odd_rules import all_rules
from tests.opponents.positions import positions, reshuffled

from bot.koikoi import PRESETS, Rules, view_for
from bot.opponents import LEVELS, PLAYERS


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("rules_name", "rules"), [*all_rules(odd=8)])
def test_a_player_plays_every_set_of_rules(name: str, rules_name: str, rules: Rules) -> None:
    for match in positions(rules, seed=len(rules_name)):
        view = view_for(match, match.to_act)
        assert PLAYERS[name].choose(view, random.Random(match.seq)) in view.legal


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_player_cannot_see_never_changes_its_choice(name: str, preset: str) -> None:
    seen = 0
    for match in positions(PRESETS[preset], seed=3):
        here = view_for(match, match.to_act)
        there = view_for(reshuffled(match, random.Random(match.seq)), match.to_act)
        assert here == there
        first = PLAYERS[name].choose(here, random.Random(5))
        assert PLAYERS[name].choose(there, random.Random(5)) == first
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_chance_makes_the_same_choice(name: str) -> None:
    for match in positions(PRESETS["nintendo"], seed=8):
        view = view_for(match, match.to_act)
        choices = {PLAYERS[name].choose(view, random.Random(1)) for _ in range(2)}
        assert len(choices) == 1


def test_every_level_says_how_it_plays() -> None:
    assert list(LEVELS) == ["sprout", "player", "expert", "master"]
    assert all(level.about.endswith(".") for level in LEVELS.values())
