"""Metrics of the bot as run by its host: by default no port is opened."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import aiohttp
import pytest

from bot.playground.play import Playground, open_playground
from bot.playground.testing.pilot import World
from tests.discord_world import ANSWER_WITHIN
from tests.e2e.cards import cache_with_cards
from tests.e2e.patience import PATIENCE
from tests.e2e.processes import LOOK_EVERY
from tests.root import ROOT

LISTENS = "0A"
"""Linux's state of a listening socket."""

pytestmark = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells")


def environ(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment of the bot and the doctor, without the host's own settings."""
    return {
        **os.environ,
        "KOIKOI_METRICS": "",
        "DATABASE_URL": f"sqlite:///{folder / 'koikoi.sqlite3'}",
        "KOIKOI_CACHE": str(folder / "cache"),
        "KOIKOI_COMPUTER_DELAY": "0",
        **more,
    }


@asynccontextmanager
async def running(folder: Path, **more: str) -> AsyncIterator[tuple[World, Playground]]:
    cache_with_cards(folder / "cache")
    playground = await open_playground(folder / "discord", 0, environ(folder, **more))
    try:
        world = World(playground.local.core, playground.local)
        world.core.interactions.answer_within = ANSWER_WITHIN
        await world.until(
            lambda: world.core.gateway.online and "koikoi" in world.aoi.offered(),
            "the bot is connected",
            within=PATIENCE,
        )
        yield world, playground
    finally:
        await playground.close()


async def is_well(port: str) -> None:
    """Wait until the bot is healthy: its servers are available a while after its commands."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
        while True:
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                if answer.status == HTTPStatus.OK:
                    return
            await asyncio.sleep(LOOK_EVERY)


def listening(playground: Playground) -> set[str]:
    """Return the addresses on which the bot's process listens, in Linux's format."""
    process = playground.supervisor.process
    assert process is not None
    folder = Path(f"/proc/{process.pid}")
    sockets = {str(one.readlink()) for one in (folder / "fd").iterdir() if one.is_symlink()}
    return {
        fields[1]
        for kind in ("tcp", "tcp6")
        for line in (folder / "net" / kind).read_text(encoding="ascii").splitlines()[1:]
        if (fields := line.split())[3] == LISTENS and f"socket:[{fields[9]}]" in sockets
    }


async def test_the_bot_listens_nowhere_until_its_host_wants_to_see_how_it_does(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (_, playground):
        assert listening(playground) == set()
    # The same host enables metrics.
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    async with running(tmp_path, KOIKOI_METRICS=port) as (world, playground):
        assert listening(playground) == {f"0100007F:{int(port):04X}"}, "loopback alone"
        await world.aoi.command("koikoi computer", level="sprout")
        await is_well(port)
        doctor = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "doctor"),
            cwd=ROOT,
            env=environ(
                tmp_path,
                KOIKOI_METRICS=port,
                DISCORD_TOKEN=world.core.token,
                KOIKOI_DISCORD_API=playground.local.api_url,
                KOIKOI_DISCORD_GATEWAY=playground.local.gateway_url,
            ),
            stdout=asyncio.subprocess.PIPE,
        )
        output, _ = await asyncio.wait_for(doctor.communicate(), PATIENCE)
    assert doctor.returncode == 0, output.decode()
    lines = output.decode().splitlines()
    assert "✓ running bot: it is connected to Discord, and its database answers." in lines
    said = {line[2:].partition(":")[0]: line for line in lines}
    assert said["answers"].startswith("✓ answers: 1 since ")
    assert "1 match played now, 0 challenges open" in said["matches"]
