"""A void match counts nowhere; a recount of all matches gives the same sums."""

from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import select, update

from bot.app import STORED_FEATURES
from bot.matches.models.people import Person
from bot.matches.models.profiles import WinLossRecord
from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    RATED_A_WEEK,
    ExclusionReason,
    Measure,
)
from bot.matches.models.terms import ChannelRef
from bot.matches.models.timings import Limits
from bot.matches.rating import shown
from bot.storage import leaderboard_rows, schema, snapshot_rows
from bot.storage.auditing import audit
from bot.storage.counting_tables import counting
from bot.storage.metadata import metadata
from bot.storage.void_rows import void_match
from tests.matches.world import AOI, BEN, CHIYO, HERE, World, live
from tests.storage.stores import KINDS, patient, url_after, url_of
from tests.storage.test_auditing import closed

THERE: Final = ChannelRef(8, 80)
COUNTED: Final = ("ratings", "standings", "tallies", "achievement_counters")


async def lived(url: str) -> list[int]:
    """Matches on two servers in two seasons, more a week than count, and an early resignation."""
    world, ended = World(patient(url), limits=Limits(begun=1000, channel=1000)), []
    async with closed(world):

        async def play(loser: Person, winner: Person, place: ChannelRef = HERE) -> None:
            ended.append((await world.given_up(loser, winner, place)).id)
            await world.later(minutes=1)

        for _ in range(7):
            await play(AOI, BEN)
        stored = await world.play_out(await world.started(live("ktane"), BEN, CHIYO))
        ended.append(stored.id)
        await world.service.leaderboards.begin_season(HERE.guild_id or 0, "Spring")
        world.clock.move(timedelta(days=8))
        for loser, winner in ((CHIYO, AOI), (AOI, CHIYO), (AOI, BEN), (BEN, AOI)):
            await play(loser, winner)
            await play(winner, loser, THERE)
        early = await world.started(challenger=CHIYO, opponent=BEN)
        while None in early.info.moved_at:
            early = (await world.move(early)).stored
        await world.service.play.resign(early.id, CHIYO)
        ended.append(early.id)
    return ended


@pytest.fixture(params=KINDS)
async def past(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, list[int]]:
    return await url_after(request.param, tmp_path, lived)


async def sums(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all stored sums."""
    database, found = patient(url), {}
    async with database.reading() as connection:
        for name in COUNTED:
            table = metadata.tables[name]
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[name] = [tuple(row) for row in rows]
    await database.close()
    return found


async def void(url: str, match_id: int) -> bool:
    database = patient(url)
    done = await database.write(void_match, match_id)
    await database.close()
    return done


async def test_each_match_can_be_made_void_and_the_check_counts_the_same(
    past: tuple[str, list[int]],
) -> None:
    """They become void one by one, with new matches in between."""
    url, ended = past
    assert (await audit(url, STORED_FEATURES)).findings == ()
    order = ended[::2] + ended[1::2]
    world = World(patient(url))
    async with closed(world):
        for place, match_id in enumerate(order):
            assert await world.store.write(void_match, match_id), match_id
            assert not await world.store.write(void_match, match_id), "twice changes nothing"
            if place % 3 == 0:
                assert (await audit(url, STORED_FEATURES)).findings == (), match_id
            if place % 7 == 0:
                world.clock.move(timedelta(days=9))
                order.append((await world.given_up(BEN, CHIYO)).id)
    assert (await audit(url, STORED_FEATURES)).findings == ()
    assert await sums(url) == {name: [] for name in COUNTED} | {
        "achievement_counters": [(one.id, 0, []) for one in (AOI, BEN, CHIYO)]
    }


async def test_the_last_match_leaves_what_was_there_before_it(
    past: tuple[str, list[int]],
) -> None:
    """Exceptions are the uncertainty of a rating, and rounding by one point."""
    url, _ = past
    before = await sums(url)
    world = World(patient(url))
    world.clock.move(timedelta(days=8, hours=2))
    async with closed(world):
        match_id = (await world.given_up(BEN, CHIYO)).id
    assert await sums(url) != before
    assert await void(url, match_id)
    after = await sums(url)
    for table in ("standings", "tallies", "achievement_counters"):
        if table == "tallies":  # the curve is only cut at its beginning
            assert [row[:-1] for row in after[table]] == [row[:-1] for row in before[table]]
        else:
            assert after[table] == before[table]
    for old, new in zip(before["ratings"], after["ratings"], strict=True):
        assert new[0:2] + new[4:] == old[0:2] + old[4:]
        assert abs(new[2] - old[2]) < 0.05


@pytest.mark.parametrize("kind", KINDS)
async def test_an_opponent_of_void_matches_is_new_in_the_first_that_counts(
    kind: str, tmp_path: Path
) -> None:
    """This includes a match beyond the weekly limit, which counts no more than void ones."""
    url = await url_of(kind, tmp_path)
    world = World(patient(url), limits=Limits(begun=1000, channel=1000))
    async with closed(world):
        read = world.store.read
        ended = [(await world.given_up(AOI, BEN)).id for _ in range(RATED_A_WEEK + 1)]
        for match_id in ended[:-1]:
            assert await world.store.write(void_match, match_id)
        for scope in (HERE.guild_id or 0, EVERYWHERE):
            assert await read(leaderboard_rows.rating, scope, BEN.id) is None
        world.clock.move(timedelta(days=7))
        ended.append((await world.given_up(AOI, BEN)).id)
        ended.append((await world.given_up(AOI, BEN)).id)
        for matches in (2, 1):
            for scope in (HERE.guild_id or 0, EVERYWHERE):
                rating = await read(leaderboard_rows.rating, scope, BEN.id)
                assert rating is not None
                assert (rating.matches, rating.opponents) == (matches, 1)
            assert await world.store.write(void_match, ended.pop())
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_what_others_see_of_it(past: tuple[str, list[int]]) -> None:
    """Profile, leaderboard and the match's own result change; later matches stay unchanged."""
    url, ended = past
    world = World(patient(url))
    async with closed(world):
        read = world.store.read
        before = await world.service.profiles.of(7, BEN, AOI.id)
        given = (await read(snapshot_rows.snapshot, ended[0])).ratings[BEN.id]  # type: ignore[union-attr]
        other = (await read(snapshot_rows.snapshot, ended[6])).ratings  # type: ignore[union-attr]
        assert before.rating is not None
        assert other[BEN.id].uncounted is ExclusionReason.LIMIT
        assert await world.store.write(void_match, ended[0])
        after = await world.service.profiles.of(7, BEN, AOI.id)
        assert after.rating is not None
        assert shown(after.rating) == shown(before.rating) - (given.after - given.before)
        assert after.line.won == before.line.won - 1
        against = before.stored.against_reader
        assert after.stored.against_reader == WinLossRecord(
            against.won - 1, against.lost, against.drawn
        )
        place = await read(
            leaderboard_rows.place, 7, ALL_TIME, Measure.RATING, BEN.id, without=frozenset()
        )
        assert place is None or place.line.rating == shown(after.rating)
        now = await read(snapshot_rows.snapshot, ended[0])
        assert now is not None
        assert {one.uncounted for one in now.ratings.values()} == {ExclusionReason.VOID}
        assert {one.after - one.before for one in now.ratings.values()} == {0}
        later = await read(snapshot_rows.snapshot, ended[6])
        assert later is not None
        assert later.ratings == other, "a void match still is one of its week"


async def test_it_stays_so_when_people_and_the_server_are_erased(
    past: tuple[str, list[int]],
) -> None:
    url, ended = past
    await void(url, ended[2])
    world = World(patient(url))
    async with closed(world):
        await world.service.privacy.erase(BEN)
    await void(url, ended[8])
    await void(url, ended[-1])
    assert (await audit(url, STORED_FEATURES)).findings == ()
    world = World(patient(url))
    async with closed(world):
        await world.service.servers.erase(7)
    assert (await audit(url, STORED_FEATURES)).findings == ()
    left = await sums(url)
    assert {row[0] for row in left["ratings"]} == {8, EVERYWHERE}


async def test_a_version_that_counts_otherwise_takes_it_back_in_the_same_place(
    past: tuple[str, list[int]],
) -> None:
    url, ended = past
    for match_id in (ended[3], ended[9]):
        await void(url, match_id)
    before = await sums(url)
    database = patient(url)
    async with database.writing() as connection:
        await connection.execute(update(metadata.tables["counted_matches"]).values(voided=False))
        await connection.execute(update(counting).values(code="of another version"))
    await database.close()
    assert (await audit(url, STORED_FEATURES)).findings, (
        "a void that isn't noted beside the match is found"
    )
    await schema.prepare(url)
    assert await sums(url) == before
    assert (await audit(url, STORED_FEATURES)).findings == ()
