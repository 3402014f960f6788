"""A database of an earlier version is brought along, and who was playing plays on.

`tests/README.md` says how the old databases were made.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.matches.models.match import Status
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import schema
from bot.storage.auditing import audit
from bot.storage.sql import SqlStore
from tests.bot.harness import BotHarness, choices
from tests.discord_world import local_world
from tests.matches.world import exported

OLD: Final = Path(__file__).parents[1] / "storage" / "old" / "0005"
POSTED: Final = datetime(2026, 11, 23, 4, 45, tzinfo=UTC)
"""When the messages were posted, by the clock of their local Discord."""
PLAYED: Final = timedelta(seconds=15)
"""How long after the tests' morning the bot was stopped."""
FINISHED, RUNNING, COMPUTER, DAILY, TABLE, CHALLENGE = range(1, 7)
"""What the matches are, by their numbers."""
EXPORTED: Final = {
    "person": 1,
    "standings": 5,  # here and everywhere, for good and in a season; here in a week
    "ratings": 2,
    "counted": 1,
    "profiles": 2,  # here and everywhere
    "computer": 0,
    "accuracy": 0,
    "achievements": 0,
    "achievement counters": 1,
    "matches": 4,
    "actions": 8,
    "dailies": 0,
    "messages": 2,
    "replies": 0,
    "waiting": 0,
    "tables": 0,
    "tournaments": 0,
    "removals": 0,
    "pairings": 0,
    "tournaments run": 0,
    "reports": 0,
    "settings": 0,
    "puzzles": 0,
}
"""How many lines of each kind are exported for Aoi; the last two kinds came later."""


class LaterClock:
    """The time of the local Discord: it goes on from when the messages were posted."""

    def __init__(self) -> None:
        self._since = datetime.now(UTC)

    def __call__(self) -> datetime:
        return POSTED + timedelta(minutes=1) + (datetime.now(UTC) - self._since)


def restore(dump: Path, file: Path) -> None:
    """Make a database from its dump."""
    file.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


@pytest.fixture
def url(tmp_path: Path) -> str:
    file = tmp_path / "data" / "koikoi.sqlite3"
    restore(OLD / "koikoi.sql", file)
    return f"sqlite:///{file}"


@pytest.fixture
async def old_room(tmp_path: Path, url: str) -> AsyncIterator[BotHarness]:
    """The bot of today, started on what the old one left."""
    restore(OLD / "discord.sql", tmp_path / "world" / "discord.sqlite3")
    assert await schema.prepare(url) is not None, "it was saved before"
    store = SqlStore(url)
    async with local_world(tmp_path / "world", clock=LaterClock()) as world:
        room = BotHarness(world, store)
        room.clock.move(PLAYED)
        async with room.open():
            await room.drawn()
            yield room
    await store.close()
    found = await audit(url)
    assert not found.findings


def shown(room: BotHarness, pilot: Pilot, match_id: int) -> RenderedMessage:
    """The newest message of a match that a person sees, in private if there is one."""
    seen = [*pilot.messages(), *pilot.dms()]
    return [one for one in seen if any(f"kk:{match_id}:" in str(b.custom_id) for b in one.buttons)][
        -1
    ]


async def test_who_was_playing_plays_on_with_the_old_buttons(old_room: BotHarness) -> None:
    room = old_room
    hand = shown(room, room.ben, RUNNING)
    table = next(one for one in room.ben.messages() if "Ben's turn" in one.content)
    before = await room.stored(RUNNING)
    await room.ben.click("kk:2:7:play 02A", in_=hand)
    await room.drawn()
    after = await room.stored(RUNNING)
    assert after.seq > before.seq == 7
    assert room.now(table).content != table.content
    assert room.now(hand).content != hand.content
    mover = await room.mover(RUNNING)
    await room.move(mover, shown(room, mover, RUNNING))
    assert (await room.stored(RUNNING)).seq > after.seq


async def test_challenges_and_open_tables_are_still_answered(old_room: BotHarness) -> None:
    room = old_room
    for match_id in (CHALLENGE, TABLE):
        await room.ben.click(f"kk:{match_id}:0:accept")
        await room.drawn()
        stored = await room.stored(match_id)
        assert stored.info.status is Status.PLAYING
        assert room.ben.id in {person.id for person in stored.info.people}


async def test_the_computer_and_the_deal_of_the_day_wait_for_their_player(
    old_room: BotHarness,
) -> None:
    room = old_room
    for match_id, pilot in ((COMPUTER, room.ben), (DAILY, room.aoi)):
        hand = shown(room, pilot, match_id)
        await pilot.click(choices(hand)[0], in_=hand)
        await room.later(seconds=3)
        assert (await room.stored(match_id)).seq > 2, "and the computer answers"
    again = await room.aoi.command("koikoi daily")
    assert "Round 1/3" in again.text


async def test_a_match_that_is_over_is_looked_at_and_played_again(old_room: BotHarness) -> None:
    room = old_room
    over = await room.stored(FINISHED)
    assert (over.info.status, over.info.scores) == (Status.FINISHED, (2, 0))
    table = next(one for one in room.aoi.messages() if "review" in str(one.buttons))
    record = await room.aoi.click("kk:1:9:record", in_=table)
    assert record.message is not None
    assert "players: Aoi, Ben" in room.file(record.message)
    reviewed = await room.aoi.click("kk:1:9:review", in_=table)
    assert reviewed.message is not None
    await room.world.until(lambda: reviewed.text.startswith("# "), "the review is there")
    await room.aoi.click("kk:1:9:rematch", in_=table)
    await room.drawn()
    (again,) = await room.store.rematches(FINISHED)
    assert again.status is Status.INVITED
    assert "Aoi" in (await room.ben.command("koikoi history")).text


async def test_an_old_database_is_saved_before_it_is_brought_along(url: str) -> None:
    saved = await schema.prepare(url)
    assert saved is not None
    assert (await schema.check(f"sqlite:///{saved}")).revision == "0005"
    found = await audit(url)
    assert (found.matches, found.findings) == (6, ())
    store = SqlStore(url)
    info = await store.info(RUNNING)
    assert info is not None
    kept = await exported(
        store.export_person(next(one.id for one in info.people if one.name == "Aoi"))
    )
    await store.close()
    assert [line["id"] for line in kept["matches"]] == [1, 2, 4, 5]
    assert {name: len(lines) for name, lines in kept.items()} == EXPORTED
