"""Data about a server: recorded when it removes the bot, and erased."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select

from bot.app import STORED_FEATURES
from bot.matches.errors import Refused
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.rotation import Goal
from bot.matches.models.terms import ChangedSettings, ChannelRef, GuildSettings
from bot.matches.models.timings import Limits
from bot.matches.services.privacy import KEPT_FOR
from bot.matches.transitions.house_rules import differences
from bot.rotations.service import Rotations
from bot.storage import leaderboard_rows, match_rows, people_rows, server_rows
from bot.storage.auditing import audit
from bot.storage.counting_rows import lock_counting
from bot.storage.counting_tables import season_starts
from bot.storage.engine import Database
from bot.storage.metadata import metadata
from bot.storage.server_rows import OWN, RETAINED
from tests.matches.world import AOI, BEN, CHIYO, HERE, ManualClock, SeededRandomness, World, live
from tests.storage.stores import KINDS, url_after, url_of
from tests.storage.test_auditing import lived
from tests.tournaments.test_service import made

X = HERE.guild_id or 0
OTHER = ChannelRef(8, 80)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


async def rows(url: str, column: str, value: int) -> dict[str, int]:
    """Return the number of rows with a value, for each table that has the column."""

    def count(connection: Connection) -> dict[str, int]:
        found = {}
        for table in metadata.sorted_tables:
            if column in table.c:
                query = select(func.count()).where(table.c[column] == value)
                found[table.name] = int(connection.execute(query).scalar_one())
        return {name: number for name, number in found.items() if number}

    database = Database(url, STORED_FEATURES)
    try:
        return await database.read(count)
    finally:
        await database.close()


async def whole(url: str) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        counts = {one.name: select(func.count()).select_from(one) for one in metadata.sorted_tables}
        return {name: int(connection.execute(query).scalar_one()) for name, query in counts.items()}

    database = Database(url, STORED_FEATURES)
    try:
        return await database.read(count)
    finally:
        await database.close()


async def full(kind: str, folder: Path) -> tuple[str, World]:
    """A world in which a server has every kind of data."""
    url, (_, then) = await url_after(kind, folder, lived)
    world = World(
        Database(url, STORED_FEATURES),
        clock=ManualClock(then),
        randomness=SeededRandomness(2),
        limits=Limits(begun=1000, channel=1000),
    )
    service, store = world.service, world.store
    before = GuildSettings(X)
    after = GuildSettings(X, "steam", weekly_channel=70)
    changed = ChangedSettings(AOI, world.clock.now(), differences(before, after))
    await store.write(people_rows.save_guild_settings, after, changed)
    await service.leaderboards.begin_season(X, "Spring")
    await world.play_out(await world.started(live("ktane"), AOI, BEN))
    await made(world)
    await service.of(Rotations).open(HERE, CHIYO, Goal(points=50))
    await world.started(live("ktane"), AOI, CHIYO)
    return url, world


@pytest.mark.parametrize("kind", KINDS)
async def test_of_an_erased_server_nothing_is_left_and_its_matches_stay(
    kind: str, tmp_path: Path
) -> None:
    url, world = await full(kind, tmp_path)
    service, store = world.service, world.store
    there, before = await rows(url, "guild_id", X), await whole(url)
    for table in ("guild_settings", "setting_changes", "season_starts", "tournaments", "matches"):
        assert there[table], f"{table} has nothing to erase: the test shows nothing"
    for table in ("standings", "ratings", "tallies", "computer_records"):
        assert there[table], f"{table} has nothing to erase: the test shows nothing"
    everywhere = await store.read(leaderboard_rows.ratings_of, EVERYWHERE, [AOI.id, BEN.id])
    other = await rows(url, "guild_id", OTHER.guild_id or 0)
    await service.servers.erase(X, CHIYO)
    assert await rows(url, "guild_id", X) == {}
    assert await rows(url, "channel_id", HERE.channel_id) == {}
    after = await whole(url)
    for table in ("matches", "counted_matches", "daily_scores", "rotations", "people", "seats"):
        assert after[table] == before[table], f"{table} stays for the people"
    assert after["tournaments"] == after["tournament_players"] == 0
    assert await store.read(leaderboard_rows.ratings_of, EVERYWHERE, [AOI.id, BEN.id]) == everywhere
    assert await rows(url, "guild_id", OTHER.guild_id or 0) == other
    assert await store.read(match_rows.open_in_guild, X) == ()
    assert (await service.queries.history(AOI.id)).total
    assert (await audit(url, STORED_FEATURES)).findings == ()
    # The server continues as a new one.
    await world.play_out(await world.started(live("ktane"), AOI, BEN))
    assert await rows(url, "guild_id", X)
    await service.servers.erase(X)
    assert await rows(url, "guild_id", X) == {}
    assert (await audit(url, STORED_FEATURES)).findings == ()
    await service.close()


def test_each_table_that_names_a_server_is_erased_or_renamed_with_it() -> None:
    named = {table for table in metadata.sorted_tables if "guild_id" in table.c}
    of_features = [table for one in STORED_FEATURES for table in one.of_server]
    assert named == {*OWN, *RETAINED, *of_features}, "declare what becomes of it with its server"


async def test_erasing_twice_and_what_was_never_there_does_no_harm(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    await world.play_out(await world.started(live("ktane"), AOI, BEN))
    before = await whole(url)
    await world.service.servers.erase(12345, AOI)
    assert await whole(url) == before
    await asyncio.gather(*(world.service.servers.erase(X, AOI) for _ in range(2)))
    assert await rows(url, "guild_id", X) == {}
    assert (await audit(url, STORED_FEATURES)).findings == ()
    await world.service.close()


async def test_two_erased_servers_are_not_mixed(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    for place in (HERE, OTHER, HERE):
        await world.play_out(await world.started(live("ktane"), AOI, BEN, place=place))
    for place in (HERE, OTHER):
        await world.service.servers.erase(place.guild_id or 0, AOI)
    assert await rows(url, "guild_id", -1) | {"rotations": 0} == {
        "matches": 2, "counted_matches": 2, "rotations": 0,
    }  # fmt: skip
    assert (await audit(url, STORED_FEATURES)).findings == ()
    await world.service.close()


async def test_a_person_can_still_erase_what_they_played_there(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    for people in ((AOI, BEN), (BEN, CHIYO)):
        await world.play_out(await world.started(live("ktane"), *people))
    await world.service.servers.erase(X)
    for person in (AOI, BEN, CHIYO):
        await world.service.privacy.erase(person)
    assert (await audit(url, STORED_FEATURES)).findings == ()
    await world.service.close()


async def test_a_match_that_ends_while_its_server_is_erased_leaves_nothing_of_it(url: str) -> None:
    world = World(Database(url, STORED_FEATURES), limits=Limits(begun=1000, channel=1000))
    chance = random.Random(7)
    for _ in range(3):
        stored = [await world.started(live("ktane"), AOI, BEN) for _ in range(2)]

        async def give_up(match_id: int) -> None:
            for _ in range(chance.randrange(4)):
                await asyncio.sleep(0)
            with suppress(Refused):
                await world.service.play.resign(match_id, AOI)

        work: list[Callable[[], Awaitable[object]]] = [
            lambda: world.service.servers.erase(X, CHIYO),
            *(lambda one=one: give_up(one.id) for one in stored),
        ]
        await asyncio.gather(*(one() for one in work))
        assert await rows(url, "guild_id", X) == {}
        assert (await audit(url, STORED_FEATURES)).findings == ()
    await world.service.close()


async def test_a_season_that_begins_while_its_server_is_erased_goes_with_it(url: str) -> None:
    """Other counts of the server are written either before or after its erasure."""
    world, database = World(Database(url, STORED_FEATURES)), Database(url, STORED_FEATURES)
    async with database.writing() as connection:
        await connection.run_sync(lock_counting)
        season = {"guild_id": X, "began_at": world.clock.now(), "by_quarter": False}
        await connection.execute(insert(season_starts).values(season))
        erased = asyncio.create_task(world.service.servers.erase(X))
        for _ in range(50):
            assert await world.store.read(server_rows.known_guilds) == frozenset()
    await erased
    assert await rows(url, "guild_id", X) == {}
    await database.close()
    await world.service.close()


# ── servers that removed the bot ────────────────────────────────────────────────────────────


async def test_the_first_time_counts_and_a_return_cancels_it(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    servers = world.service.servers
    await servers.left([7])
    world.clock.move(timedelta(days=1))
    await servers.left([7, 8])
    world.clock.move(KEPT_FOR - timedelta(days=1, seconds=1))
    assert await servers.due() == ()
    world.clock.move(timedelta(seconds=1))
    assert await servers.due() == (7,)
    await servers.returned([7])
    assert await servers.due() == ()
    world.clock.move(KEPT_FOR)
    assert await servers.due() == (8,)
    await servers.erase(8)
    assert await servers.due() == ()
    await world.service.close()


async def test_what_happened_meanwhile_is_seen_by_comparing(url: str) -> None:
    world = World(Database(url, STORED_FEATURES))
    store, servers = world.store, world.service.servers
    for guild_id in (7, 8, 9):
        await store.write(people_rows.save_guild_settings, GuildSettings(guild_id))
    await world.play_out(await world.started(live("ktane"), AOI, BEN, place=ChannelRef(10, 1)))
    assert await store.read(server_rows.known_guilds) == {7, 8, 9, 10}
    await servers.left([7])
    await servers.compare({7, 8}, lambda guild_id: guild_id != 9)
    assert await store.read(server_rows.guilds_left) == (10,), (
        "7 is back, and 9 is another process's"
    )
    await servers.erase(10)
    assert await store.read(server_rows.known_guilds) == {7, 8, 9}
    await world.service.close()
