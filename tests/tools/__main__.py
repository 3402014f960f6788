"""Developer tools: `python -m tests.tools NAME`. They are not installed with the package."""

import sys
from collections.abc import Sequence
from typing import Final

from bot.cli.program import Groups, Parser, run_program

TOOLS: Final[Groups] = {
    "endurance": {
        "endure": ("tests.tools.endurance.run", "let scripts play while everything goes wrong"),
    },
    "computer players": {
        "arena": ("tests.tools.arena.command", "measure one computer player against another"),
        "league": ("tests.tools.arena.league", "everybody against everybody, as a table"),
        "regret": (
            "tests.tools.arena.regret",
            "how much a computer player's choices cost, judged by a longer search",
        ),
        "yaku-rates": (
            "tests.tools.arena.yaku_rates",
            "how often a steady player makes each yaku, for profiles",
        ),
        "puzzles": ("tests.tools.puzzles.collecting", "find positions for the puzzle of the day"),
    },
    "benchmarks": {
        "answers": (
            "tests.tools.benchmarks.answers",
            "from a press to its answer",
        ),
        "load": ("tests.tools.benchmarks.load", "many live matches at once"),
        "find": (
            "tests.tools.benchmarks.find",
            "two are brought together while ten thousand look for an opponent",
        ),
        "erase": ("tests.tools.benchmarks.erase", "how long an erasure holds the database"),
        "start": ("tests.tools.benchmarks.start", "a start with many unfinished matches"),
        "growth": ("tests.tools.growth.bench", "each question to a database of many matches"),
        "rules": ("tests.tools.benchmarks.rules", "random 12-round matches a second"),
        "pictures": ("tests.tools.benchmarks.boards", "how fast and small the pictures are"),
    },
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one tool and return its exit code."""
    return run_program(Parser(prog="python -m tests.tools"), TOOLS, argv)


if __name__ == "__main__":
    sys.exit(main())
