"""Measures waiting times and resource use with many live matches at once.

Half of the matches are played by two people in direct messages, a quarter by two people with *My
hand*, a quarter by one person against the computer. Moves come at a fixed rate, whether or not the
earlier ones were answered. Discord's rate limits apply, except while the matches begin.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from bot.app import STORED_FEATURES
from bot.cli.terminal import OK
from bot.database_urls import sqlite_url
from bot.playground.objects.channel import Channel
from bot.playground.objects.guild import Guild
from bot.playground.play import open_playground
from bot.playground.testing.pilot import CantDo, Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage.engine import Database
from tests.known_dms import know_dms
from tests.tools.benchmarks.moves import Move, OpenMoves
from tests.tools.benchmarks.process import cpu_seconds, memory_mb, say

_UP_WITHIN: Final = 180.0
"""Time limit of the first start, in seconds."""
_ANSWER_WITHIN: Final = 15.0
_IN_CHANNEL: Final = 10
_IN_GUILD: Final = 50
"""Matches per channel and server: fewer than the bot's own limits."""
_BEGIN_AT_ONCE: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--matches", type=int, default=1000, help="live at once (default: 1000)")
    parser.add_argument("--rate", type=float, default=50, help="moves a second (default: 50)")
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: 60)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    load = asyncio.run(measure(arguments.matches, arguments.rate, arguments.seconds, os.environ))
    figures = load.as_json
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):20} {value:g}")
    return OK


@dataclass(slots=True)
class Load:
    """The measured values."""

    matches: int
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Milliseconds from each press to its answer."""
    refused: int = 0
    """Presses without an answer within three seconds."""
    late: int = 0
    """Moves that were due while nobody was able to move."""
    cpu: float = 0.0
    memory: tuple[float, float] = (0.0, 0.0)
    requests: int = 0
    sent: int = 0
    """Total bytes of all request bodies."""
    too_many: int = 0
    """Requests that Discord rejected because of a rate limit."""

    @property
    def as_json(self) -> dict[str, Any]:
        """Return the figures as one JSON object."""
        moves = len(self.waits)
        cuts = statistics.quantiles(self.waits, n=100)
        return {
            "matches": self.matches,
            "moves": moves,
            "moves_per_s": round(moves / self.seconds, 1),
            "p50_ms": round(cuts[49], 1),
            "p99_ms": round(cuts[98], 1),
            "cpu_ms_per_move": round(1000 * self.cpu / moves, 1),
            "memory_mb": round(self.memory[1]),
            "memory_grown_mb": round(self.memory[1] - self.memory[0]),
            "requests_per_move": round(self.requests / moves, 2),
            "kb_per_move": round(self.sent / 1000 / moves),
            "too_many_requests": self.too_many,
            "refused": self.refused,
            "nobody_could_move": self.late,
        }


async def measure(
    matches: int,
    rate: float,
    seconds: float,
    environ: Mapping[str, str],
) -> Load:
    """Begin *matches* matches, then make *rate* moves per second in total for *seconds* seconds.

    `environ`: the environment of the bot's process, except for database and cache.
    """
    with tempfile.TemporaryDirectory(prefix="koikoi-bench-") as text:
        folder = Path(text)
        url = sqlite_url(folder / "koikoi.sqlite3")
        playground = await open_playground(
            folder / "discord",
            0,
            {
                **environ,
                "DATABASE_URL": url,
                "KOIKOI_MISTAP_GUARD": "0",
            },
        )
        playground.supervisor.say = say
        try:
            world = World(playground.local.core, playground.local)
            await world.until(
                lambda: world.core.gateway.online and world.core.commands.usable_in(None),
                "the bot is up",
                within=_UP_WITHIN,
            )
            moves = OpenMoves(world.core, random.Random(1))
            limits = playground.local.rest.limits
            limits.on = False
            await _begin_all(world, Database(url, STORED_FEATURES), matches)
            limits.on = True
            load = Load(matches)
            process = playground.supervisor.process
            assert process is not None
            memory, cpu = memory_mb(process.pid), cpu_seconds(process.pid)
            await _play(world, moves, load, rate, seconds)
            load.cpu = cpu_seconds(process.pid) - cpu
            load.memory = (memory, memory_mb(process.pid))
            return load
        finally:
            await playground.close()


async def _begin_all(world: World, store: Database, matches: int) -> None:
    """Begin the matches, a few at a time."""
    places = _places(world, matches)
    numbers = iter(range(matches))

    async def begin_some() -> None:
        for number in numbers:
            await _begin(world, store, number, places[number // _IN_CHANNEL])
            if number % 100 == 99:
                say(f"{number + 1} matches have begun")

    await asyncio.gather(*(begin_some() for _ in range(_BEGIN_AT_ONCE)))
    await store.close()
    await _until_quiet(world)


def _places(world: World, matches: int) -> list[tuple[Guild, Channel]]:
    places: list[tuple[Guild, Channel]] = []
    for number in range(-(-matches // _IN_CHANNEL)):
        if number % (_IN_GUILD // _IN_CHANNEL) == 0:
            guild = world.add_guild(f"Server {number}", world.aoi.person)
        places.append((guild, world.add_channel(guild, f"games-{number}")))
    return places


async def _begin(world: World, store: Database, number: int, place: tuple[Guild, Channel]) -> None:
    guild, channel = place
    one = world.newcomer(f"Player {number}", guild=guild)
    await know_dms(store, one)
    if number % 4 == 3:
        await one.command("koikoi computer", channel=channel, length="12")
        return
    other = world.newcomer(f"Partner {number}", guild=guild)
    await know_dms(store, other)
    in_channel = number % 4 == 2
    if in_channel:
        one.close_dms()
        other.close_dms()
    await one.command("koikoi play", opponent=other, length="12", channel=channel)
    table: RenderedMessage | None = await world.until(
        lambda: _table(other, channel, "Accept"), "the challenge"
    )
    await other.click("Accept", in_=table)
    if in_channel:
        table = await world.until(lambda: _table(other, channel, "My hand"), "the table")
        for player in (one, other):
            await player.click("My hand", in_=table)


def _table(player: Pilot, channel: Channel, button: str) -> RenderedMessage | None:
    """Return the message that names a player and has a button; None while it is missing."""
    names = (player.mention, player.name)
    for message in player.messages(channel):
        if message.button(button) and any(name in message.content for name in names):
            return message
    return None


async def _until_quiet(world: World) -> None:
    """Wait until the bot sends no more requests."""
    count = -1
    while count != len(world.requests):
        count = len(world.requests)
        await asyncio.sleep(2)


async def _play(world: World, moves: OpenMoves, load: Load, rate: float, seconds: float) -> None:
    """Make the moves, and count them."""
    world.requests.clear()
    began = time.perf_counter()
    pressing: set[asyncio.Task[None]] = set()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        move = moves.next()
        if move is None:
            load.late += 1
            continue
        task = asyncio.create_task(_press(world, move, load))
        pressing.add(task)
        task.add_done_callback(pressing.discard)
    await asyncio.gather(*pressing)
    load.seconds = time.perf_counter() - began
    load.requests = len(world.requests)
    load.sent = sum(one.size for one in world.requests)
    load.too_many = sum(one.status == HTTPStatus.TOO_MANY_REQUESTS for one in world.requests)


async def _press(world: World, move: Move, load: Load) -> None:
    pilot = Pilot(world, move.person_id)
    began = time.perf_counter()
    try:
        interaction = pilot.client.use(move.message, move.custom_id, late=True)
    except CantDo:
        load.late += 1
        return
    await world.until(lambda: not interaction.waits, "an answer", within=_ANSWER_WITHIN)
    load.waits.append(1000 * (time.perf_counter() - began))
    load.refused += interaction.state.name == "FAILED"
