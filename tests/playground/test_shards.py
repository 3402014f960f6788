"""Shards: several sessions of one bot, each of which receives the events of its own servers."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.playground.gateway.sharding import Shard
from bot.playground.objects.guild import Guild
from bot.playground.objects.interaction import Interaction, State
from tests.discord_world import connected, local_world
from tests.playground.guilds import guild_on
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import RawBot, Wire, raw_bot
from tests.playground.small_bot import SmallBot

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
ALL = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
SHARDS = tuple(Shard(number, 3) for number in range(3))


class Sharded:
    """A bot of three shards, with a server on each."""

    def __init__(self, bot: RawBot, clock: MovingClock) -> None:
        self.bot = bot
        self.world = bot.world
        self.clock = clock
        self.gateway = bot.world.core.gateway
        self.gateway.identify_limit.max_concurrency = len(SHARDS)
        self.world.remove_bot(self.world.guild)  # it may be on any shard
        self.guilds = [guild_on(self.world, one, f"Server {one.id}") for one in SHARDS]

    @property
    def token(self) -> str:
        return self.world.core.token

    async def connect(self, stack: AsyncExitStack, shard: Shard) -> Wire:
        """Return a session after it received its servers."""
        wire = await stack.enter_async_context(self.bot.gateway())
        ready = await wire.ready(self.token, ALL, shard.wire)
        for _ in ready["guilds"]:
            await wire.event("GUILD_CREATE")
        return wire

    def press(self, guild: Guild | None) -> Interaction:
        """Let Aoi use a command in a server, or in her direct messages."""
        core = self.world.core
        place = self.world.aoi.dm if guild is None else core.directory.channels_of(guild.id)[0]
        return self.world.aoi.client.command(place, ["play"], {})


@pytest.fixture
async def sharded(tmp_path: Path) -> AsyncIterator[Sharded]:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as bot:
        await bot.put_commands([{"name": "play", "description": "Play"}])
        yield Sharded(bot, clock)


def told(wire: Wire) -> list[Any]:
    return [one["t"] for one in wire.events]


async def test_each_shard_is_told_of_its_own_servers(sharded: Sharded) -> None:
    async with AsyncExitStack() as stack:
        for shard in SHARDS:
            wire = await sharded.connect(stack, shard)
            ready, *guilds = [one["d"] for one in wire.events]
            assert ready["shard"] == [shard.id, 3]
            own = [str(sharded.guilds[shard.id].id)]
            assert [one["id"] for one in ready["guilds"]] == own
            assert [one["id"] for one in guilds] == own
        assert sharded.gateway.shards == set(SHARDS)


async def test_what_happens_in_a_server_goes_to_its_shard_and_direct_messages_to_the_first(
    sharded: Sharded,
) -> None:
    world = sharded.world
    async with AsyncExitStack() as stack:
        wires = [await sharded.connect(stack, shard) for shard in SHARDS]
        for guild in sharded.guilds:
            channel = world.add_channel(guild, "more")
            world.aoi.say("hello", channel=channel)
            sharded.press(guild)
            world.make_community(guild, "ja")
            world.remove_bot(guild)
            world.invite_bot(guild)
        world.aoi.say("a letter", channel=world.aoi.dm)
        sharded.press(None)
        sharded.gateway.malformed_event()
        here = [
            "CHANNEL_CREATE",
            "MESSAGE_CREATE",
            "INTERACTION_CREATE",
            "GUILD_UPDATE",
            "GUILD_DELETE",
            "GUILD_CREATE",
        ]
        for wire, guild in zip(wires, sharded.guilds, strict=True):
            before = len(wire.events)
            while wire.events[-1]["d"] != {"id": "x"}:
                await wire.receive()
            events = wire.events[before:-1]
            direct = ["MESSAGE_CREATE", "INTERACTION_CREATE"] if wire is wires[0] else []
            assert [one["t"] for one in events] == [*here, *direct]
            of = [one["d"].get("guild_id", one["d"]["id"]) for one in events[: len(here)]]
            assert set(of) == {str(guild.id)}
            assert all("guild_id" not in one["d"] for one in events[len(here) :])


async def test_each_session_counts_and_resumes_by_itself(sharded: Sharded) -> None:
    world = sharded.world
    async with AsyncExitStack() as stack:
        staying = await sharded.connect(stack, SHARDS[2])
        async with sharded.bot.gateway() as wire:
            await wire.ready(sharded.token, ALL, SHARDS[1].wire)
            await wire.event("GUILD_CREATE")
            await wire.send(1, wire.seq)
            assert (await wire.receive())["op"] == 11
        await world.until(lambda: sharded.gateway.shards == {SHARDS[2]}, "it is gone")
        world.add_channel(sharded.guilds[1], "missed")
        world.add_channel(sharded.guilds[2], "heard")
        assert (await staying.event("CHANNEL_CREATE"))["name"] == "heard"
        again = await stack.enter_async_context(sharded.bot.gateway())
        await again.send(
            6, {"token": sharded.token, "session_id": wire.session_id, "seq": wire.seq}
        )
        assert (await again.event("CHANNEL_CREATE"))["name"] == "missed"
        assert again.seq == (wire.seq or 0) + 1
        await again.event("RESUMED")
        assert sharded.gateway.shards == {SHARDS[1], SHARDS[2]}
        assert staying.seq == len(staying.events)


async def test_a_press_fails_at_once_where_nobody_has_its_shard(sharded: Sharded) -> None:
    async with AsyncExitStack() as stack:
        await sharded.connect(stack, SHARDS[1])
        assert sharded.press(sharded.guilds[0]).state is State.FAILED
        assert sharded.press(None).state is State.FAILED
        assert sharded.press(sharded.guilds[1]).state is State.PENDING


async def test_what_a_dead_process_missed_is_lost_to_the_next(sharded: Sharded) -> None:
    async with sharded.bot.gateway() as dying:
        await dying.ready(sharded.token, ALL, SHARDS[1].wire)
        await dying.event("GUILD_CREATE")
    await sharded.world.until(lambda: not sharded.gateway.online, "it is gone")
    missed = sharded.press(sharded.guilds[1])
    assert missed.state is State.PENDING  # its session might be resumed
    sharded.clock.move(seconds=5)
    async with AsyncExitStack() as stack:
        wire = await sharded.connect(stack, SHARDS[1])
        sharded.press(sharded.guilds[1])
        heard = await wire.event("INTERACTION_CREATE")
        assert heard["id"] != str(missed.id)
        again = await stack.enter_async_context(sharded.bot.gateway())
        await again.send(6, {"token": sharded.token, "session_id": dying.session_id, "seq": 1})
        assert (await again.receive())["op"] == 9


async def test_two_sessions_of_one_shard_both_hear_everything(sharded: Sharded) -> None:
    async with AsyncExitStack() as stack:
        one = await sharded.connect(stack, SHARDS[1])
        sharded.clock.move(seconds=5)
        other = await sharded.connect(stack, SHARDS[1])
        pressed = sharded.press(sharded.guilds[1])
        for wire in (one, other):
            assert (await wire.event("INTERACTION_CREATE"))["id"] == str(pressed.id)
        # Sessions with another number of shards may exist at the same time.
        everything = await stack.enter_async_context(sharded.bot.gateway())
        ready = await everything.ready(sharded.token, ALL)
        assert ready["shard"] == [0, 1]
        assert len(ready["guilds"]) == 3


async def test_an_event_of_no_shard_here_waits_for_nobody(sharded: Sharded) -> None:
    async with AsyncExitStack() as stack:
        wire = await sharded.connect(stack, SHARDS[0])
        sharded.world.add_channel(sharded.guilds[1], "unheard")
        sharded.world.add_channel(sharded.guilds[0], "heard")
        assert (await wire.event("CHANNEL_CREATE"))["name"] == "heard"
        later = await sharded.connect(stack, SHARDS[1])
        assert "CHANNEL_CREATE" not in told(later)


@pytest.mark.parametrize("shard", [[3, 3], [-1, 3], [0, 0], [0], "0", {"id": 0}])
async def test_a_shard_that_cannot_be_is_turned_away(sharded: Sharded, shard: Any) -> None:
    async with sharded.bot.gateway() as wire:
        await wire.identify(sharded.token, shard=shard)
        assert await wire.receive() == {"op": "closed", "code": 4010}


@pytest.mark.parametrize(("shard", "refused"), [(None, True), ([1, 3], False)])
async def test_one_session_can_have_so_many_servers_and_no_more(
    sharded: Sharded, shard: Any, refused: bool
) -> None:
    assert sharded.gateway.most_guilds == 2_500
    sharded.gateway.most_guilds = 2
    async with sharded.bot.gateway() as wire:
        await wire.identify(sharded.token, shard=shard)
        heard = await wire.receive()
        assert heard.get("code") == (4011 if refused else None)
        assert sharded.gateway.online is not refused


async def test_shards_of_one_group_start_five_seconds_apart(sharded: Sharded) -> None:
    limit = sharded.gateway.identify_limit
    limit.max_concurrency = 2
    async with AsyncExitStack() as stack:
        await sharded.connect(stack, SHARDS[0])
        await sharded.connect(stack, SHARDS[1])  # another group
        early = await stack.enter_async_context(sharded.bot.gateway())
        await early.identify(sharded.token, shard=SHARDS[2].wire)
        assert await early.receive() == {"op": 9, "t": None, "s": None, "d": False}
        sharded.clock.move(seconds=4.9)
        await early.identify(sharded.token, shard=SHARDS[2].wire)
        assert (await early.receive())["op"] == 9
        sharded.clock.move(seconds=0.1)
        await early.ready(sharded.token, shard=SHARDS[2].wire)
        assert limit.count == 5  # including those that came too early
        # The limit doesn't apply to resuming.
        again = await stack.enter_async_context(sharded.bot.gateway())
        await again.send(6, {"token": sharded.token, "session_id": early.session_id, "seq": 1})
        await again.event("RESUMED")


async def test_what_is_recommended_is_told(sharded: Sharded) -> None:
    gateway = sharded.gateway
    gateway.recommended_shards, gateway.identify_limit.max_concurrency = 4, 16
    body = (await sharded.bot.call("GET", "/gateway/bot")).body
    assert body["shards"] == 4
    assert body["session_start_limit"]["max_concurrency"] == 16


async def test_all_processes_of_a_bot_share_its_limits(tmp_path: Path) -> None:
    clock = MovingClock()
    async with (
        local_world(tmp_path, clock=clock, rate_limits=True) as world,
        raw_bot(world) as one,
        raw_bot(world) as other,
    ):
        for n in range(5):
            bot = (one, other)[n % 2]
            assert (await bot.send({"content": str(n)})).status == 200
        refused = await other.send({"content": "the channel's sixth"})
        assert (refused.status, refused.body["global"]) == (429, False)
        for n in range(44):
            assert (await (one, other)[n % 2].call("GET", "/users/@me")).status == 200
        for bot in (one, other):
            refused = await bot.call("GET", "/users/@me")
            assert (refused.status, refused.body["global"]) == (429, True)


async def test_any_process_may_answer_what_another_was_told(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, raw_bot(world) as one, raw_bot(world) as other:
        await one.put_commands([{"name": "play", "description": "Play"}])
        async with one.gateway() as wire:
            await wire.ready(world.core.token)
            interaction = world.aoi.client.command(world.channel, ["play"], {})
            await wire.event("INTERACTION_CREATE")
        answered = await other.answer(interaction, {"type": 4, "data": {"content": "Hi"}})
        assert answered.status == 200
        late = await one.answer(interaction, {"type": 4, "data": {"content": "Hello"}})
        assert late.code == 40060
        more = await one.hook("POST", interaction, "", {"content": "more"})
        assert more.status == 200


class ShardedBot(SmallBot, discord.AutoShardedClient):
    """The small bot with some shards of several."""

    def __init__(self, *shard_ids: int, of: int) -> None:
        super().__init__()
        self.shard_ids, self.shard_count = list(shard_ids), of
        self.heard: list[int | None] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Start immediately: the local Discord accepts several shards at once."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction.guild_id)


async def test_the_real_client_has_its_shards(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        world.core.gateway.identify_limit.max_concurrency = 3
        world.remove_bot(world.guild)  # the others are on known shards
        guilds = [guild_on(world, one, f"Server {one.id}") for one in SHARDS]
        some, other = ShardedBot(0, 2, of=3), ShardedBot(1, of=3)
        async with connected(world, some), connected(world, other):
            assert world.core.gateway.shards == set(SHARDS)
            assert {one.id for one in some.guilds} == {guilds[0].id, guilds[2].id}
            assert {one.id for one in other.guilds} == {guilds[1].id}
            for guild in guilds:
                place = world.core.directory.channels_of(guild.id)[0]
                answer = await world.aoi.command("small secret", channel=place)
                assert answer.text == "a secret"
            answer = await world.aoi.command("small secret", channel=world.aoi.dm)
            assert answer.text == "a secret"
            assert some.heard == [guilds[0].id, guilds[2].id, None]
            assert other.heard == [guilds[1].id]


async def test_a_server_comes_on_its_shard_however_late_its_id_is_given(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        clock = world.core.clock
        later = (clock() + timedelta(milliseconds=7 * read) for read in count())
        with patch.object(world.core.ids, "_clock", lambda: next(later)):
            for shard in SHARDS * 5:
                assert shard.hears(guild_on(world, shard, "Server").id)
