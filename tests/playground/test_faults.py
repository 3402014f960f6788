"""Simulated failures of Discord, and the reaction of the real client."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiResponse
from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world
from tests.playground.small_bot import SmallBot

MESSAGES = "/channels/{channel_id}/messages"


class Scene:
    """A connected client with a channel to write to."""

    def __init__(self, world: World, client: SmallBot) -> None:
        self.world = world
        self.client = client
        self.channel = client.get_partial_messageable(world.channel.id)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        yield Scene(world, client)


async def test_too_many_requests_are_tried_again(scene: Scene) -> None:
    scene.world.core.faults.limit("POST", MESSAGES, retry_after=0.01)
    await scene.channel.send("x")
    assert [one.status for one in scene.world.requests.of("POST", MESSAGES)] == [429, 200]


async def test_a_shared_limit_may_be_long_and_only_the_body_says_so(scene: Scene) -> None:
    limits = scene.world.core.faults
    limits.limit("POST", MESSAGES, retry_after=1163, code=20028, shared=True)
    scene.client.http.max_ratelimit_timeout = 30
    with pytest.raises(discord.RateLimited) as caught:
        await scene.channel.send("x")
    assert caught.value.retry_after == 1163
    (refused,) = scene.world.requests.of("POST", MESSAGES)
    assert refused.response["code"] == 20028
    assert refused.headers["Retry-After"] == "1.0"
    assert refused.headers["X-RateLimit-Scope"] == "shared"


@pytest.mark.parametrize("done", [False, True])
async def test_a_server_that_hangs_up(scene: Scene, done: bool) -> None:
    scene.world.core.faults.hang_up("POST", MESSAGES, done_all_the_same=done)
    with pytest.raises(aiohttp.ClientError):
        await scene.channel.send("x")
    assert len(scene.world.aoi.messages()) == int(done)


async def test_a_ban_is_not(scene: Scene) -> None:
    scene.world.core.faults.limit("POST", MESSAGES, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await scene.channel.send("x")
    assert caught.value.status == 429


async def test_an_unavailable_service_is_given_up_at_once(scene: Scene) -> None:
    scene.world.core.faults.fail("POST", MESSAGES, 503)
    with pytest.raises(discord.DiscordServerError):
        await scene.channel.send("x")
    assert len(scene.world.requests.of("POST", MESSAGES)) == 1
    assert scene.world.aoi.messages() == []


async def test_a_refusal_on_order_carries_its_code(scene: Scene) -> None:
    scene.world.core.faults.fail("POST", MESSAGES, 403, code=50013, message="Missing Permissions")
    with pytest.raises(discord.Forbidden) as caught:
        await scene.channel.send("x")
    assert caught.value.code == 50013


async def test_an_answer_may_be_lost_though_the_message_was_written(scene: Scene) -> None:
    scene.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    with pytest.raises(discord.DiscordServerError):
        await scene.channel.send("x")
    assert scene.world.aoi.last().content == "x"


async def test_a_request_is_held_back_until_released(scene: Scene) -> None:
    fault = scene.world.core.faults.hold("POST", MESSAGES)
    sending = asyncio.create_task(scene.channel.send("slow"))
    await scene.world.until(lambda: fault.met)
    # The client library sends one request at a time to a channel; another channel is independent.
    other = scene.world.add_channel(scene.world.guild, "other")
    await scene.client.get_partial_messageable(other.id).send("quick")
    assert scene.world.aoi.last(other).content == "quick"
    assert scene.world.aoi.messages() == []
    fault.release()
    await sending
    assert scene.world.aoi.last().content == "slow"


async def test_a_request_can_be_late(scene: Scene) -> None:
    fault = scene.world.core.faults.delay("POST", MESSAGES, 0.05)
    before = asyncio.get_running_loop().time()
    await scene.channel.send("x")
    assert asyncio.get_running_loop().time() - before >= 0.05
    assert fault.met == 1


async def test_a_storm_decides_about_each_request(scene: Scene) -> None:
    asked: list[tuple[str, str]] = []

    def storm(method: str, template: str) -> Fault | None:
        asked.append((method, template))
        unavailable = ApiResponse({"message": "503", "code": 0}, 503)
        return Fault(method, template, unavailable, 1) if len(asked) == 1 else None

    scene.world.core.faults.choose = storm
    with pytest.raises(discord.DiscordServerError):
        await scene.channel.send("x")
    await scene.channel.send("y")
    assert asked == [("POST", MESSAGES)] * 2
    scene.world.core.faults.clear()
    await scene.channel.send("z")
    assert len(asked) == 2
