"""`make bench ARGS=answers`: from a press to its answer.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import asyncio
import json
import os
from typing import Any

from bot.cli.terminal import OK


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `answers` to what can be measured."""
    parser = subjects.add_parser("answers", help="from a press to its answer, beside a bare bot")
    parser.add_argument("--presses", type=int, default=100, help="of each bot (default: 100)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from tests.tools.benchmarks.answers import measure

    figures = asyncio.run(measure(arguments.presses, os.environ)).as_json
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            "from a press to its answer: median {median_ms:g} ms (95 % within {p95_ms:g} ms),"
            " a bare bot {bare_ms:g} ms: {ratio:g} times".format_map(figures)
        )
    return OK
