"""`make bench ARGS=load`: many live matches at once.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import asyncio
import json
import os
import sys
from typing import Any

from bot.cli.terminal import OK


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `load` to what can be measured."""
    parser = subjects.add_parser("load", help="many live matches at once")
    parser.add_argument("--matches", type=int, default=1000, help="live at once (default: 1000)")
    parser.add_argument("--rate", type=float, default=50, help="moves a second (default: 50)")
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: 60)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from tests.tools.benchmarks.load import measure

    load = asyncio.run(
        measure(arguments.matches, arguments.rate, arguments.seconds, os.environ, _say)
    )
    figures = load.as_json
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):20} {value:g}")
    return OK


def _say(text: str) -> None:
    print(text, file=sys.stderr)
