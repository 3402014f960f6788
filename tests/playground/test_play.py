import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import play
from bot.playground.objects.permissions import Permission
from bot.playground.play import CantPlay, Playground, open_playground
from bot.playground.supervisor import TRIES, Supervisor
from bot.playground.testing.pilot import World

ROOT = Path(__file__).resolve().parents[2]
LONE_BOT = (sys.executable, "-W", "ignore", str(ROOT / "tests" / "playground" / "lone_bot.py"))
ENVIRON = {**os.environ, "PYTHONPATH": str(ROOT)}


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    opened = await open_playground(tmp_path, 0, ENVIRON, LONE_BOT)
    yield opened
    await opened.close()


async def test_a_killed_bot_comes_back_and_its_old_buttons_work(playground: Playground) -> None:
    world = World(playground.local.core, playground.local)
    playground.supervisor.first_pause = 0.01
    await world.online()
    await world.until(lambda: "small" in world.aoi.offered(), "the commands are there")
    await world.aoi.command("small count", start=7)
    process = playground.supervisor.process
    assert process is not None
    process.kill()
    await world.until(lambda: not world.core.gateway.online, "the bot is gone")
    await world.until(lambda: playground.supervisor.starts == 2, "it is started again")
    await world.online()
    await world.aoi.click("Count 7")
    assert world.aoi.last().content == "counted 7"


async def test_the_bot_ends_with_the_playground(tmp_path: Path) -> None:
    opened = await open_playground(tmp_path, 0, ENVIRON, LONE_BOT)
    world = World(opened.local.core, opened.local)
    await world.online()
    process = opened.supervisor.process
    await opened.close()
    assert process is not None
    assert process.returncode is not None


async def test_people_who_try_it_find_every_kind_of_place(tmp_path: Path) -> None:
    for _ in range(2):  # the second time, everything exists already
        opened = await open_playground(tmp_path, 0, ENVIRON, LONE_BOT, for_people=True)
        directory = opened.local.core.directory
        name = {one.id: one.name for one in directory.people.values()}
        told = {
            guild.name: (
                [name[one] for one in guild.member_ids],
                [
                    name[one]
                    for one in guild.member_ids
                    if Permission.MANAGE_GUILD in guild.permissions_of(one)
                ],
            )
            for guild in directory.guilds.values()
        }
        assert told == {
            "Flower Card Club": (["Aoi", "Ben", "Dan"], ["Aoi", "Dan"]),
            "Moon Viewing Society": (["Chika", "Dan"], ["Chika", "Dan"]),
            "Tea House": (["Aoi", "Ben", "Chika"], ["Aoi"]),
        }
        assert [one.name for one in directory.guilds.values() if not one.has_app] == ["Tea House"]
        private = [one for one in directory.channels.values() if one.is_private]
        assert [[name[one] for one in channel.member_ids] for channel in private] == [
            ["Aoi", "Ben", "Chika"],
            ["Aoi", "Ben"],
        ]
        with_it = [one.name for one in directory.people.values() if one.has_app]
        assert with_it == ["Aoi", "Ben"]
        assert all(directory.dm_of(one) for one in directory.people)
        await opened.close()


async def test_a_taken_port_is_one_sentence(playground: Playground, tmp_path: Path) -> None:
    with pytest.raises(CantPlay, match="--port"):
        await open_playground(tmp_path / "other", playground.local.port, ENVIRON, LONE_BOT)


async def test_a_folder_in_use_is_one_sentence(playground: Playground, tmp_path: Path) -> None:
    with pytest.raises(CantPlay, match="another playground"):
        await open_playground(tmp_path, 0, ENVIRON, LONE_BOT)


async def test_the_log_shows_what_the_process_writes(capsys: pytest.CaptureFixture[str]) -> None:
    supervisor = Supervisor(
        (sys.executable, "-c", "print('hello'); raise SystemExit(3)"), os.environ, first_pause=60
    )
    running = asyncio.create_task(supervisor.run())
    text = ""
    while "starting again" not in text:
        await asyncio.wait({running}, timeout=0.02)
        text += capsys.readouterr().out
    assert "bot │ hello" in text
    assert "ended with code 3" in text
    await supervisor.stop()
    await running


async def test_what_the_bot_says_can_be_kept_instead_of_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said: list[str] = []
    ended = asyncio.Event()

    def keep(line: str) -> None:
        said.append(line[:60])
        if "starting again" in line:
            ended.set()

    script = "print('x' * 200_000); raise SystemExit(3)"  # longer than a reader's default limit
    supervisor = Supervisor((sys.executable, "-c", script), os.environ, first_pause=60, say=keep)
    running = asyncio.create_task(supervisor.run())
    async with asyncio.timeout(60):
        await ended.wait()
    await supervisor.stop()
    await running
    assert said == ["x" * 60, "ended with code 3; starting again in 60 s"]
    assert capsys.readouterr().out == ""


async def test_a_bot_that_cannot_start_ends_the_playground_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = (sys.executable, "-c", "print('LOG_LEVEL must be'); raise SystemExit(1)")
    monkeypatch.setattr(play, "Supervisor", partial(Supervisor, first_pause=0.001))
    with pytest.raises(CantPlay, match="The bot can't start"):
        await play.run_playground(tmp_path, 0, ENVIRON, command=broken)
    assert capsys.readouterr().out.count("LOG_LEVEL must be") == TRIES


async def test_starting_over_forgets_everything_of_ours_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, others = tmp_path / "koikoi.sqlite3", tmp_path / "letters.txt"
    for file in (database, tmp_path / "koikoi.sqlite3-wal", others):
        file.write_text("x", encoding="ascii")
    running = asyncio.create_task(
        play.run_playground(tmp_path, 0, ENVIRON, command=LONE_BOT, bot_database=database)
    )

    async def told(what: str) -> str:
        text = ""
        async with asyncio.timeout(60):
            while what not in text:
                await asyncio.wait({running}, timeout=0.02)
                text += capsys.readouterr().out
        return text

    said = re.search(r"http://\S+", await told("Ctrl-C"))
    assert said is not None
    async with aiohttp.ClientSession() as http:

        async def asked(op: str, **fields: str) -> dict[str, Any]:
            """Return the earlier state, for a page that is opened for one request."""
            async with http.ws_connect(said[0].replace("?", "page/ws?")) as page:
                state: dict[str, Any] = await page.receive_json()
                person = state["people"][0]["id"]
                await page.send_json({"n": 1, "op": op, "person": person, **fields})
                while (reply := await page.receive_json())["t"] != "reply":
                    continue
                assert reply["ok"], reply
                return state

        before = await asked("set_clock_on", by="day")
        assert before["starts_over"]
        assert (await asked("start_over"))["ahead"] == 86400
        assert "Starting over." in await told("Ctrl-C")
        after = await asked("read")
    running.cancel()
    await asyncio.wait({running})
    assert after["ahead"] == 0
    assert {one["id"] for one in after["people"]}.isdisjoint(one["id"] for one in before["people"])
    assert {file for file in (database, others) if file.is_file()} == {others}
    assert not (tmp_path / "koikoi.sqlite3-wal").exists()
    assert not (tmp_path / "ahead").exists()


def test_ctrl_c_closes_everything(tmp_path: Path) -> None:
    import subprocess

    script = (
        "import asyncio, os, pathlib, sys;"
        "from bot.playground import play;"
        "from bot.playground.end_with_parent import end_with_parent;"
        "end_with_parent();"
        "asyncio.run(play.run_playground("
        f"pathlib.Path(sys.argv[1]), 0, os.environ, command={LONE_BOT!r}))"
    )
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", script, str(tmp_path)],
        cwd=ROOT, env=ENVIRON, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        output = process.stdout.read()
        process.wait(timeout=20)
    assert process.returncode == 0
    assert "Closing." in output
