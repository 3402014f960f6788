"""A database of an earlier version is upgraded, and its players continue.

`tests/README.md` describes how the old databases were made.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.app import STORED_FEATURES
from bot.koikoi.lesson import Step
from bot.matches.models.achievements import Achievement
from bot.matches.models.match import Status
from bot.matches.models.people import Nudges, Person
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.storage import achievement_rows, export_rows, match_rows, people_rows, schema
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.tournaments.model import Stage
from bot.tournaments.service import Tournaments
from tests.bot.harness import BotHarness, choices
from tests.bot.test_lesson import texts_of
from tests.discord_world import local_world
from tests.matches.world import MORNING, exported
from tests.tournaments.test_played import settled

OLD: Final = Path(__file__).parents[1] / "storage" / "old"


@dataclass(frozen=True, slots=True)
class Kept:
    """A database of an earlier version, and its times.

    Args:
        posted: when its messages were posted, by the clock of their local Discord.
        stopped: when the bot was stopped, relative to the tests' morning.
    """

    folder: Path
    posted: datetime
    stopped: timedelta


_STOPPED: Final = timedelta(days=5, hours=1, minutes=30, seconds=28)
KEPT: Final = Kept(OLD / "0052", MORNING + _STOPPED, stopped=_STOPPED)
FINISHED, VIEWED, CUP_MATCH = 9, 1, 23
AOI_BEN, BEN_COMPUTER, DAI_DAILY, HAND, BY_THE_DAY, OPEN, ASKED = range(26, 33)
"""The numbers of the matches."""
EXPORTED: Final = {
    "person": 1,
    "standings": 7,  # here and everywhere, for all time, in seasons and in weeks
    "ratings": 2,  # here and everywhere
    "profiles": 2,
    "computer": 2,
    "achievements": 7,
    "achievement counters": 1,
    "counted": 4,
    "matches": 16,
    "actions": 77,
    "dailies": 1,
    "puzzles": 1,
    "messages": 16,
    "tables": 2,
    "tournaments": 2,
    "pairings": 4,
    "tournaments run": 2,
    "reports": 1,
    "moderation done": 2,
    "settings": 1,
}
"""The number of exported lines of each kind for Aoi; other kinds have none."""


class LaterClock:
    """The local Discord's clock, which continues from the time of the messages."""

    def __init__(self, posted: datetime) -> None:
        self._posted = posted
        self._since = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self._posted + timedelta(minutes=1) + (datetime.now(UTC) - self._since)


def restore(dump: Path, file: Path) -> None:
    """Create a database from its dump."""
    file.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


def brought_back(kept: Kept, folder: Path) -> str:
    """Return the URL of a database as the older version left it."""
    file = folder / "data" / "koikoi.sqlite3"
    restore(kept.folder / "koikoi.sql", file)
    return f"sqlite:///{file}"


@asynccontextmanager
async def started_on(kept: Kept, folder: Path) -> AsyncIterator[BotHarness]:
    """Start the current bot on the data of the older one."""
    url = brought_back(kept, folder)
    restore(kept.folder / "discord.sql", folder / "world" / "discord.sqlite3")
    health = await schema.form(url)
    assert health.pending or kept.folder.name == schema.newest_revision()
    saved = await schema.prepare(url)
    assert (saved is not None) == health.pending, "saved before it is changed"
    assert not (await audit(url, STORED_FEATURES)).findings
    store = Database(url, STORED_FEATURES)
    async with local_world(folder / "world", clock=LaterClock(kept.posted)) as world:
        room = BotHarness(world, store)
        room.clock.move(kept.stopped)
        async with room.open():
            await room.drawn()
            yield room
    await store.close()
    assert not (await audit(url, STORED_FEATURES)).findings


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with started_on(KEPT, tmp_path) as started:
        yield started


def shown(room: BotHarness, pilot: Pilot, match_id: int) -> RenderedMessage:
    """Return the newest message of a match that a person sees, preferably a private one."""
    seen = [*pilot.messages(), *pilot.dms()]
    return [one for one in seen if any(f"kk:{match_id}:" in str(b.custom_id) for b in one.buttons)][
        -1
    ]


async def test_a_match_that_is_over_is_looked_at_and_played_again(room: BotHarness) -> None:
    over = await room.stored(FINISHED)
    assert (over.info.status, over.info.winner) == (Status.FINISHED, 0)
    record_id = f"kk:{FINISHED}:{over.info.revision}:record"
    table = next(one for one in room.aoi.messages() if one.button(record_id))
    record = await room.aoi.click(record_id, in_=table)
    assert record.message is not None
    assert "players: Aoi, Ben" in room.file(record.message)
    reviewed = await room.aoi.click("Review", in_=table)
    assert reviewed.message is not None
    await room.world.until(lambda: reviewed.text.startswith("# "), "the review is there")
    await room.aoi.click("Rematch", in_=table)
    await room.drawn()
    (again,) = await room.store.read(match_rows.rematches, FINISHED)
    assert again.status is Status.INVITED
    assert "Aoi" in (await room.ben.command("koikoi history")).text


async def test_an_old_database_is_brought_along_and_tells_what_it_has(tmp_path: Path) -> None:
    url = brought_back(KEPT, tmp_path)
    saved = await schema.prepare(url)
    if saved is not None:
        assert (await schema.check(f"sqlite:///{saved}")).revision == KEPT.folder.name
    found = await audit(url, STORED_FEATURES)
    assert (found.matches, found.findings) == (ASKED, ())
    store = Database(url, STORED_FEATURES)
    info = await store.read(match_rows.info, AOI_BEN)
    assert info is not None
    aoi = next(one.id for one in info.people if one.name == "Aoi")
    kept = await exported(export_rows.export_person(store, aoi))
    await store.close()
    assert {name: len(lines) for name, lines in kept.items() if lines} == EXPORTED


def named(room: BotHarness, name: str) -> Pilot:
    """Return somebody by name."""
    people = room.world.core.directory.people.values()
    return room.world.pilot(next(one for one in people if one.name == name))


async def test_every_running_match_plays_on(room: BotHarness) -> None:
    for match_id in (AOI_BEN, BY_THE_DAY, CUP_MATCH):
        before = await room.stored(match_id)
        mover = await room.mover(match_id)
        hand, table = shown(room, mover, match_id), shown(room, named(room, "Emi"), match_id)
        await room.move(mover, hand)
        assert (await room.stored(match_id)).seq > before.seq, match_id
        assert room.now(table).content != table.content
    for match_id, pilot in ((BEN_COMPUTER, room.ben), (DAI_DAILY, named(room, "Dai"))):
        hand = shown(room, pilot, match_id)
        await pilot.click(choices(hand)[0], in_=hand)
        await room.later(seconds=3)
        assert (await room.stored(match_id)).seq > 2, "and the computer answers"
    assert "Round 1/3" in (await named(room, "Dai").command("koikoi daily")).text
    for match_id, pilot in ((OPEN, named(room, "Emi")), (ASKED, room.ben)):
        await pilot.click(f"kk:{match_id}:0:accept")
        await room.drawn()
        assert (await room.stored(match_id)).info.status is Status.PLAYING


async def test_the_running_tournament_and_table_go_on(room: BotHarness) -> None:
    (running, over) = await room.service.of(Tournaments).of_guild(room.world.guild.id)
    assert (running.stage, over.stage) == (Stage.RUNNING, Stage.FINISHED)
    (waiting,) = (one for one in running.undecided if one.match_id is None)
    late = room.world.pilot(waiting.people[1])
    await late.click(panel_id(f"tour-here {running.id}"))
    await settled(room)
    for pairing in (await room.service.of(Tournaments).get(running.id)).undecided:
        assert pairing.match_id is not None
        assert pairing.second is not None
        loser = Person(pairing.people[1], "any")
        await room.service.play.resign(pairing.match_id, loser)
        await settled(room)
    assert (await room.service.of(Tournaments).get(running.id)).stage is Stage.FINISHED
    table = await room.service.queries.rotation(2)
    assert table.match_id == HAND
    await room.service.play.resign(HAND, Person(room.aoi.id, "Aoi"))
    await room.later(seconds=15)
    assert ((await room.service.queries.rotation(2)).match_id or 0) > ASKED, "the next hand"


async def test_what_people_chose_earned_and_asked_for_is_there(room: BotHarness) -> None:
    chiyo, dai = named(room, "千代"), named(room, "Dai")
    kept = await room.store.read(people_rows.preferences, room.aoi.id)
    assert kept is not None
    assert kept.large_print
    kept = await room.store.read(people_rows.preferences, chiyo.id)
    assert kept is not None
    assert (kept.language, kept.nudges) == ("ja", Nudges.NEVER)
    kept = await room.store.read(people_rows.preferences, dai.id)
    assert kept is not None
    lesson = await dai.command("koikoi learn")
    assert lesson.message is not None
    assert texts_of(lesson.message) == Step(kept.lesson or "")
    earned = (await room.store.read(achievement_rows.achievements_of, chiyo.id)).earned
    assert {one.achievement for one in earned} == {
        *(Achievement.TURNED, Achievement.TWENTY, Achievement.FOURFOLD),
        *(Achievement.COMEBACK, Achievement.THREE_CALLS),
        # In matches before the introduction of first steps:
        *(Achievement.FIRST_YAKU, Achievement.FIRST_KOI, Achievement.FIRST_WIN),
    }
    assert "千代" in (await chiyo.command("koikoi leaderboard")).text
    assert "千代" in (await chiyo.command("koikoi profile")).text
    answered = await room.aoi.command("koikoi puzzle")
    assert answered.message is not None
    assert "Post it here" in answered.message.labels
