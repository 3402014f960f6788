"""`koikoi run`: the bot on Discord.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("run", help="start the bot on Discord, with the token from .env")
    parser.set_defaults(run=start)


def start(_: argparse.Namespace) -> int:
    """Run the bot until it is stopped, and return the exit code."""
    from bot.cli.running import run  # noqa: PLC0415

    return run()
