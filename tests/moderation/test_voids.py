"""A void match counts nowhere; a recount of all matches gives the same sums."""

from collections.abc import AsyncIterator, Sequence
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
    VoidReach,
)
from bot.matches.models.terms import ChannelRef
from bot.matches.models.timings import Limits
from bot.matches.rating import START, shown
from bot.moderation.service import Moderation
from bot.storage import leaderboard_rows, schema, snapshot_rows
from bot.storage.auditing import audit
from bot.storage.counting_tables import counting
from bot.storage.host_voids import confirm, pending
from bot.storage.metadata import metadata
from bot.storage.void_rows import (
    A_SEASON,
    OF_A_PAIR,
    OF_A_PERSON,
    OF_A_SERVER,
    plan_void,
    void_match,
)
from tests.matches.world import ADMIN, AOI, BEN, CHIYO, HERE, MORNING, World, live
from tests.moderation.voiding import voided
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
    """Make a match void everywhere: the host confirms it at once."""
    database = patient(url)
    done = await voided(database, match_id) and await confirm(database, match_id, MORNING)
    await database.close()
    return done


async def test_each_match_can_be_made_void_and_the_check_counts_the_same(
    past: tuple[str, list[int]],
) -> None:
    """They become void one by one, with new matches in between."""
    url, ended = past
    assert (await audit(url, STORED_FEATURES)).findings == ()
    order, waiting = ended[::2] + ended[1::2], list[int]()
    world = World(patient(url))
    async with closed(world):
        for place, match_id in enumerate(order):
            assert await voided(world.store, match_id), match_id
            assert not await voided(world.store, match_id), "twice changes nothing"
            waiting.append(match_id)
            for one in waiting if place % 4 == 0 or place == len(order) - 1 else ():
                assert await confirm(world.store, one, MORNING)
                assert not await confirm(world.store, one, MORNING), "twice changes nothing"
            waiting = [] if place % 4 == 0 else waiting
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
            assert await voided(world.store, match_id)
            assert await confirm(world.store, match_id, MORNING)
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
            assert await voided(world.store, match_id := ended.pop())
            assert await confirm(world.store, match_id, MORNING)
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
        assert await voided(world.store, ended[0])
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
        assert {one.uncounted for one in now.ratings.values()} == {ExclusionReason.VOID_GAIN}
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
        await connection.execute(update(metadata.tables["counted_matches"]).values(void=None))
        await connection.execute(update(counting).values(code="of another version"))
    await database.close()
    assert (await audit(url, STORED_FEATURES)).findings, (
        "a void that isn't noted beside the match is found"
    )
    await schema.prepare(url)
    assert await sums(url) == before
    assert (await audit(url, STORED_FEATURES)).findings == ()


# ── for all servers ─────────────────────────────────────────────────────────────────────────


async def everywhere(world: World, person: Person) -> int:
    """Return a person's rating of all servers, as people see it."""
    rating = await world.store.read(leaderboard_rows.rating, EVERYWHERE, person.id)
    return START if rating is None else shown(rating)


async def won(world: World, person: Person) -> int:
    profile = await world.service.profiles.of(EVERYWHERE, person, AOI.id)
    return profile.line.won


@pytest.fixture(params=KINDS)
async def wide(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[World]:
    url = await url_of(request.param, tmp_path)
    world = World(patient(url), limits=Limits(begun=1000, channel=1000))
    async with closed(world):
        yield world
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_an_admin_raises_no_rating_of_all_servers(wide: World) -> None:
    """On the server both get back what the match gave or took; for all, only the host gives."""
    world, here = wide, HERE.guild_id or 0
    for _ in range(3):
        ended = await world.given_up(AOI, BEN)  # Aoi loses
    before = [await everywhere(world, one) for one in (AOI, BEN)]
    read = world.store.read
    there = await read(leaderboard_rows.rating, here, AOI.id)
    assert await voided(world.store, ended.id)
    after = [await everywhere(world, one) for one in (AOI, BEN)]
    assert after[0] == before[0], "a loss stays"
    assert after[1] < before[1], "a gain is taken"
    assert await won(world, BEN) == 2
    now = await read(leaderboard_rows.rating, here, AOI.id)
    assert there is not None
    assert now is not None
    assert shown(now) > shown(there)
    assert [one.info.id for one in await read(pending)] == [ended.id]
    assert await confirm(world.store, ended.id, MORNING)
    assert await everywhere(world, AOI) > before[0]
    assert await everywhere(world, BEN) == after[1]
    assert await read(pending) == ()


async def test_voids_of_an_admin_take_little_from_anybody(wide: World) -> None:
    """Of a pair, of a person, and of a server; further voids reach the server alone."""
    world = wide
    reaches = await made_void(world, [(AOI, BEN)] * 4)
    assert reaches == ["gain"] * OF_A_PAIR + ["server"]
    assert await made_void(world, [(CHIYO, BEN)] * 2) == ["gain", "gain"]
    kept = await everywhere(world, BEN)
    assert await made_void(world, [(CHIYO, BEN)]) == ["server"]
    assert await everywhere(world, BEN) > kept
    crowd = [(Person(500 + n, "L"), Person(600 + n, "W")) for n in range(OF_A_SERVER)]
    reached = await made_void(world, crowd)
    left = OF_A_SERVER - OF_A_PERSON
    assert reached == ["gain"] * left + ["server"] * (len(crowd) - left)
    assert await made_void(world, [(Person(700, "L"), Person(701, "W"))], THERE) == ["gain"]


async def test_an_old_match_is_void_on_its_server_alone(wide: World) -> None:
    world = wide
    old = await world.given_up(AOI, BEN)
    later = world.clock.now() + A_SEASON + timedelta(days=1)
    before = [await everywhere(world, one) for one in (AOI, BEN)]
    assert await voided(world.store, old.id, later)
    assert [await everywhere(world, one) for one in (AOI, BEN)] == before
    assert await world.store.read(leaderboard_rows.rating, HERE.guild_id or 0, BEN.id) is None
    assert [one.reach for one in await world.store.read(pending)] == [VoidReach.SERVER]


async def made_void(
    world: World, pairs: Sequence[tuple[Person, Person]], place: ChannelRef = HERE
) -> list[str]:
    """Let each first person lose, and make the match void; return how far the voids reach."""
    found = []
    for loser, winner in pairs:
        ended = await world.given_up(loser, winner, place)
        await world.later(minutes=1)
        assert await voided(world.store, ended.id, world.clock.now())
        waiting = {one.info.id: one.reach for one in await world.store.read(pending)}
        found.append(waiting[ended.id].value)
    return found


async def test_a_void_is_planned_again_if_a_match_ends_meanwhile(wide: World) -> None:
    world = wide
    ended = await world.given_up(AOI, BEN)
    plan = await world.store.read(plan_void, ended.id, MORNING)
    assert plan is not None
    await world.given_up(AOI, CHIYO)
    assert not await world.store.write(void_match, plan)
    assert await voided(world.store, ended.id)


async def test_the_copy_of_ones_data_says_why_a_match_is_void(world: World) -> None:
    """It does so to both players, and doesn't name the admin."""
    match_id = (await world.given_up(AOI, BEN)).id
    await world.service.of(Moderation).void(match_id, HERE.guild_id or 0, ADMIN, "Wrong rules.")
    for person, told in ((AOI, ["Wrong rules."]), (BEN, ["Wrong rules."]), (CHIYO, [])):
        found = [
            row
            async for subject, rows in world.service.privacy.export(person.id)
            if subject == "matches moderated"
            for row in rows
        ]
        assert [row["reason"] for row in found] == told
        assert all(row["match_id"] == match_id for row in found)
        assert str(ADMIN.id) not in str(found)
