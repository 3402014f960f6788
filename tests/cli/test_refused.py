"""Impossible requests to the commands of the terminal: one sentence each, and no changes."""

import asyncio
import errno
import os
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import policies
from tests.root import ROOT
from tests.test_commands import host, one_sentence, typed


async def test_settings_that_are_there_are_not_written_over(tmp_path: Path) -> None:
    code, said, _ = await typed("init", str(tmp_path))
    assert code == 0
    assert "is written" in said
    (tmp_path / ".env").write_text("DISCORD_TOKEN=mine")
    code, _, complaints = await typed("init", str(tmp_path))
    assert code == 1
    assert "stays as it is" in one_sentence(complaints)
    assert (tmp_path / ".env").read_text() == "DISCORD_TOKEN=mine"


def test_nothing_is_left_of_settings_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full() -> str:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("bot.cli.init.env_template", full)
        assert main(["init", str(tmp_path)]) == 1
    assert ".env can't be written: No space left on device." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main(["init", str(tmp_path)]) == 0


async def test_settings_have_no_place_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, _, complaints = await typed("init", str(tmp_path / "file"))
    assert code == 1
    assert "can't be written: Not a directory" in one_sentence(complaints)


@pytest.mark.parametrize("command", ["init", "play", "doctor"])
async def test_a_home_that_is_not_there_is_named(tmp_path: Path, command: str) -> None:
    environ = {"KOIKOI_HOME": str(tmp_path / "nowhere")}
    code, output, complaints = await typed(command, environ=environ)
    assert code == 1
    assert "KOIKOI_HOME names" in one_sentence(output + complaints)
    assert not Path(environ["KOIKOI_HOME"]).exists()  # noqa: ASYNC240 - nothing waits for it


async def test_a_place_for_drawn_cards_has_to_be_writable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environ = host(tmp_path, DISCORD_TOKEN="some", KOIKOI_CACHE=str(tmp_path / "file" / "cards"))
    code, output, _ = await typed("doctor", environ=environ)
    assert code == 1
    assert "name another in KOIKOI_CACHE" in output


async def test_whoever_reads_the_beginning_alone_gets_no_traceback() -> None:
    read, write = os.pipe()
    os.close(read)
    environ = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = (sys.executable, "-m", "bot", "privacy")
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environ, stdout=write, stderr=asyncio.subprocess.PIPE
    )
    os.close(write)
    _, complaints = await process.communicate()
    assert process.returncode == 1
    assert complaints == b""


async def test_a_command_that_is_stopped_ends_as_shells_expect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(policies, "publish", stopped)
    code, _, complaints = await typed("privacy")
    assert code == 130
    assert complaints == ""
