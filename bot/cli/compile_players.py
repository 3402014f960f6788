"""`koikoi compile`: compile the computer players' code in advance."""

import argparse

from bot.cli.terminal import OK
from bot.opponents.engine.warm_up import warm


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.set_defaults(run=_compile)


def _compile(_: argparse.Namespace) -> int:
    print(f"Compiled code is ready ({warm():.1f} s).")
    return OK
