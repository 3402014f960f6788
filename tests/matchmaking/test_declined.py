"""An opponent who was declined is not brought again; a live search rests in a live match."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import DECLINED_FOR, LIVE_FOR, RESTS_FOR, SAME_AFTER, Why
from bot.matchmaking.pauses import PAUSES
from bot.matchmaking.service import Matchmaking
from bot.safety.service import Safety
from bot.storage import export_rows
from tests.bot.harness import BotHarness
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, daily, live
from tests.matchmaking.test_found import PLAY, chika, newest, passes, seeks
from tests.matchmaking.test_leaving import found, look
from tests.matchmaking.test_reach import looking

PLAIN = {"teshi": "off", "kuttsuki": "off"}


async def meets(world: World, person: Person) -> int | None:
    """Return the id of the opponent who is found for somebody now."""
    matchmaking = world.service.of(Matchmaking)
    await matchmaking.bring_together(person.id)
    seeker = await matchmaking.state(person.id)
    assert seeker is not None
    return seeker.found_with


@pytest.mark.parametrize("again", [AOI, BEN])
async def test_a_no_is_not_asked_again_for_an_hour(world: World, again: Person) -> None:
    """Neither the one who said no nor the other one meets the same person."""
    matchmaking = world.service.of(Matchmaking)
    await found(world, AOI, BEN, AOI, BEN)
    await matchmaking.stop(AOI.id)
    await look(world, AOI)
    assert await meets(world, again) is None
    await look(world, CHIYO)
    assert await meets(world, again) == CHIYO.id
    for person in (AOI, BEN, CHIYO):
        await matchmaking.stop(person.id, Why.UNREACHED)
    world.clock.move(DECLINED_FOR)
    await look(world, AOI, BEN)
    assert await meets(world, again) is not None


async def test_another_no_to_the_same_person_makes_no_pause(world: World) -> None:
    matchmaking = world.service.of(Matchmaking)

    async def declines(other: Person) -> timedelta | None:
        world.clock.move(timedelta(minutes=1))
        await found(world, AOI, other, AOI, other)
        for person in (AOI, other):
            await matchmaking.stop(person.id)
        until = await matchmaking.paused_until(AOI.id)
        return None if until is None else until - world.clock.now()

    assert await declines(BEN) is None
    world.clock.move(DECLINED_FOR)
    assert await declines(BEN) is None, "the search brought the same person again"
    assert await declines(CHIYO) == PAUSES[1], "another one was declined"
    world.clock.move(SAME_AFTER)
    assert await declines(BEN) == PAUSES[2]


async def test_not_to_come_is_no_decision_against_the_other_one(world: World) -> None:
    matchmaking = world.service.of(Matchmaking)
    await found(world, AOI, BEN, AOI, BEN)
    await matchmaking.play(BEN)
    world.clock.move(timedelta(seconds=90))
    await matchmaking.run_due(BEN.id)
    await look(world, AOI)
    assert await meets(world, AOI) == BEN.id


async def test_the_copy_of_ones_data_names_nobody_who_was_declined(world: World) -> None:
    await found(world, AOI, BEN, AOI, BEN)
    await world.service.of(Matchmaking).stop(AOI.id)
    async for part in export_rows.export_person(world.store, AOI.id):
        assert str(BEN.id) not in str(part), part
    await world.service.privacy.erase(BEN)
    assert len(await world.store.read(matchmaking_rows.left_at, AOI.id, world.clock.now())) == 1


# ── a live match ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("searching", [AOI, CHIYO])
async def test_a_live_search_rests_while_a_live_match_runs(world: World, searching: Person) -> None:
    match = await world.started(live(**PLAIN), AOI, BEN, HERE)
    await look(world, AOI, CHIYO)
    assert await meets(world, searching) is None
    await world.service.play.resign(match.id, BEN)
    assert await meets(world, searching) is not None


async def test_other_matches_and_other_searches_do_not_make_it_rest(world: World) -> None:
    await world.started(daily(**PLAIN), AOI, BEN, HERE)
    await world.service.computers.start(ChannelRef(None, 1), AOI, "greedy", live(**PLAIN))
    await look(world, AOI, CHIYO)
    assert await meets(world, AOI) == CHIYO.id
    for person in (AOI, CHIYO):
        await world.service.of(Matchmaking).stop(person.id, Why.UNREACHED)
    await world.started(live(**PLAIN), AOI, BEN, HERE)
    await look(world, AOI, CHIYO, pace=TimeControl.DAILY)
    begun = await world.service.of(Matchmaking).bring_together(AOI.id)
    assert {one.why for one in begun.gone} == {Why.BEGUN}


async def test_what_rests_does_not_run_out(world: World) -> None:
    matchmaking = world.service.of(Matchmaking)
    match = await world.started(live(**PLAIN), AOI, BEN, HERE)
    await look(world, AOI)
    world.clock.move(LIVE_FOR - timedelta(minutes=1))
    kept = await matchmaking.run_due(AOI.id)
    assert [one.until for one in kept.waiting] == [world.clock.now() + 2 * RESTS_FOR]
    assert (await matchmaking.run_due(AOI.id)).waiting == (), "nothing new to show"
    world.clock.move(2 * RESTS_FOR - timedelta(minutes=5))
    assert (await matchmaking.run_due(AOI.id)).gone == ()
    await world.service.play.resign(match.id, BEN)
    world.clock.move(2 * RESTS_FOR)
    assert [one.why for one in (await matchmaking.run_due(AOI.id)).gone] == [Why.OVER]


async def test_the_message_of_a_search_says_that_it_rests_and_that_it_goes_on(
    room: BotHarness,
) -> None:
    await seeks(room, room.aoi)
    assert "looking for an opponent" in newest(room.aoi)
    shown = room.aoi.dms()[-1]
    await room.started()
    await passes(room)
    resting = room.world.message(shown.id)
    assert resting is not None
    assert "is paused while you play" in resting.content
    assert resting.labels == ["Stop looking"]
    waiting = await chika(room)
    await passes(room, minutes=2)
    assert PLAY not in waiting.dms()[-1].labels
    match = await room.stored()
    await room.service.play.resign(match.id, Person(room.ben.id, room.ben.name))
    await passes(room)
    assert room.world.message(shown.id) is None, "the message that calls takes its place"
    assert PLAY in room.hand(waiting).labels


async def test_after_the_match_a_search_without_an_opponent_says_that_it_goes_on(
    room: BotHarness,
) -> None:
    await room.started()
    match = await room.stored()
    first = await seeks(room, room.aoi)
    assert "is paused while you play" in first.text
    await room.service.play.resign(match.id, Person(room.ben.id, room.ben.name))
    await passes(room)
    again = room.world.message(first.id)
    assert again is not None
    assert "looking for an opponent" in again.content


# ── beside the search ───────────────────────────────────────────────────────────────────────────


async def test_a_block_parts_those_who_were_found_at_once(room: BotHarness) -> None:
    await room.started()
    before = await room.stored()
    await room.service.play.resign(before.id, Person(room.ben.id, room.ben.name))
    await seeks(room, room.aoi)
    await seeks(room, room.ben)
    assert PLAY in room.hand(room.ben).labels
    await room.service.of(Safety).block(before.id, Person(room.aoi.id, room.aoi.name))
    await room.drawn()
    for pilot in (room.aoi, room.ben):
        assert "first in line" in newest(pilot)
        assert PLAY not in room.hand(pilot).labels
    await passes(room, minutes=1)
    seeker = await looking(room, room.ben)
    assert seeker is not None
    assert seeker.found_with is None


async def test_who_is_found_for_somebody_erased_beside_the_search_looks_on(
    room: BotHarness,
) -> None:
    """An erasure that goes on after a failure of the store does not ask the search."""
    await seeks(room, room.aoi)
    other = await chika(room)
    await room.store.write(export_rows.erase_person, room.aoi.id)
    await passes(room, seconds=1)
    assert "first in line" in newest(other)
    assert PLAY not in room.hand(other).labels
    seeker = await looking(room, other)
    assert seeker is not None
    assert (seeker.front, seeker.found_with) == (True, None)
