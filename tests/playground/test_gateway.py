"""The gateway: connections, events, and resuming a lost connection."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground.gateway.session import Arrival
from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import RawBot, raw_bot
from tests.playground.small_bot import SmallBot

Json = dict[str, Any]

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


async def test_members_are_told_by_their_ids_and_strangers_are_not_found(bot: RawBot) -> None:
    """The limit is that of Discord for bots without a privileged intent: a hundred members."""
    world = bot.world
    guild, here = str(world.guild.id), [world.newcomer(f"Guest {one}") for one in range(103)]
    stranger, left = world.stranger("Chika"), here.pop()
    world.leave(world.guild, left.person)
    async with bot.gateway() as wire:
        await wire.ready(world.core.token)

        async def asked(**values: Any) -> dict[str, Any]:
            await wire.send(8, {"guild_id": guild, "limit": 100, **values})
            return await wire.event("GUILD_MEMBERS_CHUNK")

        few = [str(one.id) for one in (world.aoi, stranger, left)]
        chunk = await asked(user_ids=few, nonce="n" * 32)
        assert [one["user"]["id"] for one in chunk["members"]] == few[:1]
        assert chunk["not_found"] == few[1:]
        assert (chunk["guild_id"], chunk["nonce"]) == (guild, "n" * 32)
        assert (chunk["chunk_index"], chunk["chunk_count"]) == (0, 1)
        assert "nonce" not in await asked(user_ids=few, nonce="n" * 33), "too long: ignored"
        one = await asked(user_ids=world.ben.id)
        assert [member["user"]["username"] for member in one["members"]] == ["ben"]
        many = await asked(user_ids=[one.id for one in here])
        assert len(many["members"]) == 100
        # It is forbidden to request all members, search by name, or query other servers.
        for values in ({"query": "", "limit": 0}, {"guild_id": "1", "user_ids": few}, {}):
            await wire.send(8, {"guild_id": guild, "limit": 100, **values})
        told = await asked(user_ids=few, nonce="next")
        assert told["nonce"] == "next", "they were not answered"


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


async def test_an_event_can_come_twice_or_after_the_next(bot: RawBot) -> None:
    gateway, world = bot.world.core.gateway, bot.world
    async with bot.gateway() as wire:
        await wire.ready(world.core.token, intents=GUILD_MESSAGES)
        arrivals = iter((Arrival.TWICE, Arrival.LATE, Arrival.ONCE))
        gateway.disorder = lambda _: next(arrivals)
        for text in ("a", "b", "c"):
            world.ben.say(text)
        said = [(await wire.event("MESSAGE_CREATE"))["content"] for _ in range(4)]
        assert said == ["a", "a", "c", "b"]


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_fatal_close_leaves_nothing_to_resume(bot: RawBot, code: int) -> None:
    token = bot.world.core.token
    async with bot.gateway() as wire:
        await wire.ready(token)
        await wire.event("GUILD_CREATE")
        bot.world.core.gateway.drop(code)
        assert (await wire.receive())["code"] == code
    assert not bot.world.core.gateway.online
    async with bot.gateway() as again:
        await again.send(6, {"token": token, "session_id": wire.session_id, "seq": wire.seq})
        assert (await again.receive())["op"] == 9


async def test_a_fatal_close_ends_the_real_client(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world:
        running = asyncio.create_task(_run(world, client))
        await world.until(lambda: world.core.gateway.online and client.is_ready())
        world.core.gateway.drop(4011)
        with pytest.raises(discord.ConnectionClosed) as caught:
            await asyncio.wait_for(running, 10)
        assert caught.value.code == 4011
        assert world.core.gateway.identifies == 1


async def test_how_many_sessions_may_begin_is_told_and_then_the_token_is_reset(
    tmp_path: Path,
) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as bot:
        world.core.gateway.identify_limit.most = 2
        token = world.core.token

        async def told() -> tuple[int, int, int]:
            limit = (await bot.call("GET", "/gateway/bot")).body["session_start_limit"]
            return limit["total"], limit["remaining"], limit["reset_after"]

        assert await told() == (2, 2, 86_400_000)
        for _ in range(2):
            async with bot.gateway() as wire:
                await wire.ready(token)
            clock.move(hours=1)
        assert await told() == (2, 0, 22 * 3_600_000)
        clock.move(hours=22.5)
        async with bot.gateway() as staying, bot.gateway() as wire:
            await staying.ready(token)
            await staying.event("GUILD_CREATE")
            closed = asyncio.gather(staying.receive(), wire.receive())
            await wire.identify(token)
            assert [one["code"] for one in await closed] == [4004, 4004]
        assert world.core.gateway.identifies == 4
        old = {"Authorization": f"Bot {token}"}
        assert (await bot.call("GET", "/users/@me", headers=old)).status == 401
        assert (await bot.call("GET", "/users/@me")).status == 200  # with the new one


async def test_a_bot_without_shards_waits_between_two_sessions_too(bot: RawBot) -> None:
    gateway, clock = bot.world.core.gateway, MovingClock()
    gateway.identify_limit.clock = clock
    token = bot.world.core.token
    async with bot.gateway() as wire:
        await wire.ready(token)
    async with bot.gateway() as early:
        clock.move(seconds=4.9)
        await early.identify(token)
        assert await early.receive() == {"op": 9, "t": None, "s": None, "d": False}
    async with bot.gateway() as wire:
        clock.move(seconds=0.1)
        await wire.ready(token)
    assert (gateway.identifies, gateway.identify_limit.refused) == (3, 1)


async def test_each_new_session_may_be_sent_a_malformed_event(bot: RawBot) -> None:
    gateway, clock = bot.world.core.gateway, MovingClock()
    gateway.identify_limit.clock = clock
    gateway.always_malformed = True
    for _ in range(2):
        async with bot.gateway() as wire:
            await wire.ready(bot.world.core.token)
            assert await wire.event("INTERACTION_CREATE") == {"id": "x"}
        clock.move(seconds=5)
    gateway.always_malformed = False
    async with bot.gateway() as wire:
        await wire.ready(bot.world.core.token)
        bot.world.add_channel(bot.world.guild, "more")
        await wire.event("CHANNEL_CREATE")
        assert "INTERACTION_CREATE" not in [one["t"] for one in wire.events]


async def test_frames_are_one_compressed_stream_if_the_client_wants_it(bot: RawBot) -> None:
    core, stream = bot.world.core, zlib.decompressobj()
    async with bot.http.ws_connect(f"{core.gateway_url}?compress=zlib-stream") as ws:

        async def received() -> Json:
            data = await ws.receive_bytes()
            assert data.endswith(b"\x00\x00\xff\xff")
            body: Json = json.loads(stream.decompress(data))
            return body

        assert (await received())["op"] == 10
        await ws.send_json({"op": 2, "d": {"token": core.token, "intents": 1, "properties": {}}})
        assert [(await received())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        bot.world.add_channel(bot.world.guild, "flowers")
        assert (await received())["d"]["name"] == "flowers"


async def test_the_client_library_wants_them_compressed(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        assert isinstance(client.ws._decompressor, discord.utils._ZlibDecompressionContext)
        world.core.gateway.drop(4000)  # a resumed session has a new stream
        await world.until(lambda: world.core.gateway.online)
        assert (await world.ben.command("small secret")).text == "a secret"
        (wire,) = [one.socket for one in world.core.gateway.sessions.values()]
        assert wire is not None
        assert wire._stream is not None
