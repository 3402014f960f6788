"""Finding puzzles: reproducible, on one process or two, and confirmed by another search."""

import random
from itertools import islice
from pathlib import Path

import pytest

from bot.koikoi.actions import canonical_action
from bot.koikoi.puzzle import Puzzle, format_puzzle
from bot.opponents.levels.players import PLAYERS
from bot.opponents.search.teacher import advise
from bot.puzzle.collection import RULES
from tests.tools.__main__ import main
from tests.tools.puzzles.collecting import collect, match_of, wanted_in
from tests.tools.puzzles.finding import Theme, theme_of

QUICK = 600
SEED = 5


@pytest.fixture(scope="module")
def three() -> list[Puzzle]:
    return [*islice(collect(RULES, SEED, playouts=QUICK), 3)]


def test_each_match_has_the_same_puzzle_wherever_the_search_begins(three: list[Puzzle]) -> None:
    again = next(collect(RULES, SEED, match_of(three[2]), playouts=QUICK))
    assert format_puzzle(again) == format_puzzle(three[2])
    assert len({match_of(one) for one in three}) == 3


def test_a_puzzle_is_what_was_wanted_and_clear_to_fresh_chance(three: list[Puzzle]) -> None:
    for puzzle in three:
        best, wanted = puzzle.best.action, wanted_in(match_of(puzzle))
        assert theme_of(puzzle.view, best) in wanted.themes
        if wanted.trap:
            greedy = PLAYERS["greedy"].choose(puzzle.view, random.Random(puzzle.view.seq))
            assert not puzzle.solved_by(greedy)
        again = advise(puzzle.view, random.Random("fresh"), 4000)
        assert canonical_action(again.judged[0].action) == canonical_action(best)


def test_every_theme_is_looked_for() -> None:
    wanted = [wanted_in(number) for number in range(60)]
    assert {theme for one in wanted for theme in one.themes} == set(Theme)
    assert 10 < sum(not one.trap for one in wanted) < 30
    assert any(one.trap and Theme.KOI in one.themes for one in wanted)


def test_the_command_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], three: list[Puzzle]
) -> None:
    file = tmp_path / "found.jsonl"
    begun = format_puzzle(three[0]) + "\n"
    file.write_text(begun, encoding="utf-8")
    command = ["puzzles", str(file), "--seed", str(SEED), "--playouts", str(QUICK)]
    for _ in range(2):  # the second run has nothing left to do
        assert main([*command, "--count", "2"]) == 0
        both = file.read_text(encoding="utf-8")
        assert both == begun + format_puzzle(three[1]) + "\n"
    assert "2 puzzles in" in capsys.readouterr().out


def test_another_file_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a puzzle\n", encoding="utf-8")
    assert main(["puzzles", str(file), "--count", "2"]) == 2
    assert file.read_text(encoding="utf-8") == "not a puzzle\n"
    assert "something else" in capsys.readouterr().err


def test_what_makes_no_sense_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.jsonl"
    for wrong in (("--count", "0"), ("--workers", "0"), ("--playouts", "99"), ("--count", "many")):
        with pytest.raises(SystemExit) as refused:
            raise SystemExit(main(["puzzles", str(file), *wrong]))
        assert refused.value.code == 2, wrong
        assert len(capsys.readouterr().err.splitlines()) == 1, wrong
        assert not file.exists()
