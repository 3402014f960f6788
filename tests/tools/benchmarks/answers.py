"""Measures the time from a press to its answer, next to a bare bot that answers the same bytes.

Two people play a match by direct messages. After each press everything is drawn before the next
one, as in a quiet match: only the answer is measured, from the click to the change of the pressed
message. Then a bare discord.py bot answers the same number of presses with the real bot's answers.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.cli.terminal import OK
from bot.database_urls import sqlite_url
from bot.playground.objects.components import walk
from bot.playground.objects.message import Message
from bot.playground.play import BOT, open_playground
from bot.playground.testing.pilot import Pilot, World
from tests.tools.benchmarks.moves import next_press
from tests.tools.benchmarks.process import say

_UP_WITHIN: Final = 180.0
"""Time limit of the first start, in seconds."""
_WARM: Final = 10
"""Warm-up presses, which are not counted: caches fill, code is compiled."""
_QUIET_FOR: Final = 0.15
"""Drawing counts as finished after this many seconds without a request."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--presses", type=int, default=100, help="of each bot (default: 100)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    figures = asyncio.run(measure(arguments.presses, os.environ)).as_json
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            "from a press to its answer: median {median_ms:g} ms (95 % within {p95_ms:g} ms),"
            " a bare bot {bare_ms:g} ms: {ratio:g} times".format_map(figures)
        )
    return OK


@dataclass(frozen=True, slots=True)
class Figures:
    """The measured times, in milliseconds."""

    real: tuple[float, ...]
    bare: tuple[float, ...]

    @property
    def as_json(self) -> dict[str, Any]:
        """Return the figures as one JSON object."""
        median, bare = statistics.median(self.real), statistics.median(self.bare)
        return {
            "presses": len(self.real),
            "median_ms": round(median, 2),
            "p95_ms": round(statistics.quantiles(self.real, n=20)[-1], 2),
            "bare_ms": round(bare, 2),
            "ratio": round(median / bare, 2),
        }


async def measure(presses: int, environ: Mapping[str, str]) -> Figures:
    """Measure this number of presses for each bot.

    `environ`: the environment of the real bot's process, except for database and cache.
    """
    with tempfile.TemporaryDirectory(prefix="koikoi-bench-") as text:
        folder = Path(text)
        answers = folder / "answers"
        answers.mkdir()
        real = await _real(folder, answers, presses, environ)
        return Figures(real, await _bare(folder, answers, presses))


async def _real(
    folder: Path, answers: Path, presses: int, environ: Mapping[str, str]
) -> tuple[float, ...]:
    playground = await open_playground(
        folder / "real",
        0,
        {
            **environ,
            "DATABASE_URL": sqlite_url(folder / "koikoi.sqlite3"),
            "KOIKOI_MISTAP_GUARD": "0",
        },
        BOT,
    )
    playground.supervisor.say = say
    try:
        world = World(playground.local.core, playground.local)
        playground.local.rest.limits.on = False  # people would not play this fast
        await world.until(
            lambda: world.core.gateway.online and world.core.commands.usable_in(None),
            "the bot is up",
            within=_UP_WITHIN,
        )
        return await _play(world, answers, presses)
    finally:
        await playground.close()


async def _play(world: World, answers: Path, presses: int) -> tuple[float, ...]:
    """Press the first button; start further matches until there were enough presses."""
    times: list[float] = []
    pressed: set[tuple[int, str]] = set()
    number = 0
    await _quiet(world)
    while len(times) < presses:
        found = next_press(world, pressed)
        if found is None:
            await world.aoi.command("koikoi play", opponent=world.ben, length="12")
            await world.ben.click("Accept")
            await _quiet(world)
            continue
        pilot, message, custom_id = found
        took = await _press(world, pilot, message, custom_id)
        await _quiet(world)
        number += 1
        if number > _WARM:
            times.append(took)
        if number >= _WARM:
            _keep(world, answers, number, message.id)
    return tuple(times)


async def _press(world: World, pilot: Pilot, message: Message, custom_id: str) -> float:
    """Press a button; return the milliseconds until its message changed."""
    began = time.perf_counter()
    interaction = pilot.client.use(message, custom_id)
    await world.until(lambda: not interaction.waits, "an answer")
    return 1000 * (time.perf_counter() - began)


async def _quiet(world: World) -> None:
    """Wait until the bot sends no more requests."""
    count = -1
    while count != len(world.requests):
        count = len(world.requests)
        await asyncio.sleep(_QUIET_FOR)


def _keep(world: World, answers: Path, number: int, message_id: int) -> None:
    """Write the current content of a message to the folder, for the bare bot."""
    wire = world.core.messages.by_id[message_id].wire
    (attachment,) = wire["attachments"]
    name = f"{number:06}"
    kept = {"content": wire["content"], "components": wire["components"]}
    (answers / f"{name}.json").write_text(json.dumps(kept), encoding="utf-8")
    picture = world.core.attachments.path(int(attachment["id"])).read_bytes()
    (answers / f"{name}.png").write_bytes(picture)


async def _bare(folder: Path, answers: Path, presses: int) -> tuple[float, ...]:
    command = (sys.executable, "-m", "tests.tools.benchmarks.bare_bot", str(answers))
    playground = await open_playground(folder / "bare", 0, os.environ, command)
    playground.supervisor.say = say
    try:
        world = World(playground.local.core, playground.local)
        seen = await world.until(world.aoi.messages, "a message", within=_UP_WITHIN)
        times: list[float] = []
        for _ in range(presses):
            message = world.core.messages.by_id[seen[-1].id]
            custom_id = _any_button(message)
            times.append(await _press(world, world.aoi, message, custom_id))
            await _quiet(world)
        return tuple(times)
    finally:
        await playground.close()


def _any_button(message: Message) -> str:
    return next(
        str(one["custom_id"])
        for one in walk(message.wire["components"])
        if one.get("custom_id") and not one.get("disabled")
    )
