"""`koikoi reports`: the problems that players reported.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("reports", help="read the problems that players reported")
    parser.add_argument(
        "number", nargs="?", type=int, help="one report, with the record of its match"
    )
    parser.add_argument("--done", action="store_true", help="delete that report")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show all reports or one, or delete one; return the exit code."""
    from bot.cli.reported import delete_report, show_report, show_reports  # noqa: PLC0415

    if arguments.number is None:
        return show_reports()
    return delete_report(arguments.number) if arguments.done else show_report(arguments.number)
