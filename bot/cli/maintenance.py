"""`koikoi maintenance`: a notice for everybody; nothing new begins meanwhile.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any

OFF = "off"


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "maintenance", help="let nothing new begin for a while, and tell everybody why"
    )
    parser.add_argument(
        "notice",
        nargs="?",
        metavar="NOTICE",
        help='what everybody reads, such as "Back at 18:00 UTC"; off: it is over',
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show, set or end the notice; return the exit code."""
    from bot.cli.decisions import end_notice, save_notice, show_notice  # noqa: PLC0415

    if arguments.notice is None:
        return show_notice()
    return (
        end_notice() if arguments.notice.strip().lower() == OFF else save_notice(arguments.notice)
    )
