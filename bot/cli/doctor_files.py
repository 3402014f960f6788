"""`koikoi doctor`: checks the files of a host: the settings file, the disks, and the backups."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.cli.terminal import CannotStart, ToKnow, many
from bot.folders import ENV_FILE
from bot.settings import Settings
from bot.storage.backups import NotOpened, backup_with_matches, newest_backup, read_backup
from bot.storage.engine import database_file, database_url
from bot.storage.errors import StorageError

_LOW: Final = 1_000_000_000
_LOW_SHARE: Final = 0.05
"""A disk with fewer free bytes, or a smaller free share, is nearly full. Our alert for Prometheus
has the same limits."""
_LEAST: Final = 100_000_000
"""Bytes that must be free, in addition to the size of the database, which an upgrade copies."""
_OLD: Final = timedelta(days=2)
"""The age at which the newest backup is old. Our alert for Prometheus has the same limit."""


def check_settings_file(home: Path) -> str:
    """Describe who can read the settings file. Raises `CannotStart` if everybody can."""
    file = home / ENV_FILE
    if not file.is_file():
        raise ToKnow(f"there is no {file}; `koikoi init` writes it. The environment is used.")
    if os.name == "posix" and _is_public(file):
        raise CannotStart(f"everyone on this machine can read {file}: chmod 600 {file}")
    return f"{file}."


def _is_public(file: Path) -> bool:
    """Return whether every user can read a file, and enter each folder on the way to it."""
    way = file.resolve()
    return bool(way.stat().st_mode & 0o004) and all(
        folder.stat().st_mode & 0o001 for folder in way.parents
    )


def check_disks(settings: Settings) -> str:
    """Describe the free space on the disks of the data. Raises `CannotStart` if one is full."""
    file = database_file(database_url(settings.database_url))
    needed = _LEAST
    if file is not None:
        with suppress(OSError):  # it isn't there, or can't be read
            needed += file.stat().st_size
    folders = [settings.cache_dir, settings.backups, *([] if file is None else [file.parent])]
    told, low = [], False
    for folder in _one_on_each_disk(reversed(folders)):
        disk = shutil.disk_usage(folder)
        space = f"{_size(disk.free)} of {_size(disk.total)} are free on the disk of {folder}"
        if disk.free < needed:
            raise CannotStart(
                f"{space}, and {_size(needed)} are needed. On a full disk nobody can play: delete"
                " old backups, or make room in another way."
            )
        low = low or disk.free < _LOW or disk.free < _LOW_SHARE * disk.total
        told.append(space)
    if low:
        raise ToKnow(f"{'; '.join(told)}. On a full disk nobody can play.")
    return f"{'; '.join(told)}."


def _one_on_each_disk(folders: Iterator[Path]) -> list[Path]:
    """Return an existing folder on each disk: the folders, or the parents of missing ones."""
    found: dict[int, Path] = {}
    for folder in folders:
        for one in (folder, *folder.parents):
            with suppress(OSError):
                found.setdefault(one.stat().st_dev, one)
                break
    return list(found.values())


def _size(count: int) -> str:
    return f"{count / 1e9:.1f} GB" if count >= _LOW else f"{count / 1e6:.0f} MB"


async def check_backups(settings: Settings, now: datetime) -> str:
    """Read the newest backup, and describe it and its age.

    Raises:
        CannotStart: it is damaged, or can't be read.
        ToKnow: it is old, or can't be checked here, or there is none.
    """
    folder = settings.backups
    try:
        newest = newest_backup(folder)
    except OSError as refused:
        raise CannotStart(f"{folder} can't be read: {refused.strerror}.") from refused
    if newest is None:
        raise ToKnow(
            f"there is none in {folder}. `koikoi db backup` makes one, and HOSTING.md says how to"
            " make one every day."
        )
    made, file = newest
    age = now - made
    told = f"the newest in {folder} is from {made.astimezone():%Y-%m-%d %H:%M} ({_ago(age)})"
    hint = " `koikoi db backup` makes one now." if age > _OLD else ""
    try:
        await read_backup(file)
    except NotOpened as unknown:
        raise ToKnow(f"{told}. It was not checked: {unknown}.{hint}") from None
    except StorageError as damaged:
        raise CannotStart(
            f"{told}, and {file.name} is damaged: {damaged}. `koikoi db backup` makes one now."
        ) from None
    if hint:
        raise ToKnow(f"{told}, and sound.{hint}")
    return f"{told}, and sound."


def _ago(age: timedelta) -> str:
    hours = max(0, int(age / timedelta(hours=1)))
    return f"{many(hours, 'hour')} ago" if hours < 48 else f"{many(age.days, 'day')} ago"


async def refuse_emptied(settings: Settings) -> None:
    """Check whether there are backups with matches, for a database without any.

    Raises:
        CannotStart: there is such a backup.
        ToKnow: there is a dump of PostgreSQL, which can't be read here.
    """
    file = database_file(database_url(settings.database_url))
    try:
        backup = await backup_with_matches(settings.backups, file)
    except NotOpened as unknown:
        raise ToKnow(f"the database has no matches, and {unknown}.") from None
    if backup is None:
        return
    when = datetime.fromtimestamp(backup.stat().st_mtime, UTC).astimezone()
    restore = "HOSTING-DETAILS.md says how to" if file is None else "koikoi db"
    raise CannotStart(
        f"{file or 'the database'} has no matches, but a backup from {when:%Y-%m-%d} has. If the"
        f" database was lost: {restore} restore {backup}"
    )
