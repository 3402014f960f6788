"""Problems between the bot and Discord: banned, disconnected repeatedly, wrongly installed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.connection import CannotLogIn, DiscordAway, ShutOut, run_bot
from bot.hosting.application import size_warning
from bot.hosting.gateway import fatal
from bot.hosting.installation import SCOPES, faults, keep_installation
from bot.playground.testing.pilot import World
from bot.playground.testing.waiting import TIMEOUT
from tests.bot.harness import BotHarness, bot_harness
from tests.discord_world import local_world, pointed_at
from tests.storage.stores import sqlite_store

APPLICATION = "/applications/@me"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The first start, which sets up the installation."""
    async with bot_harness(tmp_path, first=True) as opened:
        yield opened


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[BotHarness, asyncio.Task[None]]]:
    """The bot as run by `koikoi run`, connected."""
    async with local_world(folder) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        with pointed_at(world.discord):
            task = asyncio.create_task(
                run_bot(room.client, world.core.token, room.deadlines, asyncio.Event())
            )
            try:
                # The last action of a start, after pending messages were sent.
                await world.until(lambda: edits(world), "the bot is all there")
                yield room, task
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "DISCORD_TOKEN"),
        (4010, "shard"),
        (4011, "requires sharding"),
        (4012, "git pull"),
        (4013, "git pull"),
        (4014, "privileged"),
    ],
)
async def test_a_close_for_good_ends_the_bot_with_a_sentence(
    tmp_path: Path, code: int, said: str
) -> None:
    async with running(tmp_path) as (room, task):
        room.world.core.gateway.drop(code)
        async with asyncio.timeout(TIMEOUT):
            with pytest.raises(ShutOut) as ended:
                await task
        assert issubclass(ShutOut, CannotLogIn)
        assert said in str(ended.value)


@pytest.mark.parametrize(
    ("via", "retry_after", "said"),
    [(True, 1200, "only in 1200 seconds"), (False, 3600, r"\(429\); try again later")],
)
async def test_a_bot_that_is_let_in_later_says_when(
    tmp_path: Path, via: bool, retry_after: int, said: str
) -> None:
    """A 429 without `Via` means that the address is banned."""
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        world.core.faults.limit("GET", "/users/@me", via=via, retry_after=retry_after)
        with pointed_at(world.discord), pytest.raises(DiscordAway, match=said) as away:
            await run_bot(room.client, world.core.token, room.deadlines, asyncio.Event())
        assert away.value.retry_after == retry_after


def test_a_close_for_good_that_nobody_knows_is_named_by_its_code() -> None:
    socket = cast("Any", SimpleNamespace(close_code=None))
    said = fatal(discord.ConnectionClosed(socket, shard_id=None, code=4099))
    assert said is not None
    assert said.startswith("Discord ended the connection for good (close code 4099). ")


async def test_an_event_that_cannot_be_read_again_and_again_is_tried_ever_more_rarely(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as (room, task):
        gateway = room.world.core.gateway
        gateway.always_malformed = True
        gateway.malformed_event()
        await room.world.until(lambda: gateway.identifies >= 6, "connections one after the other")
        gateway.always_malformed = False
        pauses = re.findall(r"a new one in (\S+) s", caplog.text)
        assert pauses[:5] == ["5.5", "10", "20", "40", "80"]
        assert not gateway.identify_limit.refused
        assert not task.done()
        await room.world.until(lambda: gateway.identifies == 7, "a connection that holds")
        answer = await room.aoi.command("koikoi learn")
        assert answer.message is not None


def test_a_bot_that_outgrows_one_connection_is_told_in_time() -> None:
    assert size_warning(2299) is None
    warning = size_warning(2300)
    assert warning is not None
    assert "2300" in warning
    assert "2500" in warning


# ── how it is added ─────────────────────────────────────────────────────────────────────────


def edits(world: World) -> list[Any]:
    return [one for one in world.requests if (one.method, one.template) == ("PATCH", APPLICATION)]


async def test_a_new_application_brings_its_bot_to_servers_and_its_commands_to_people(
    room: BotHarness,
) -> None:
    world = room.world
    await world.until(lambda: edits(world), "the installation is set right")
    (edit,) = edits(world)
    assert edit.status == 200
    config = edit.response["integration_types_config"]
    assert config["1"]["oauth2_install_params"]["scopes"] == ["applications.commands"]
    params = config["0"]["oauth2_install_params"]
    assert sorted(params["scopes"]) == sorted(SCOPES)
    assert not faults(edit.response)


async def test_settings_that_are_right_are_left_alone(room: BotHarness) -> None:
    world = room.world
    await world.until(lambda: edits(world), "the installation is set right")
    await keep_installation(room.client)
    assert len(edits(world)) == 1


async def test_what_the_host_added_stays(room: BotHarness) -> None:
    world = room.world
    await world.until(lambda: edits(world), "the installation is set right")
    params = {"scopes": ["bot"], "permissions": 1 << 13}
    await room.client.http.edit_application_info(
        reason=None, payload={"integration_types_config": {"0": {"oauth2_install_params": params}}}
    )
    await keep_installation(room.client)
    answer = edits(world)[-1].response
    assert not faults(answer)
    allowed = answer["integration_types_config"]["0"]["oauth2_install_params"]["permissions"]
    assert int(allowed) & 1 << 13


async def test_a_refusal_is_one_line_in_the_log(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    world = room.world
    await world.until(lambda: edits(world), "the installation is set right")
    world.core.faults.fail("GET", APPLICATION, 403, code=20001)
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="bot"):
        await keep_installation(room.client)
    (record,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert record.exc_info is None
    assert "Developer Portal > Installation" in record.getMessage()


# ── a server that has the commands and not the bot ──────────────────────────────────────────


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize("command", ["koikoi play", "koikoi computer"])
async def test_where_the_bot_is_not_it_says_how_to_add_it(
    room: BotHarness, command: str, locale: str
) -> None:
    world = room.world
    world.set_locale(room.aoi.person, locale)
    guild = world.add_guild("Commands only", room.aoi.person, bot=False)
    (channel,) = world.core.directory.channels_of(guild.id)
    answer = await room.aoi.command(command, channel=channel)
    assert answer.ephemeral
    assert "scope=bot" in answer.text
    assert "permission" not in answer.text.split("http", maxsplit=1)[0].lower()
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_what_needs_no_bot_there_works_without_it(room: BotHarness) -> None:
    world = room.world
    guild = world.add_guild("Commands only", room.aoi.person, bot=False)
    (channel,) = world.core.directory.channels_of(guild.id)
    for command in ("learn", "rules", "me", "games", "privacy"):
        answer = await room.aoi.command(f"koikoi {command}", channel=channel)
        assert "scope=bot" not in answer.text


@pytest.mark.parametrize("button", ["Rematch", "Accept"])
async def test_a_press_where_the_bot_is_not_any_more_says_how_to_add_it(
    room: BotHarness, button: str
) -> None:
    world = room.world
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    assert answer.message is not None
    table = answer.message
    await room.drawn()
    if button == "Rematch":
        await room.ben.click("Accept", in_=table)
        await room.drawn()
        await room.aoi.command("koikoi games")
        await room.service.play.resign(1, (await room.stored()).info.people[0])
        await room.drawn()
    world.remove_bot(world.guild)
    await world.until(lambda: not room.client.guilds, "the bot knows it")
    pressed = await room.ben.click(button, in_=room.now(table))
    assert pressed.ephemeral
    assert "scope=bot" in pressed.text
    assert len(await room.service.queries.games_of(room.ben.id)) == (1 if button == "Accept" else 0)


# ── late on purpose ─────────────────────────────────────────────────────────────────────────


async def test_a_host_can_make_every_answer_late(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This serves the five-minute list: delays of bad days can be seen at any time."""
    monkeypatch.setattr(room.client.interactions, "answer_late", 0.0)
    await room.aoi.command("koikoi play", opponent=room.ben)
    await room.world.until(
        lambda: room.ben.messages() and "Accept" in room.ben.last().labels, "the challenge is there"
    )
    (callback,) = [one for one in room.world.requests if one.path.endswith("/callback")]
    assert callback.body["type"] == 5
