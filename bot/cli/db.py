"""`koikoi db`: upgrade, check, back up, restore and copy the database."""

import argparse
import asyncio
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import STORED_FEATURES
from bot.cli.terminal import complain, fail, many, whole
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
            f"What is wrong in {many(audit.matches, 'match', 'matches')}: {len(audit.findings)}."
            " Keep a copy of the database as it is, and restore a backup."
        )
        self.audit = audit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    upgrade = actions.add_parser("upgrade", help="bring its form up to date, after a backup")
    upgrade.add_argument("--copied", action="store_true", help="there is a backup already")
    upgrade.set_defaults(run=look_after, act=_upgrade)
    actions.add_parser("check", help="say whether it is sound and up to date").set_defaults(
        run=look_after, act=_check
    )
    backup = actions.add_parser("backup", help="copy it into one file, also while the bot runs")
    backup.add_argument(
        "file",
        nargs="?",
        type=Path,
        help="the copy to write (default: a new file in KOIKOI_BACKUPS, data/backups)",
    )
    backup.add_argument(
        "--keep",
        type=whole(1, 3650),
        metavar="DAYS",
        help="without a file: delete backups that are older",
    )
    backup.set_defaults(run=back_up)
    restore = actions.add_parser(
        "restore", help="put a backup in its place, after a check; what is there is kept"
    )
    restore.add_argument("file", type=Path, help="the backup")
    restore.set_defaults(run=look_after, act=_restore)
    move = actions.add_parser("copy", help="move a host: copy everything into an empty database")
    move.add_argument("source", metavar="FROM", help="sqlite:///data/koikoi.sqlite3, for instance")
    move.add_argument("target", metavar="TO", help="postgresql://user@host/database, for instance")
    move.set_defaults(run=copy)


def look_after(arguments: argparse.Namespace) -> int:
    """Do one action on the configured database and print its result; return the exit code."""
    try:
        settings = load_settings(os.environ)
        print(asyncio.run(arguments.act(settings.database_url, arguments)))
    except _Damaged as damaged:
        for finding in damaged.audit.findings:
            print(finding)
        return complain(damaged)
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    return 0


def back_up(arguments: argparse.Namespace) -> int:
    """Copy the configured database to a file, or to a new file in the folder of backups."""
    file, keep = arguments.file, arguments.keep
    if file is not None and keep is not None:
        return fail("--keep is for backups in their own folder: leave out the file, or --keep.")
    try:
        settings = load_settings(os.environ)
        print(asyncio.run(_back_up(settings, file)))
        if file is None and keep is not None:
            for old in delete_old(settings.backups, timedelta(days=keep), datetime.now(UTC)):
                print(f"{old.name} was older than {many(keep, 'day')} and is deleted.")
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


def copy(arguments: argparse.Namespace) -> int:
    """Copy the database of one URL into that of another one, and print the result."""
    try:
        home = find_home(os.environ)
        old = database_url(arguments.source, "FROM", start=home)
        new = database_url(arguments.target, "TO", start=home)
        rows = asyncio.run(copy_everything(old, new, lambda done: print(done, file=sys.stderr)))
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    print(
        f"{rows:,} rows were copied, and each was compared. Name the new database in DATABASE_URL,"
        " and start the bot."
    )
    return 0


async def _restore(url: str, arguments: argparse.Namespace) -> str:
    backup = await schema.restore(url, arguments.file, owning(url, patience=0))
    done = f"{arguments.file} was checked and put into the database's place."
    return done + (f" What was there before is {backup}." if backup else "")


async def _upgrade(url: str, arguments: argparse.Namespace) -> str:
    async with owning(url, patience=0):  # fails at once if a bot uses the database
        before = await schema.check(url)
        saved = await schema.prepare(url, copied=arguments.copied)
    if not before.pending:
        return "The database is up to date."
    done = f"The database was upgraded to {before.newest}."
    if not before.older:
        done = "The matches of the database were counted again, as this version counts them."
    return done + (f" Its copy from before is {saved}." if saved else "")


async def _check(url: str, _: argparse.Namespace) -> str:
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
    found = await audit(url, STORED_FEATURES)
    if found.findings:
        raise _Damaged(found)
    replayed = many(found.matches, "match was", "matches were")
    return f"The database is sound and up to date; {replayed} replayed."
