"""Every command on terminals that lack characters, on a full disk, and on a closed pipe."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from bot.__main__ import COMMANDS
from tests.root import ROOT, noting
from tests.storage.broken import make

CALLS: Final = {
    "init": ["init folder", "init"],
    "doctor": ["doctor"],
    "compile": ["compile"],
    "privacy": ["privacy"],
    "terms": ["terms"],
    "listing": ["listing 花札"],
    "run": ["run"],
    "service": ["service", "service containers", "service monitoring", "service nothing"],
    "health": ["health"],
    "notify": ["notify koikoi-backup.service", "notify 花札"],
    "db": ["db check", "db upgrade", "db backup", "db backup copy", "db restore no"],
    "update": [],
    "maintenance": ["maintenance", "maintenance 花札…", "maintenance", "maintenance off"],
    "reports": ["reports", "reports 1", "reports 1 --answer Gut…"],
    "servers": ["servers"],
    "bar": [
        "bar person 123456789012345678 --reason 花札",
        "bar person 123456789012345678 --reason 花札",
        "bar list",
    ],
    "voids": ["voids", "voids 1", "voids 1 --confirm", "voids --json"],
    "play": ["play --data file", "play --port x"],
    "score": ["score --rules wikipedia-2020 01B 03B 08B", "score 花札"],
    "record": ["record 花札.koikoi"],
    "review": ["review 花札.koikoi"],
    "verify": ["verify 花札.koikoi"],
    "art": ["art --width 20 花札.png"],
}
"""Calls of each command that end by themselves. A real update would change this checkout."""


def outcomes(
    folder: Path, cache: Path, output: str, encoding: str
) -> dict[str, tuple[int, str, str]]:
    """Run all calls, and the help of all commands: exit code, output, errors.

    Args:
        folder: a new folder, which becomes the home folder.
        cache: the folder for drawn cards, which tests share.
        output: "kept", or where standard output goes: "full" (a full disk), "closed" (a pipe).
        encoding: the value of PYTHONIOENCODING.
    """
    (folder / "data").mkdir()
    make(folder / "data" / "koikoi.sqlite3", "database")
    (folder / "folder").mkdir()
    (folder / "file").touch()
    (folder / ".env").write_text("KOIKOI_METRIC=…\n", encoding="utf-8")
    calls = [call for some in CALLS.values() for call in some]
    calls += ["--help", "--version", *(f"{name} --help" for name in CALLS)]
    kept = {key: value for key, value in os.environ.items() if not key.startswith("KOIKOI_")}
    environ = {
        "PYTHONPATH": str(ROOT),
        "PYTHONIOENCODING": encoding,
        "KOIKOI_HOME": str(folder),
        "KOIKOI_CACHE": str(cache),
        "KOIKOI_PRIVACY_HOST": "花札 ✓",
        "DISCORD_TOKEN": "some",
        "KOIKOI_DISCORD_API": "http://127.0.0.1:9/api",  # nothing listens there
        "KOIKOI_DISCORD_GATEWAY": "ws://127.0.0.1:9",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.output_driver", output],
        input=json.dumps([call.split() for call in calls]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=noting(kept | environ),
        timeout=180,
        check=True,
    )
    return dict(zip(calls, map(tuple, json.loads(done.stdout)), strict=True))


def slow(value: str) -> Any:
    return pytest.param(value, marks=pytest.mark.slow)


@pytest.fixture
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.getbasetemp() / "cards"


def test_every_command_is_called() -> None:
    assert {name for group in COMMANDS.values() for name in group} == set(CALLS)


@pytest.mark.parametrize("encoding", ["ascii", *map(slow, ["cp1252", "latin-1"])])
def test_characters_that_a_terminal_lacks_are_replaced(
    tmp_path: Path, cache: Path, encoding: str
) -> None:
    found = outcomes(tmp_path, cache, "kept", encoding)
    wrong = {
        call: said
        for call, (code, output, said) in found.items()
        if "Traceback" in said or code < 0 or not (output + said).strip()
    }
    assert not wrong
    code, output, _ = found["doctor"]
    marks = {line[0] for line in output.splitlines()}
    assert code == 1
    assert marks == set("+x-" if encoding == "ascii" else "+x·")
    assert found["bar list"][0] == 0


@pytest.mark.parametrize("output", ["full", slow("closed")])
def test_output_that_can_t_be_written_is_one_sentence(
    tmp_path: Path, cache: Path, output: str
) -> None:
    found = outcomes(tmp_path, cache, output, "utf-8")
    wrong = {call: said for call, (_, _, said) in found.items() if "Traceback" in said}
    assert not wrong
    for call in ("doctor", "privacy", "db check", "bar list", "--help"):
        code, _, said = found[call]
        assert code == 1, call
        full = "koikoi: The output can't be written: No space left on device."
        assert said.strip().splitlines()[-1:] == ([full] if output == "full" else []), call
