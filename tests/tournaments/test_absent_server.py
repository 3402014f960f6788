"""A tournament on a server that removes the bot, and has it again later."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import server_rows
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store
from tests.tournaments.test_played import looked, newest, signed_up


async def bot_is_there(room: BotHarness, *, there: bool) -> None:
    """Wait until the bot has noted that its server removed it, or has it again."""
    async with asyncio.timeout(60):
        while bool(await room.store.read(server_rows.guilds_left)) is there:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("stopped", [False, True])
async def test_without_the_bot_nobody_misses_a_round(tmp_path: Path, stopped: bool) -> None:
    """The bot is put out and invited again an hour later, also while it is stopped."""
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            await signed_up(room, "Chiyo", "Dai")
            await looked(room, minutes=30)
            begin_by = (await newest(room)).begin_by
            room.clock.move(timedelta(minutes=9))
            world.remove_bot(world.guild)
            await bot_is_there(room, there=False)
            await looked(room)
            await looked(room, hours=1)
            assert len((await newest(room)).undecided) == 2, "nothing falls due"
            if not stopped:
                world.invite_bot(world.guild)
                await bot_is_there(room, there=True)
                await looked(room, seconds=20)
        if stopped:
            world.invite_bot(world.guild)
            async with room.open():
                await bot_is_there(room, there=True)
                await looked(room, seconds=20)
        found = await newest(room)
        assert len(found.undecided) == 2
        assert found.held_at is None
        assert begin_by is not None
        assert found.begin_by is not None
        assert found.begin_by >= room.clock.now() + timedelta(minutes=3)
