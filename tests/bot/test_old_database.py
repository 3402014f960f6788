"""A database of an earlier version is brought along, and who was playing plays on.

`tests/README.md` says how the old databases were made.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

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
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness, choices
from tests.bot.test_lesson import texts_of
from tests.discord_world import local_world
from tests.matches.world import MORNING, exported
from tests.tournaments.test_played import settled

OLD: Final = Path(__file__).parents[1] / "storage" / "old"


@dataclass(frozen=True, slots=True)
class Kept:
    """A database of an earlier version, and when it was kept.

    Args:
        posted: when its messages were posted, by the clock of their local Discord.
        stopped: how long after the tests' morning the bot was stopped.
    """

    folder: Path
    posted: datetime
    stopped: timedelta


FIRST: Final = Kept(
    OLD / "0005", datetime(2026, 11, 23, 4, 45, tzinfo=UTC), stopped=timedelta(seconds=15)
)
FINISHED, RUNNING, COMPUTER, DAILY, TABLE, CHALLENGE = range(1, 7)
"""What the matches of the first are, by their numbers."""
_STOPPED: Final = timedelta(days=5, hours=1, minutes=30, seconds=28)
SECOND: Final = Kept(OLD / "0020", MORNING + _STOPPED, stopped=_STOPPED)
THIRD: Final = Kept(OLD / "0040", MORNING + _STOPPED, stopped=_STOPPED)
VIEWED = 1
CUP_MATCH = 23
AOI_BEN, BEN_COMPUTER, DAI_DAILY, HAND, BY_THE_DAY, OPEN, ASKED = range(26, 33)
"""What the matches of the second and third are, by their numbers."""
EXPORTED: Final = {
    "person": 1,
    "nicknames": 0,  # written since then
    "standings": 5,  # here and everywhere, for good and in a season; here in a week
    "ratings": 2,
    "counted": 1,
    "profiles": 2,  # here and everywhere
    "computer": 0,
    "accuracy": 0,
    "achievements": 2,  # first steps, found in what she played
    "achievement counters": 1,
    "matches": 4,
    "actions": 8,
    "dailies": 0,
    "messages": 2,
    "replies": 0,
    "tables": 0,
    "tournaments": 0,
    "removals": 0,
    "pairings": 0,
    "tournaments run": 0,
    "reports": 0,
    "settings": 0,
    "puzzles": 0,
    "bars": 0,
}
"""How many lines of each kind are exported for Aoi; of kinds that came later there are none."""


class LaterClock:
    """The time of the local Discord: it goes on from when the messages were posted."""

    def __init__(self, posted: datetime) -> None:
        self._posted = posted
        self._since = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self._posted + timedelta(minutes=1) + (datetime.now(UTC) - self._since)


def restore(dump: Path, file: Path) -> None:
    """Make a database from its dump."""
    file.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


def brought_back(kept: Kept, folder: Path) -> str:
    """The URL of a database as the older version left it."""
    file = folder / "data" / "koikoi.sqlite3"
    restore(kept.folder / "koikoi.sql", file)
    return f"sqlite:///{file}"


@asynccontextmanager
async def started_on(kept: Kept, folder: Path) -> AsyncIterator[BotHarness]:
    """The bot of today, started on what the older one left."""
    url = brought_back(kept, folder)
    restore(kept.folder / "discord.sql", folder / "world" / "discord.sqlite3")
    health = await schema.form(url)
    assert health.pending or kept.folder.name == schema.newest_revision()
    saved = await schema.prepare(url)
    assert (saved is not None) == health.pending, "saved before it is changed"
    assert not (await audit(url)).findings
    store = Database(url)
    async with local_world(folder / "world", clock=LaterClock(kept.posted)) as world:
        room = BotHarness(world, store)
        room.clock.move(kept.stopped)
        async with room.open():
            await room.drawn()
            yield room
    await store.close()
    assert not (await audit(url)).findings


@pytest.fixture
async def old_room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The bot on the first."""
    async with started_on(FIRST, tmp_path) as room:
        yield room


@pytest.fixture(params=[SECOND, THIRD], ids=lambda kept: kept.folder.name)
async def full_room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The bot on those that have a little of all that is stored."""
    async with started_on(request.param, tmp_path) as room:
        yield room


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
    (again,) = await room.store.read(match_rows.rematches, FINISHED)
    assert again.status is Status.INVITED
    assert "Aoi" in (await room.ben.command("koikoi history")).text


async def test_an_old_database_is_saved_before_it_is_brought_along(tmp_path: Path) -> None:
    url = brought_back(FIRST, tmp_path)
    saved = await schema.prepare(url)
    assert saved is not None
    assert (await schema.check(f"sqlite:///{saved}")).revision == "0005"
    found = await audit(url)
    assert (found.matches, found.findings) == (6, ())
    store = Database(url)
    info = await store.read(match_rows.info, RUNNING)
    assert info is not None
    kept = await exported(
        export_rows.export_person(store, next(one.id for one in info.people if one.name == "Aoi"))
    )
    await store.close()
    assert [line["id"] for line in kept["matches"]] == [1, 2, 4, 5]
    later = dict.fromkeys(kept, 0)  # what nobody could ask for, or do, at that time
    assert {name: len(lines) for name, lines in kept.items()} == later | EXPORTED


# ── with tournaments, tables for several, seasons and profiles ──────────────────────────────


def named(room: BotHarness, name: str) -> Pilot:
    """Somebody by their name."""
    people = room.world.core.directory.people.values()
    return room.world.pilot(next(one for one in people if one.name == name))


async def test_every_running_match_plays_on(full_room: BotHarness) -> None:
    room = full_room
    for match_id in (AOI_BEN, BY_THE_DAY, CUP_MATCH):
        before = await room.stored(match_id)
        mover = await room.mover(match_id)
        await room.move(mover, shown(room, mover, match_id))
        assert (await room.stored(match_id)).seq > before.seq, match_id
    for match_id, pilot in ((BEN_COMPUTER, room.ben), (DAI_DAILY, named(room, "Dai"))):
        hand = shown(room, pilot, match_id)
        await pilot.click(choices(hand)[0], in_=hand)
        await room.later(seconds=3)
        assert (await room.stored(match_id)).seq > 2, "and the computer answers"
    for match_id, pilot in ((OPEN, named(room, "Emi")), (ASKED, room.ben)):
        await pilot.click(f"kk:{match_id}:0:accept")
        await room.drawn()
        assert (await room.stored(match_id)).info.status is Status.PLAYING


async def test_the_running_tournament_and_table_go_on(
    full_room: BotHarness,
) -> None:
    room = full_room
    (running, over) = await room.service.tournaments.of_guild(room.world.guild.id)
    assert (running.stage, over.stage) == (Stage.RUNNING, Stage.FINISHED)
    (waiting,) = (one for one in running.undecided if one.match_id is None)
    late = room.world.pilot(waiting.people[1])
    await late.click(panel_id(f"tour-here {running.id}"))
    await settled(room)
    for pairing in (await room.service.tournaments.get(running.id)).undecided:
        assert pairing.match_id is not None
        assert pairing.second is not None
        loser = Person(pairing.people[1], "any")
        await room.service.play.resign(pairing.match_id, loser)
        await settled(room)
    assert (await room.service.tournaments.get(running.id)).stage is Stage.FINISHED
    table = await room.service.rotations.get(2)
    assert table.match_id == HAND
    await room.service.play.resign(HAND, Person(room.aoi.id, "Aoi"))
    await room.later(seconds=15)
    assert ((await room.service.rotations.get(2)).match_id or 0) > ASKED, "the next hand"


async def test_what_people_chose_earned_and_asked_for_is_there(
    full_room: BotHarness,
) -> None:
    room = full_room
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
        # In matches from before there were first steps:
        *(Achievement.FIRST_YAKU, Achievement.FIRST_KOI, Achievement.FIRST_WIN),
    }
    assert "千代" in (await chiyo.command("koikoi leaderboard")).text
    assert "千代" in (await chiyo.command("koikoi profile")).text
    answered = await room.aoi.command("koikoi puzzle")
    assert answered.message is not None
    assert "Post it here" in answered.message.labels


async def test_who_was_in_line_for_a_winner_sits_down_at_a_table(full_room: BotHarness) -> None:
    room, dai = full_room, named(full_room, "Dai")
    table = shown(room, dai, AOI_BEN)
    assert "Play the winner" in table.labels
    assert "Next for the winner" not in table.content, "it is drawn again"
    assert "Leave the line" not in table.labels
    old = await pressed(dai, table, f"kk:{AOI_BEN}:7:leave-line")
    assert (old.ephemeral, old.text) == (True, "You are not in line any more.")
    sat = await dai.click("Play the winner", in_=table)
    assert sat.ephemeral
    assert (await room.service.rotations.get(2)).present[-1].person.id == dai.id
