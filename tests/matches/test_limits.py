"""Limits of open matches and of the rate of new ones: a crowd can't flood a server."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.daily.service import Daily
from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.matches.models.timings import Limits
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.refused import refuses

pytestmark = pytest.mark.at_once

PEOPLE = tuple(Person(500 + number, f"P{number}") for number in range(8))
THERE = ChannelRef(guild_id=7, channel_id=71)
ALONE = ChannelRef(guild_id=None, channel_id=90)


async def tried(*asked: Coroutine[Any, Any, object]) -> list[Refusal | None]:
    """Run requests concurrently; return the reason of each refusal."""
    results = await asyncio.gather(*asked, return_exceptions=True)
    return [one.code if isinstance(one, Refused) else None for one in results]


async def test_eight_people_cannot_flood_a_channel(world: World) -> None:
    """Each of them requests ten tables at once."""
    came = await tried(
        *(world.service.computers.start(HERE, person, "wild") for person in PEOPLE * 10)
    )
    open_now = await world.store.read(match_rows.open_in_guild, 7)
    assert len(open_now) == world.service.core.limits.channel == 25
    assert came.count(Refusal.CHANNEL_FULL) + came.count(Refusal.TOO_FAST) == 80 - 25
    for person in PEOPLE:
        assert (
            sum(info.challenger == person for info in open_now) <= world.service.core.limits.begun
        )


async def test_a_full_channel_leaves_others_free_and_a_full_server_none(store: Database) -> None:
    world = World(store, limits=Limits(channel=2, guild=3))
    await world.service.challenges.invite(HERE, AOI, BEN)
    await world.service.computers.start(ChannelRef(7, 99, parent_id=HERE.channel_id), BEN, "wild")
    with refuses(Refusal.CHANNEL_FULL, limit=2):
        await world.service.challenges.invite(HERE, CHIYO, None)
    with refuses(Refusal.CHANNEL_FULL):
        await world.service.computers.start(ChannelRef(7, 98, HERE.channel_id), CHIYO, "wild")
    table = await world.service.challenges.invite(THERE, CHIYO, None)
    with refuses(Refusal.GUILD_FULL, limit=3):
        await world.service.computers.start(THERE, CHIYO, "wild")
    await world.service.computers.start(ChannelRef(8, 70), CHIYO, "wild")
    await world.service.computers.start(ALONE, CHIYO, "wild")
    # A match that begins at an existing table needs no further place.
    await world.service.challenges.accept(table.id, AOI)
    assert (await world.service.of(Daily).start(HERE, AOI)).info.status is Status.PLAYING


async def test_a_match_that_is_over_or_left_alone_makes_room(store: Database) -> None:
    world = World(store, limits=Limits(channel=1))
    stored = await world.started(daily())
    with refuses(Refusal.CHANNEL_FULL):
        await world.service.challenges.invite(HERE, CHIYO, None)
    await world.later(hours=1)
    left_alone = await world.service.challenges.invite(HERE, CHIYO, None, daily())
    await world.service.challenges.withdraw(left_alone.id, CHIYO)
    await world.move(await world.service.queries.get(stored.id))  # they are back
    with refuses(Refusal.CHANNEL_FULL):
        await world.service.challenges.invite(HERE, CHIYO, None)
    await world.service.play.resign(stored.id, AOI)
    await world.service.challenges.invite(HERE, CHIYO, None)


async def test_a_rematch_and_a_table_that_ran_out_need_room_too(store: Database) -> None:
    world = World(store, limits=Limits(channel=1))
    table = await world.service.challenges.invite(HERE, AOI, None, live())
    await world.later(minutes=10)
    over = await world.started(challenger=BEN, opponent=CHIYO)
    with refuses(Refusal.CHANNEL_FULL):
        await world.service.computers.join_table(table.id, AOI, "wild")
    await world.service.play.resign(over.id, BEN)
    await world.service.computers.join_table(table.id, AOI, "wild")
    with refuses(Refusal.CHANNEL_FULL):
        await world.service.rematches.request_rematch(over.id, BEN)


async def test_a_person_begins_so_many_in_a_minute(world: World) -> None:
    most = world.service.core.limits.begun
    for number in range(most):
        stored = await world.service.computers.start(ChannelRef(7, 100 + number), AOI, "wild")
        await world.service.play.resign(stored.id, AOI)
    with refuses(Refusal.TOO_FAST, limit=most):
        await world.service.computers.start(ALONE, AOI, "wild")
    with refuses(Refusal.TOO_FAST):
        await world.service.challenges.invite(HERE, AOI, BEN)
    with refuses(Refusal.TOO_FAST):
        await world.service.rematches.request_rematch(stored.id, AOI)
    # Matches begun by others count for them, and accepting is not beginning.
    asked = await world.service.challenges.invite(HERE, BEN, AOI)
    await world.service.challenges.accept(asked.id, AOI)
    await world.later(minutes=1)
    await world.service.rematches.request_rematch(stored.id, AOI)


async def test_a_restart_forgets_no_limit(world: World, store: Database) -> None:
    for number in range(world.service.core.limits.begun):
        await world.service.computers.start(ChannelRef(7, 100 + number), AOI, "wild")
    later = World(store, clock=world.clock)
    with refuses(Refusal.TOO_FAST):
        await later.service.computers.start(HERE, AOI, "wild")
