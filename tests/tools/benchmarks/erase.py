"""`make bench ARGS=erase`: how long an erasure, and a void, hold the database's only writer."""

import argparse
import asyncio
import gc
import json
import statistics
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, event, func, or_, select

from bot.app import FEATURES, STORED_FEATURES
from bot.cli.terminal import OK
from bot.database_urls import sqlite_url
from bot.matches.models.people import Person
from bot.matches.services import MatchService
from bot.matches.system import SystemClock, SystemRandomness
from bot.storage.counting_tables import counted_matches
from bot.storage.engine import Database
from bot.storage.match_tables import matches
from bot.storage.void_rows import plan_void, void_match
from tests.matches.world import RandomThinker
from tests.storage.stores import engines
from tests.tools.growth.bench import make_host
from tests.tools.growth.host import BUSIEST


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument(
        "--matches", type=int, default=200_000, help="matches that are made, half of them theirs"
    )
    parser.add_argument("--database", help="the URL of an empty database (a file of its own)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with TemporaryDirectory() as folder:
        url = arguments.database or sqlite_url(Path(folder) / "erase.sqlite3")
        figures = asyncio.run(measure(url, arguments.matches))
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            f"Somebody with {figures['matches']:,.0f} matches. A void is planned in"
            f" {figures['plan_s']:.2f} s and holds the writer for {figures['void_ms']:.1f} ms."
            f" Their data is erased in {figures['erase_s']:.1f} s by {figures['steps']:.0f}"
            f" transactions, which hold it for {figures['median_ms']:.1f} ms (median),"
            f" {figures['most_ms']:.1f} ms at most."
        )
    return OK


@dataclass(slots=True)
class Held:
    """How long each transaction held the writer, in milliseconds."""

    times: list[float] = field(default_factory=list)
    _since: float = 0.0

    def began(self, _connection: Any) -> None:
        self._since = time.perf_counter()

    def ended(self, _connection: Any) -> None:
        self.times.append((time.perf_counter() - self._since) * 1000)


@contextmanager
def holding(database: Database) -> Iterator[Held]:
    """Measure each writing transaction, until its commit begins."""
    held = Held()
    for engine in engines(database)["writing"]:
        event.listen(engine, "begin", held.began)
        event.listen(engine, "commit", held.ended)
    yield held


async def measure(url: str, count: int) -> Mapping[str, float]:
    """Make a host with many matches, make one of the busiest person void, then erase them."""
    await make_host(url, count, busy=2)
    gc.collect()
    gc.freeze()  # a collection would visit all that the host was made of, in some transaction
    database = Database(url, STORED_FEATURES)
    service = MatchService(
        database,
        clock=SystemClock(),
        randomness=SystemRandomness(),
        thinker=RandomThinker(),
        features=FEATURES,
    )

    def theirs(connection: Connection) -> tuple[int, int]:
        side = or_(matches.c.challenger_id == BUSIEST, matches.c.opponent_id == BUSIEST)
        rows = counted_matches.c
        mine = or_(rows.first_id == BUSIEST, rows.second_id == BUSIEST)
        played = connection.execute(select(func.count()).where(side)).scalar_one()
        middle = select(rows.match_id).where(mine).order_by(rows.number).offset(played // 3)
        return played, connection.execute(middle.limit(1)).scalar_one()

    played, match_id = await database.read(theirs)
    begun = time.perf_counter()
    plan = await database.read(plan_void, match_id, datetime.now(UTC))
    planned = time.perf_counter() - begun
    assert plan is not None
    with holding(database) as held:
        assert await database.write(void_match, plan)
    (void_ms,) = held.times
    begun = time.perf_counter()
    with holding(database) as held:
        await service.privacy.erase(Person(BUSIEST, "Busiest"))
    took = time.perf_counter() - begun
    await service.close()
    return {
        "matches": played,
        "plan_s": planned,
        "void_ms": void_ms,
        "erase_s": took,
        "steps": len(held.times),
        "median_ms": statistics.median(held.times),
        "most_ms": max(held.times),
    }
