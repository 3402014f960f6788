"""Pairs of searching people: as a pure function, on both databases, with two processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app import FEATURES
from bot.matches.aggregate import ATTEMPTS
from bot.matches.errors import Conflict, Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.services import MatchService
from bot.matchmaking import store
from bot.matchmaking import transitions as changes
from bot.matchmaking.model import (
    ANY,
    LIVE_FOR,
    PRESETS,
    Outcome,
    Search,
    Seeker,
    SeekerMessage,
    Why,
)
from bot.matchmaking.service import Matchmaking
from tests.matches.world import AOI, BEN, RandomThinker, SeededRandomness, World
from tests.refused import refuses

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
CROWD = tuple(Person(700 + number, f"P{number}") for number in range(12))


def looks(
    number: int,
    rating: int = 1500,
    preset: str = ANY,
    pace: TimeControl = TimeControl.LIVE,
    waited: float = 0,
) -> Seeker:
    """A person who has searched for this number of minutes, with a direct message about it."""
    since = NOON - timedelta(minutes=waited)
    seeker = changes.looking(Person(number, ""), preset, pace, rating, at=since)
    return replace(seeker, shown=SeekerMessage(number, 1))


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    wishes = st.builds(
        looks,
        number=st.integers(1, 10**6),
        rating=st.integers(800, 2300),
        preset=st.sampled_from((ANY, *PRESETS)),
        pace=st.sampled_from(TimeControl),
        waited=st.floats(0, 30),
    )
    crowd = draw(st.lists(wishes, min_size=2, max_size=12, unique_by=lambda one: one.person.id))
    fronts = draw(st.lists(st.booleans(), min_size=len(crowd), max_size=len(crowd)))
    return [replace(one, front=front) for one, front in zip(crowd, fronts, strict=True)]


@given(crowds())
def test_nobody_who_fits_is_nearer_and_what_one_takes_the_other_takes(crowd: list[Seeker]) -> None:
    me, *others = crowd
    found = changes.nearest(me, others, at=NOON)
    fitting = [one for one in others if changes.accepts(me, one, at=NOON)]
    assert (found is None) == (not fitting)
    for one in others:
        assert changes.accepts(me, one, at=NOON) == changes.accepts(one, me, at=NOON)
    if found is not None:
        assert found.pace is me.pace
        assert len({found.preset, me.preset} - {ANY}) <= 1
        assert found.front or not any(one.front for one in fitting)
        nearer = [
            one
            for one in fitting
            if one.front == found.front
            and abs(one.rating - me.rating) < abs(found.rating - me.rating)
        ]
        assert not nearer


def test_it_takes_further_ratings_with_each_minute_until_anybody_will_do() -> None:
    spans = [changes.wider_after(timedelta(minutes=minute)) for minute in range(11)]
    assert spans[-1] is None
    numbers = [one for one in spans if one is not None]
    assert numbers == sorted(set(numbers))
    beginner, master = looks(1, 1000), looks(2, 2000, waited=9)
    assert not changes.accepts(beginner, looks(2, 2000), at=NOON)
    assert changes.accepts(beginner, master, at=NOON)
    assert changes.accepts(beginner, looks(2, 3000, waited=10), at=NOON)


@pytest.mark.parametrize(
    ("first", "second", "played"),
    [
        (ANY, ANY, "wikipedia-2020"),
        (ANY, "steam", "steam"),
        ("nintendo", ANY, "nintendo"),
        ("nintendo", "nintendo", "nintendo"),
    ],
)
def test_they_play_by_rules_that_both_want(first: str, second: str, played: str) -> None:
    terms = changes.terms_of((looks(1, preset=first), looks(2, preset=second)))
    assert (terms.rules.preset, terms.rules.rounds) == (played, 3)


# ── on a database ───────────────────────────────────────────────────────────────────────────────


async def seek(
    service: MatchService,
    people: Iterable[Person],
    preset: str = ANY,
    pace: TimeControl = TimeControl.LIVE,
) -> None:
    """Let people search, each with a direct message that shows it."""
    matchmaking = service.of(Matchmaking)
    for one in people:
        seeker = await matchmaking.seek(one, preset, pace)
        await matchmaking.note_message(seeker, SeekerMessage(one.id, 1))


def elsewhere(world: World) -> MatchService:
    """Another process on the same database."""
    return MatchService(
        world.store,
        clock=world.clock,
        randomness=SeededRandomness(5),
        thinker=RandomThinker(),
        features=FEATURES,
    )


async def pairs_of(world: World) -> list[tuple[int, int]]:
    found = await world.store.read(store.found)
    return [(one.person.id, one.found_with or 0) for one in found]


async def test_what_the_index_finds_is_what_a_look_at_everybody_finds(world: World) -> None:
    chance = SeededRandomness(3)
    crowd = [
        replace(
            looks(700 + n, 1000 + 37 * n % 1000, (ANY, *PRESETS)[n % 4], waited=n % 7),
            front=chance.coin() and n % 5 == 0,
        )
        for n in range(60)
    ]
    for one in crowd:
        await world.store.write(store.add, one, at=NOON)
    for one in crowd:
        some = await world.store.read(store.candidates, one, at=NOON)
        best = changes.nearest(one, crowd, at=NOON)
        assert changes.nearest(one, some, at=NOON) == best, one


async def test_two_processes_give_nobody_two_opponents(shared_world: World) -> None:
    services = (shared_world.service, elsewhere(shared_world))
    await seek(shared_world.service, CROWD)
    await asyncio.gather(
        *(service.of(Matchmaking).bring_together(one.id) for one in CROWD for service in services)
    )
    for one in CROWD:  # people who lost each race are searched again
        await shared_world.service.of(Matchmaking).bring_together(one.id)
    pairs = await pairs_of(shared_world)
    assert len(pairs) == len(CROWD)
    assert {*pairs} == {(other, one) for one, other in pairs}


async def test_of_two_who_press_at_once_the_match_begins_once(shared_world: World) -> None:
    services = (shared_world.service, elsewhere(shared_world))
    await seek(shared_world.service, (AOI, BEN))
    await shared_world.service.of(Matchmaking).bring_together(AOI.id)
    outcomes = await asyncio.gather(
        *(
            service.of(Matchmaking).play(one)
            for service, one in zip(services, (AOI, BEN), strict=True)
        )
    )
    gone = [one for outcome in outcomes for one in outcome.gone]
    assert [one.why for one in gone] == [Why.BEGUN] * 2
    assert await shared_world.service.of(Matchmaking).state(AOI.id) is None
    info = (await shared_world.service.queries.get(1)).info
    assert info.status is Status.PLAYING
    with refuses(Refusal.NOBODY_FOUND):
        await shared_world.service.of(Matchmaking).play(AOI)


async def meet(world: World) -> Outcome:
    await seek(world.service, (AOI, BEN))
    return await world.service.of(Matchmaking).bring_together(AOI.id)


async def test_who_was_found_meanwhile_does_not_look_by_the_day_instead(world: World) -> None:
    """The button was on their screen when another person came."""
    service = world.service.of(Matchmaking)
    await seek(world.service, (AOI, BEN))
    await service.bring_together(AOI.id)
    (shown,) = (await service.by_the_day(AOI.id)).waiting
    pair = await service.pair_of(AOI.id)
    assert pair is not None
    assert [one.pace for one in pair] == [TimeControl.LIVE, TimeControl.LIVE]
    assert {one.found_with for one in pair} == {AOI.id, BEN.id}
    assert shown in pair


async def test_the_same_two_meet_three_times_a_day_at_most(world: World) -> None:
    for _ in range(3):
        assert (await meet(world)).waiting
        for one in (AOI, BEN):
            begun = await world.service.of(Matchmaking).play(one)
        (number,) = {one.match.id for one in begun.gone if one.match is not None}
        await world.service.play.abort(number, None)
        world.clock.move(timedelta(hours=1))
    assert not (await meet(world)).waiting
    for one in (AOI, BEN):
        await world.service.of(Matchmaking).stop(one.id)
    world.clock.move(timedelta(hours=22))
    assert (await meet(world)).waiting


async def test_who_stops_leaves_the_other_in_front_who_is_found_first(world: World) -> None:
    dai, emi = CROWD[:2]
    await meet(world)
    await world.service.of(Matchmaking).stop(BEN.id)
    await seek(world.service, (dai, emi))
    found = await world.service.of(Matchmaking).bring_together(emi.id)
    assert {one.person.id for one in found.waiting} == {AOI.id, emi.id}


async def test_nobody_is_found_who_looks_too_long_or_by_another_pace(world: World) -> None:
    await seek(world.service, (AOI,))
    await seek(world.service, (BEN,), pace=TimeControl.DAILY)
    assert not (await world.service.of(Matchmaking).bring_together(BEN.id)).gone
    world.clock.move(LIVE_FOR)
    dai = CROWD[0]
    await seek(world.service, (dai,))
    assert not (await world.service.of(Matchmaking).bring_together(dai.id)).waiting
    over = await world.service.of(Matchmaking).run_due(AOI.id)
    assert [one.why for one in over.gone] == [Why.OVER]


async def test_who_looks_no_more_just_when_something_falls_due_is_left_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seek(world.service, (AOI,))
    load = Matchmaking.load

    async def then_stops(service: Matchmaking, person_id: int) -> Search | None:
        monkeypatch.undo()
        found = await load(service, person_id)
        assert (await elsewhere(world).of(Matchmaking).stop(person_id)).gone
        return found

    monkeypatch.setattr(Matchmaking, "load", then_stops)
    assert await world.service.of(Matchmaking).run_due(AOI.id) == Outcome()


async def test_who_loses_each_race_looks_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time, they were changed just before they would have been matched."""
    await seek(world.service, (AOI, BEN))
    load, races = Matchmaking.load, 0

    async def then_seeks_anew(service: Matchmaking, person_id: int) -> Search | None:
        nonlocal races
        races += 1
        found = await load(service, person_id)
        assert found is not None
        one, at = found.seeker, world.clock.now()
        await world.store.write(store.save, [(one, replace(one, front=not one.front))], at=at)
        return found

    with monkeypatch.context() as racing:
        racing.setattr(Matchmaking, "load", then_seeks_anew)
        assert await world.service.of(Matchmaking).bring_together(AOI.id) == Outcome()
    assert races == ATTEMPTS
    assert len((await world.service.of(Matchmaking).bring_together(AOI.id)).waiting) == 2


async def test_who_changed_meanwhile_is_not_written(world: World) -> None:
    await seek(world.service, (AOI,))
    seeker = await world.service.of(Matchmaking).state(AOI.id)
    assert seeker is not None
    await world.service.of(Matchmaking).stop(AOI.id)
    with pytest.raises(Conflict):
        await world.store.write(store.save, [(seeker, seeker)], at=NOON)
