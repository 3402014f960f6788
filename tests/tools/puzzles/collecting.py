"""Collects puzzles from one match after another, on one core or several.

The result of a match depends only on the seed and the match's number, not on the number of wanted
puzzles or processes. So a longer collection begins with the shorter one, and an interrupted search
resumes where it stopped.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from bot.cli.terminal import OK, fail, say
from bot.koikoi import Rules
from bot.koikoi.puzzle import Puzzle, format_puzzle, parse_puzzle
from bot.opponents.search.teacher import PLAYOUTS
from bot.puzzle.collection import RULES
from tests.tools.puzzles.finding import Theme, Wanted, find

_EVERY: Final = {Theme.KOI: 6, Theme.CAPTURE: 2}
"""These themes are searched only in each sixth or second match: they are the most frequent."""
_EASY_EVERY: Final = 3
"""In each third match, choices that `greedy` finds are also allowed: they are easier."""


FEWEST: Final = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
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


def wanted_in(number: int) -> Wanted:
    """Return the search criteria for a match, which vary so that puzzles are of many kinds."""
    themes = frozenset(theme for theme in Theme if number % _EVERY.get(theme, 1) == 0)
    return Wanted(themes, trap=number % _EASY_EVERY != 1)


def search(rules: Rules, seed: int, playouts: int, number: int) -> Puzzle | None:
    """Return the puzzle found in the match with this number, or None."""
    return find(rules, f"{seed}.{number}", wanted_in(number), playouts)


def collect(
    rules: Rules, seed: int, first: int = 0, workers: int = 1, playouts: int = PLAYOUTS
) -> Generator[Puzzle, None, None]:
    """Yield puzzles endlessly, from the match with the number `first` on."""
    look = partial(search, rules, seed, playouts)
    if workers == 1:
        yield from filter(None, map(look, count(first)))
        return
    # Fresh processes: compiled code and its threads don't survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        numbers = count(first)
        running = [pool.submit(look, next(numbers)) for _ in range(4 * workers)]
        try:
            while True:
                found = running.pop(0).result()
                running.append(pool.submit(look, next(numbers)))
                if found is not None:
                    yield found
        finally:
            for one in running:
                one.cancel()


def match_of(puzzle: Puzzle) -> int:
    """Return the number of the match that contains a puzzle."""
    return int(puzzle.key.split(".")[1])
