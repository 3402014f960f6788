"""People who left a server are absent from its boards until they return."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import pytest
from sqlalchemy import insert

from bot.interactions.members import LIFETIME, QUERY_LIMIT
from bot.matches.models.people import Person
from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    Leaderboard,
    Measure,
    Rating,
    StandingRow,
    week_of,
    week_period,
)
from bot.matches.services.context import LEFT_CHECK_LIMIT
from bot.playground.testing.pilot import Pilot
from bot.screens.message import panel_id
from bot.storage.counting_rows import line_row, rating_row
from bot.storage.counting_tables import ratings, standings
from bot.storage.people_tables import people
from tests.bot.bad_days import complaints, gives_up_soon
from tests.bot.harness import BotHarness
from tests.bot.test_leaderboard import board, won


async def stand(room: BotHarness, members: Sequence[Person], *, same: int = 1) -> None:
    """Put people on the boards of the server and of all servers, the best first, with some ties.

    Their ratings are settled.
    """
    guild, week = room.world.guild.id, week_period(week_of(room.clock.now()))
    named, rated, placed = [], [], []
    for place, one in enumerate(members):
        level = 1000 - place // same
        line = StandingRow(level, level, 0, level, 5, None, 3000 - place // same, ranked=True)
        named.append({"person_id": one.id, "name": one.name})
        for scope in (guild, EVERYWHERE):
            rated.append(rating_row(scope, one.id, Rating(30.0, 2.0, 20, 5)))
            placed += [
                line_row(scope, (period, one.id), line) for period in (ALL_TIME, "q2026-3", week)
            ]
    async with room.store.writing() as connection:
        await connection.execute(insert(people).prefix_with("OR IGNORE"), named)
        await connection.execute(insert(ratings), rated)
        await connection.execute(insert(standings), placed)


async def shown(
    room: BotHarness, reader: Pilot, page: int = 0, period: str = ALL_TIME
) -> Leaderboard:
    found = await room.service.leaderboards.board(
        room.world.guild.id, period, Measure.WINS, reader.id, page
    )
    assert found is not None
    return found


def left(room: BotHarness, pilot: Pilot) -> None:
    room.world.leave(room.world.guild, pilot.person)


def returned(room: BotHarness, pilot: Pilot) -> None:
    directory = room.world.core.directory
    directory.join(directory.guild(room.world.guild.id), pilot.person)


async def forgotten(room: BotHarness) -> None:
    """Let the cached answers of Discord expire."""
    room.clock.move(LIFETIME)


async def test_who_left_is_on_no_board_of_the_server_until_they_return(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.ben)
    await won(room, room.ben, room.aoi)
    left(room, chiyo)
    seen = await board(room.aoi)
    assert "Chiyo" not in seen.text
    assert "Chiyo" not in seen.alt_text, "nor in the picture of the first"
    word = "rating.all.here"
    await room.aoi.select(panel_id(f"board-measure {word}"), "wins", in_=seen)
    assert room.now(seen).text.splitlines()[2].startswith("**1.** Ben · won 1 of 2")
    assert "You: rank 2, won 0 of 1" in room.now(seen).text
    for period in ("week", "season"):
        word = "wins.all.here" if period == "week" else "wins.week.here"
        await room.aoi.select(panel_id(f"board-period {word}"), period, in_=room.now(seen))
        assert "Chiyo" not in room.now(seen).text
    monday = week_of(room.clock.now())
    week = await room.service.leaderboards.week(room.world.guild.id, monday, Measure.WINS)
    assert [one.person.name for one in week] == ["Ben", "Aoi"]
    everywhere = await room.aoi.command("koikoi leaderboard", channel=room.aoi.dm)
    assert "Chiyo" in everywhere.text, "all servers keep them"
    assert len(room.world.core.gateway.member_requests) == 1, "one question for all of it"
    returned(room, chiyo)
    assert "Chiyo" not in (await board(room.aoi)).text, "the answer is believed for a while"
    await forgotten(room)
    assert "Chiyo" in (await board(room.aoi)).text


async def test_who_returns_and_does_something_is_there_at_once(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.ben)
    left(room, chiyo)
    assert "Chiyo" not in (await board(room.aoi)).text
    returned(room, chiyo)
    assert "rank 1 by wins" in (await chiyo.command("koikoi history")).text
    assert "Chiyo" in (await board(room.aoi)).text


async def test_pages_are_full_and_ranks_have_no_holes(room: BotHarness) -> None:
    """Twenty-five people, two with the same sums each; every third has left."""
    pilots = [room.world.newcomer(f"Guest {number}") for number in range(25)]
    await stand(room, [Person(one.id, one.name) for one in pilots], same=2)
    gone = pilots[::3]
    for pilot in gone:
        left(room, pilot)
    stay = [one for one in pilots if one not in gone]
    reader = stay[-1]
    pages = [await shown(room, reader, page) for page in range(2)]
    assert [one.page.total for one in pages] == [len(stay)] * 2
    assert [len(one.page.items) for one in pages] == [10, 6]
    placed = [line for one in pages for line in one.page.items]
    assert [line.person.id for line in placed] == [one.id for one in stay]
    points = [line.line.won for line in placed]
    assert [line.rank for line in placed] == [
        1 + sum(more > points[place] for more in points) for place in range(len(points))
    ]
    for one in pages:
        assert one.own is not None
        assert one.own.rank == placed[-1].rank
    standing = await room.service.queries.standing(room.world.guild.id, reader.id)
    assert standing is not None
    assert standing.rank == placed[-1].rank
    profile = await room.service.profiles.of(
        room.world.guild.id, Person(reader.id, reader.name), room.aoi.id
    )
    assert profile.rank == placed[-1].rank
    there = await room.service.profiles.of(
        room.world.guild.id, Person(gone[0].id, gone[0].name), room.aoi.id
    )
    assert (there.rank, there.line.won) == (None, 1000), "their profile stays, without a place"


async def test_below_the_top_pages_are_full_as_well(room: BotHarness) -> None:
    """One request covers a hundred members; below the top, only those on the page are checked."""
    strangers = [Person(10**15 + number, f"S{number}") for number in range(LEFT_CHECK_LIMIT + 7)]
    pilots = [room.world.newcomer(f"Guest {number}") for number in range(3)]
    await stand(room, [*strangers, *(Person(one.id, one.name) for one in pilots)])
    found = await shown(room, room.aoi)
    assert [one.person.id for one in found.page.items] == [one.id for one in pilots]
    assert [one.rank for one in found.page.items] == [1, 2, 3]
    asked = [len(one["user_ids"]) for one in room.world.core.gateway.member_requests]
    assert max(asked) == QUERY_LIMIT
    assert sum(asked) == LEFT_CHECK_LIMIT + 10
    again = await shown(room, room.aoi)
    assert again.page == found.page
    assert len(room.world.core.gateway.member_requests) == len(asked)


async def test_nobody_is_left_out_where_discord_does_not_answer(room: BotHarness) -> None:
    """The board waits a second, once; the next one uses a late answer."""
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.ben)
    left(room, chiyo)
    gateway = room.world.core.gateway
    gateway.answers_members = False
    for _ in range(3):
        assert "Chiyo" in (await board(room.aoi)).text
    assert len(gateway.member_requests) == 1, "it is not pressed for answers"


async def test_what_discord_never_answered_is_asked_again(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gives_up_soon(monkeypatch)
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.ben)
    left(room, chiyo)
    gateway = room.world.core.gateway
    gateway.answers_members = False
    assert "Chiyo" in (await board(room.aoi)).text
    gateway.answers_members = True
    assert "Chiyo" not in (await board(room.aoi)).text
    assert complaints(caplog) == []


async def test_a_server_that_is_not_known_leaves_nobody_out(room: BotHarness) -> None:
    members = room.client.members
    assert await members.who_left(99, [1, 2]) == frozenset()
    assert await members.who_left(room.world.guild.id, []) == frozenset()
    assert not room.world.core.gateway.member_requests


async def test_the_table_of_a_week_is_that_of_members(room: BotHarness) -> None:
    pilots = [room.world.newcomer(f"Guest {number}") for number in range(12)]
    await stand(room, [Person(one.id, one.name) for one in pilots])
    left(room, pilots[0])
    week = await room.service.leaderboards.week(
        room.world.guild.id, week_of(room.clock.now()), Measure.WINS, count=10
    )
    assert [one.person.id for one in week] == [one.id for one in pilots[1:11]]
    assert [one.rank for one in week] == list(range(1, 11))


async def test_a_medal_of_a_season_is_not_inherited(room: BotHarness) -> None:
    pilots = [room.world.newcomer(f"Guest {number}") for number in range(4)]
    await stand(room, [Person(one.id, one.name) for one in pilots])
    left(room, pilots[0])
    room.clock.move(timedelta(days=120))
    found = await shown(room, room.aoi)
    assert [one.person.id for one in found.page.items] == [one.id for one in pilots[1:]]
    assert {found.marks.get(one.id) for one in pilots[1:]} == {(2,), (3,), None}
    season = await shown(room, room.aoi, period="q2026-3")
    assert [one.rank for one in season.page.items] == [1, 2, 3]
