"""The arena: paired deals, valid intervals, a journal to resume from, outside programs."""

import json
import random
import sys
from pathlib import Path

import pytest

from bot.koikoi import PRESETS, view_for
from tests.opponents.positions import positions
from tests.tools.__main__ import main
from tests.tools.arena.contestants import contestant
from tests.tools.arena.matches import PairResult, play_pair
from tests.tools.arena.outside import OutsideProgram, ProgramError
from tests.tools.arena.tally import tally

PROGRAM = f"program:{sys.executable} {Path(__file__).with_name('outside_player.py')}"


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_player_against_itself_is_even_on_paired_deals() -> None:
    # Players without randomness of their own play the same match twice in a pair.
    program = contestant(PROGRAM)
    result = play_pair((program, program), PRESETS["ktane"], seed=4, pair=0)
    assert (result.wins + result.draws / 2, result.points) == (1.0, 0)
    program.close()  # type: ignore[attr-defined]  # an outside program


def test_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = arena(
        capsys, "greedy", "sprout", "--rules", "ktane", "--matches", "20", "--seed", "3", "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert found["players"] == ["greedy", "sprout"]
    assert found["wins"] + found["draws"] + found["losses"] == found["matches"] == 20
    low, high = found["ci95"]
    assert low < found["win_rate"] < high
    assert found["points_ci95"][0] < found["points_per_match"] < found["points_ci95"][1]


def test_the_seed_decides_everything_and_workers_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def outcome(*more: str) -> dict[str, object]:
        _, out, _ = arena(
            capsys, "greedy", "sprout", "--rules", "steam", "--matches", "8", "--json", *more
        )
        found: dict[str, object] = json.loads(out)
        del found["seconds_per_decision"]
        return found

    assert outcome() == outcome("--workers", "2")
    assert outcome() != outcome("--seed", "2")


def test_it_goes_on_where_it_was_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    same = ("greedy", "sprout", "--rules", "ktane", "--journal", str(journal), "--json")
    arena(capsys, *same, "--matches", "4")
    with journal.open("a") as file:
        file.write('{"pair": 2, "wi')  # the machine crashed while it was written
    kept = journal.read_text().splitlines()[:3]
    _, out, _ = arena(capsys, *same, "--matches", "10")
    assert journal.read_text().splitlines()[:3] == kept
    _, whole, _ = arena(capsys, "greedy", "sprout", "--rules", "ktane", "--matches", "10", "--json")
    assert json.loads(out)["points_per_match"] == json.loads(whole)["points_per_match"]
    code, _, err = arena(capsys, *same, "--matches", "4", "--seed", "9")
    assert code == 2
    assert "another measurement" in err


def test_an_outside_program_plays(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = arena(capsys, PROGRAM, "greedy", "--matches", "4", "--json")
    assert code == 0
    assert json.loads(out)["matches"] == 4


def test_a_league_is_a_table_of_everybody_against_everybody(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journals = str(tmp_path / "new" / "journals")
    ours = ["league", "greedy", "sprout", "--rules", "ktane", "--matches", "10"]
    ours += ["--journals", journals]
    assert main(ours) == 0
    heading, _, greedy, sprout = capsys.readouterr().out.splitlines()
    assert heading == "| wins against | `greedy` | `sprout` |"
    assert main([*ours, "--json"]) == 0  # read from the journals: nothing is played again
    found = json.loads(capsys.readouterr().out)
    assert found["players"] == ["sprout", "greedy"]
    # Both halves of the table agree.
    assert f"{100 * found['win_rate']:.1f} %" in sprout
    assert f"{100 - 100 * found['win_rate']:.1f} %" in greedy


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("greedy", "nobody"), "There is no player 'nobody'"),
        (("greedy", "sprout", "--matches", "3"), "Matches come in pairs"),
        (("greedy", "sprout", "--option", "seven=9"), "seven can't be '9'"),
        (("greedy", "program:/no/such/program"), "can't be started"),
        (("greedy", f"{PROGRAM} badly"), "not legal now"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = arena(capsys, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err


def test_an_answer_that_never_comes_ends_the_measurement() -> None:
    match = next(positions(PRESETS["ktane"], seed=1))
    program = OutsideProgram("sh -c 'exec sleep 1000'", patience=0.1)
    try:
        with pytest.raises(ProgramError, match=r"gave no answer in 0\.1 s\."):
            program.choose(view_for(match, match.to_act), random.Random(1))
    finally:
        program._process.kill()
        program.close()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [(b"no journal", "is no journal"), (b"[]", "is no journal"), (b"\xff\n", "is no journal")],
)
def test_another_file_is_no_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: bytes, sentence: str
) -> None:
    journal = tmp_path / "journal"
    journal.write_bytes(text)
    code, out, err = arena(capsys, "greedy", "sprout", "--journal", str(journal))
    assert (code, out) == (2, "")
    assert sentence in err
    assert journal.read_bytes() == text


def test_a_journal_may_be_empty_and_must_be_writable(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    journal.write_text("")  # the machine crashed before anything was written
    same = ("greedy", "sprout", "--rules", "ktane", "--matches", "2")
    assert arena(capsys, *same, "--journal", str(journal))[0] == 0
    assert len(journal.read_text().splitlines()) == 2
    code, _, err = arena(capsys, *same, "--journal", str(tmp_path / "none" / "journal"))
    assert code == 2
    assert "can't be kept" in err


def test_a_league_keeps_journals_of_programs_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    league = ["league", "greedy", PROGRAM, "--rules", "ktane", "--matches", "2"]
    assert main([*league, "--journals", str(tmp_path)]) == 0
    assert capsys.readouterr().out
    assert len([*tmp_path.iterdir()]) == 1


def test_a_league_refuses_who_is_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "greedy", "nobody"]) == 2
    assert "There is no player 'nobody'" in capsys.readouterr().err


def test_the_interval_is_that_of_the_pairs() -> None:
    def pair(number: int, wins: int) -> PairResult:
        return PairResult(number, wins, 0, 2 - wins, 0, (0.0, 0.0), (1, 1))

    # Always one win each: the deals decide every match, and the rate is known exactly.
    even = tally([pair(number, 1) for number in range(100)])
    # The same rate from pairs in which one player wins both matches.
    streaky = tally([pair(number, 2 * (number % 2)) for number in range(100)])
    assert even.win_rate == streaky.win_rate == 0.5
    assert even.ci95[1] - even.ci95[0] < 0.15 < streaky.ci95[1] - streaky.ci95[0]
