"""The pictures, their cards drawn once for all tests."""

from pathlib import Path

import pytest

from bot.pictures import Pictures


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sprites")


@pytest.fixture(scope="session")
def pictures(cache: Path) -> Pictures:
    drawn = Pictures(cache)
    drawn.prepare()
    return drawn
