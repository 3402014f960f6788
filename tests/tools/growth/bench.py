"""Measures the time of each query in a large database, and of exports and writes.

Queries run through the store, as in the bot: the times include driver and thread.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bot.app import STORED_FEATURES
from bot.cli.terminal import OK, fail
from bot.database_urls import sqlite_url
from bot.people.presses import json_pieces
from bot.storage import export_rows, match_rows, schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.recounting import count_again
from tests.tools.growth.ends import end_matches
from tests.tools.growth.host import BUSIEST, Host, Size
from tests.tools.growth.loading import loading, vacuum
from tests.tools.growth.questions import Deepest, Question, at_start, questions

COUNTED: Final = (
    "counted_matches",
    "ratings",
    "standings",
    "tallies",
    "computer_records",
    "achievements",
    "achievement_counters",
)
TIMES: Final = 15
"""How often each query is repeated; the result is the median."""
ENDS: Final = 100
"""How many matches are ended; the result is the median."""


LEAST: Final = 500
"""With fewer matches than this there is no busiest person, and no long list."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument(
        "--matches", type=int, default=1_000_000, help="how many are made (1,000,000)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="an empty database that is filled and kept; else a file that is deleted",
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
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


@dataclass(frozen=True, slots=True)
class Growth:
    """The measured times. `end_ms` is the end of a match, `end_empty_ms` in an empty database."""

    matches: int
    made_s: float
    slowest_ms: float
    slowest: str
    export_s: float
    exported_matches: int
    exported_mb: float
    end_ms: float
    end_empty_ms: float
    questions_ms: dict[str, float]
    start_ms: dict[str, float]


async def measure(matches: int, url: str | None, say: Callable[[str], None]) -> Growth:
    """Generate a large host and measure it. Raises `StorageError`.

    Args:
        matches: the number of matches; a million has 50,000 people and 2,000 servers.
        url: an empty database, in which the data stays; None means a file that is deleted.
        say: is called with the current step.
    """
    with tempfile.TemporaryDirectory() as folder:
        url = url or sqlite_url(Path(folder) / "large.sqlite3")
        say("Ending matches in an empty database.")
        empty = await _ends_when_empty(url, Size.of(matches))
        say(f"Making a host with {matches:,} matches.")
        began = time.perf_counter()
        await make_host(url, matches)
        made = time.perf_counter() - began
        say(f"It took {made:.0f} s. Asking.")
        store = Database(url, STORED_FEATURES)
        try:
            return await _measured(store, matches, made, empty)
        finally:
            await store.close()


async def make_host(url: str, matches: int) -> None:
    """Generate a large host in an empty database. Raises `StorageError` if it isn't empty."""
    await _make_tables(url)
    async with loading(url) as loader:
        await Host(Size.of(matches), loader).make()
    database = Database(url, STORED_FEATURES)
    async with database.writing() as connection:
        await count_again(connection)  # ratings and leaderboards, as for an older database
    await database.close()
    await vacuum(url, COUNTED)


async def _make_tables(url: str) -> None:
    if (await schema.check(url)).revision is not None:
        raise StorageError("A large host is made only in a database that has no tables yet.")
    await schema.upgrade(url)


async def _ends_when_empty(url: str, size: Size) -> float:
    await _make_tables(url)
    store = Database(url, STORED_FEATURES)
    try:
        return _milliseconds(await end_matches(store, ENDS, size.people))
    finally:
        await store.close()
        await schema.downgrade(url, "base")


async def _measured(store: Database, matches: int, made: float, empty: float) -> Growth:
    asked = questions(store, await Deepest.of(store))
    times = {name: await _asked(question) for name, question in asked.items()}
    size, seconds = await _exported(store)
    times["a page of an export"] = _milliseconds(seconds)
    slowest = max(times, key=lambda name: times[name])
    history = await store.read(match_rows.history, BUSIEST, None, 0, 1)
    return Growth(
        matches=matches,
        made_s=round(made, 1),
        slowest_ms=times[slowest],
        slowest=slowest,
        export_s=round(sum(seconds), 2),
        exported_matches=history.total,
        exported_mb=round(size / 1e6, 1),
        end_ms=_milliseconds(await end_matches(store, ENDS, Size.of(matches).people)),
        end_empty_ms=empty,
        questions_ms=times,
        start_ms={name: await _asked(question) for name, question in at_start(store).items()},
    )


async def _exported(store: Database) -> tuple[int, list[float]]:
    """Export the busiest person. Returns the size in bytes, and the seconds of each page."""
    size, seconds, began = 0, [], time.perf_counter()
    async for piece in json_pieces(export_rows.export_person(store, BUSIEST)):
        size += len(piece.encode())
        seconds.append(time.perf_counter() - began)
        began = time.perf_counter()
    return size, seconds


async def _asked(question: Question) -> float:
    """Return the median time of a query in milliseconds, without its first run."""
    await question()
    seconds = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await question()
        seconds.append(time.perf_counter() - began)
    return _milliseconds(seconds)


def _milliseconds(seconds: list[float]) -> float:
    return round(statistics.median(seconds) * 1000, 2)
