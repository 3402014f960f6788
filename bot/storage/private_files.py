"""Files that nobody but the bot's own user may read.

A database holds running deals, nonces, and the secret from which the daily deals follow. Modes
are POSIX: on Windows a folder's access list decides, and nothing is changed here.
"""

import logging
import os
from glob import escape
from pathlib import Path
from typing import Final

_log = logging.getLogger(__name__)

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
_POSIX: Final = os.name == "posix"
_ANYBODY: Final = 0o007
_BESIDE: Final = ("-wal", "-shm", "-journal", "-owner")


def make_folder(folder: Path) -> None:
    """Make a private folder; one that exists keeps its mode. Raises `OSError`."""
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty private file; one that exists is not even opened. Raises `OSError`.

    To open and close a file would release the locks that SQLite has on it in this process.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except FileExistsError:
        return


def tighten(database: Path) -> None:
    """Make a database and its side files private if every user can read them.

    A mode that allows only a group was chosen by the host and is kept.
    """
    if not _POSIX:
        return
    backups = database.parent.glob(f"{escape(database.stem)}-before-*{escape(database.suffix)}")
    beside = (database.with_name(database.name + suffix) for suffix in _BESIDE)
    for file in (database, *beside, *backups):
        try:
            if file.stat().st_mode & _ANYBODY:
                file.chmod(FILE_MODE)
        except FileNotFoundError:
            continue
        except OSError as refused:
            _log.warning("Others may read %s, and its mode can't be changed: %s.", file, refused)
