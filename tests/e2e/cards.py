"""The cards, drawn for a bot that a test starts: at a first start it draws them for seconds."""

import shutil
from contextlib import suppress
from pathlib import Path

from bot.pictures.pictures import default_cache
from tests.bot.harness import pictures


def cache_with_cards(folder: Path) -> Path:
    """Make the cache of a bot that was started before."""
    pictures()  # they lie in the user's cache now
    folder.mkdir(parents=True, exist_ok=True)
    for kind in ("sprites", "tiles"):
        for file in default_cache().glob(f"{kind}-*"):
            with suppress(FileNotFoundError):  # another checkout draws others
                shutil.copy(file, folder)
    return folder
