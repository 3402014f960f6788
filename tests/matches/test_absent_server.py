"""A server without the bot: its time rests until the bot is there again."""

from datetime import timedelta

import pytest

from bot.matches.models.match import DeadlineKind, MatchInfo, Status, StoredMatch
from bot.matches.models.rotation import RotationState
from bot.matches.models.terms import ChannelRef
from bot.storage import server_rows
from tests.matches.test_deadlines import heard, running
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.rotations.test_service import gathered

PLAIN = {"teshi": "off", "kuttsuki": "off"}
THERE = ChannelRef(guild_id=8, channel_id=80)
HOUR = timedelta(hours=1)


async def info(world: World, stored: StoredMatch) -> MatchInfo:
    return (await world.service.queries.get(stored.id)).info


async def away(world: World, span: timedelta = HOUR) -> None:
    """Let the bot be away from the server for some time, in which deadlines are looked at."""
    await world.service.servers.left((HERE.guild_id or 0,))
    world.clock.move(span)
    await world.deadlines.tick()


async def back(world: World) -> None:
    await world.service.servers.returned((HERE.guild_id or 0,))
    await world.deadlines.tick()


@pytest.mark.parametrize("pace", ["daily", "live"])
async def test_nobody_runs_out_of_time_without_the_bot(world: World, pace: str) -> None:
    stored = await world.started(daily(**PLAIN) if pace == "daily" else live(**PLAIN))
    before = await info(world, stored)
    world.clock.move(timedelta(seconds=30))
    long = timedelta(days=3)
    await away(world, long)
    assert await info(world, stored) == before, "nothing falls due"
    await back(world)
    now = await info(world, stored)
    assert now.absent is None
    assert before.deadline is not None
    assert now.deadline is not None
    assert now.deadline >= world.clock.now() + min(
        before.deadline + long - world.clock.now(), timedelta(minutes=1)
    )
    await world.later(seconds=20)
    assert (await info(world, stored)).absent is None


async def test_another_server_and_direct_messages_go_on(world: World) -> None:
    elsewhere = await world.started(live(**PLAIN), AOI, CHIYO, THERE)
    alone = await world.started(live(**PLAIN), BEN, CHIYO, ChannelRef(None, 5))
    await away(world)
    assert (await info(world, elsewhere)).absent is not None
    assert (await info(world, alone)).absent is not None


async def test_who_ran_out_of_time_just_before_has_a_whole_turn(world: World) -> None:
    """Their press may have reached nobody."""
    stored = await world.started(daily(**PLAIN))
    await world.later(hours=24)
    assert (await info(world, stored)).due is DeadlineKind.ABSENT
    await away(world)
    await back(world)
    now = await info(world, stored)
    assert (now.status, now.absent, now.due) == (Status.PLAYING, None, DeadlineKind.TURN)
    assert now.deadline == world.clock.now() + timedelta(hours=24)


async def test_the_computer_moves_meanwhile(world: World) -> None:
    found = await world.service.computers.start(HERE, AOI, "greedy", live(**PLAIN))
    while (await info(world, found)).due is not DeadlineKind.COMPUTER:
        found = (await world.move(await world.service.queries.get(found.id))).stored
    seq = found.seq
    await away(world, timedelta(minutes=1))
    assert (await world.service.queries.get(found.id)).seq > seq


async def test_invitations_and_tables_stay_open_for_as_much_longer(world: World) -> None:
    asked = await world.service.challenges.invite(HERE, AOI, BEN, live(**PLAIN))
    table = await gathered(world, CHIYO)
    world.clock.move(timedelta(minutes=4))
    await away(world)
    assert (await info(world, asked)).status is Status.INVITED
    await back(world)
    assert (await info(world, asked)).deadline == world.clock.now() + timedelta(minutes=6)
    found = await world.service.queries.rotation(table.id)
    assert found.state is RotationState.GATHERING
    assert found.deadline == world.clock.now() + timedelta(minutes=56)
    await world.later(minutes=56)
    assert (await info(world, asked)).status is Status.EXPIRED
    assert (await world.service.queries.rotation(table.id)).state is RotationState.OVER


async def test_what_rested_wakes_the_clock(world: World) -> None:
    """A round that is dealt after a pause has no time to credit: nothing announces it."""
    stored = await world.started(live(**PLAIN))
    await world.service.servers.left((HERE.guild_id or 0,))
    async with running(world):
        await world.clock.asleep_until(None)
        await world.service.servers.returned((HERE.guild_id or 0,))
        until = (await info(world, stored)).deadline
        await world.clock.asleep_until(until)
        assert until is not None
        world.clock.move(until - world.clock.now())
        await heard(world, lambda now: now.info.due is DeadlineKind.TURN, stored.id)


async def test_a_return_that_is_noticed_at_the_start_counts_too(world: World) -> None:
    stored = await world.started(daily(**PLAIN))
    before = await info(world, stored)
    await away(world)
    await world.service.servers.compare({HERE.guild_id or 0}, lambda _: True)
    assert await world.store.read(server_rows.guilds_left) == ()
    assert before.deadline is not None
    assert (await info(world, stored)).deadline == before.deadline + HOUR
    await world.service.servers.returned((HERE.guild_id or 0,))
    assert (await info(world, stored)).deadline == before.deadline + HOUR, "once"
