"""Drawn cards for a bot started by a test, whose first start would take seconds to draw them."""

import shutil
from contextlib import suppress
from pathlib import Path

from bot.pictures.pictures import default_cache
from tests.bot.harness import pictures


def cache_with_cards(folder: Path) -> Path:
    """Create the cache of a bot that was started before."""
    pictures()  # the user's cache contains them now
    folder.mkdir(parents=True, exist_ok=True)
    for kind in ("sprites", "tiles"):
        for file in default_cache().glob(f"{kind}-*"):
            with suppress(FileNotFoundError):  # another checkout draws different ones
                shutil.copy(file, folder)
    return folder
