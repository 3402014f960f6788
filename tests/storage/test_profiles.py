"""Profiles in the database: counted at the end of each match, correct after an erasure."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import delete

from bot.app import STORED_FEATURES
from bot.daily.service import Daily
from bot.matches.models.people import Person
from bot.matches.models.profiles import Accuracy, StoredProfile, Tally, WinLossRecord
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.terms import ChannelRef
from bot.matches.statistics import counts_of
from bot.storage import profile_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.storage.recounting import SUMS
from tests.matches.world import (
    AOI,
    BEN,
    CHIYO,
    HERE,
    NO_POINTS,
    ManualClock,
    SeededRandomness,
    World,
    exported,
    live,
)
from tests.storage.stores import KINDS, url_after, url_of
from tests.storage.test_auditing import against_computer, closed
from tests.storage.test_recounting import counted_again

THERE = ChannelRef(guild_id=8, channel_id=80)
ALONE = ChannelRef(guild_id=None, channel_id=90)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


async def of(world: World, person: Person, scope: int = 7, reader: Person = AOI) -> StoredProfile:
    return await world.store.read(profile_rows.profile, scope, person.id, reader.id)


async def lived(url: str) -> datetime:
    """Return the time when it was over."""
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        await live_in(world)
    return world.clock.now()


@asynccontextmanager
async def afterwards(kind: str, folder: Path) -> AsyncIterator[tuple[str, World]]:
    """A world with that history."""
    url, then = await url_after(kind, folder, lived)
    world = World(
        Database(url, STORED_FEATURES), clock=ManualClock(then), randomness=SeededRandomness(2)
    )
    async with closed(world):
        yield url, world


async def live_in(world: World) -> None:
    """Play matches on two servers, one of each kind."""
    for winner, loser, place in ((AOI, BEN, HERE), (AOI, BEN, THERE), (BEN, AOI, HERE)):
        await world.given_up(loser, winner, place)
        await world.later(minutes=1)
    await world.play_out(await world.started(live("ktane"), AOI, CHIYO))
    begun = await world.started(live(**NO_POINTS))  # Ben resigns before a round is finished
    while None in begun.info.moved_at:
        begun = (await world.move(begun)).stored
    await world.service.play.resign(begun.id, BEN)
    resigned = await world.started(live(**NO_POINTS))  # before both have laid a card
    await world.service.play.resign(resigned.id, BEN)
    aborted = await world.started()
    await world.service.play.abort(aborted.id, CHIYO)
    for place in (HERE, ALONE):
        begun = await world.service.computers.start(place, BEN, "wild", live("ktane"))
        await against_computer(world, begun, BEN)
    today = await world.service.of(Daily).start(HERE, BEN)
    await against_computer(world, today, BEN)


async def test_a_match_is_counted_here_and_everywhere(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        stored = await world.play_out(await world.started(live("ktane")))
        assert stored.match is not None
        counts = counts_of(stored.match, stored.info.seat_of(AOI.id) or 0)
        assert counts.rounds == 3
        here, everywhere = await of(world, AOI), await of(world, AOI, EVERYWHERE)
        assert here.tally == everywhere.tally
        assert here.tally.counts == counts
        assert len(here.tally.curve) == 1
        assert (here.person.name, (await of(world, CHIYO)).person.name) == ("Aoi", "")
        assert (await of(world, AOI, 8)).tally == Tally(), "another server"


@pytest.mark.parametrize("kind", KINDS)
async def test_records_streaks_and_what_two_played(kind: str, tmp_path: Path) -> None:
    async with afterwards(kind, tmp_path) as (url, world):
        ben, everywhere = await of(world, BEN), await of(world, BEN, EVERYWHERE)
        assert ben.against_reader == WinLossRecord(won=1, lost=1)
        assert everywhere.against_reader == WinLossRecord(won=1, lost=2)
        assert (await of(world, AOI, EVERYWHERE, BEN)).against_reader == WinLossRecord(
            won=2, lost=1
        )
        assert (await of(world, AOI)).against_reader == WinLossRecord(), "nobody plays themselves"
        assert (everywhere.tally.streak, everywhere.tally.best_streak) == (0, 1)
        assert len(everywhere.tally.curve) == 4, "what Ben gave up is no win, but a loss"
        assert ben.computer.played == 2, "also the deal of the day"
        assert everywhere.computer.played == 3, "also that in direct messages"
    found = await audit(url, STORED_FEATURES)
    assert found.findings == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_an_erased_person_leaves_the_others_as_they_were(kind: str, tmp_path: Path) -> None:
    async with afterwards(kind, tmp_path) as (url, world):
        await world.store.write(profile_rows.keep_accuracies, 1, {AOI.id: 90.0, BEN.id: 80.0})
        before = await of(world, BEN, EVERYWHERE, CHIYO)
        kept = await exported(world.service.privacy.export(AOI.id))
        assert kept["profiles"]
        assert kept["accuracy"] == [{"person_id": AOI.id, "match_id": 1, "accuracy": 90.0}]
        await world.service.privacy.erase(AOI)
        assert await of(world, BEN, EVERYWHERE, CHIYO) == before
        assert await of(world, AOI, EVERYWHERE, BEN) == StoredProfile()
        await world.store.write(profile_rows.keep_accuracies, 1, {AOI.id: 90.0})
        assert (await of(world, AOI)).accuracy is None, "a review that ends later"
        await world.play_out(await world.started(live("ktane"), BEN, CHIYO))
    assert (await audit(url, STORED_FEATURES)).findings == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_accuracy_is_the_mean_of_reviewed_matches(kind: str, tmp_path: Path) -> None:
    async with afterwards(kind, tmp_path) as (_, world):
        store = world.store
        assert (await of(world, BEN)).accuracy is None
        for match_id, figure in ((1, 90.0), (2, 60.0)):
            await store.write(profile_rows.keep_accuracies, match_id, {BEN.id: figure})
            await store.write(
                profile_rows.keep_accuracies, match_id, {BEN.id: 0.0}
            )  # reviewed again
        assert (await of(world, BEN)).accuracy == Accuracy(90.0, 1), "the second was elsewhere"
        assert (await of(world, BEN, EVERYWHERE)).accuracy == Accuracy(75.0, 2)


@pytest.mark.parametrize("kind", KINDS)
async def test_what_nobody_counted_is_counted_from_the_logs(kind: str, tmp_path: Path) -> None:
    async with afterwards(kind, tmp_path) as (url, world):
        await world.service.privacy.erase(CHIYO)
        before = await everything(world)
    await counted_again(url, *map(delete, SUMS))
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        assert await everything(world) == before
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def everything(world: World) -> list[StoredProfile]:
    scopes = (7, 8, EVERYWHERE)
    return [await of(world, person, scope, BEN) for person in (AOI, BEN) for scope in scopes]


async def test_a_review_leaves_its_accuracy(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    async with closed(world):
        stored = await world.play_out(await world.started(live("ktane")))
        review = await world.service.reviews.review(stored.id)
        seat = review.seats[stored.info.seat_of(AOI.id) or 0]
        accuracy = (await of(world, AOI)).accuracy
        assert (accuracy and accuracy.mean) == seat.accuracy
