"""Measures how soon a bot answers that starts with many unfinished matches.

Two people begin a match; the bot is stopped and started again, and one of them presses as soon as
it is connected. They continue to play for a while, one press after the other. Meanwhile the bot
checks whether the messages of the other matches show the newest state.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bot.cli.terminal import OK
from bot.database_urls import sqlite_url
from bot.playground.play import BOT, Playground, bot_environ, open_playground
from bot.playground.supervisor import Supervisor
from bot.playground.testing.pilot import World
from tests.tools.benchmarks.moves import next_press
from tests.tools.benchmarks.process import memory_mb, say
from tests.tools.growth.running import make_running

_UP_WITHIN: Final = 180.0
_PRESSES: Final = 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--matches", type=int, default=10_000, help="unfinished (default: 10,000)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
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


@dataclass(slots=True)
class Start:
    """The measured values, counted from the start of the process."""

    matches: int
    connected_s: float = 0.0
    answered_s: float = 0.0
    """Seconds until the first press was answered."""
    waits: list[float] = field(default_factory=list)
    """Milliseconds of the following presses."""
    memory_mb: float = 0.0

    @property
    def as_json(self) -> dict[str, Any]:
        """Return the figures as one JSON object."""
        return {
            "matches": self.matches,
            "connected_s": round(self.connected_s, 2),
            "first_answer_s": round(self.answered_s, 2),
            "slowest_ms": round(max(self.waits), 1),
            "memory_mb": round(self.memory_mb),
        }


async def measure(
    matches: int, environ: Mapping[str, str], fill: Callable[[str, int], Awaitable[None]]
) -> Start:
    """Measure a start with many unfinished matches.

    Args:
        matches: the number of unfinished matches.
        environ: the environment of the bot's process, except for database and cache.
        fill: fills the database of a URL with a number of unfinished matches.
    """
    with tempfile.TemporaryDirectory(prefix="koikoi-bench-") as text:
        folder = Path(text)
        url = sqlite_url(folder / "koikoi.sqlite3")
        await fill(url, matches)
        environ = {**environ, "DATABASE_URL": url, "KOIKOI_MISTAP_GUARD": "0"}
        playground = await open_playground(folder / "discord", 0, environ, BOT)
        playground.supervisor.say = say
        try:
            return await _measured(playground, environ, matches)
        finally:
            await playground.close()


async def _measured(playground: Playground, environ: Mapping[str, str], matches: int) -> Start:
    world = World(playground.local.core, playground.local)
    playground.local.rest.limits.on = False  # people would not play this fast
    await _connected(world)
    await world.aoi.command("koikoi play", opponent=world.ben, length="12")
    await world.ben.click("Accept")
    await world.until(lambda: next_press(world, set()), "a hand")
    await playground.supervisor.stop()
    await playground.running
    await world.until(lambda: not world.core.gateway.online, "the bot has gone")

    again = Supervisor(BOT, bot_environ(playground.local, environ), say=say)
    start, began = Start(matches), time.perf_counter()
    running = asyncio.create_task(again.run())
    try:
        await _connected(world)
        start.connected_s = time.perf_counter() - began
        pressed: set[tuple[int, str]] = set()
        await _press(world, pressed)
        start.answered_s = time.perf_counter() - began
        for _ in range(_PRESSES):
            start.waits.append(await _press(world, pressed))
        assert again.process is not None
        start.memory_mb = memory_mb(again.process.pid)
    finally:
        await again.stop()
        await running
    return start


async def _connected(world: World) -> None:
    await world.until(
        lambda: world.core.gateway.online and world.core.commands.usable_in(None),
        "the bot is up",
        within=_UP_WITHIN,
    )


async def _press(world: World, pressed: set[tuple[int, str]]) -> float:
    """Press a button that was not pressed yet; return the milliseconds until its answer."""
    found = await world.until(lambda: next_press(world, pressed), "a move")
    assert found is not None
    pilot, message, custom_id = found
    began = time.perf_counter()
    interaction = pilot.client.use(message, custom_id)
    await world.until(lambda: not interaction.waits, "an answer", within=_UP_WITHIN)
    return 1000 * (time.perf_counter() - began)
