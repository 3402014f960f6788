"""The gateway: who may connect, what is told, and how a lost connection is taken up again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.discord_world import connected, local_world
from tests.playground.raw_bot import RawBot, raw_bot
from tests.playground.small_bot import SmallBot

GUILD_MEMBERS, GUILD_MESSAGES, MESSAGE_CONTENT = 1 << 1, 1 << 9, 1 << 15


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


async def test_ready_and_the_servers_are_told(bot: RawBot) -> None:
    async with bot.gateway() as wire:
        ready = await wire.ready(bot.world.core.token)
        assert ready["user"]["bot"]
        assert ready["resume_gateway_url"] == bot.world.discord.gateway_url
        guild = await wire.event("GUILD_CREATE")
        assert guild["id"] == str(bot.world.guild.id)
        assert [one["name"] for one in guild["channels"]] == ["koi-koi"]
        assert [one["user"]["id"] for one in guild["members"]] == [ready["user"]["id"]]


async def test_only_what_was_asked_for_is_told(bot: RawBot) -> None:
    world = bot.world
    async with bot.gateway() as wire:
        await wire.ready(world.core.token, intents=GUILD_MESSAGES)
        world.newcomer("Chika")
        world.ben.say("hello")
        said = await wire.event("MESSAGE_CREATE")
        assert said["content"] == "hello"
        assert [one["t"] for one in wire.events] == ["READY", "MESSAGE_CREATE"]


@pytest.mark.parametrize(
    ("token", "intents", "code"),
    [
        ("wrong", 1, 4004),
        ("playground", GUILD_MEMBERS, 4014),
        ("playground", MESSAGE_CONTENT, 4014),
    ],
)
async def test_a_wrong_token_and_privileged_intents_are_turned_away(
    bot: RawBot, token: str, intents: int, code: int
) -> None:
    async with bot.gateway() as wire:
        await wire.identify(token, intents)
        assert await wire.receive() == {"op": "closed", "code": code}


async def test_a_wrong_token_is_refused_by_rest(bot: RawBot) -> None:
    result = await bot.call("GET", "/users/@me", headers={"Authorization": "Bot wrong"})
    assert (result.status, result.body["message"]) == (401, "401: Unauthorized")


@pytest.mark.parametrize("frame", ["{", "[]", '{"op": 99}'])
async def test_nonsense_ends_the_connection(bot: RawBot, frame: str) -> None:
    async with bot.gateway() as wire:
        await wire.ws.send_str(frame)
        assert (await wire.receive())["code"] in {4001, 4002}


async def test_a_heartbeat_is_answered(bot: RawBot) -> None:
    async with bot.gateway() as wire:
        await wire.ready(bot.world.core.token)
        await wire.event("GUILD_CREATE")
        await wire.send(1, wire.seq)
        assert (await wire.receive())["op"] == 11


async def test_what_happened_meanwhile_is_told_on_resuming(bot: RawBot) -> None:
    world = bot.world
    async with bot.gateway() as wire:
        await wire.ready(world.core.token)
        await wire.event("GUILD_CREATE")
        world.core.gateway.drop(4000)
        assert (await wire.receive())["code"] == 4000
    world.add_channel(world.guild, "more")
    async with bot.gateway() as again:
        await again.send(
            6, {"token": world.core.token, "session_id": wire.session_id, "seq": wire.seq}
        )
        assert (await again.event("CHANNEL_CREATE"))["name"] == "more"
        await again.event("RESUMED")


async def test_an_unknown_session_must_identify_anew(bot: RawBot) -> None:
    async with bot.gateway() as wire:
        await wire.send(6, {"token": bot.world.core.token, "session_id": "x", "seq": 3})
        assert (await wire.receive()) == {"op": 9, "t": None, "s": None, "d": False}
        await wire.ready(bot.world.core.token)


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_the_real_client_comes_back(tmp_path: Path, how: str) -> None:
    client = SmallBot()
    resumed: list[Any] = []

    async def on_resumed() -> None:
        resumed.append(True)

    client.event(on_resumed)
    async with local_world(tmp_path) as world, connected(world, client):
        await world.aoi.command("small count", start=1)
        if how == "drop":
            world.core.gateway.drop(4000)
        else:
            world.core.gateway.ask_to_reconnect()
        await world.until(lambda: resumed, "the session is resumed")
        await world.aoi.click("Count 1")
        assert world.aoi.last().content == "counted 1"


async def test_a_click_while_the_bot_is_away_reaches_it_on_its_return(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, connected(world, SmallBot()):
        await world.aoi.command("small count", start=1)
        world.core.gateway.drop(4000)
        await world.aoi.click("Count 1")
        assert world.aoi.last().content == "counted 1"


async def test_a_malformed_event_ends_the_real_client(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world:
        running = asyncio.create_task(_run(world, client))
        await world.until(lambda: world.core.gateway.online and client.is_ready())
        world.core.gateway.malformed_event()
        with pytest.raises(ValueError, match="invalid literal"):
            await asyncio.wait_for(running, 10)


async def _run(world: Any, client: SmallBot) -> None:
    from tests.discord_world import pointed_at

    with pointed_at(world.discord):
        async with client:
            await client.start(world.core.token)
