"""Requirements for every computer player, regardless of its strength."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.koikoi import PRESETS, Action, Match, PlayerView, Rules, apply, new_match, view_for
from bot.opponents import LEVELS, PLAYERS, Opponent
from bot.opponents.levels.players import hurried
from bot.opponents.search.search_player import SearchPlayer
from tests.koikoi.chance import SEEDS, house_rules, random_walk, shuffled_deal
from tests.koikoi.hidden import reshuffled


def at_a_glance(name: str) -> Opponent:
    """Return a player; a searching one gets little time, which the requirements don't depend on."""
    player = hurried(name, 0.05)
    if isinstance(player, SearchPlayer):
        return SearchPlayer(replace(player.settings, playouts=200))
    return player


EVERY = {name: at_a_glance(name) for name in PLAYERS}
everyone = pytest.mark.parametrize("opponent", EVERY.values(), ids=EVERY)
levels = pytest.mark.parametrize(
    "opponent",
    [
        pytest.param(player, id=name, marks=[] if name in LEVELS else pytest.mark.slow)
        for name, player in EVERY.items()
    ],
)
"""The yardsticks, which nobody plays against, are left to the slow half."""


EXAMPLES = max(25, settings().max_examples // 4)
"""A quarter of those of the profile: a searching player takes a hundred times as long as others."""


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
def test_it_plays_every_preset_to_the_end(opponent: Opponent) -> None:
    unfinished = [
        name
        for name, rules in PRESETS.items()
        if not play(rules, (opponent, opponent), seed=5).finished
    ]
    assert not unfinished


@levels
def test_it_answers_any_situation_the_same_way_twice(opponent: Opponent) -> None:
    """Under any house rules, in positions reached by its own and by random choices."""

    @settings(max_examples=EXAMPLES)
    @given(rules=house_rules(), seed=SEEDS)
    def check(rules: Rules, seed: int) -> None:
        own = MostlyItself(opponent)
        play(rules, (own, own), seed, limit=100)

    check()


class MostlyItself:
    """Makes a player's choices, except that one in three is random.

    One in three choices is checked by asking the player again.
    """

    def __init__(self, player: Opponent) -> None:
        self.player = player

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        seed = rng.getrandbits(32)
        action = self.player.choose(view, random.Random(seed))
        assert action in view.legal
        if rng.random() < 1 / 3:
            assert self.player.choose(view, random.Random(seed)) == action
        return rng.choice(view.legal) if rng.random() < 1 / 3 else action


@everyone
def test_hidden_cards_dont_change_its_choice(opponent: Opponent) -> None:
    @settings(max_examples=EXAMPLES)
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
    """A player that chooses at random."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
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
