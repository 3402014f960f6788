"""The tools of those who work on the bot: `python -m tests.tools NAME`. They are not installed."""

import argparse
import sys
from collections.abc import Sequence

from tests.tools.arena import command as arena
from tests.tools.arena import regret_command, yaku_rates_command
from tests.tools.benchmarks import (
    answers_command,
    load_command,
    pictures_command,
    rules_command,
    start_command,
)
from tests.tools.endurance import command as endurance
from tests.tools.growth import command as growth
from tests.tools.puzzles import command as puzzles


def main(argv: Sequence[str] | None = None) -> int:
    """Run one tool and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools")
    tools = parser.add_subparsers(title="tools", metavar="TOOL", required=True)
    endurance.add_command(tools)
    arena.add_commands(tools)
    for one in (regret_command, yaku_rates_command, puzzles):
        one.add_command(tools)
    bench = tools.add_parser("bench", help="measure the bot's own parts")
    subjects = bench.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    for measured in (
        answers_command,
        growth,
        load_command,
        pictures_command,
        rules_command,
        start_command,
    ):
        measured.add_bench(subjects)
    arguments = parser.parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
