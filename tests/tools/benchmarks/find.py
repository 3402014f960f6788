"""`make bench ARGS=find`: the time of matching two people while very many wait."""

import argparse
import asyncio
import json
import random
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from bot.app import FEATURES, STORED_FEATURES
from bot.cli.terminal import OK
from bot.database_urls import sqlite_url
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.services import MatchService
from bot.matches.system import SystemClock, SystemRandomness
from bot.matchmaking import store
from bot.matchmaking.model import ANY, PRESETS, SeekerMessage
from bot.matchmaking.service import Matchmaking
from bot.matchmaking.transitions import looking
from bot.storage import schema
from bot.storage.engine import Database
from tests.matches.world import RandomThinker


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--waiting", type=int, default=10_000, help="people who wait (10,000)")
    parser.add_argument("--found", type=int, default=200, help="matches that are made (200)")
    parser.add_argument("--database", help="the URL of an empty database (a file of its own)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with TemporaryDirectory() as folder:
        url = arguments.database or sqlite_url(Path(folder) / "find.sqlite3")
        figures = asyncio.run(measure(url, arguments.waiting, arguments.found))
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            f"{arguments.waiting:,} wait: to look for an opponent and to find one takes"
            f" {figures['find_ms']:.1f} ms (95 % within {figures['find_95_ms']:.1f} ms), to begin"
            f" the match {figures['begin_ms']:.1f} ms"
            f" (95 % within {figures['begin_95_ms']:.1f} ms)"
        )
    return OK


async def measure(url: str, waiting: int, found: int) -> Mapping[str, float]:
    """Let people arrive while others wait, and match each of them; return medians and 95 %."""
    await schema.upgrade(url)
    database = Database(url, STORED_FEATURES)
    service = MatchService(
        database,
        clock=SystemClock(),
        randomness=SystemRandomness(),
        thinker=RandomThinker(),
        features=FEATURES,
    )
    chance, now = random.Random(1), datetime.now(UTC)
    crowd = [
        replace(
            looking(
                Person(number, f"Person {number}"),
                chance.choice((ANY, *PRESETS)),
                TimeControl.LIVE,
                round(chance.gauss(1500, 200)),
                at=now,
            ),
            shown=SeekerMessage(number, 1),
        )
        for number in range(1, waiting + 1)
    ]

    def wait(connection: Connection) -> None:
        for one in crowd:
            store.add(connection, one, at=now)

    await database.write(wait)
    finding, beginning = [], []
    for number in range(waiting + 1, waiting + found + 1):
        person, began = Person(number, f"Person {number}"), time.perf_counter()
        seeker = await service.of(Matchmaking).seek(person, ANY, TimeControl.LIVE)
        await service.of(Matchmaking).note_message(seeker, SeekerMessage(number, 1))
        pair = (await service.of(Matchmaking).bring_together(number)).waiting
        finding.append(time.perf_counter() - began)
        first, second = (one.person for one in pair)
        await service.of(Matchmaking).play(first)
        began = time.perf_counter()
        assert (await service.of(Matchmaking).play(second)).gone
        beginning.append(time.perf_counter() - began)
    await service.close()
    return {
        **{f"{name}_ms": _at(times, 0.5) for name, times in _named(finding, beginning)},
        **{f"{name}_95_ms": _at(times, 0.95) for name, times in _named(finding, beginning)},
    }


def _named(finding: list[float], beginning: list[float]) -> tuple[tuple[str, list[float]], ...]:
    return (("find", finding), ("begin", beginning))


def _at(seconds: list[float], part: float) -> float:
    return sorted(seconds)[int(len(seconds) * part)] * 1000
