"""Findings of the endurance run in the bot's log."""

from pathlib import Path

from tests.tools.endurance.bot_log import read_log
from tests.tools.endurance.report import Figure, Report

STAMP = "2026-11-23 01:30:32,547"
TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4"
TRACEBACK = """\
Traceback (most recent call last):
  File "x.py", line 1, in y
RuntimeError: Session is closed
"""


def found(tmp_path: Path, text: str) -> Report:
    report = Report()
    report.kills["SIGTERM"] = 1
    log = tmp_path / "bot.log"
    log.write_text(text, encoding="utf-8")
    read_log(log, {TOKEN}, report)
    return report


def test_a_quiet_log_is_well(tmp_path: Path) -> None:
    report = found(
        tmp_path,
        f"{STAMP} INFO bot.client: Connected as koi-koi, on 3 servers.\n"
        f"{STAMP} INFO bot.cli.run: Stopped: 3 presses answered, 9 messages drawn, "
        "0 tasks left over.\n"
        f"{STAMP} DEBUG bot.matches: Match 05 moved on at 01:05.\n",
    )
    assert not report.findings
    assert not report.notes


def test_tracebacks_are_counted_by_their_sort(tmp_path: Path) -> None:
    said = f"{STAMP} ERROR bot.cogs: A press on match 3, seq 7 failed; reference b941772d.\n"
    again = f"{STAMP} ERROR bot.cogs: A press on match 5, seq 1 failed; reference 00aa11bb.\n"
    report = found(tmp_path, said + TRACEBACK + again + TRACEBACK)
    (one,) = report.findings
    assert (one.figure, one.times, one.where) == (Figure.TRACEBACKS, 2, "bot.log:2")
    assert one.what.startswith("RuntimeError: Session is closed (bot.cogs: A press on match")


def test_a_chain_is_one_traceback(tmp_path: Path) -> None:
    between = "\nThe above exception was the direct cause of the following exception:\n\n"
    report = found(tmp_path, f"{TRACEBACK}{between}{TRACEBACK}ended with SIGKILL\n")
    assert report.sum_of(Figure.TRACEBACKS) == 1


def test_what_python_says_to_developers_counts_too(tmp_path: Path) -> None:
    report = found(tmp_path, f"{STAMP} ERROR asyncio: Unclosed client session\n")
    assert report.sum_of(Figure.TRACEBACKS) == 1


def test_secrets_and_cards_are_leaks(tmp_path: Path) -> None:
    for line in (f"POST /{TOKEN}/callback", "action: play 03B", "id kk:3:7:koi", "deal oya=05C1,"):
        report = found(tmp_path, f"{STAMP} DEBUG bot.client: {line}\n")
        assert report.sum_of(Figure.LEAKED) == 1, line


def test_tasks_left_over_are_leaks(tmp_path: Path) -> None:
    told = "Stopped: 3 presses answered, 9 messages drawn, 2 tasks left over."
    report = found(tmp_path, f"{STAMP} INFO bot.cli.run: {told}\n")
    assert report.sum_of(Figure.LEAKED) == 2
    assert "tracebacks 0 leaked 2" in report.last_line
