"""Direct messages that Discord rejects: a flagged bot, too many at once, closed ones."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import RawBot, Result, raw_bot
from tests.playground.small_bot import SmallBot


@pytest.fixture
def clock() -> MovingClock:
    return MovingClock()


@pytest.fixture
async def bot(tmp_path: Path, clock: MovingClock) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as raw:
        yield raw


async def opened(bot: RawBot, person_id: int) -> Result:
    return await bot.call("POST", "/users/@me/channels", {"recipient_id": str(person_id)})


async def written(bot: RawBot, person_id: int) -> Result:
    channel = (await opened(bot, person_id)).body
    return await bot.call("POST", f"/channels/{channel['id']}/messages", {"content": "x"})


@pytest.mark.parametrize("code", [20026, 40003])
async def test_opening_is_refused_to_one_person_or_to_everybody(bot: RawBot, code: int) -> None:
    world, aoi, ben = bot.world, bot.world.aoi, bot.world.ben
    world.refuse_dms(ben, code)
    for _ in range(2):
        refused = await opened(bot, ben.id)
        assert (refused.status, refused.code) == (403, code)
    assert (await opened(bot, aoi.id)).status == 200
    world.accept_dms(ben)
    assert (await opened(bot, ben.id)).status == 200
    everybody = world.refuse_dms(None, code, times=1)
    assert (await opened(bot, aoi.id)).code == code
    assert (await opened(bot, ben.id)).status == 200
    assert everybody.met == 1


async def test_a_flagged_bot_may_write_where_it_wrote_before_or_nowhere(bot: RawBot) -> None:
    world, ben = bot.world, bot.world.ben
    path = f"/channels/{ben.dm.id}/messages"
    world.refuse_dms(None, 20026)
    assert (await bot.call("POST", path, {"content": "x"})).status == 200
    world.refuse_dms(ben.person, 20026, sending=True)
    refused = await bot.call("POST", path, {"content": "x"})
    assert (refused.status, refused.code) == (403, 20026)
    assert (await bot.send({"content": "a channel is none of these"})).status == 200
    world.accept_dms()
    assert (await written(bot, ben.id)).status == 200


async def test_too_many_new_ones_in_a_minute_are_refused_where_asked_for(
    bot: RawBot, clock: MovingClock
) -> None:
    world = bot.world
    people = [world.aoi, world.ben, world.newcomer("Chika"), world.newcomer("Dai")]
    world.core.dm_refusals.most_new_a_minute = 2
    codes = [(await opened(bot, one.id)).body.get("code") for one in people]
    assert codes == [None, None, 40003, 40003]
    assert (await opened(bot, people[0].id)).status == 200  # no new one
    clock.move(seconds=61)
    assert (await opened(bot, people[2].id)).status == 200
    world.core.dm_refusals.most_new_a_minute = None
    assert (await opened(bot, people[3].id)).status == 200


@pytest.mark.parametrize("status", [400, 403])
async def test_closed_ones_are_refused_with_either_status(bot: RawBot, status: int) -> None:
    ben = bot.world.ben
    known = ben.dm
    ben.close_dms(status=status)
    result = await bot.call("POST", f"/channels/{known.id}/messages", {"content": "x"})
    assert (result.status, result.code) == (status, 50007)
    opening = await opened(bot, ben.id)
    assert opening.status == (200 if status == 403 else 400)
    ben.open_dms()
    assert (await written(bot, ben.id)).status == 200


async def test_the_client_library_hears_the_code(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        world.refuse_dms(world.ben, 40003)
        answer = await world.aoi.command("small write", member=world.ben)
        assert answer.text == "refused 40003"
        world.accept_dms()
        world.ben.close_dms(status=400)
        user = await client.fetch_user(world.ben.id)
        with pytest.raises(discord.HTTPException) as caught:
            await user.send("x")
        assert (caught.value.status, caught.value.code) == (400, 50007)
