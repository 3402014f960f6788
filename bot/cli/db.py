"""`koikoi db`: upgrade, check, back up, restore and copy the database.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.terminal import fail, whole


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("db", help="look after the database")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    upgrade = actions.add_parser("upgrade", help="bring its form up to date, after a backup")
    upgrade.add_argument("--copied", action="store_true", help="there is a backup already")
    upgrade.set_defaults(run=run, action="upgrade")
    actions.add_parser("check", help="say whether it is sound and up to date").set_defaults(
        run=run, action="check"
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
    backup.set_defaults(run=run_backup)
    restore = actions.add_parser(
        "restore", help="put a backup in its place, after a check; what is there is kept"
    )
    restore.add_argument("file", type=Path, help="the backup")
    restore.set_defaults(run=run, action="restore")
    copy = actions.add_parser("copy", help="move a host: copy everything into an empty database")
    copy.add_argument("source", metavar="FROM", help="sqlite:///data/koikoi.sqlite3, for instance")
    copy.add_argument("target", metavar="TO", help="postgresql://user@host/database, for instance")
    copy.set_defaults(run=run_copy)


def run(arguments: argparse.Namespace) -> int:
    """Do one action on the configured database, and return the exit code."""
    from bot.cli.database import look_after  # noqa: PLC0415

    copied = getattr(arguments, "copied", False)
    return look_after(arguments.action, getattr(arguments, "file", None), copied=copied)


def run_backup(arguments: argparse.Namespace) -> int:
    """Copy the configured database into a file, and return the exit code."""
    from bot.cli.database import back_up  # noqa: PLC0415

    if arguments.file is not None and arguments.keep is not None:
        return fail("--keep is for backups in their own folder: leave out the file, or --keep.")
    return back_up(arguments.file, arguments.keep)


def run_copy(arguments: argparse.Namespace) -> int:
    """Copy one database into another, and return the exit code."""
    from bot.cli.database import copy  # noqa: PLC0415

    return copy(arguments.source, arguments.target)
