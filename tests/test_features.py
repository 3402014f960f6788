"""A feature goes with its folder and its line in `bot.app`: the bot and the other tests work on."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app import FEATURES, STORED_FEATURES
from tests.rooms import BOT
from tests.rooms import FEATURES as FOLDERS

WITHOUT: str = """
import importlib, pkgutil, sys
import pytest
import bot
from bot.app import FEATURES, ROUTES

for module in pkgutil.walk_packages(bot.__path__, "bot."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
for name in sys.stdin.read().split():
    try:
        importlib.import_module(name)
    except pytest.skip.Exception:
        pass  # The module needs something that this machine lacks: no matter of features.
print(*(one.name for one in FEATURES), sep="\\n")
"""
TESTS = BOT.parent / "tests"


def independent(name: str) -> list[str]:
    """Return the modules of the tests that use a feature neither directly nor through another."""
    imports: dict[str, set[str]] = {}
    for path in TESTS.rglob("*.py"):
        module = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        imports[module] = found = set()
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    gone = (f"bot.{name}", f"tests.{name}")
    using = {
        module
        for module, found in imports.items()
        if f"{module}.".startswith(f"tests.{name}.")
        or any(f"{one}.".startswith(tuple(f"{each}." for each in gone)) for one in found)
    }
    while further := {one for one, found in imports.items() if found & using} - using:
        using |= further
    return sorted(imports.keys() - using)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["puzzle", "daily", "people", "servers"])
def test_the_bot_is_complete_without_a_feature(tmp_path: Path, name: str) -> None:
    unneeded = shutil.ignore_patterns("__pycache__")
    shutil.copytree(BOT, tmp_path / "bot", ignore=unneeded)
    shutil.rmtree(tmp_path / "bot" / name)
    shutil.copytree(TESTS, tmp_path / "tests", ignore=unneeded)
    shutil.rmtree(tmp_path / "tests" / name)
    for beside in BOT.parent.iterdir():
        if not (tmp_path / beside.name).exists():
            (tmp_path / beside.name).symlink_to(beside)
    app = tmp_path / "bot" / "app.py"
    listed = app.read_text(encoding="utf-8")
    without = re.sub(rf"^from bot\.{name}\.feature import .*\n", "", listed, flags=re.MULTILINE)
    without = re.sub(rf"^    {name.upper()},\n", "", without, flags=re.MULTILINE)
    assert len(listed.splitlines()) - len(without.splitlines()) == 2
    app.write_text(without, encoding="utf-8")
    rest = [one for one in independent(name) if not one.endswith(".__main__")]
    assert "tests.bot.press_cases" in rest
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        cwd=tmp_path,
        input="\n".join(rest),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [one.name for one in FEATURES if one.name != name]


def test_each_folder_of_a_feature_is_listed() -> None:
    names = [one.name for one in FEATURES]
    assert len(names) == len(set(names))
    assert FOLDERS.keys() <= set(names)


def test_a_feature_and_its_stored_data_have_one_name() -> None:
    names = {one.name for one in FEATURES if one.stored is not None}
    assert names == {one.name for one in STORED_FEATURES}
