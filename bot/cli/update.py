"""`koikoi update`: brings a checkout to its newest version.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "update", help="fetch the newest version, install it, upgrade the database"
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Update, and return the exit code."""
    from bot.cli.updating import update  # noqa: PLC0415

    return update()
