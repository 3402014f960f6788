"""`make bench ARGS=growth`: how long the database takes when it is large.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import asyncio
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.tools.growth.bench import Growth

from bot.cli.terminal import OK, fail

LEAST: Final = 500
"""Fewer matches than this make no busiest person and no long lists."""


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `growth` to what can be measured."""
    parser = subjects.add_parser("growth", help="each question to a database of many matches")
    parser.add_argument(
        "--matches", type=int, default=1_000_000, help="how many are made (1,000,000)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="an empty database that is filled and kept; else a file that is deleted",
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from bot.storage.errors import StorageError
    from tests.tools.growth.bench import measure

    if arguments.matches < LEAST:
        return fail(f"At least {LEAST} matches are needed to have long lists.")
    try:
        found = asyncio.run(
            measure(
                arguments.matches, arguments.database, lambda line: print(line, file=sys.stderr)
            )
        )
    except StorageError as problem:
        return fail(str(problem))
    print(json.dumps(asdict(found)) if arguments.json else _table(found))
    return OK


def _table(found: "Growth") -> str:
    lines = [
        f"{found.matches:,} finished and running matches, made in {found.made_s:.0f} s;"
        " milliseconds, median:",
        *(f"{value:8.2f}  {name}" for name, value in sorted(found.questions_ms.items())),
        *(f"{value:8.2f}  at the start: {name}" for name, value in found.start_ms.items()),
        f"{found.end_ms:8.2f}  the end of a match ({found.end_empty_ms:.2f} if empty)",
        f"The slowest: {found.slowest}, {found.slowest_ms:.2f} ms.",
        f"Export of {found.exported_matches:,} matches ({found.exported_mb} MB):"
        f" {found.export_s:.2f} s.",
    ]
    return "\n".join(lines)
