"""The shipped puzzles: each can be replayed, and its evidence supports its answer."""

import json
import random
from collections import Counter

import pytest

from bot.koikoi.actions import Action, canonical_action
from bot.koikoi.puzzle import Puzzle, format_puzzle, parse_puzzle
from bot.koikoi.state import Phase
from bot.opponents.levels.greedy import Greedy
from bot.opponents.search.match_equity import MARGIN
from bot.puzzle.collection import FILE, RULES, puzzle_named
from tests.tools.puzzles.finding import (
    EASIEST,
    LEAST_LOSS,
    MOST_CHOICES,
    SURE,
    convincing,
    theme_of,
)

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return [parse_puzzle(line) for line in LINES]


def test_they_are_enough_and_take_little_room() -> None:
    assert len(LINES) >= 400
    assert FILE.stat().st_size < 1_000_000


def test_a_line_is_what_it_says(puzzles: list[Puzzle]) -> None:
    assert [format_puzzle(puzzle) for puzzle in puzzles] == LINES
    found = puzzle_named(puzzles[-1].key)
    assert found is not None
    assert format_puzzle(found) == LINES[-1]
    assert puzzle_named("none") is None


def test_the_legal_choices_are_those_that_are_rated(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        view = puzzle.view
        assert view.rules == RULES
        assert view.seat == view.to_act == json.loads(format_puzzle(puzzle))["seat"]
        assert {one.action for one in puzzle.judged} == set(view.legal), puzzle.key
        distinct = {canonical_action(action) for action in view.legal}
        assert 2 <= len(distinct) <= MOST_CHOICES
        assert (puzzle.odds is not None) == (view.phase is Phase.DECIDE)


def test_the_best_is_far_ahead_beyond_its_error(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        best = puzzle.best
        assert puzzle.playouts >= 20_000
        worths = [one.chance + MARGIN * one.points for one in puzzle.judged]
        assert worths[0] == max(worths), puzzle.key
        for one in puzzle.judged:
            if puzzle.solved_by(one.action):
                continue
            # The stored figures are rounded.
            points, chance = best.points - one.points + 0.001, best.chance - one.chance + 0.0001
            assert min(points, chance / puzzle.point) >= LEAST_LOSS, puzzle.key
            assert chance >= SURE * (one.chance_error - 0.00005), puzzle.key
            assert points >= SURE * (one.error - 0.0005), puzzle.key


def test_the_answer_can_be_told_in_words(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert convincing(puzzle.view, puzzle.best.action, puzzle.second.action), puzzle.key


def test_nobody_is_named_and_no_two_are_the_same(puzzles: list[Puzzle]) -> None:
    assert not [line for line in LINES if "#" in line], "a record's comments may hold names"
    keys = {puzzle.key for puzzle in puzzles}
    positions = {repr(puzzle.view) for puzzle in puzzles}
    matches = {puzzle.record.actions[:1] for puzzle in puzzles}
    assert len(keys) == len(positions) == len(matches) == len(puzzles)


def test_they_are_of_many_kinds_and_greed_finds_few(puzzles: list[Puzzle]) -> None:
    themes = Counter(theme_of(puzzle.view, puzzle.best.action) for puzzle in puzzles)
    assert len(themes) == 5
    assert min(themes.values()) >= len(puzzles) // 25, themes
    missed = sum(not puzzle.solved_by(greedy(puzzle)) for puzzle in puzzles)
    assert missed >= 0.6 * len(puzzles)
    for puzzle in puzzles:
        assert sum(puzzle.solvers.values()) <= EASIEST * len(puzzle.solvers)


def greedy(puzzle: Puzzle) -> Action:
    return Greedy().choose(puzzle.view, random.Random(puzzle.view.seq))
