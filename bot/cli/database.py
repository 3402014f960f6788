"""`koikoi db`: upgrade, check, back up, restore and copy the database."""

import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.cli.problems import complain
from bot.settings import Settings, SettingsError, database_url, find_home, load_settings
from bot.storage import schema
from bot.storage.auditing import Audit, audit
from bot.storage.backups import backup_into, delete_old
from bot.storage.engine import database_url as storage_url
from bot.storage.engine import shown
from bot.storage.errors import StorageError
from bot.storage.owner import owning
from bot.storage.transfer import copy_everything


class _Damaged(Exception):  # noqa: N818 - a finding, no fault in the code
    """A check found errors; the message is a sentence with their number."""

    def __init__(self, audit: Audit) -> None:
        super().__init__(
            f"What is wrong in {audit.matches} matches: {len(audit.findings)}. Keep a copy of the"
            " database as it is, and restore a backup."
        )
        self.audit = audit


def look_after(action: str, file: Path | None, *, copied: bool = False) -> int:
    """Do one action on the configured database and say what was done."""
    try:
        settings = load_settings(os.environ)
        print(asyncio.run(_act(settings.database_url, action, file, copied=copied)))
    except _Damaged as damaged:
        for finding in damaged.audit.findings:
            print(finding)
        return complain(damaged)
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    return 0


def back_up(file: Path | None, keep: int | None) -> int:
    """Copy the configured database into a file, or into a new one of the backups' folder.

    Args:
        file: the copy; None names it by the time.
        keep: how many days older backups are kept; None: for ever.
    """
    try:
        settings = load_settings(os.environ)
        print(asyncio.run(_back_up(settings, file)))
        if file is None and keep is not None:
            for old in delete_old(settings.backups, timedelta(days=keep), datetime.now(UTC)):
                print(f"{old.name} was older than {keep} days and is deleted.")
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    return 0


async def _back_up(settings: Settings, file: Path | None) -> str:
    url, folder = settings.database_url, settings.backups
    if file is None:
        file = await backup_into(url, folder, settings.home, datetime.now(UTC))
    else:
        await schema.backup(url, file)
    return f"The database was copied to {file}, and the copy is sound."


def copy(source: str, target: str) -> int:
    """Copy the database with one URL into that with another, and say what was done."""
    try:
        home = find_home(os.environ)
        old, new = database_url(source, "FROM", start=home), database_url(target, "TO", start=home)
        rows = asyncio.run(copy_everything(old, new, lambda done: print(done, file=sys.stderr)))
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    print(
        f"{rows:,} rows were copied, and each was compared. Name the new database in DATABASE_URL,"
        " and start the bot."
    )
    return 0


async def _act(url: str, action: str, file: Path | None, *, copied: bool) -> str:
    if action == "restore":
        assert file is not None
        async with owning(url, patience=0):
            kept = await schema.restore(url, file)
        done = f"{file} was checked and put into the database's place."
        return done + (f" What was there before is {kept}." if kept else "")
    if action == "upgrade":
        async with owning(url, patience=0):  # not while a bot works with it
            before = await schema.check(url)
            saved = await schema.prepare(url, copied=copied)
        if not before.pending:
            return "The database is up to date."
        done = f"The database was upgraded to {before.newest}."
        if not before.older:
            done = "The matches of the database were counted again, as this version counts them."
        return done + (f" Its copy from before is {saved}." if saved else "")
    async with schema.still(url) as copy:
        return await _checked(copy)


async def _checked(url: str) -> str:
    """Check the database and return the result as text. Raises `_Damaged` if there are errors."""
    health = await schema.check(url)
    if health.revision is None:
        raise StorageError(
            f"There is no database in {shown(storage_url(url))}. The bot makes it when it starts,"
            " and so does koikoi db upgrade."
        )
    if health.older:
        return (
            f"The database is sound and of the older form {health.revision};"
            " koikoi db upgrade (or the bot's next start) upgrades it."
        )
    if not health.counted:
        return (
            "The database is sound, and another version counted its matches; koikoi db upgrade (or"
            " the bot's next start) counts them again. Then koikoi db check compares them."
        )
    found = await audit(url)
    if found.findings:
        raise _Damaged(found)
    return f"The database is sound and up to date; {found.matches} matches were replayed."
