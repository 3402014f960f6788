"""`koikoi reports`: the problems that players reported.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "reports", help="read the problems that players reported, and answer them"
    )
    parser.add_argument(
        "number", nargs="?", type=int, help="one report, with the record of its match"
    )
    acts = parser.add_mutually_exclusive_group()
    acts.add_argument("--answer", metavar="TEXT", help="send the player an answer to that report")
    acts.add_argument("--done", action="store_true", help="delete that report")
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Show all reports or one, answer or delete one; return the exit code."""
    from bot.cli import reported  # noqa: PLC0415

    number: int | None = arguments.number
    if number is None:
        if arguments.done or arguments.answer is not None:
            arguments.refuse("--answer and --done need the number of a report")
        return reported.show_reports()
    if arguments.answer is not None:
        return reported.answer_report(number, arguments.answer)
    return reported.delete_report(number) if arguments.done else reported.show_report(number)
