"""Counts possible actions from fixed cards: a missing or extra action changes the numbers.

The engine's counts are compared with fixed numbers, and with those of `plain_play`, which was
written independently.
"""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.koikoi import PRESETS, Deal, Match, Phase, Round, apply, legal_actions, new_match
from tests.koikoi.chance import SEEDS, random_walk
from tests.koikoi.plain_play import board, perft
from tests.koikoi.test_scripted_rounds import CALLED_IN_VAIN, NO_YAKU, OVERTAKEN, TRIPLE


def count(match: Match, depth: int) -> int:
    """Count the ways to take *depth* actions before the round's end."""
    if depth == 0:
        return 1
    if match.round is None:
        return 0
    return sum(count(apply(match, action).match, depth - 1) for action in legal_actions(match))


def running(match: Match) -> Round:
    assert match.round is not None
    return match.round


@pytest.mark.parametrize(
    ("preset", "deal", "counts"),
    [
        ("wikipedia-2015", NO_YAKU, [8, 64, 448, 3136]),
        ("wikipedia-2015", CALLED_IN_VAIN, [8, 64, 448, 3136]),
        ("wikipedia-2015", OVERTAKEN, [8, 80, 560, 4576]),
        ("wikipedia-2015", TRIPLE, [10, 90, 756, 5880]),
        ("wikipedia-2020", OVERTAKEN, [8, 64, 448, 3056]),
        ("wikipedia-2020", TRIPLE, [8, 72, 504, 3920]),
    ],
)
def test_the_first_four_actions(preset: str, deal: Deal, counts: list[int]) -> None:
    match = apply(new_match(PRESETS[preset]), deal).match
    assert [count(match, depth) for depth in range(1, 5)] == counts
    plain = board(PRESETS[preset], running(match))
    assert [perft(plain, depth) for depth in range(1, 4)] == counts[:3]


@settings(deadline=None)
@given(
    preset=st.sampled_from(["wikipedia-2015", "wikipedia-2020", "ktane", "richmind", "steam"]),
    seed=SEEDS,
    turn=st.integers(min_value=7, max_value=16),
)
def test_bits_and_words_play_alike(preset: str, seed: int, turn: int) -> None:
    """The test starts in later turns of a random round, and includes decisions and its end."""
    for _, _, match in random_walk(PRESETS[preset], seed, limit=60):
        round_ = match.round
        if round_ is not None and round_.phase is Phase.PLAY and round_.turn == turn:
            plain = board(match.rules, round_)
            assert [count(match, n) for n in (1, 2, 3)] == [perft(plain, n) for n in (1, 2, 3)]
            return
    assume(False)
