"""`koikoi doctor`: checks everything that the bot needs, without starting it.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("doctor", help="check settings, database and token")
    parser.add_argument(
        "--live", action="store_true", help="check the application and its servers on Discord, too"
    )
    parser.add_argument(
        "--channel",
        type=int,
        metavar="ID",
        help="with --live: try a message with a picture in this channel, then delete it",
    )
    parser.set_defaults(run=check)


def check(arguments: argparse.Namespace) -> int:
    """Print one line for each check and return the exit code: 0 if nothing is wrong."""
    from bot.cli.doctor_checks import examine  # noqa: PLC0415

    live = arguments.live or arguments.channel is not None
    return examine(live=live, channel_id=arguments.channel)
