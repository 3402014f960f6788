"""The engine worker's idle work, and its reaction to requests that it can't answer."""

import subprocess
import sys
from multiprocessing import Pipe
from pathlib import Path

import pytest

from bot.koikoi import PRESETS, Rules
from bot.opponents.compiled import compiling
from bot.opponents.engine import warm_up
from bot.opponents.engine.worker import COMPILED, READY, get_ready, prepare_while_idle, start_worker
from bot.opponents.search import match_equity
from tests.opponents.engine.test_client import VIEWS
from tests.root import ROOT

ON_A_FULL_DISK = """
import resource
import sys
from pathlib import Path
from bot.opponents.engine.worker import start_worker

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
    process, line = start_worker(Path(sys.argv[1]))
    try:
        print(line.recv())
    except EOFError:
        process.join()
        print("it ended with", process.exitcode)
"""


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[Rules]:
    """The rules whose match equity was computed."""
    found: list[Rules] = []
    monkeypatch.setattr(match_equity, "match_goal", lambda rules, _: found.append(rules))
    return found


def test_all_presets_are_prepared_while_nobody_asks(prepared: list[Rules]) -> None:
    ours, theirs = Pipe()
    unprepared = [*PRESETS.values()]
    prepare_while_idle(theirs, unprepared)
    assert prepared == [*PRESETS.values()]
    assert not unprepared
    ours.close()


def test_whoever_asks_waits_for_one_at_most(
    prepared: list[Rules], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = Pipe()
    unprepared = [*PRESETS.values()]

    def asked_meanwhile(rules: Rules, _: int) -> None:
        prepared.append(rules)
        ours.send("a question")

    monkeypatch.setattr(match_equity, "match_goal", asked_meanwhile)
    prepare_while_idle(theirs, unprepared)
    assert len(prepared) == 1
    prepare_while_idle(theirs, unprepared)
    assert len(prepared) == 1
    assert len(unprepared) == len(PRESETS) - 1
    assert theirs.recv() == "a question"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the limit stands for a full disk")
def test_on_a_full_disk_it_ends_without_a_traceback(tmp_path: Path) -> None:
    """Its client logs the end in a line, and restarts it after a while."""
    program = tmp_path / "program.py"
    program.write_text(ON_A_FULL_DISK, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-B", program, tmp_path],
        cwd=ROOT,
        # A separate home: nothing is compiled there yet.
        env={"PYTHONPATH": str(ROOT), "PATH": "", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("it ended with 0\n", "")


@pytest.mark.slow
def test_what_it_can_not_answer_is_answered_with_nothing(
    capfd: pytest.CaptureFixture[str],
) -> None:
    process, line = start_worker(compiled=True)
    assert line.recv() == READY
    line.send(("nobody", VIEWS[0], 1, 1.0))
    assert line.recv() is None
    line.send(("sprout", VIEWS[0], 1, 1.0))
    assert line.recv() in VIEWS[0].legal
    said = capfd.readouterr().err
    assert "nobody found no move" in said
    line.send(("sprout", VIEWS[0], 1, 1.0))
    line.close()
    process.join()
    assert process.exitcode == 0, "it ends if the bot does before the answer"
    process.close()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("compiles", "compiled", "announced"),
    [
        (False, False, READY),
        (True, False, COMPILED),
        (True, True, READY),  # otherwise it would never end where no code can be kept
        (False, True, READY),
    ],
)
def test_a_process_that_had_to_compile_ends(
    monkeypatch: pytest.MonkeyPatch, compiles: bool, compiled: bool, announced: str
) -> None:
    began: list[bool] = []

    def warm() -> None:
        began.append(compiles)

    monkeypatch.setattr(warm_up, "warm", warm)
    monkeypatch.setattr(compiling, "filled_the_cache", lambda: began == [True])
    ours, theirs = Pipe()
    assert get_ready(theirs, compiled=compiled) == (announced == READY)
    assert ours.recv() == announced
    ours.close()
    theirs.close()
