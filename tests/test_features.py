"""A feature goes with its folder and its line in `bot.app`: the bot works without it."""

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
import importlib, pkgutil
import bot
from bot.app import FEATURES, ROUTES

for module in pkgutil.walk_packages(bot.__path__, "bot."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*(one.name for one in FEATURES), sep="\\n")
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["puzzle", "daily"])
def test_the_bot_is_complete_without_a_feature(tmp_path: Path, name: str) -> None:
    unneeded = shutil.ignore_patterns("__pycache__")
    shutil.copytree(BOT, tmp_path / "bot", ignore=unneeded)
    shutil.rmtree(tmp_path / "bot" / name)
    (tmp_path / "migrations").symlink_to(BOT.parent / "migrations")
    app = tmp_path / "bot" / "app.py"
    listed = app.read_text(encoding="utf-8")
    without = re.sub(rf"^from bot\.{name}\.feature import .*\n", "", listed, flags=re.MULTILINE)
    without = re.sub(rf"^    {name.upper()},\n", "", without, flags=re.MULTILINE)
    assert len(listed.splitlines()) - len(without.splitlines()) == 2
    app.write_text(without, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=tmp_path, capture_output=True, text=True, check=False
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
