"""`koikoi play`: the playground, with its own database."""

import argparse
import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.cli.terminal import complain
from bot.database_urls import sqlite_url
from bot.folders import PLAYGROUND
from bot.playground.play import OTHERS, CantPlay, run_playground
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
    before = os.umask(OTHERS)
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
