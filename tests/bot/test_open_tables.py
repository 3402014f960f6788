"""An open table without a guest, on Discord: the menu of levels, and its permissions."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.permissions import Permission
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

MENU = "Play the computer: choose a level"
LEVELS = ("sprout", "player", "expert", "master")


@pytest.fixture
def room(room: BotHarness) -> BotHarness:
    room.thinker.levels = LEVELS
    return room


async def opened(room: BotHarness, **options: Any) -> RenderedMessage:
    answer = await room.aoi.command("koikoi play", **options)
    assert answer.message is not None
    await room.drawn()
    return answer.message


async def test_after_a_minute_the_levels_stand_below(room: BotHarness) -> None:
    table = await opened(room)
    assert not room.now(table).selects
    pushes = len(room.aoi.pushes), len(room.ben.pushes)
    await room.later(minutes=1)
    shown = room.now(table)
    assert "No one here yet? Aoi can pick a level below" in shown.content
    assert (
        f"<t:{int(room.service.challenges.closes_at((await room.stored()).info).timestamp())}:R>"
        in (shown.content)
    )
    assert shown.labels == ["Join", "How it works", "Close the table"]
    menu = shown.select(MENU)
    assert menu is not None
    assert [label for label, _ in menu.options] == [
        f"Computer · {level.title()}" for level in LEVELS
    ]
    assert (len(room.aoi.pushes), len(room.ben.pushes)) == pushes


@pytest.mark.parametrize("minutes", [1, 10])
async def test_the_message_becomes_the_table(room: BotHarness, minutes: int) -> None:
    table = await opened(room, length="6", rules="sloperama")
    await room.later(minutes=minutes)
    await room.aoi.select(MENU, "Computer · Expert", in_=table)
    await room.drawn()
    shown = room.now(table)
    assert "Expert Bot" in shown.content
    assert "Round 1/6" in shown.content
    assert shown.labels == ["My hand", "Yaku", "Menu"]
    assert not shown.selects
    assert len(room.aoi.dms()) == 1
    assert (await room.stored()).info.terms.rules.preset == "sloperama"


async def test_when_nobody_came_one_small_line_and_the_levels_are_left(room: BotHarness) -> None:
    table = await opened(room)
    await room.later(minutes=10)
    over = room.now(table)
    assert over.content == (
        "-# 🎴 Nobody joined Aoi's table. Aoi can still play the computer here:"
    )
    assert not over.buttons
    assert over.select(MENU)


async def test_the_menu_is_its_challengers_alone(room: BotHarness) -> None:
    table = await opened(room)
    await room.later(minutes=1)
    answer = await room.ben.select(MENU, "Computer · Master", in_=table)
    assert answer.ephemeral
    assert answer.text == (
        "This menu is for Aoi, who opened the table. You can join, and play against Aoi."
    )
    await room.later(minutes=9)
    answer = await room.ben.select(MENU, "Computer · Master", in_=table)
    assert "Start your own match with </koikoi computer:" in answer.text


async def test_a_level_and_a_join_at_once_make_one_match(room: BotHarness) -> None:
    table = await opened(room)
    await room.later(minutes=1)
    answers = await asyncio.gather(
        room.ben.click("Join", in_=table),
        room.aoi.select(MENU, "Computer · Expert", in_=table),
    )
    await room.drawn()
    said = [one.text for one in answers if one.message is not None and one.ephemeral]
    assert said == ["This challenge has already been accepted."]
    shown = room.now(table).content
    assert ("Ben" in shown) != ("Expert Bot" in shown)


async def test_an_old_menu_works_after_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        room.thinker.levels = LEVELS
        async with room.open():
            table = await opened(room)
            await room.later(minutes=1)
        async with room.open():
            await room.aoi.select(MENU, "Computer · Sprout", in_=table)
            await room.drawn()
            assert "Sprout Bot" in room.now(table).content


async def test_what_is_in_the_way_is_said_and_the_menu_stays(room: BotHarness) -> None:
    table = await opened(room)
    await room.later(minutes=1)
    room.world.deny(room.world.channel, Permission.ATTACH_FILES)
    answer = await room.aoi.select(MENU, "Computer · Sprout", in_=table)
    assert "I need the permission **Attach Files**" in answer.text
    room.world.allow(room.world.channel)
    elsewhere = room.world.add_channel(room.world.guild, "elsewhere")
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, channels=(elsewhere.id,)))
    answer = await room.aoi.select(MENU, "Computer · Sprout", in_=table)
    assert f"<#{elsewhere.id}>" in answer.text
    assert room.now(table).select(MENU)


async def test_in_japanese(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, language="ja"))
    table = await opened(room)
    await room.later(minutes=1)
    shown = room.now(table)
    assert "Aoiさんは下から強さを選ぶと、コンピューターと遊べます" in shown.content
    menu = shown.select("コンピューターと遊ぶ：強さを選ぶ")
    assert menu is not None
    assert [label for label, _ in menu.options][3] == "コンピューター・名人"
