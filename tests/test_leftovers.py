"""The check after each test names exactly the resources that the test opened and left open."""

import asyncio
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests import leftovers
from tests.leftovers import Resources


def test_nothing_new_is_nothing_left() -> None:
    with socket.socket():
        assert Resources.now().left() == []


def test_a_socket_and_a_file_are_named_until_they_are_closed(tmp_path: Path) -> None:
    before = Resources.now()
    with (tmp_path / "kept").open("w"), socket.socket():
        left = " ".join(before.left())
        assert str(tmp_path / "kept") in left
        assert "socket:" in left
    assert before.left() == []


def test_a_process_is_named_until_it_has_ended() -> None:
    before = Resources.now()
    command = (sys.executable, "-c", "input()")
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert any(f"a process: {process.pid} " in one for one in before.left())
        process.communicate(b"\n")
    assert before.left() == []


def test_a_thread_is_waited_for_and_then_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leftovers, "JOIN_TIMEOUT", 0.01)
    before, stop = Resources.now(), threading.Event()
    thread = threading.Thread(target=stop.wait, name="kept")
    thread.start()
    assert before.left() == ["a thread: kept"]
    stop.set()
    thread.join()
    assert before.left() == []


def test_a_task_that_its_loop_had_to_cancel_is_named() -> None:
    async def forget() -> None:
        forgotten.append(asyncio.create_task(asyncio.Event().wait(), name="forgotten"))

    forgotten: list[asyncio.Task[bool]] = []
    before = Resources.now()
    asyncio.run(forget())
    (line,) = before.left()
    assert line.startswith("a task:")
    assert "'forgotten'" in line
    assert Resources.now().left() == []
