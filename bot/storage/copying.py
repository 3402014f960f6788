"""Backups of an SQLite file: whole, or not there.

A copy is written under another name beside its place and renamed when it is on the disk: whatever
is killed meanwhile leaves no file that looks like a backup.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from bot.storage.errors import StorageError
from bot.storage.private_files import make_folder

PARTIAL: Final = ".partial"
"""How the name of a copy ends that isn't finished; after a kill it may be deleted."""


def free_name(file: Path, word: str, at: datetime) -> Path:
    """A name beside a database for its copy, of the time and free."""
    stem = f"{file.stem}-{word}-{at:%Y%m%d-%H%M%S}"
    name = file.with_name(f"{stem}{file.suffix}")
    for number in count(2):
        if not name.exists():
            break
        name = file.with_name(f"{stem}-{number}{file.suffix}")
    return name


def copy_database(file: Path, destination: Path) -> None:
    """Copy a database, also one in use. Raises `StorageError`, also where the name is taken."""
    if not file.exists():
        raise StorageError(f"There is no database at {file} to back up.")
    _refuse_taken(destination)
    try:
        make_folder(destination.parent)
        partial = _new_file_beside(destination)
        try:
            _fill(partial, file)
            _refuse_taken(destination)
            partial.rename(destination)
        finally:
            _clear(partial)
        _sync(destination.parent)
    except (OSError, sqlite3.Error) as failed:
        raise StorageError(f"The backup {destination} can't be written: {failed}.") from failed


def _refuse_taken(destination: Path) -> None:
    if destination.exists():
        raise StorageError(f"{destination} exists already; choose another name for the backup.")


def _new_file_beside(destination: Path) -> Path:
    """An empty file that only this user may read."""
    handle, name = mkstemp(prefix=f"{destination.name}.", suffix=PARTIAL, dir=destination.parent)
    os.close(handle)
    return Path(name)


def _fill(partial: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(partial)) as copy:
        source.backup(copy)
    _sync(partial)


def _clear(partial: Path) -> None:
    """Half a backup is none; nothing is left of one that was renamed."""
    for name in (partial, partial.with_name(f"{partial.name}-journal")):
        with suppress(OSError):
            name.unlink()


def _sync(path: Path) -> None:
    """Let the disk have it. Windows opens no folders, and needs a file to be open for writing."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
