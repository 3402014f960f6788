"""Data that survives a restart, and data that does not."""

import sqlite3
from pathlib import Path

import pytest
import yarl

from bot.playground.server import serve
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import PNG, raw_bot
from tests.playground.small_bot import SmallBot


async def test_everything_public_is_there_again(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, raw_bot(world) as bot:
        sent = (await bot.send({"content": f"{world.ben.mention}!"}, {"a.png": PNG})).body
        world.newcomer("Chika", locale="ja")
        world.ben.close_dms()
        before = (
            world.core.directory.people,
            world.core.directory.guilds,
            world.core.directory.channels,
            world.ben.pushes,
        )
        old_url = sent["attachments"][0]["url"]
    async with local_world(tmp_path) as world, raw_bot(world) as bot:
        after = (
            world.core.directory.people,
            world.core.directory.guilds,
            world.core.directory.channels,
            world.ben.pushes,
        )
        assert after == before
        path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
        again = (await bot.call("GET", path)).body
        assert again["content"] == sent["content"]
        url = again["attachments"][0]["url"]
        assert url.startswith(world.discord.url)
        assert yarl.URL(url).path == yarl.URL(old_url).path
        async with bot.http.get(url) as response:
            assert await response.read() == PNG
        newer = (await bot.send({"content": "x"})).body
        assert int(newer["id"]) > int(sent["id"])


async def test_ephemeral_messages_are_gone(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, connected(world, SmallBot()):
        await world.aoi.command("small secret")
        await world.aoi.command("small count")
    async with local_world(tmp_path) as world:
        assert [one.content for one in world.aoi.messages()] == ["ready"]


async def test_buttons_and_commands_outlive_both_bot_and_discord(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, connected(world, SmallBot()):
        await world.aoi.command("small count", start=1)
        ids = {one["name"]: one["id"] for one in world.core.commands.of(None)}
    async with local_world(tmp_path) as world:
        assert world.aoi.offered()
        async with connected(world, SmallBot()):
            await world.ben.click("Count 1")
            assert world.aoi.last().content == "counted 1"
            assert {one["name"]: one["id"] for one in world.core.commands.of(None)} == ids


async def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    async with local_world(tmp_path / "alive") as world, raw_bot(world) as bot:
        await bot.send({"content": "kept"})
        # A kill leaves the file in its state on the disk while the process runs.
        (tmp_path / "dead").mkdir()
        for path in (tmp_path / "alive").glob("discord.sqlite3*"):
            (tmp_path / "dead" / path.name).write_bytes(path.read_bytes())
    async with local_world(tmp_path / "dead") as world:
        assert [one.content for one in world.aoi.messages()] == ["kept"]


async def test_two_cannot_share_a_folder(tmp_path: Path) -> None:
    async with local_world(tmp_path):
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await serve(tmp_path)
