"""The scope of a block between two people: ended and refused things, and unaffected ones."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.matches.errors import Refusal
from bot.matches.models.hosting import ReportReason
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.moderation.service import Moderation, Ranked
from bot.safety import store as safety_rows
from bot.safety.model import A_PAGE
from bot.safety.service import Safety
from bot.storage import block_rows, host_rows
from bot.storage.people_rows import name_people
from bot.tournaments.model import Format, Plan, Result, Stage
from bot.tournaments.service import Tournaments
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, live
from tests.refused import refuses
from tests.tournaments.test_service import ADMIN, all_here, closed

DAI = Person(104, "Dai")
THERE = ChannelRef(8, 80)
"""Another server: on one server only one of two people can challenge the other."""


async def met(world: World, one: Person, two: Person) -> int:
    """A finished match of two people: its menu offers the block."""
    stored = await world.started(challenger=one, opponent=two)
    await world.service.play.resign(stored.id, one)
    world.clock.move(timedelta(minutes=2))
    return stored.id


async def blocks(world: World, one: Person, two: Person) -> None:
    await world.service.of(Safety).block(await met(world, one, two), one)


async def asks(world: World, one: Person, two: Person | None, place: ChannelRef = HERE) -> int:
    world.clock.move(timedelta(minutes=1))
    return (await world.service.challenges.invite(place, one, two, live())).id


async def test_only_challenges_between_the_two_end(world: World) -> None:
    """It ends their challenges in both directions; challenges of others and open tables remain."""
    before = await met(world, AOI, BEN)
    between = {
        "Aoi asked Ben": await asks(world, AOI, BEN),
        "Ben asked Aoi": await asks(world, BEN, AOI, THERE),
    }
    others = {
        "Aoi asked Chiyo": await asks(world, AOI, CHIYO),
        "Chiyo asked Aoi": await asks(world, CHIYO, AOI, THERE),
        "Ben asked Chiyo": await asks(world, BEN, CHIYO),
        "Chiyo asked Ben": await asks(world, CHIYO, BEN, THERE),
        "Aoi's open table": await asks(world, AOI, None),
        "Ben's open table": await asks(world, BEN, None),
    }
    assert await world.service.of(Safety).block(before, AOI)
    for name, number in (between | others).items():
        status = (await world.service.queries.get(number)).info.status
        assert (status is Status.INVITED) is (name in others), (name, status)


async def test_matches_that_are_played_go_on(world: World) -> None:
    stored = await world.started()
    other = await world.started(challenger=CHIYO, opponent=AOI)
    assert await world.service.of(Safety).block(stored.id, BEN)
    assert not await world.service.of(Safety).block(stored.id, BEN), "they did so before"
    for number in (stored.id, other.id):
        assert (await world.service.queries.get(number)).info.status is Status.PLAYING


async def test_neither_challenges_the_other_and_both_challenge_everybody_else(
    world: World,
) -> None:
    await blocks(world, AOI, BEN)
    with refuses(Refusal.BLOCKED_BY_YOU, person=BEN):
        await asks(world, AOI, BEN)
    with refuses(Refusal.CHALLENGES_OFF, person=AOI):
        await asks(world, BEN, AOI)
    for other in (AOI, BEN):
        await asks(world, other, CHIYO)
        await asks(world, CHIYO, other, THERE)


@pytest.mark.parametrize("blocker", [AOI, BEN])
async def test_at_an_open_table_both_can_sit_down(world: World, blocker: Person) -> None:
    """An open table is for everybody, as the question before a block says."""
    other = BEN if blocker is AOI else AOI
    await blocks(world, blocker, other)
    for host, guest in ((AOI, BEN), (BEN, AOI)):
        number = await asks(world, host, None)
        progress = await world.service.challenges.accept(number, guest)
        assert progress.stored.info.status is Status.PLAYING


@pytest.mark.parametrize("blocker", [AOI, BEN])
async def test_in_a_tournament_both_can_be_paired_and_play(world: World, blocker: Person) -> None:
    """The bracket decides the opponents: a block must not influence it."""
    await blocks(world, blocker, BEN if blocker is AOI else AOI)
    service = world.service.of(Tournaments)
    plan = Plan(name="Cup", format=Format.ROUND_ROBIN)
    found = await service.create(HERE, ADMIN, plan, live(), timedelta(hours=1))
    for person in (AOI, BEN, CHIYO):
        found = await service.join(found.id, person)
    found = (await closed(world, found)).tournament
    met_in = set()
    while found.stage is Stage.RUNNING:
        found = (await all_here(world, found)).tournament
        for one in found.undecided:
            assert one.match_id is not None, "their match has begun"
            met_in.add(frozenset(one.people))
            await service.decide(found.id, one.number, Result.FIRST, ADMIN, "so")
        found = (await service.go_on(found.id)).tournament
    assert frozenset({AOI.id, BEN.id}) in met_in


async def test_whom_the_admins_block_signs_up_for_nothing_there(world: World) -> None:
    """A block by another player has no such effect."""
    await blocks(world, AOI, BEN)
    service = world.service.of(Tournaments)
    plan = Plan(name="Cup", format=Format.SINGLE)
    found = await service.create(HERE, AOI, plan, live(), timedelta(hours=1))
    await service.join(found.id, BEN)
    await world.service.of(Moderation).block(
        HERE.guild_id or 0, Ranked(ADMIN), Ranked(CHIYO), "Rude"
    )
    with refuses(Refusal.BLOCKED):
        await service.join(found.id, CHIYO)
    other = await service.create(ChannelRef(8, 80), ADMIN, plan, live(), timedelta(hours=1))
    await service.join(other.id, CHIYO)


async def test_each_lifts_their_own_block_alone(world: World) -> None:
    await blocks(world, AOI, BEN)
    await blocks_too(world, BEN, AOI)
    await blocks(world, AOI, CHIYO)
    await blocks_too(world, CHIYO, BEN)
    safety = world.service.of(Safety)
    assert await safety.lift(AOI, DAI.id) is None, "there is no such block"
    assert await safety.lift(AOI, BEN.id) == BEN
    assert await safety.lift(AOI, BEN.id) is None
    assert await world.store.read(block_rows.blockers, AOI.id, BEN.id) == {BEN.id}
    assert await world.store.read(block_rows.blockers, BEN.id, AOI.id) == {BEN.id}
    assert await world.store.read(block_rows.blockers, AOI.id, CHIYO.id) == {AOI.id}
    assert await world.store.read(block_rows.blockers, BEN.id, CHIYO.id) == {CHIYO.id}
    assert await world.store.read(block_rows.blockers, BEN.id, DAI.id) == frozenset()


async def blocks_too(world: World, one: Person, two: Person) -> None:
    """Block somebody back, when the two can't begin a match any more."""
    await world.store.write(safety_rows.add_block, one.id, two.id, world.clock.now())


async def test_a_list_has_ones_own_blocks_the_newest_first(world: World) -> None:
    people = [Person(300 + n, f"P{n}") for n in range(A_PAGE + 1)]
    await world.store.write(name_people, [AOI, *people])
    for person in people:
        await blocks_too(world, AOI, person)
        await blocks_too(world, person, AOI)
        world.clock.move(timedelta(minutes=1))
    first, second, beyond = [await world.service.of(Safety).blocks_of(AOI.id, n) for n in (0, 1, 7)]
    listed = [one.person for one in (*first.items, *second.items)]
    assert listed == people[::-1]
    assert (len(first.items), first.total) == (A_PAGE, len(people))
    assert beyond == second, "the last page, if there is no such one"
    theirs = await world.service.of(Safety).blocks_of(people[0].id, 0)
    assert [one.person for one in theirs.items] == [AOI]


async def test_nobody_is_blocked_or_reported_who_is_nobody(world: World) -> None:
    """A computer, or somebody whose data was erased."""
    safety = world.service.of(Safety)
    alone = await world.service.computers.start(HERE, AOI, "greedy", live())
    erased = await met(world, AOI, CHIYO)
    await world.service.privacy.erase(CHIYO)
    for number, why in (
        (alone.id, Refusal.NO_OPPONENT),
        (erased, Refusal.FORMER_OPPONENT),
    ):
        with refuses(why):
            await safety.block(number, AOI)
        with refuses(why):
            await safety.report(number, AOI, ReportReason.LEAVING, "Hm")
    assert await world.service.reports.send(erased, AOI, "Rude"), "as the refusal says"
    again = await met(world, AOI, CHIYO)
    assert await safety.block(again, AOI), "as the refusal says, too"
    assert len((await safety.blocks_of(AOI.id, 0)).items) == 1
    number = await met(world, AOI, BEN)
    assert await safety.report(number, BEN, ReportReason.NAME, "Bad name") == AOI
    (_, report) = await world.store.read(host_rows.reports)
    assert (report.about, report.reason) == (AOI, ReportReason.NAME)
