"""`make bench ARGS=pictures`: how fast and small the pictures are.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
from typing import Any


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `pictures` to what can be measured."""
    parser = subjects.add_parser("pictures", help="how fast and small the pictures are")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.set_defaults(run=measure)


def measure(arguments: argparse.Namespace) -> int:
    """Print the figures and return the exit code."""
    from tests.tools.benchmarks.boards import report

    return report(as_json=arguments.json)
