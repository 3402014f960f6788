"""Advice for people: when it is allowed, and which view the teacher gets."""

import asyncio

import pytest

from bot.daily.service import Daily
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.matches.errors import Refusal
from bot.matches.models.match import DeadlineKind, Status, StoredMatch
from bot.matches.models.people import Person
from bot.opponents.advice import EngineAdvice
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, indifferent, live
from tests.refused import refuses


async def practice(world: World) -> StoredMatch:
    """A match against the computer in which the person has to act."""
    stored = await world.service.computers.start(HERE, AOI, "wild", live("ktane"))
    while stored.info.to_act != stored.info.seat_of(AOI.id):
        await world.later(seconds=20)
        stored = await world.service.queries.get(stored.id)
    return stored


async def test_the_teacher_sees_what_the_person_sees(world: World) -> None:
    stored = await practice(world)
    asked: list[PlayerView] = []

    def teacher(view: PlayerView) -> object:
        asked.append(view)
        return indifferent(view)

    world.thinker.teacher = teacher  # type: ignore[assignment]
    view, advice = await world.service.queries.advice(stored.id, AOI.id, stored.seq)
    assert stored.match is not None
    assert asked == [view] == [view_for(stored.match, stored.info.seat_of(AOI.id))]
    assert {one.action for one in advice.judged} == set(view.legal)
    assert (await world.service.queries.get(stored.id)).revision == stored.revision, (
        "it is no action"
    )


async def test_only_who_is_to_act_is_advised(world: World) -> None:
    stored = await practice(world)
    with refuses(Refusal.NOT_YOUR_SEAT):
        await world.service.queries.advice(stored.id, BEN.id, stored.seq)
    while stored.info.due is not DeadlineKind.COMPUTER:
        stored = (await world.move(stored)).stored
    with refuses(Refusal.NOT_YOUR_TURN):
        await world.service.queries.advice(stored.id, AOI.id, stored.seq)
    resigned = await world.service.play.resign(stored.id, AOI)
    with refuses(Refusal.ALREADY_FINISHED):
        await world.service.queries.advice(resigned.stored.id, AOI.id, resigned.stored.seq)


async def test_between_rounds_there_is_nothing_to_ask(world: World) -> None:
    stored = await practice(world)
    while stored.match is not None and stored.match.phase is not Phase.DEAL:
        if stored.info.due is DeadlineKind.COMPUTER:
            await world.later(seconds=3)
            stored = await world.service.queries.get(stored.id)
        else:
            stored = (await world.move(stored, "stop")).stored
    assert stored.info.status is Status.PLAYING
    with refuses(Refusal.NOT_YOUR_TURN):
        await world.service.queries.advice(stored.id, AOI.id, stored.seq)


async def test_a_match_that_counts_is_played_alone(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, CHIYO, BEN, live())
    with refuses(Refusal.NOT_STARTED):
        await world.service.queries.advice(invited.id, CHIYO.id, invited.seq)
    stored = await world.started()
    for person in (AOI, BEN):
        with refuses(Refusal.NOT_CASUAL):
            await world.service.queries.advice(stored.id, person.id, stored.seq)


async def test_the_deal_of_the_day_is_played_alone(world: World) -> None:
    stored = await world.service.of(Daily).start(HERE, AOI)
    assert not stored.info.casual
    with refuses(Refusal.NOT_CASUAL):
        await world.service.queries.advice(stored.id, AOI.id, stored.seq)


async def test_a_match_that_one_has_left_counts_and_is_no_practice(world: World) -> None:
    stored = await world.started()
    gone: Person = world.waiter(stored)
    assert HERE.guild_id is not None
    await world.service.play.on_member_left(HERE.guild_id, gone.id)
    assert not (await world.service.queries.get(stored.id)).info.casual


async def test_without_a_teacher_it_is_said(world: World) -> None:
    stored = await practice(world)
    world.thinker.teacher = lambda _: None
    with refuses(Refusal.NO_TEACHER):
        await world.service.queries.advice(stored.id, AOI.id, stored.seq)


async def test_advice_is_about_what_is_shown(world: World) -> None:
    stored = await practice(world)
    with refuses(Refusal.STALE_ACTION):
        await world.service.queries.advice(stored.id, AOI.id, stored.seq - 1)


@pytest.mark.at_once
async def test_advice_that_comes_too_late_is_not_given(world: World) -> None:
    stored = await practice(world)
    heard, given = asyncio.Event(), asyncio.Event()

    async def slowly(view: PlayerView) -> EngineAdvice:
        heard.set()
        await given.wait()
        return indifferent(view)

    world.thinker.advise = slowly  # type: ignore[method-assign]
    asked = asyncio.create_task(world.service.queries.advice(stored.id, AOI.id, stored.seq))
    await heard.wait()
    await world.move(stored)
    given.set()
    with refuses(Refusal.STALE_ACTION):
        await asked
