"""`make tool ARGS="yaku-rates"`: how often a steady player makes each yaku, for profiles; offline.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from bot.cli.terminal import OK, fail, say
from bot.koikoi.rules import PRESET_NAMES


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "yaku-rates", help="how often a steady player makes each yaku, for profiles"
    )
    parser.add_argument("file", type=Path, help="where they go; it is replaced")
    parser.add_argument(
        "--rounds", type=int, default=100_000, metavar="N", help="for each preset (100,000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the rounds, write the file, and return the exit code."""
    from tests.tools.arena.yaku_rates import yaku_rates

    if arguments.rounds < 1:
        return fail("--rounds must be at least 1.")
    presets = {}
    for preset in PRESET_NAMES:
        print(preset, file=sys.stderr)
        presets[preset] = yaku_rates(preset, arguments.rounds, arguments.seed)
    measured = {"rounds": arguments.rounds, "seed": arguments.seed, "presets": presets}
    try:
        arguments.file.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    except OSError as problem:
        return fail(f"{arguments.file} can't be written: {problem.strerror}.")
    say(f"{len(presets)} presets in {arguments.file}")
    return OK
