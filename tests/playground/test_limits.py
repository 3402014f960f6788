"""Discord's limits for a bot: old messages, and the total of its requests."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.permissions import Permission
from bot.playground.rest.rate_limits import Limit
from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import RawBot, raw_bot
from tests.playground.small_bot import SmallBot

MESSAGES = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"


async def test_a_message_older_than_an_hour_is_edited_three_times_in_six_seconds(
    tmp_path: Path,
) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as bot:
        old, other = [(await bot.send({"content": str(n)})).body for n in range(2)]
        clock.move(hours=1)
        edits = [await bot.edit(old, {"content": f"e{n}"}) for n in range(5)]
        assert [one.status for one in edits] == [200] * 5  # exactly one hour old
        clock.move(seconds=1)
        young = (await bot.send({"content": "young"})).body
        for message in (old, other, old):
            assert (await bot.edit(message, {"content": "x"})).status == 200
        clock.move(seconds=2)
        for message in (old, other):
            refused = await bot.edit(message, {"content": "y"})
            assert (refused.status, refused.code) == (429, 30046)
            assert refused.body["retry_after"] == 4
        told = world.requests.of("PATCH", EDIT)[-1].headers
        assert told["Via"]
        assert told["Retry-After"] == told["X-RateLimit-Reset-After"] == "4.0"
        assert told["X-RateLimit-Remaining"] == "0"
        assert (await bot.edit(young, {"content": "x"})).status == 200
        elsewhere = world.add_channel(world.guild, "elsewhere")
        path = f"/channels/{elsewhere.id}/messages"
        assert (await bot.call("POST", path, {"content": "x"})).status == 200
        clock.move(seconds=4)
        assert (await bot.edit(old, {"content": "z"})).status == 200


async def test_the_client_library_waits_and_edits_again(tmp_path: Path) -> None:
    clock, client = MovingClock(), SmallBot()
    async with local_world(tmp_path, clock=clock) as world, connected(world, client):
        message = await client.get_partial_messageable(world.channel.id).send("x")
        clock.move(hours=2)
        for n in range(3):
            await message.edit(content=str(n))
        clock.move(seconds=5.98)
        editing = asyncio.create_task(message.edit(content="at last"))
        await world.until(lambda: world.requests.of("PATCH", EDIT)[-1].status == 429)
        clock.move(seconds=1)
        await editing
        assert world.aoi.last().content == "at last"


@dataclass
class Limited:
    """A world with limits whose clock stands still."""

    bot: RawBot
    clock: MovingClock

    async def statuses(self, count: int, method: str, path: str, body: Any = None) -> list[int]:
        return [(await self.bot.call(method, path, body)).status for _ in range(count)]

    @property
    def told(self) -> Mapping[str, str]:
        """The headers of the last answer."""
        return self.bot.world.requests[-1].headers


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Limited]:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock, rate_limits=True) as world, raw_bot(world) as bot:
        yield Limited(bot, clock)


async def test_routes_may_share_a_limit_and_servers_do_not(limited: Limited) -> None:
    world = limited.bot.world
    role = world.add_role(world.guild, "Champion")
    world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
    path = f"/guilds/{world.guild.id}/members/{world.ben.id}/roles/{role.id}"
    assert await limited.statuses(6, "PUT", path) == [204] * 6
    bucket = limited.told["X-RateLimit-Bucket"]
    assert await limited.statuses(5, "DELETE", path) == [204] * 4 + [429]
    assert limited.told["X-RateLimit-Bucket"] == bucket
    member = f"/guilds/{world.guild.id}/members/{world.ben.id}"
    assert await limited.statuses(6, "GET", member) == [200] * 5 + [429]
    assert limited.told["X-RateLimit-Bucket"] != bucket
    other = world.add_guild("Elsewhere", world.ben.person)
    assert await limited.statuses(1, "GET", f"/guilds/{other.id}/members/{world.ben.id}") == [200]
    limited.clock.move(seconds=10)
    assert await limited.statuses(1, "PUT", path) == [204]


async def test_threads_and_new_direct_messages_have_limits(limited: Limited) -> None:
    world = limited.bot.world
    world.core.dm_refusals.most_new_a_minute = None
    body = {"recipient_id": str(world.ben.id)}
    statuses = await limited.statuses(11, "POST", "/users/@me/channels", body)
    assert statuses == [200] * 10 + [429]
    thread = {"name": "t", "type": 11}
    for _ in range(5):
        path = f"/channels/{world.channel.id}/threads"
        assert await limited.statuses(10, "POST", path, thread) == [201] * 10
        limited.clock.move(seconds=1)
    message = world.aoi.say("x")
    path = f"/channels/{world.channel.id}/messages/{message.id}/threads"
    assert await limited.statuses(1, "POST", path, thread) == [429]
    assert limited.told["X-RateLimit-Reset-After"] == "295.000"


async def test_a_deletion_is_limited_by_the_age_of_the_message(limited: Limited) -> None:
    world = limited.bot.world
    world.permit_bot(world.guild, Permission.MANAGE_MESSAGES, allowed=True)
    for age, most in ((0, 3), (10, 5), (14 * 86_400 + 1, 30)):
        messages = [world.aoi.say(str(n)) for n in range(most + 1)]
        limited.clock.move(seconds=age)
        paths = [f"/channels/{world.channel.id}/messages/{one.id}" for one in messages]
        statuses = [(await limited.statuses(1, "DELETE", path))[0] for path in paths]
        assert statuses == [204] * most + [429]
        assert limited.told["X-RateLimit-Limit"] == str(most)


async def test_limits_change_and_get_other_names(limited: Limited) -> None:
    limits = limited.bot.world.discord.rest.limits
    path = f"/channels/{limited.bot.world.channel.id}/messages"
    assert await limited.statuses(2, "POST", path, {"content": "x"}) == [200] * 2
    before = limited.told["X-RateLimit-Bucket"]
    limits.rename_buckets()
    assert await limited.statuses(4, "POST", path, {"content": "x"}) == [200] * 3 + [429]
    assert limited.told["X-RateLimit-Bucket"] != before
    limits.limits["send"] = Limit(1, 30.0)
    limited.clock.move(seconds=5)
    assert await limited.statuses(2, "POST", path, {"content": "x"}) == [200, 429]
    limits.window_scale = 0.1
    limited.clock.move(seconds=30)
    assert await limited.statuses(1, "POST", path, {"content": "x"}) == [200]
    assert limited.told["X-RateLimit-Reset-After"] == "3.000"


async def test_a_refusal_names_the_limit_too(limited: Limited) -> None:
    path = f"/channels/{limited.bot.world.channel.id}/messages"
    assert await limited.statuses(1, "POST", path, {"content": ""}) == [400]
    assert limited.told["X-RateLimit-Remaining"] == "4"


async def test_the_client_library_follows_limits_that_change(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path, rate_limits=True) as world, connected(world, client):
        limits, channel = (
            world.discord.rest.limits,
            client.get_partial_messageable(world.channel.id),
        )
        limits.window_scale, limits.rename_every = 0.002, 3
        for count in range(12):
            await channel.send(str(count))
        limits.limits["send"] = Limit(1, 5.0)
        for count in range(3):
            await channel.send(str(count))
        sent = world.requests.of("POST", MESSAGES)
        assert {one.status for one in sent} == {200}
        assert len({one.headers["X-RateLimit-Bucket"] for one in sent}) == 6


async def test_all_requests_together_have_a_limit_but_not_answers(tmp_path: Path) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock, rate_limits=True) as world, raw_bot(world) as bot:
        await bot.put_commands([{"name": "play", "description": "Play"}])
        async with bot.gateway() as wire:
            await wire.ready(world.core.token)
            clock.move(seconds=1)
            interaction = world.aoi.client.command(world.channel, ["play"], {})
            for _ in range(50):
                assert (await bot.call("GET", "/users/@me")).status == 200
            refused = await bot.send({"content": "one too many"})
            assert refused.status == 429
            assert refused.body["global"] is True
            assert refused.body["retry_after"] == 1
            told = world.requests[-1].headers
            assert told["X-RateLimit-Global"] == "true"
            assert told["X-RateLimit-Scope"] == "global"
            assert told["Via"]
            answered = await bot.answer(interaction, {"type": 4, "data": {"content": "Hi"}})
            assert answered.status == 200
            more = await bot.hook("POST", interaction, "", {"content": "more"})
            assert more.status == 200
        clock.move(seconds=1)
        assert (await bot.send({"content": "again"})).status == 200


async def test_without_limits_there_is_none(tmp_path: Path) -> None:
    async with local_world(tmp_path, clock=MovingClock()) as world, raw_bot(world) as bot:
        for _ in range(60):
            assert (await bot.call("GET", "/users/@me")).status == 200
