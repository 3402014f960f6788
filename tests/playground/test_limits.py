"""Discord's limits for a bot: old messages, and the total of its requests."""

import asyncio
from pathlib import Path

from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import raw_bot
from tests.playground.small_bot import SmallBot

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
