"""`make tool ARGS="puzzles"`: find positions for the puzzle of the day, offline.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.cli.terminal import OK, fail, say
from bot.koikoi.puzzle import format_puzzle, parse_puzzle
from bot.matches.puzzles import RULES

FEWEST: Final = 100


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser("puzzles", help="find positions for the puzzle of the day")
    parser.add_argument("file", type=Path, help="where they go, one a line; goes on if it is there")
    parser.add_argument("--count", type=int, default=400, metavar="N", help="how many (400)")
    parser.add_argument("--seed", type=int, default=1, help="of the matches and all chance (1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--playouts", type=int, metavar="N", help="rounds tried for a position (the teacher's)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Add the missing puzzles to the file, and return the exit code."""
    from bot.opponents.search.teacher import PLAYOUTS
    from tests.tools.puzzles.collecting import collect, match_of

    playouts, file = arguments.playouts or PLAYOUTS, arguments.file
    if min(arguments.count, arguments.workers) < 1 or playouts < FEWEST:
        return fail(f"--count and --workers must be at least 1, --playouts at least {FEWEST}.")
    try:
        known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        first = match_of(parse_puzzle(known[-1])) + 1 if known else 0
        found = collect(RULES, arguments.seed, first, arguments.workers, playouts)
        missing = range(len(known), arguments.count)
        with file.open("a", encoding="utf-8") as lines, closing(found):
            for number, puzzle in zip(missing, found, strict=False):
                lines.write(format_puzzle(puzzle) + "\n")
                lines.flush()
                print(f"{number + 1}/{arguments.count}  {puzzle.key}", file=sys.stderr)
    except (ValueError, LookupError):
        return fail(f"{file} holds something else than puzzles.")
    except OSError as problem:
        return fail(f"{file} can't be written: {problem.strerror}.")
    say(f"{max(len(known), arguments.count)} puzzles in {file}")
    return OK
