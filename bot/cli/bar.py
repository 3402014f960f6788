"""`koikoi bar`: keeps people and servers out.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any

from bot.cli.ids import snowflake

TARGETS = ("person", "server")


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("bar", help="keep people and servers out")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for target in TARGETS:
        action = actions.add_parser(target, help=f"bar a {target}")
        action.add_argument("id", type=snowflake, help=f"the {target}'s id on Discord")
        action.add_argument("--reason", default="", metavar="TEXT", help="a note for yourself")
        action.set_defaults(run=bar, target=target)
    actions.add_parser("list", help="say who is barred").set_defaults(run=show)
    lifting = actions.add_parser("lift", help="let a person or a server in again")
    lifting.add_argument("target", choices=TARGETS, help="what is let in again")
    lifting.add_argument("id", type=snowflake, help="its id on Discord")
    lifting.set_defaults(run=lift)


def bar(arguments: argparse.Namespace) -> int:
    """Bar a person or a server; return the exit code."""
    from bot.cli.decisions import save_bar  # noqa: PLC0415

    return save_bar(arguments.target, arguments.id, arguments.reason)


def show(_: argparse.Namespace) -> int:
    """Say who is barred; return the exit code."""
    from bot.cli.decisions import show_bars  # noqa: PLC0415

    return show_bars()


def lift(arguments: argparse.Namespace) -> int:
    """Let somebody in again; return the exit code."""
    from bot.cli.decisions import lift_bar  # noqa: PLC0415

    return lift_bar(arguments.target, arguments.id)
