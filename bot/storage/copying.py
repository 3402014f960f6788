"""Backups of an SQLite file. A backup is either complete or does not exist.

A copy is written under a temporary name in the same folder and is renamed when it is on the disk.
If the process is killed before that, no file is left that looks like a backup.
"""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from bot.storage.engine import is_there
from bot.storage.errors import StorageError
from bot.storage.private_files import make_folder

PARTIAL: Final = ".partial"
"""The suffix of an unfinished copy. Such a file may be deleted after the process was killed."""


def free_name(file: Path, word: str, at: datetime) -> Path:
    """Return an unused file name for a copy, in the database's folder and with the time in it."""
    stem = f"{file.stem}-{word}-{at:%Y%m%d-%H%M%S}"
    name = file.with_name(f"{stem}{file.suffix}")
    for number in count(2):
        if not name.exists():
            break
        name = file.with_name(f"{stem}-{number}{file.suffix}")
    return name


def copy_database(file: Path, destination: Path) -> None:
    """Copy a database, which may be in use.

    Raises `StorageError` if there is no database, the copy can't be written, or the name exists.
    """
    if not is_there(file):
        raise StorageError(f"There is no database at {file} to back up.")
    try:
        _refuse_taken(destination)
        make_folder(destination.parent)
        partial = _new_file_beside(destination)
        try:
            _fill(partial, file)
            _refuse_taken(destination)
            partial.rename(destination)
        finally:
            remove(partial)  # after the rename there is none
        _sync(destination.parent)
    except (OSError, sqlite3.Error) as failed:
        raise StorageError(f"The backup {destination} can't be written: {failed}.") from failed


def place_for_copy(file: Path) -> Path:
    """Make an empty file for a copy of a database that is checked; `remove` takes it away.

    It lies in the database's folder: on the same disk, which may be an encrypted one. Raises
    `StorageError` if there is no room.
    """
    try:
        needed = sum(one.stat().st_size for one in (file, _log_of(file)) if one.exists())
        if shutil.disk_usage(file.parent).free >= needed:
            return _new_file_beside(file.with_name(f"{file.name}.check"))
    except OSError as refused:
        raise StorageError(f"The check works on a copy of the database: {refused}.") from refused
    raise StorageError(
        f"The check works on a copy of the database, and {file.parent} has no room for it:"
        f" {needed / 1e6:.0f} MB are needed."
    )


def fill_copy(copy: Path, file: Path) -> None:
    """Copy a database, which may be in use. Raises `StorageError` if it can't be read."""
    try:
        _copy_pages(copy, file)
    except sqlite3.Error as broken:
        raise StorageError(f"The database {file} can't be read: {broken}.") from broken


def remove(copy: Path) -> None:
    """Delete a copy and what SQLite put beside it, if there is one."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            copy.with_name(copy.name + suffix).unlink()


def _log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _refuse_taken(destination: Path) -> None:
    if destination.exists():
        raise StorageError(f"{destination} exists already; choose another name for the backup.")


def _new_file_beside(destination: Path) -> Path:
    """Make an empty file that only this user may read."""
    handle, name = mkstemp(prefix=f"{destination.name}.", suffix=PARTIAL, dir=destination.parent)
    os.close(handle)
    return Path(name)


def _fill(partial: Path, file: Path) -> None:
    _copy_pages(partial, file)
    _sync(partial)


def _copy_pages(target: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def _sync(path: Path) -> None:
    """Flush a path to the disk. Windows can't open folders, and needs files open for writing."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
