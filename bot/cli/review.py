"""`koikoi review`: how well a recorded match was played, in the terminal.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("review", help="say how well a recorded match was played")
    parser.add_argument("record", metavar="RECORD", help="a record; -: standard input")
    parser.add_argument("--seat", choices=("0", "1", "both"), default="both", help="whose play")
    parser.add_argument(
        "--playouts", type=int, metavar="N", help="rounds tried for a decision (default: the bot's)"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Review one record, and return the exit code."""
    from bot.cli.review_record import review  # noqa: PLC0415

    return review(arguments)
