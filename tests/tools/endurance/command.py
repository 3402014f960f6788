"""`make endure`: the long test.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Any


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("endure", help="let scripts play while everything goes wrong")
    parser.add_argument("--minutes", type=float, default=1, help="how long (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with (default: 1)")
    parser.add_argument(
        "--found", action="store_true", help="play each seed that has found something before"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder, whatever is found")
    parser.add_argument(
        "--cache", type=Path, metavar="DIR", help="the bot's cache (default: a new one)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run it; the exit code is 0 if nothing was found."""
    from bot.cli.problems import complain
    from tests.tools.endurance.run import CantEndure, RunOptions, endure
    from tests.tools.endurance.seeds import FOUND

    runs = [
        RunOptions(arguments.minutes, seed, keep=arguments.keep, cache=arguments.cache)
        for seed in (FOUND if arguments.found else (arguments.seed,))
    ]
    try:
        with suppress(KeyboardInterrupt):
            return max([endure(one) for one in runs])
    except CantEndure as problem:
        return complain(problem)
    return 130
