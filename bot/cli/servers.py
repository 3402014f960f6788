"""`koikoi servers`: the servers that the bot is on, and how to leave one.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any

from bot.cli.ids import snowflake


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("servers", help="list the bot's servers, and leave one")
    parser.set_defaults(run=show)
    actions = parser.add_subparsers(title="actions", metavar="ACTION")
    leaving = actions.add_parser("leave", help="leave a server, after a question")
    leaving.add_argument("id", type=snowflake, help="the server's id, as the list names it")
    leaving.add_argument("--yes", action="store_true", help="leave it without a question")
    leaving.set_defaults(run=leave)


def show(_: argparse.Namespace) -> int:
    """List the servers; return the exit code."""
    from bot.cli.own_servers import show_servers  # noqa: PLC0415

    return show_servers()


def leave(arguments: argparse.Namespace) -> int:
    """Leave a server; return the exit code."""
    from bot.cli.own_servers import leave_server  # noqa: PLC0415

    return leave_server(arguments.id, sure=arguments.yes)
