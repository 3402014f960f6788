"""A child process ends together with its parent."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
"""Timeout in seconds that only a broken test reaches."""

CHILD = """
import time
from bot.playground.end_with_parent import end_with_parent

end_with_parent()
print("ready", flush=True)
time.sleep(3600)
"""
PARENT = f"""
import subprocess, sys

child = subprocess.Popen([sys.executable, "-c", {CHILD!r}], stdin=subprocess.PIPE)
print(child.pid, flush=True)
child.wait()
"""


def started(script: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_it_stops_when_the_pipe_is_closed() -> None:
    with started(CHILD) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        child.stdin.close()
        assert child.wait(PATIENCE) == -signal.SIGTERM


def test_it_goes_on_while_something_is_written() -> None:
    with started(CHILD) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        child.stdin.write("x" * 10_000)
        child.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(0.2)
        child.stdin.close()
        child.wait(PATIENCE)


def test_it_stops_when_its_parent_is_killed() -> None:
    with started(PARENT) as parent:
        assert parent.stdout is not None
        lines = {parent.stdout.readline(), parent.stdout.readline()}
        assert "ready\n" in lines
        parent.kill()
        # The child has the other end of this pipe, so that it is closed when the child ends.
        assert parent.stdout.read() == ""


def test_it_runs_the_commands_of_koikoi() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot.playground.end_with_parent", "score", "--help"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as done:
        assert done.stdout is not None
        assert "usage: koikoi score" in done.stdout.read()
        assert done.wait(PATIENCE) == 0
