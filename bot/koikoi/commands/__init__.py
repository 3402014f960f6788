"""`koikoi score`, `koikoi record` and `koikoi verify`: the game, checkable from outside.

With `--json`, standard output holds nothing but JSON. Bad input is answered with one sentence
and the exit code 2. Like the whole game, they need only the standard library.
"""

import argparse
from typing import Any

from bot.koikoi.commands import record, score, verify


def add_commands(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the three commands to the program's."""
    score.add_command(subparsers)
    record.add_command(subparsers)
    verify.add_command(subparsers)
