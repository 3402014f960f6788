"""The pictures; their cards are drawn once for all tests."""

import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from bot.pictures import Pictures
from bot.pictures.pictures import default_cache
from bot.pictures.sprites.catalogue import drawings
from bot.pictures.sprites.emoji_tiles import load_tiles
from bot.pictures.sprites.sprite_sheet import load


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the user's cache, which contains the cards of this version after a first run."""
    load(drawings(), default_cache())
    load_tiles(default_cache())
    folder = tmp_path_factory.mktemp("sprites")
    for kind in ("sprites", "tiles"):
        for file in default_cache().glob(f"{kind}-*"):
            with suppress(FileNotFoundError):  # of another version, whose own run replaces it
                shutil.copy(file, folder)
    return folder


@pytest.fixture(scope="session")
def pictures(cache: Path) -> Pictures:
    drawn = Pictures(cache)
    drawn.prepare()
    return drawn
