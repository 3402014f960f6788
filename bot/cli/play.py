"""`koikoi play`: the playground, with a database of its own.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "play", help="open the playground: a local Discord in the browser"
    )
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
    """Read a port; 0 is any free one. Raises `ValueError`, and argparse says which option it is."""
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def open_playground(arguments: argparse.Namespace) -> int:
    """Run the playground until Ctrl-C, and return the exit code."""
    from bot.cli.problems import complain  # noqa: PLC0415
    from bot.database_urls import sqlite_url  # noqa: PLC0415
    from bot.folders import PLAYGROUND  # noqa: PLC0415
    from bot.playground.play import CantPlay, run_playground  # noqa: PLC0415
    from bot.settings import SettingsError, find_home  # noqa: PLC0415

    try:
        folder = (arguments.data or find_home(os.environ) / PLAYGROUND).resolve()
    except SettingsError as problem:
        return complain(problem)
    environ = {
        **os.environ,
        "DATABASE_URL": sqlite_url(folder / "koikoi.sqlite3"),
        "KOIKOI_CACHE": str(folder / "cache"),
    }
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(
                run_playground(folder, arguments.port, environ, open_browser=arguments.open)
            )
    except CantPlay as problem:
        return complain(problem)
    return 0
