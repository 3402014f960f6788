"""`make bench ARGS=start`: how soon a bot answers that starts with many unfinished matches.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import asyncio
import json
import os
from typing import Any

from bot.cli.terminal import OK


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `start` to what can be measured."""
    parser = subjects.add_parser("start", help="a start with many unfinished matches")
    parser.add_argument("--matches", type=int, default=10_000, help="unfinished (default: 10,000)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from tests.tools.benchmarks.start import measure
    from tests.tools.growth.running import make_running

    figures = asyncio.run(measure(arguments.matches, os.environ, make_running)).as_json
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            "a start with {matches:,} unfinished matches: connected after {connected_s:g} s, the"
            " first press answered after {first_answer_s:g} s, each later one within"
            " {slowest_ms:g} ms; {memory_mb:g} MB".format_map(figures)
        )
    return OK
