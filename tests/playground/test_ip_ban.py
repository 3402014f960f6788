"""The ban of a bot's address after too many invalid requests."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.playground.rest.ip_ban import MAX_INVALID
from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import RawBot, raw_bot
from tests.playground.small_bot import SmallBot

ME = "/users/@me"
MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture
def clock() -> MovingClock:
    return MovingClock()


@pytest.fixture
async def bot(tmp_path: Path, clock: MovingClock) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as raw:
        yield raw


async def statuses(bot: RawBot, count: int = 1) -> set[int]:
    """Return the statuses of valid requests."""
    return {(await status(bot)) for _ in range(count)}


async def status(bot: RawBot, path: str = ME, token: str | None = None) -> int:
    url = bot.world.discord.api_url + path
    headers = {"Authorization": f"Bot {token or bot.world.core.token}"}
    async with bot.http.get(url, headers=headers) as response:
        return response.status


async def invalid(bot: RawBot, count: int) -> None:
    for _ in range(count):
        assert await status(bot, token="wrong") == 401


async def test_every_request_is_refused_until_the_ban_ends(bot: RawBot, clock: MovingClock) -> None:
    bot.world.discord.rest.ban.begin(timedelta(minutes=10))
    for path in (ME, "/gateway", "/channels/1"):
        async with bot.http.get(bot.world.discord.api_url + path) as response:
            assert response.status == 429
            assert response.headers["Retry-After"] == "600"
            assert "Via" not in response.headers
            assert await response.text() == "error code: 1015"
    clock.move(seconds=540.5)
    async with bot.http.get(bot.world.discord.api_url + ME) as response:
        assert response.headers["Retry-After"] == "60"
    assert bot.world.discord.rest.ban.refused == 4
    clock.move(seconds=59.5)
    assert await statuses(bot) == {200}


async def test_too_many_invalid_requests_in_ten_minutes_begin_one(
    bot: RawBot, clock: MovingClock
) -> None:
    ban = bot.world.discord.rest.ban
    assert ban.max_invalid == MAX_INVALID == 10_000
    ban.max_invalid = 5
    bot.world.core.faults.fail("GET", ME, 403, times=2)
    bot.world.core.faults.limit("GET", ME, times=1)
    bot.world.core.faults.limit("GET", ME, times=9, shared=True)  # not the bot's own fault
    assert await statuses(bot, 12) == {403, 429}
    assert await status(bot, "/channels/1") == 404
    await invalid(bot, 1)
    assert await statuses(bot, 10) == {200}
    await invalid(bot, 1)
    assert await statuses(bot) == {429}
    clock.move(minutes=10)
    assert await statuses(bot) == {200}


async def test_invalid_requests_count_for_ten_minutes(bot: RawBot, clock: MovingClock) -> None:
    bot.world.discord.rest.ban.max_invalid = 5
    for _ in range(3):
        await invalid(bot, 4)
        clock.move(minutes=10)
    assert await statuses(bot) == {200}


async def test_a_bot_that_goes_on_is_banned_again(bot: RawBot, clock: MovingClock) -> None:
    ban = bot.world.discord.rest.ban
    ban.max_invalid = 5
    ban.begin(timedelta(minutes=10))
    clock.move(minutes=8)
    assert await statuses(bot, 4) == {429}
    clock.move(minutes=2)
    assert await statuses(bot) == {200}
    await invalid(bot, 1)
    assert await statuses(bot) == {429}
    ban.lift()
    assert await statuses(bot) == {200}


async def test_the_client_library_gives_up_and_keeps_its_session(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        world.discord.rest.ban.begin(timedelta(minutes=10))
        with pytest.raises(discord.HTTPException) as caught:
            await client.get_partial_messageable(world.channel.id).send("x")
        assert (caught.value.status, caught.value.code) == (429, 0)
        assert caught.value.response.headers["Retry-After"] == "600"
        assert sent(world) == 1
        assert world.core.gateway.online


def sent(world: World) -> int:
    return len(world.requests.of("POST", MESSAGES))
