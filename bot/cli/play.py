"""`koikoi play`: the playground, with its own database."""

import argparse
import asyncio
import os
from contextlib import suppress
from glob import escape
from pathlib import Path
from typing import Final

from bot.cli.terminal import complain
from bot.database_urls import sqlite_url
from bot.folders import PLAYGROUND
from bot.playground.core import AHEAD, ATTACHMENTS, DOCUMENTS
from bot.playground.play import CantPlay, run_playground
from bot.settings import SettingsError, find_home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("--port", type=_port, default=8765, help="where it listens (default: 8765)")
    parser.add_argument(
        "--data",
        type=Path,
        default=None,
        help="its folder (default: .playground, in the home folder)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser, too")
    parser.set_defaults(run=open_playground)


def _port(text: str) -> int:
    """Parse a port; 0 means any free port. Raises `ValueError`, which argparse reports."""
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def open_playground(arguments: argparse.Namespace) -> int:
    """Run the playground until Ctrl-C, and return the exit code."""
    try:
        folder = (arguments.data or find_home(os.environ) / PLAYGROUND).resolve()
    except SettingsError as problem:
        return complain(problem)
    database = folder / "koikoi.sqlite3"
    environ = {
        **os.environ,
        **dict.fromkeys(_OF_THE_REAL_BOT, ""),
        "DATABASE_URL": sqlite_url(database),
        "KOIKOI_CACHE": str(folder / "cache"),
    }
    try:
        _make_private(folder)
    except OSError as problem:
        return complain(f"The playground can't use {folder}: {problem.strerror}.")
    before = os.umask(_PRIVATE)
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(
                run_playground(
                    folder,
                    arguments.port,
                    environ,
                    open_browser=arguments.open,
                    bot_database=database,
                )
            )
    except CantPlay as problem:
        return complain(problem)
    finally:
        os.umask(before)
    return 0


_OF_THE_REAL_BOT: Final = (
    "DISCORD_API",
    "KOIKOI_HOSTS",
    "KOIKOI_METRICS",
    "KOIKOI_REPORTS_WEBHOOK",
    "KOIKOI_SENTRY_DSN",
    "KOIKOI_SHARDS",
)
"""Settings that point to Discord, to people there, or to services beside the real bot. An empty
value in the environment also replaces the value in ``.env``."""

_PRIVATE: Final = 0o077
"""The rights that nobody else gets: the files contain hidden cards."""


def _make_private(folder: Path) -> None:
    """Take the rights of others on the playground's files; an earlier version gave them."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    kept = (folder / name for name in (DOCUMENTS, AHEAD, ATTACHMENTS, "koikoi.sqlite3"))
    for one in kept:
        for file in (*one.parent.glob(f"{escape(one.name)}*"), *one.rglob("*")):
            if not file.is_symlink():
                file.chmod(file.stat().st_mode & ~_PRIVATE)
