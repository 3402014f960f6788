"""Backups of an SQLite file. A backup is either complete or does not exist.

A copy is written under a temporary name in the same folder and is renamed when it is on the disk.
If the process is killed before that, no file is left that looks like a backup.
"""

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from bot.folders import as_whom
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


def copy_database(file: Path, destination: Path, check: Callable[[Path], object]) -> None:
    """Copy a database, which may be in use, and check the copy before it gets its name.

    Raises `StorageError` if the copy can't be written or is damaged, or the name exists.
    """
    try:
        with unfinished(destination) as partial:
            _fill(partial, file)
            _check(partial, file, check)
    except (OSError, sqlite3.Error) as failed:
        raise StorageError(
            f"The backup {destination} can't be written: {failed}.{as_whom(file)}"
        ) from failed


@contextmanager
def unfinished(destination: Path) -> Iterator[Path]:
    """Yield an empty file for a backup, which gets its name at the end if nothing fails.

    Raises `StorageError` if the name exists or its folder doesn't, and `OSError`.
    """
    _refuse_taken(destination)
    if not destination.parent.is_dir():  # a folder made by a slip of the hand helps nobody
        raise StorageError(f"There is no folder {destination.parent} for the backup.")
    partial = _new_file_beside(destination)
    try:
        yield partial
        _refuse_taken(destination)
        partial.rename(destination)
    finally:
        remove(partial)  # after the rename there is none
    _sync(destination.parent)


def _check(copy: Path, file: Path, check: Callable[[Path], object]) -> None:
    try:
        check(copy)
    except StorageError as damaged:
        raise StorageError(
            f"{str(damaged).replace(str(copy), str(file))} No copy was kept."
        ) from damaged


def replace_database(file: Path, source: Path, kept: Path) -> Path | None:
    """Put a copy of a database in another one's place, with its owner and rights.

    Args:
        file: what is replaced; it may be damaged or missing. Nobody may have it open.
        source: what is copied.
        kept: the name that the replaced one gets.

    Returns that name, or None if nothing was there. Raises `StorageError`.
    """
    try:
        make_folder(file.parent)
        partial = _new_file_beside(file)
        try:
            _fill(partial, source)
            there = file.exists()
            _take_rights(partial, file if there else file.parent)
            if there:
                _empty_log(file)
                os.link(file, kept)
                _move_beside(file, kept)
            partial.replace(file)
        finally:
            remove(partial)
        _sync(file.parent)
    except (OSError, sqlite3.Error) as failed:
        whom = as_whom(source) or as_whom(file)
        raise StorageError(
            f"{source} can't be put into the place of {file}: {failed}.{whom}"
        ) from failed
    return kept if there else None


def _take_rights(copy: Path, model: Path) -> None:
    """Give a file the owner of another one, and its mode; of a folder the owner only."""
    found = model.stat()
    if model.is_file():
        copy.chmod(stat.S_IMODE(found.st_mode))
    if os.name == "posix" and (found.st_uid, found.st_gid) != (os.geteuid(), os.getegid()):
        os.chown(copy, found.st_uid, found.st_gid)


def _empty_log(file: Path) -> None:
    """Bring what is in SQLite's log into the file, unless it is damaged."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _move_beside(file: Path, kept: Path) -> None:
    """Move SQLite's log and journal of a replaced file along: they don't fit the new one."""
    for suffix in ("-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            file.with_name(file.name + suffix).rename(kept.with_name(kept.name + suffix))


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
        raise StorageError(
            f"The check works on a copy of the database: {refused}.{as_whom(file)}"
        ) from refused
    raise StorageError(
        f"The check works on a copy of the database, and {file.parent} has no room for it:"
        f" {needed / 1e6:.0f} MB are needed."
    )


@contextmanager
def byte_copy(file: Path, folder: Path) -> Iterator[Path]:
    """Yield a copy of an SQLite file that nobody writes to, with its log and journal.

    The file and what lies beside it are only read: SQLite itself would change them, and so would
    whatever prepares the bot's own database. A folder that has to be made for the copy is removed
    again, unless something else is put into it.

    Raises:
        StorageError: it is no SQLite file, it can't be read, it changed meanwhile, or the copy
            can't be written. No copy is left.
    """
    try:
        _refuse_no_database(file)
    except OSError as refused:
        raise StorageError(
            f"The database {file} can't be read: {refused.strerror}.{as_whom(file)}"
        ) from refused
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try:
        make_folder(folder)
        copy = _new_file_beside(folder / file.name[:_LONGEST_NAME])
        try:
            before = state_of(file)
            for suffix, _ in before:
                shutil.copyfile(f"{file}{suffix}", f"{copy}{suffix}")
            if state_of(file) != before:
                raise StorageError(f"{file} was changed while it was read: stop what writes to it.")
            yield copy
        finally:
            remove(copy)
    except OSError as refused:
        raise StorageError(
            f"{file} can't be copied into {folder}: {refused.strerror}.{as_whom(folder)}"
        ) from refused
    finally:
        for one in made:
            with suppress(OSError):
                one.rmdir()


_LONGEST_NAME: Final = 100
"""Letters of the name of a file that its copy has, too."""


def _refuse_no_database(file: Path) -> None:
    if not file.is_file():  # to read a pipe or a device may never end
        raise StorageError(f"The database {file} can't be read: it is no file.")
    with file.open("rb") as opened:
        begin = opened.read(len(_MAGIC))
    if not begin:
        raise StorageError(f"{file} is empty: there is no database in it.")
    if begin != _MAGIC:
        raise StorageError(f"The database {file} can't be read: file is not a database.")


_MAGIC: Final = b"SQLite format 3\0"


def state_of(file: Path) -> tuple[tuple[str, tuple[int, int]], ...]:
    """Return size and time of an SQLite file and of those that belong to it; it changes with each.

    Raises `OSError`.
    """
    found = []
    for suffix in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            told = file.with_name(file.name + suffix).stat()
            found.append((suffix, (told.st_size, told.st_mtime_ns)))
    return tuple(found)


def fill_copy(copy: Path, file: Path) -> None:
    """Copy a database, which may be in use. Raises `StorageError` if it can't be read."""
    try:
        _copy_pages(copy, file)
    except sqlite3.Error as broken:
        raise StorageError(
            f"The database {file} can't be read: {broken}.{as_whom(file)}"
        ) from broken


def remove(copy: Path) -> None:
    """Delete a copy and what SQLite put beside it, if there is one."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            copy.with_name(copy.name + suffix).unlink()


def _log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _refuse_taken(destination: Path) -> None:
    if os.path.lexists(destination):  # also a link that points to nothing: it would be replaced
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
    there = f"{file.absolute().as_uri()}?mode=rw"  # else SQLite would make a file that is gone
    with (
        closing(sqlite3.connect(there, uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
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
