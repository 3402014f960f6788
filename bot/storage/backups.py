"""Backups in a folder: each with its time in its name, old ones deleted, the newest one's age."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, select

from bot.folders import BACKUPS, as_whom
from bot.storage import dumping, schema
from bot.storage.copying import PARTIAL
from bot.storage.engine import database_file, database_url
from bot.storage.errors import NotInstalled, StorageError
from bot.storage.match_tables import matches
from bot.storage.private_files import make_folder

_TIME: Final = "%Y%m%d-%H%M%S"
_NAME: Final = re.compile(r"koikoi-(\d{8}-\d{6})\.(sqlite3|dump)")


async def backup_into(url: str, folder: Path, home: Path, now: datetime) -> Path:
    """Copy the database into a new file in the folder, and return the file.

    The usual folder is made; any other one has to be there: it may be a disk that isn't mounted.
    Raises `StorageError`.
    """
    await schema.refuse_nothing(url)  # before a folder is made for it
    await asyncio.to_thread(_prepare, folder, home)
    suffix = dumping.SUFFIX if database_file(database_url(url)) is None else ".sqlite3"
    copy = folder / f"koikoi-{now.astimezone(UTC):{_TIME}}{suffix}"
    await schema.backup(url, copy)
    return copy


def _prepare(folder: Path, home: Path) -> None:
    try:
        if folder == home / BACKUPS:
            make_folder(folder)
        elif not folder.is_dir():
            raise StorageError(
                f"There is no folder {folder} for the backups: make it, or name another one in"
                " KOIKOI_BACKUPS."
            )
    except OSError as refused:
        raise StorageError(
            f"The folder {folder} can't be made: {refused.strerror}.{as_whom(folder)}"
        ) from refused


def delete_old(folder: Path, keep: timedelta, now: datetime) -> list[Path]:
    """Delete the backups in a folder that are older, and return them; the newest one stays.

    Only files with the name of a backup are touched. Raises `StorageError`.
    """
    try:
        made = sorted((at, file) for file in folder.iterdir() if (at := _made_at(file)) is not None)
        old = [file for at, file in made[:-1] if at < now - keep]
        for file in old:
            file.unlink(missing_ok=True)
    except OSError as refused:
        raise StorageError(
            f"Old backups in {folder} can't be deleted: {refused.strerror}.{as_whom(folder)}"
        ) from refused
    return old


def newest_backup(folder: Path) -> tuple[datetime, Path] | None:
    """Return the newest file in the folder, of any origin, with its time; None if there is none.

    Raises `OSError` if the folder can't be read.
    """
    found = []
    with suppress(FileNotFoundError), os.scandir(folder) as files:
        for file in files:
            with suppress(FileNotFoundError):  # deleted meanwhile
                if file.is_file() and not file.name.endswith(PARTIAL):
                    found.append((file.stat().st_mtime, Path(file.path)))
    if not found:
        return None
    at, newest = max(found)
    return datetime.fromtimestamp(at, UTC), newest


def newest_backup_time(folder: Path) -> datetime | None:
    """Return the time of `newest_backup`. Raises `OSError` as that does."""
    newest = newest_backup(folder)
    return None if newest is None else newest[0]


class NotOpened(Exception):  # noqa: N818 - the backup may be sound
    """A backup can't be checked here; the message says why."""


async def read_backup(file: Path) -> None:
    """Read all of a backup.

    Raises:
        NotOpened: the backup can't be checked here.
        StorageError: the backup is damaged.
    """
    if _made_at(file) is None:
        raise NotOpened(f"{file.name} is not a file of `koikoi db backup`")
    if file.suffix == dumping.SUFFIX:
        try:
            await dumping.read(file)
        except NotInstalled:
            raise NotOpened("pg_restore is not installed here") from None
    else:
        await asyncio.to_thread(_read_sqlite, file)


def _read_sqlite(file: Path) -> None:
    try:
        with closing(_opened(file)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as damaged:
        raise StorageError(str(damaged)) from None
    if found != "ok":
        raise StorageError(str(found))


def _opened(file: Path) -> sqlite3.Connection:
    """Return a connection to an SQLite file, which is only read."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def has_matches(connection: Connection) -> bool:
    """Return whether there is any match."""
    return connection.execute(select(matches.c.id).limit(1)).first() is not None


async def backup_with_matches(folder: Path, database: Path | None) -> Path | None:
    """Return the newest backup that contains a match, or None.

    Args:
        folder: the folder of backups.
        database: the SQLite file, beside which copies from before upgrades lie; None: the
            database is a server's.

    Raises:
        NotOpened: there is a dump, and no `pg_restore` to read it.
    """
    if database is not None:
        return await asyncio.to_thread(_file_with_matches, folder, database)
    for file in await asyncio.to_thread(_made_in, folder):
        if file.suffix == dumping.SUFFIX and await _dump_has_matches(file):
            return file
    return None


def _made_in(folder: Path) -> list[Path]:
    """Return the backups in a folder, the newest first."""
    made = []
    with suppress(OSError):
        made = sorted((at, file) for file in folder.iterdir() if (at := _made_at(file)) is not None)
    return [file for _, file in reversed(made)]


def _file_with_matches(folder: Path, database: Path) -> Path | None:
    beside = database.parent.glob(f"{escape(database.stem)}-before-*{escape(database.suffix)}")
    files = _made_in(folder) + sorted(beside, key=lambda file: file.stat().st_mtime, reverse=True)
    return next((file for file in files if _file_has_matches(file)), None)


async def _dump_has_matches(file: Path) -> bool:
    try:
        return await dumping.has_rows(file, matches.name)
    except NotInstalled:
        raise NotOpened(f"{file} may have some: pg_restore is not installed here") from None
    except StorageError:  # damaged
        return False


def _file_has_matches(file: Path) -> bool:
    """Return whether an SQLite file contains a match."""
    with suppress(sqlite3.Error), closing(_opened(file)) as connection:
        return connection.execute("SELECT 1 FROM matches LIMIT 1").fetchone() is not None
    return False


def _made_at(file: Path) -> datetime | None:
    named = _NAME.fullmatch(file.name)
    if named is None:
        return None
    with suppress(ValueError):  # digits that are no day
        return datetime.strptime(named[1], _TIME).replace(tzinfo=UTC)
    return None
