"""An open table that nobody joins offers the computer."""

import asyncio
from datetime import timedelta

import pytest

from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import GuildSettings, TimeControl
from bot.matches.models.timings import Limits
from bot.matches.transitions.challenges import offers_computer
from bot.storage import match_rows
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, MORNING, World, daily, live
from tests.refused import is_refused, refuses


async def opened(world: World) -> StoredMatch:
    return await world.service.challenges.invite(HERE, AOI, None, live(teshi="off", kuttsuki="off"))


async def newest(world: World, table: StoredMatch) -> StoredMatch:
    return await world.service.core.repository.load(table.id, fresh=True)


async def test_the_first_minute_is_left_to_people(world: World) -> None:
    table = await opened(world)
    assert table.info.deadline == MORNING + timedelta(minutes=1)
    await world.later(seconds=59)
    assert not offers_computer((await newest(world, table)).info)
    await world.later(seconds=1)
    offering = await newest(world, table)
    assert offers_computer(offering.info)
    assert offering.info.deadline == MORNING + timedelta(minutes=10)
    assert offering.revision == table.revision + 1


async def test_it_closes_when_it_was_said_to_close(world: World) -> None:
    table = await opened(world)
    assert world.service.challenges.closes_at(table.info) == MORNING + timedelta(minutes=10)
    await world.later(minutes=9, seconds=59)
    assert (await newest(world, table)).info.status is Status.INVITED
    await world.later(seconds=1)
    assert (await newest(world, table)).info.status is Status.EXPIRED


async def test_a_table_by_the_day_gives_people_an_hour(world: World) -> None:
    table = await world.service.challenges.invite(HERE, AOI, None, daily())
    await world.later(minutes=59)
    assert not offers_computer((await newest(world, table)).info)
    await world.later(minutes=1)
    offering = await newest(world, table)
    assert offers_computer(offering.info)
    assert offering.info.deadline == MORNING + timedelta(hours=24)


async def test_the_offer_survives_a_restart_and_a_long_absence(world: World) -> None:
    """The deadline is in the row: another process makes the offer, or closes an expired table."""
    table = await opened(world)
    again = World(world.store, clock=world.clock)
    await again.later(minutes=1)
    assert offers_computer((await newest(again, table)).info)
    once_more = World(world.store, clock=world.clock)
    await once_more.later(hours=5)
    assert (await newest(once_more, table)).info.status is Status.EXPIRED


@pytest.mark.parametrize("minutes", [1, 10])
async def test_the_challenger_plays_the_computer_at_the_same_table(
    world: World, minutes: int
) -> None:
    table = await opened(world)
    await world.later(minutes=minutes)
    stored = (await world.service.computers.join_table(table.id, AOI, "wild")).stored
    info = stored.info
    assert (info.id, info.status, info.ended_at) == (table.id, Status.PLAYING, None)
    assert set(info.seats or ()) == {AOI, Computer("wild")}
    assert info.terms == table.info.terms
    assert info.due in {DeadlineKind.COMPUTER, DeadlineKind.UNATTENDED}
    assert await newest(world, table) == stored
    assert await world.service.queries.games_of(AOI.id) == (info,)


async def test_a_computer_knows_no_days(world: World) -> None:
    terms = daily(preset="ktane", rounds="6")
    table = await world.service.challenges.invite(HERE, AOI, None, terms)
    await world.later(hours=1)
    info = (await world.service.computers.join_table(table.id, AOI, "wild")).stored.info
    assert (info.terms.pace, info.terms.turn) == (TimeControl.LIVE, timedelta(minutes=3))
    assert info.terms.rules == terms.rules


async def test_others_may_join_until_then_but_not_choose(world: World) -> None:
    table = await opened(world)
    await world.later(minutes=1)
    with refuses(Refusal.NOT_YOUR_TABLE, name=AOI):
        await world.service.computers.join_table(table.id, BEN, "wild")
    assert set((await world.service.challenges.accept(table.id, BEN)).stored.info.people) == {
        AOI,
        BEN,
    }
    with refuses(Refusal.ALREADY_STARTED):
        await world.service.computers.join_table(table.id, AOI, "wild")


async def test_when_it_ran_out_it_is_its_challengers_alone(world: World) -> None:
    table = await opened(world)
    await world.later(minutes=10)
    with refuses(Refusal.NOT_YOUR_TABLE_OVER, name=AOI):
        await world.service.computers.join_table(table.id, BEN, "wild")
    with refuses(Refusal.CHALLENGE_EXPIRED):
        await world.service.challenges.accept(table.id, BEN)


@pytest.mark.at_once
@pytest.mark.parametrize("computer_first", [True, False])
async def test_a_level_and_a_join_at_once_make_one_match(
    world: World, computer_first: bool
) -> None:
    table = await opened(world)
    await world.later(minutes=1)
    both = [
        world.service.computers.join_table(table.id, AOI, "wild"),
        world.service.challenges.accept(table.id, BEN),
    ]
    ended = await asyncio.gather(*both[:: 1 if computer_first else -1], return_exceptions=True)
    assert sorted(is_refused(one, Refusal.ALREADY_STARTED) for one in ended) == [False, True]
    assert (await newest(world, table)).info.status is Status.PLAYING
    assert (await world.service.queries.rounds(table.id)) == ()


@pytest.mark.at_once
async def test_two_choices_at_once_in_two_processes_make_one_match(world: World) -> None:
    table = await opened(world)
    await world.later(minutes=1)
    other = World(world.store, clock=world.clock)
    await other.service.queries.get(table.id)
    ended = await asyncio.gather(
        world.service.computers.join_table(table.id, AOI, "wild"),
        other.service.computers.join_table(table.id, AOI, "greedy"),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Refused) for one in ended) == 1
    log = await world.store.read(match_rows.log, table.id)
    assert log is not None
    assert [line.seq for line in log.actions] == list(range(log.info.seq))


async def test_a_table_that_was_closed_offers_nothing(world: World) -> None:
    table = await opened(world)
    over = (await world.service.challenges.withdraw(table.id, AOI)).stored
    assert not offers_computer(over.info)
    with refuses(Refusal.CHALLENGE_OVER):
        await world.service.computers.join_table(table.id, AOI, "wild")


async def test_a_challenge_to_somebody_offers_nothing(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    await world.later(minutes=1)
    with refuses(Refusal.NOT_INVITED):
        await world.service.computers.join_table(invited.id, AOI, "wild")
    await world.later(minutes=9)
    over = await newest(world, invited)
    assert over.info.status is Status.EXPIRED
    assert not offers_computer(over.info)


async def test_what_may_not_be_is_refused_and_the_table_stays(store: Database) -> None:
    world = World(store, limits=Limits(matches=1))
    table = await opened(world)
    await world.later(minutes=1)
    with refuses(Refusal.UNKNOWN_LEVEL):
        await world.service.computers.join_table(table.id, AOI, "grandmaster")
    await world.service.settings.save_guild_settings(GuildSettings(7, channels=(71,)))
    with refuses(Refusal.CHANNEL_NOT_ALLOWED):
        await world.service.computers.join_table(table.id, AOI, "wild")
    await world.service.settings.save_guild_settings(GuildSettings(7))
    invited = await world.service.challenges.invite(HERE, CHIYO, AOI)
    await world.service.challenges.accept(invited.id, AOI)
    with refuses(Refusal.TOO_MANY_MATCHES):
        await world.service.computers.join_table(table.id, AOI, "wild")
    assert offers_computer((await newest(world, table)).info)


async def test_a_new_name_is_kept(world: World) -> None:
    table = await opened(world)
    await world.later(minutes=10)
    renamed = Person(AOI.id, "Aoi the second")
    await world.service.computers.join_table(table.id, renamed, "wild")
    assert (await newest(world, table)).info.challenger == renamed
