"""Databases of earlier versions: what they hold is brought along."""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import column, insert, select, table
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.achievements import Achievement
from bot.matches.models.daily import DailyScore
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, HandPlace, Person, Preferences
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Measure
from bot.matches.models.terms import GuildSettings, Length, Place
from bot.matches.models.timings import Limits
from bot.matches.models.writing import Writing
from bot.storage import (
    achievement_rows,
    daily_rows,
    export_rows,
    leaderboard_rows,
    match_rows,
    people_rows,
    posted_message_rows,
    schema,
    snapshot_rows,
)
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.storage.rows import row_from
from bot.storage.tables import guild_settings, matches
from tests.matches import world as world_people
from tests.matches.world import World
from tests.storage.stores import KINDS, url_of
from tests.storage.test_auditing import earn
from tests.storage.test_contract import AOI, BEN, CHIYO, NOON, a_challenge

OLD = Path(__file__).parent / "old"
DAI = Person(4, "Dai")
PLAYING, INVITED = Status.PLAYING, Status.INVITED
# Their place in the list is their number. The comment says what becomes of them.
BEFORE = (
    a_challenge(deadline=NOON),  # stays: the older one
    a_challenge(challenger=BEN, opponent=AOI, deadline=NOON),  # crossed: withdrawn
    a_challenge(place=Place(8, 80)),  # another server: stays
    a_challenge(opponent=None),  # stays
    a_challenge(opponent=None),  # the same table: withdrawn
    a_challenge(status=Status.FINISHED),
    a_challenge(challenger=CHIYO, opponent=DAI, rematch_of=6),  # one is played: withdrawn
    a_challenge(challenger=CHIYO, status=PLAYING, rematch_of=6),  # stays the rematch
    a_challenge(challenger=DAI, status=PLAYING, rematch_of=6),  # a match of its own
    a_challenge(challenger=CHIYO, opponent=DAI),  # stays: number 7 is withdrawn
    a_challenge(challenger=DAI, opponent=AOI, place=Place(None, 5)),  # no server: stays
)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


async def fill(url: str, *surfaces: PostedMessage) -> None:
    """What version 0003 let people write, into its tables."""
    database = Database(url)
    async with database.writing() as connection:
        for person in (AOI, BEN, CHIYO, DAI):
            row = {"person_id": person.id, "name": person.name, "challenges": True, "hand": "dm"}
            await insert_into(connection, "players", row | {"nudges": "usual", "coach_done": False})
        for info in BEFORE:
            row = row_from(info)
            del row["challenge_key"], row["called_at"], row["rotation_id"]
            for later in (
                *("offered_by", "offered_at", "offers_0", "offers_1", "cheer_0", "cheer_1"),
            ):
                del row[later]
            await connection.execute(insert(matches).values(row))
        for one in surfaces:
            row = {
                **asdict(one),
                "kind": one.kind.value,
                "sent_at": one.sent_at.replace(tzinfo=None),
            }
            await insert_into(connection, "surfaces", row)
    await database.close()


async def insert_into(connection: AsyncConnection, name: str, row: dict[str, Any]) -> None:
    """Write a row of a table as it was called then."""
    await connection.execute(insert(table(name, *map(column, row))).values(row))


async def test_what_was_asked_twice_is_open_once(url: str) -> None:
    await schema.downgrade(url, "0003")
    await fill(url)
    await schema.upgrade(url)
    store = Database(url)

    async def now(match_id: int) -> MatchInfo:
        info = await store.read(match_rows.info, match_id)
        assert info is not None
        return info

    withdrawn = {2, 5, 7}
    for match_id, before in enumerate(BEFORE, start=1):
        info = await now(match_id)
        if match_id in withdrawn:
            assert (info.status, info.revision) == (Status.WITHDRAWN, before.revision + 1)
            assert (info.due, info.deadline) == (None, None)
            assert info.ended_at is not None
        else:
            assert (info.status, info.revision) == (before.status, before.revision)
    assert [info.id for info in await store.read(match_rows.rematches, 6)] == [8]
    assert (await now(9)).rematch_of is None
    await store.close()


async def test_the_message_of_a_withdrawn_one_is_drawn_anew(url: str) -> None:
    await schema.downgrade(url, "0003")
    shown = [
        PostedMessage(60 + n, 70, n, PostedMessageKind.TABLE, None, 0, NOON) for n in (1, 2, 3)
    ]
    await fill(url, *shown)
    await schema.upgrade(url)
    store = Database(url)
    assert await store.read(posted_message_rows.stale_posted_messages) == (shown[1],)
    await store.close()


async def test_a_length_that_nobody_chose_is_the_usual_one(url: str) -> None:
    """0009: the settings were stored whole, with 3 rounds also where only a preset was chosen."""
    store = Database(url)
    lengths: dict[int, Length] = {7: "usual", 8: "rules", 9: 6}
    for guild, length in lengths.items():
        settings = GuildSettings(guild, preset="sloperama", length=length)
        await store.write(people_rows.save_guild_settings, settings)
    await store.close()
    await schema.downgrade(url, "0006")
    database = Database(url)
    async with database.reading() as connection:
        found = await connection.execute(select(guild_settings.c.length))
        assert set(found.scalars()) == {3, 6, "rules"}
    await database.close()
    await schema.upgrade(url)
    store = Database(url)
    for guild, length in lengths.items():
        kept = await store.read(people_rows.settings_of, guild)
        assert kept is not None
        assert kept.length == length
    await store.close()


async def test_what_stands_in_tables_that_are_renamed_stays(url: str) -> None:
    """0006 renames four tables; the way back is as good."""
    store = Database(url)
    info = replace(a_challenge(), day=NOON.date(), opponent=Computer("greedy"), rated=False)
    score = DailyScore(NOON.date(), AOI.id, 7, 12, 5)
    match_id = await store.write(match_rows.create, Writing(info, people=(AOI,), daily=score))
    settings = GuildSettings(7, options={"cup_chaff": "0"}, channels=(70, 71), language="ja")
    chosen = Preferences(AOI.id, hand=HandPlace.CHANNEL, large_print=True)
    posted = PostedMessage(60, 70, match_id, PostedMessageKind.TABLE, None, 0, NOON)
    await store.write(people_rows.save_guild_settings, settings)
    await store.write(people_rows.save_preferences, chosen)
    await store.write(posted_message_rows.save_posted_messages, [posted])
    await store.close()
    await schema.downgrade(url, "0005")
    await schema.upgrade(url)
    store = Database(url)
    assert await store.read(people_rows.settings_of, 7) == settings
    assert await store.read(people_rows.preferences, AOI.id) == chosen
    assert await store.read(posted_message_rows.messages_of) == (posted,)
    standing = await store.read(daily_rows.daily_standing, NOON.date(), 7, AOI.id)
    assert standing is not None
    assert (standing.person, standing.points) == (AOI, 12)
    await store.write(export_rows.erase_person, AOI.id)
    erased = await store.read(match_rows.info, match_id)
    assert erased is not None
    assert erased.challenger.erased, "the keys still follow the person"
    await store.close()


async def test_matches_from_before_ratings_are_counted_from_their_logs(url: str) -> None:
    """0012 has no other way to know their results; the way back keeps the sums."""
    world = World(Database(url))
    for loser, winner in ((AOI, BEN), (BEN, AOI), (BEN, AOI)):
        await world.given_up(loser, winner)
        await world.later(minutes=1)
    aborted = await world.started()
    await world.service.play.abort(aborted.id, CHIYO)
    before = await ranked(world)
    await world.service.close()
    await schema.downgrade(url, "0010")
    await schema.upgrade(url)
    world = World(Database(url))
    assert await ranked(world) == before
    await world.service.close()
    found = await audit(url)
    assert (found.matches, found.findings) == (4, ())


@pytest.mark.parametrize("revision", ["0010", "0016"])
async def test_what_was_earned_before_there_were_achievements_is_found(
    url: str, revision: str
) -> None:
    """0017, also from before ratings; then everything is as if it had been written at once."""
    world = World(Database(url), limits=Limits(begun=1000))
    aoi, ben = world_people.AOI, world_people.BEN
    for number in range(4):
        if number == 1:
            await world.given_up(ben, aoi)
        else:
            await world.play_out(await world.started(challenger=aoi, opponent=ben))
        await world.later(minutes=1)
    await earn(world, aoi)
    before = await awards(world)
    assert {one.achievement for one in before[0].earned} >= {Achievement.MASTER, Achievement.DAYS}
    assert all(one.ratings for one in before[2:])
    await world.service.close()
    await schema.downgrade(url, revision)
    await schema.upgrade(url)
    world = World(Database(url))
    assert await awards(world) == before
    assert (await audit(url)).findings == ()
    await world.service.privacy.erase(aoi)
    assert (await awards(world))[1] == before[1]
    await world.service.close()
    assert (await audit(url)).findings == ()


async def awards(world: World) -> list[Any]:
    """What two people have earned, and what the messages of their matches show of it."""
    people = (world_people.AOI, world_people.BEN)
    found: list[Any] = [
        await world.store.read(achievement_rows.achievements_of, one.id) for one in people
    ]
    return found + [
        await world.store.read(snapshot_rows.snapshot, number) for number in range(1, 5)
    ]


async def ranked(world: World) -> list[object]:
    """Every number of a server's leaderboard, and of everywhere."""
    store = world.store
    boards = [
        await store.read(leaderboard_rows.board, one, ALL_TIME, Measure.WINS, 0, size=10)
        for one in (7, EVERYWHERE)
    ]
    return [
        *boards,
        await store.read(leaderboard_rows.rating, 7, AOI.id),
        await store.read(leaderboard_rows.rating, EVERYWHERE, BEN.id),
    ]


async def test_what_an_earlier_version_counted_is_counted_by_todays_rule(tmp_path: Path) -> None:
    """Its people gave up before both had laid a card."""
    file = tmp_path / "koikoi.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((OLD / "0020" / "koikoi.sql").read_text(encoding="utf-8"))
        before = {row[0] for row in connection.execute("SELECT match_id FROM counted_matches")}
    url = f"sqlite:///{file}"
    await schema.upgrade(url)
    assert (await audit(url)).findings == ()
    with closing(sqlite3.connect(file)) as connection:
        count = {row[0] for row in connection.execute("SELECT match_id FROM counted_matches")}
        laid = "SELECT DISTINCT match_id, person_id FROM actions WHERE action LIKE 'play %'"
        both = Counter(row[0] for row in connection.execute(laid))
        ended = "SELECT match_id FROM rounds WHERE reason NOT IN ('resign', 'timeout', 'abort')"
        whole = {row[0] for row in connection.execute(ended)}
    assert len(before) > len(count)
    assert count == {match_id for match_id in before if match_id in whole or both[match_id] == 2}
    store = Database(url)
    for match_id in before - count:
        shown = await store.read(snapshot_rows.snapshot, match_id)
        assert shown is not None
        assert not shown.ratings
    await store.close()
