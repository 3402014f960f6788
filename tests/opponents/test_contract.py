"""What every computer player must do, whatever its strength."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.koikoi import PRESETS, Match, PlayerView, Rules, apply, new_match, view_for
from bot.opponents import PLAYERS, Opponent
from bot.opponents.levels.players import hurried
from bot.opponents.search.search_player import SearchPlayer
from tests.koikoi.chance import SEEDS, house_rules, random_walk, shuffled_deal
from tests.koikoi.hidden import reshuffled


def at_a_glance(name: str) -> Opponent:
    """Whoever thinks ahead does so for a short time here: what must be true isn't about that."""
    player = hurried(name, 0.05)
    if isinstance(player, SearchPlayer):
        return SearchPlayer(replace(player.settings, playouts=200))
    return player


levels = pytest.mark.parametrize(
    "opponent", [at_a_glance(name) for name in PLAYERS], ids=list(PLAYERS)
)


def choose(opponent: Opponent, view: PlayerView, seed: int) -> str:
    return opponent.choose(view, random.Random(seed)).text


def play(rules: Rules, players: tuple[Opponent, Opponent], seed: int, limit: int = 3000) -> Match:
    rng = random.Random(seed)
    match = new_match(rules)
    for _ in range(limit):
        if match.finished:
            break
        if match.to_act is None:
            match = apply(match, shuffled_deal(rules, rng)).match
            continue
        view = view_for(match, match.to_act)
        action = players[match.to_act].choose(view, rng)
        assert action in view.legal
        match = apply(match, action).match
    return match


@levels
@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_to_the_end(opponent: Opponent, preset: str) -> None:
    assert play(PRESETS[preset], (opponent, opponent), seed=5).finished


@levels
def test_it_plays_any_house_rules(opponent: Opponent) -> None:
    @settings(deadline=None, derandomize=True, max_examples=30)
    @given(rules=house_rules(), seed=SEEDS)
    def check(rules: Rules, seed: int) -> None:
        play(rules, (opponent, opponent), seed, limit=100)

    check()


@levels
def test_it_answers_any_situation_the_same_way_twice(opponent: Opponent) -> None:
    @settings(deadline=None, derandomize=True, max_examples=30)
    @given(rules=house_rules(), seed=SEEDS)
    def check(rules: Rules, seed: int) -> None:
        for _, _, match in random_walk(rules, seed, limit=60):
            if match.to_act is not None:
                view = view_for(match, match.to_act)
                action = opponent.choose(view, random.Random(seed))
                assert action in view.legal
                assert opponent.choose(view, random.Random(seed)) == action

    check()


@levels
def test_hidden_cards_dont_change_its_choice(opponent: Opponent) -> None:
    @settings(deadline=None, derandomize=True, max_examples=40)
    @given(rules=house_rules(), seed=SEEDS)
    def check(rules: Rules, seed: int) -> None:
        rng = random.Random(seed)
        walk = list(random_walk(rules, seed, limit=rng.randrange(1, 50)))
        actions, match = [action for _, action, _ in walk], walk[-1][2]
        seat = match.to_act
        if seat is None:
            return
        other_match = reshuffled(rules, actions, match, seat, rng)
        if other_match is not None:
            assert choose(opponent, view_for(other_match, seat), seed) == choose(
                opponent, view_for(match, seat), seed
            )

    check()


class Anything:
    """Plays at random."""

    def choose(self, view: PlayerView, rng: random.Random):  # type: ignore[no-untyped-def]
        return rng.choice(view.legal)


@levels
def test_it_beats_chance(opponent: Opponent) -> None:
    rules = PRESETS["ktane"]
    won = 0
    for seed in range(20):
        seat = seed % 2
        players = (opponent, Anything()) if seat == 0 else (Anything(), opponent)
        outcome = play(rules, players, seed).outcome
        won += outcome is not None and outcome.winner == seat
    assert won >= 15
