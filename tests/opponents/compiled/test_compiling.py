"""The location of compiled code: the home folder, else the bot's cache, else none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # each starts a process that compiles a function

ASK = """
from bot.opponents.compiled.compiling import cache_folder, first
print(cache_folder(), first(8))
"""
FILLED = """
from bot.opponents.compiled.compiling import filled_the_cache, first
print(filled_the_cache(), first(8), filled_the_cache())
"""


@pytest.fixture
def no_home(tmp_path: Path) -> Path:
    """A path where nobody can create a folder, not even root."""
    home = tmp_path / "home"
    home.write_text("")
    return home


def asked(program: str = ASK, **environment: str) -> str:
    """Return a new process's output."""
    given = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**given, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_it_lies_at_home(tmp_path: Path) -> None:
    found = asked(HOME=str(tmp_path), KOIKOI_CACHE=str(tmp_path / "cache"))
    assert found.startswith(str(tmp_path / ".cache" / "koikoi" / "compiled-"))
    assert not (tmp_path / "cache").exists()


def test_a_service_without_a_home_keeps_it_in_the_bots_cache(tmp_path: Path, no_home: Path) -> None:
    found = asked(HOME=str(no_home), KOIKOI_CACHE=str(tmp_path / "cache"))
    folder, counted = found.rsplit(" ", 1)
    assert Path(folder).parent == tmp_path / "cache"
    assert [*Path(folder).rglob("*.nbi")], "numba keeps it there"
    assert counted == "3"


def test_where_nothing_can_be_written_it_works_all_the_same(no_home: Path) -> None:
    assert asked(HOME=str(no_home), KOIKOI_CACHE=str(no_home / "cache")) == "None 3"


def test_the_first_process_fills_the_cache_for_the_others(tmp_path: Path, no_home: Path) -> None:
    assert asked(FILLED, HOME=str(tmp_path)) == "False 3 True"
    assert asked(FILLED, HOME=str(tmp_path)) == "False 3 False"
    nowhere = {"HOME": str(no_home), "KOIKOI_CACHE": str(no_home / "cache")}
    assert asked(FILLED, **nowhere) == "False 3 False", "nothing is kept"
