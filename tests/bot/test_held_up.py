"""A start delayed by Discord: the commands are written later, and the bot connects."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.matches.models.shards import Shards
from tests.bot.bad_days import TWENTY_MINUTES, Pauses
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

COMMANDS = "/applications/{application_id}/commands"


async def test_commands_are_written_when_discord_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without them nobody can play, so the start waits."""
    pauses = Pauses()
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        limited = world.core.faults.limit("PUT", COMMANDS, retry_after=TWENTY_MINUTES, shared=True)
        with monkeypatch.context() as patient:
            patient.setattr("bot.commands.tree.asyncio", pauses)
            async with room.open():
                assert limited.met
                assert TWENTY_MINUTES in pauses.taken
                assert (await room.aoi.command("koikoi rules")).message is not None


async def test_shards_begin_one_by_one_where_discord_does_not_say_how_many_may(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        await room.client.close()
        room.choices = {"shards": Shards((0,), 1)}
        refused = world.core.faults.fail("GET", "/gateway/bot", 403)
        async with room.open():
            assert refused.met
            assert room.client.turns.groups == 1
            assert "doesn't say how many shards" in caplog.text
            assert (await room.aoi.command("koikoi rules")).message is not None
