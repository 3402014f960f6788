"""The time limit of a choice; a hurried one is shorter, but never foolish."""

import random
import time

import pytest

from bot.koikoi import PRESETS, PlayerView, view_for
from bot.opponents import LEVELS
from bot.opponents.compiled.bench import matches_a_second
from bot.opponents.levels.players import hurried
from bot.opponents.search.search_player import LEAST, MASTER, SearchPlayer, SearchSettings
from tests.opponents.positions import positions

A_SECOND = 1.0


USUAL_SPEED = 8_000.0
"""Random matches of plain Python that a usual core plays per second. On a slower one, choices may
take proportionally longer."""


def spent(level: str, view: PlayerView) -> float:
    """Return the processor seconds of a choice, which depend little on other processes.

    This is the minimum of three runs: the first may compile, and a shared core is slower.
    """
    tries: list[float] = []
    while len(tries) < 3 and (not tries or min(tries) >= A_SECOND):
        began = time.thread_time()
        LEVELS[level].choose(view, random.Random(1))
        tries.append(time.thread_time() - began)
    return min(tries)


@pytest.mark.parametrize(
    "level",
    [pytest.param(one, marks=[pytest.mark.slow] if one == "master" else []) for one in LEVELS],
)
def test_no_thought_takes_a_second_of_one_core(level: str) -> None:
    views = [
        view_for(match, match.to_act)
        for rules in PRESETS.values()
        for match in list(positions(rules, seed=2))[:6]
    ]
    assert len(views) > 4 * len(PRESETS)
    longest = max(spent(level, view) for view in views)
    if longest >= A_SECOND:
        speed = matches_a_second(PRESETS["ktane"], 0.2).plain
        assert longest < A_SECOND * USUAL_SPEED / speed


@pytest.mark.parametrize("patience", [1.0, 0.5, 0.01])
def test_a_hurried_master_looks_at_a_share_of_the_worlds(patience: float) -> None:
    player = hurried("master", patience)
    assert isinstance(player, SearchPlayer)
    assert player.settings.playouts == max(LEAST, int(MASTER.playouts * patience))


def test_hurry_never_makes_anybody_think_longer() -> None:
    short = SearchPlayer(SearchSettings(playouts=100)).with_patience(0.9)
    assert short.settings.playouts == 100
