"""How much room the data have, and when they were backed up: read from the folders themselves."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.metrics.instruments import Instruments


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders that are watched."""

    data: Path | None
    newest_backup: Callable[[], datetime | None]
    """Looks for the newest backup; None: there is none. Raises `OSError`."""


NO_FOLDERS: Final = Folders(None, lambda: None)


def look(folders: Folders, instruments: Instruments) -> None:
    """Note how things stand now; what can't be read keeps the value that it had."""
    if folders.data is not None:
        with suppress(OSError):
            disk = shutil.disk_usage(folders.data)
            instruments.disk_free.set(disk.free)
            instruments.disk_size.set(disk.total)
    with suppress(OSError):
        newest = folders.newest_backup()
        instruments.backup.set(0 if newest is None else newest.timestamp())
