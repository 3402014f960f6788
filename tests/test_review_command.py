"""`koikoi review`: its output, which is reproducible, and its refusals."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.review import review_lines
from bot.cli.terminal import columns
from bot.koikoi.record import parse_record, replay_record
from bot.matches.review import Grade, SeatReview
from tests.root import ROOT

GAMES = ROOT / "tests" / "koikoi" / "games"
RECORD = GAMES / "wikipedia-2020.koikoi"
QUICK = ("--playouts", "400")


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return exit code, output, errors."""
    code = main(["review", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = answered(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 1
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_tells_of_both_seats_and_of_their_turning_points(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = parse_record(RECORD.read_text(encoding="utf-8"))
    found = as_json(capsys, str(RECORD), *QUICK)
    assert found["rules"] == "wikipedia-2020"
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        assert 0 <= seat["accuracy"] <= 100
        assert set(seat["counts"]) == {grade.value for grade in Grade}
        assert seat["decisions"] == sum(seat["counts"].values())
        lost = sum(one["points_lost"] for one in seat["rounds"])
        assert lost == pytest.approx(seat["points_lost"], abs=0.1)
        assert len(seat["turning_points"]) <= 5
        for one in seat["turning_points"]:
            assert record.actions[record.lines.index(one["line"])].text == one["played"]["action"]
            assert one["better"]["action"] != one["played"]["action"]
            assert one["chance_lost"] > 0


def test_the_same_record_has_the_same_review(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = (as_json(capsys, str(RECORD), *QUICK) for _ in range(2))
    assert first == again


def test_one_seat_alone_and_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = answered(capsys, str(RECORD), "--seat", "1", *QUICK)
    assert (code, err) == (0, "")
    assert "accuracy" in out
    assert "Ben (seat 1), chance lost by round" in out
    assert "Aoi (seat 0), points lost by round" not in out
    assert out.isascii()


def test_what_a_record_says_of_its_players_can_do_nothing_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name could clear the screen, or overwrite its content."""
    path = tmp_path / "match.koikoi"
    text = RECORD.read_text(encoding="utf-8")
    names = "\x1b[2J\x1b]0;gone\x07Mallory, \x9b31m\u202eneB\r\x08"
    path.write_text(text.replace("# players: Aoi, Ben", f"# players: {names}"), encoding="utf-8")
    code, out, err = answered(capsys, str(path), *QUICK)
    assert (code, err) == (0, "")
    assert "Mallory" in out
    assert out.replace("\n", "").isprintable()
    code, out, _ = answered(capsys, str(path), *QUICK, "--json")
    assert code == 0
    assert out.rstrip("\n").isprintable()


def test_a_record_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = RECORD.read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert as_json(capsys, "-", *QUICK) == as_json(capsys, str(RECORD), *QUICK)


@pytest.mark.parametrize(
    ("text", "arguments", "sentence"),
    [
        (None, (), "can't be read"),
        ("hello\n", (), "Line 1"),
        ("koikoi 1\nrules wikipedia-2020\nplay 01B\n", (), "Line 3"),
        ("koikoi 1\nrules wikipedia-2020\n", (), "nobody had anything to decide"),
        ("koikoi 1\nrules wikipedia-2020\n", ("--playouts", "5"), "--playouts"),
    ],
)
def test_bad_input_is_one_sentence_and_two(
    text: str | None,
    arguments: tuple[str, ...],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "match.koikoi"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    code, out, err = answered(capsys, str(path), *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_it_needs_neither_discord_nor_a_database() -> None:
    program = (
        "import sys; from bot.__main__ import main;"
        f"assert main(['review', {str(RECORD)!r}, '--playouts', '100', '--json']) == 0;"
        "assert not {'discord', 'sqlalchemy', 'PIL', 'dotenv'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, cwd=ROOT)


@pytest.mark.parametrize("name", ["Ben", "葵の上", "むらさきしきぶのながいなまえ", "가나다", "é́x"])
def test_the_columns_of_the_table_stand_below_each_other_in_each_script(name: str) -> None:
    text = RECORD.read_text(encoding="utf-8")
    record = parse_record(text.replace("# players: Aoi, Ben", f"# players: Aoi, {name}"))
    seats = [SeatReview(0, 50, 1, 0.5, (), {}, ()), SeatReview(1, None, 1, 0.5, (), {}, ())]
    header, *rows = [*review_lines(record, replay_record(record), seats)][3:6]
    assert rows[1].startswith(name[:11])
    assert {columns(row) for row in rows} == {columns(header)}
