"""`koikoi compile`: compile the computer players' code in advance.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any

from bot.cli.terminal import OK


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    ready = subparsers.add_parser("compile", help="compile the computer players' code in advance")
    ready.set_defaults(run=_compile)


def _compile(_: argparse.Namespace) -> int:
    from bot.opponents.engine.warm_up import warm  # noqa: PLC0415

    print(f"Compiled code is ready ({warm():.1f} s).")
    return OK
