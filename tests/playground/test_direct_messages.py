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


async def test_direct_messages_with_a_message_are_not_new(bot: RawBot) -> None:
    world = bot.world
    world.core.dm_refusals.most_new_a_minute = 1
    chika, dai = world.newcomer("Chika"), world.newcomer("Dai")
    chika.say("a letter", channel=chika.dm)
    assert dai.dms() == []  # looking at them writes nothing
    assert (await opened(bot, world.aoi.id)).status == 200
    assert (await opened(bot, chika.id)).status == 200
    assert (await opened(bot, dai.id)).code == 40003


async def test_a_bot_that_goes_on_opening_is_quarantined(bot: RawBot, clock: MovingClock) -> None:
    world = bot.world
    world.core.dm_refusals.most_new_a_minute = 1
    ben = world.ben.dm
    assert (await bot.call("POST", f"/channels/{ben.id}/messages", {"content": "x"})).status == 200
    assert (await opened(bot, world.aoi.id)).status == 200
    others = [world.newcomer(f"P{n}") for n in range(11)]
    codes = [(await opened(bot, one.id)).code for one in others[:10]]
    assert codes == [40003] * 9 + [20026]
    clock.move(days=7)
    assert (await opened(bot, others[0].id)).code == 20026
    path = f"/channels/{others[10].dm.id}/messages"  # there, but never written to
    assert (await bot.call("POST", path, {"content": "x"})).code == 20026
    assert (await opened(bot, world.ben.id)).status == 200
    assert (await bot.call("POST", f"/channels/{ben.id}/messages", {"content": "x"})).status == 200
    world.lift_quarantine()
    assert (await opened(bot, others[0].id)).status == 200


async def test_refused_openings_count_for_ten_minutes(bot: RawBot, clock: MovingClock) -> None:
    world = bot.world
    world.core.dm_refusals.most_new_a_minute = 0
    for _ in range(3):
        assert [(await opened(bot, world.aoi.id)).code for _ in range(9)] == [40003] * 9
        clock.move(minutes=10)


async def test_a_quarantined_bot_joins_no_server(bot: RawBot) -> None:
    world = bot.world
    world.quarantine()
    with pytest.raises(ValueError, match="quarantined"):
        world.add_guild("Elsewhere", world.aoi.person)
    world.add_guild("Commands only", world.aoi.person, bot=False)
    world.remove_bot(world.guild)
    with pytest.raises(ValueError, match="quarantined"):
        world.invite_bot(world.guild)
    world.lift_quarantine()
    world.invite_bot(world.guild)
    assert world.guild.bot_is_member


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
        world.quarantine()
        answer = await world.aoi.command("small write", member=world.ben)
        assert answer.text == "refused 20026"
        world.lift_quarantine()
        world.ben.close_dms(status=400)
        user = await client.fetch_user(world.ben.id)
        with pytest.raises(discord.HTTPException) as caught:
            await user.send("x")
        assert (caught.value.status, caught.value.code) == (400, 50007)
