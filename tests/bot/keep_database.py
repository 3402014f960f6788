"""Saves a database of the current version, for the tests of later versions.

`python -m tests.bot.keep_database` plays on a migrated SQLite file and writes both databases to the
folder of `tests/storage/old/` that is named after the newest migration. Run it before the first
change of stored data: an existing folder is never overwritten.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.app import STORED_FEATURES
from bot.koikoi.lesson import QUESTIONS, STEPS
from bot.koikoi.view import view_for
from bot.leaderboards.weekly import WeeklyTables
from bot.matches.models.daily import number_of
from bot.matches.models.people import Person
from bot.matches.models.terms import GuildSettings
from bot.playground.testing.pilot import Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.collection import puzzle_of
from bot.screens.message import panel_id
from bot.storage import match_rows, people_rows, schema
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.tournaments.model import Pairing
from tests.bot.harness import CHALLENGER_DEALS, VIEWING, BotHarness
from tests.bot.test_lesson import opened, pick
from tests.daily.test_commands import played
from tests.discord_world import local_world
from tests.matches.world import MORNING, first_is_best
from tests.matchmaking import test_found
from tests.moderation import test_moderation
from tests.puzzle.test_presses import asked, press
from tests.reminders import test_alerts, test_reminders
from tests.rotations.test_rotation import lose
from tests.safety import test_blocks
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_played import (
    looked,
    newest,
    settled,
    signed_up,
    won_by_first,
)

OLD: Final = Path(__file__).parents[1] / "storage" / "old"
WITHOUT: Final = ("push", "command", "commands")
"""Documents of the local Discord that later tests don't need."""
CUP: Final = {"points.tsukimi": "10", "seven": "off"}
"""Options under which viewing the moon is a big hand that watchers can cheer."""


class WorldClock:
    """The local Discord's clock: the bot's, plus a little at each call, for unique ids."""

    def __init__(self) -> None:
        self.room: BotHarness | None = None
        self._last = MORNING

    def __call__(self) -> datetime:
        now = MORNING if self.room is None else self.room.clock.now()
        self._last = max(now, self._last + timedelta(milliseconds=1))
        return self._last


class Keeping(BotHarness):
    """All people, and their actions in order."""

    def __init__(self, world: World, store: Database) -> None:
        super().__init__(world, store, decks=(CHALLENGER_DEALS, VIEWING))
        self.chiyo = world.newcomer("千代", locale="ja")
        self.dai = world.newcomer("Dai")

    async def everything(self) -> None:
        """Create some data of every kind."""
        await self.choices_of_people()
        await self.matches_that_are_over()
        await self.settings_of_the_server()
        await self.matches_of_the_season()
        await self.a_week_later()
        await self.alone()
        await self.a_table()
        await self.tournaments()
        await self.erased()
        await self.lines_and_lists()
        await self.in_play()

    async def choices_of_people(self) -> None:
        """This includes a lesson in progress."""
        for pilot, what, value in (
            (self.aoi, "print", "large"),
            (self.ben, "order", "left"),
            (self.chiyo, "language", "ja"),
            (self.chiyo, "nudges", "never"),
        ):
            panel = (await pilot.command("koikoi me")).message
            assert panel is not None
            await pilot.select(f"kk:0:0:me {what}", value, in_=panel)
        lesson = await opened(self.dai)
        await self.dai.click(pick(STEPS[0], QUESTIONS[STEPS[0]].right), in_=lesson)

    async def settings_of_the_server(self) -> None:
        """This includes a season begun by an admin, and a channel for the weekly table."""
        await self.aoi.command("koikoi-admin season", action="new", name="夏 *Cup*")
        await self.aoi.click("Yes, start it")
        panel = (await self.aoi.command("koikoi-admin settings")).message
        assert panel is not None
        await self.aoi.click("Posts", in_=panel)
        await self.aoi.select(panel_id("set weekly"), self.world.channel, in_=self.now(panel))

    # ── matches of two ──────────────────────────────────────────────────────────────────────

    async def last(self) -> int:
        """Return the number of the newest match."""
        found = 0
        while await self.store.read(match_rows.info, found + 1):
            found += 1
        return found

    async def begun(self, one: Pilot, other: Pilot, **options: Any) -> int:
        """Begin a match and return its number."""
        self.clock.move(timedelta(minutes=1))
        await one.command("koikoi play", opponent=other, **options)
        await self.drawn()
        match_id = await self.last()
        await other.click(f"kk:{match_id}:0:accept")
        await self.drawn()
        return match_id

    async def moved(self, match_id: int, wish: str = "stop") -> bool:
        """Make a move of this verb, if possible; return whether the match went on."""
        stored = await self.stored(match_id)
        if not stored.info.status.open:
            return False
        assert stored.match is not None
        if stored.match.phase.value == "deal":
            await self.later(seconds=20)
            return True
        assert stored.info.seats is not None
        assert stored.info.to_act is not None
        person = stored.info.seats[stored.info.to_act]
        if isinstance(person, Person):
            legal = [one.text for one in view_for(stored.match, stored.info.to_act).legal]
            wished = [one for one in legal if one.startswith(wish)]
            self.clock.move(timedelta(seconds=2))
            text = self._chance.choice(wished or legal)
            await self.service.play.act(match_id, person, text, stored.seq)
            await self.drawn()
        else:
            await self.later(seconds=3)
        return True

    async def to_the_end(self, match_id: int, wish: str = "stop") -> None:
        while await self.moved(match_id, wish):
            pass

    async def resigned(self, match_id: int, pilot: Pilot) -> None:
        await self.service.play.resign(match_id, Person(pilot.id, pilot.name))
        await self.drawn()

    async def matches_that_are_over(self) -> None:
        """One with a big hand, cheers, and a replay."""
        guild = self.world.guild.id
        await self.store.write(people_rows.save_guild_settings, GuildSettings(guild, options=CUP))
        match_id = await self.begun(self.aoi, self.ben, length="1")
        await self.moved(match_id, "play 08B")
        await self.dai.click("👏")
        await self.to_the_end(match_id)
        await self.chiyo.click("🌸")
        await self.store.write(people_rows.save_guild_settings, GuildSettings(guild))
        await self.aoi.command("koikoi replay", match=match_id)

    async def matches_of_the_season(self) -> None:
        """A review; a finished match, one resigned after a round, one resigned immediately."""
        for wish in ("stop", "koi", "koi"):
            await self.to_the_end(await self.begun(self.ben, self.chiyo, length="3"), wish)
        self.thinker.teacher = first_is_best
        review = await self.ben.click("Review", in_=self.table(await self.last()))
        await self.world.until(lambda: review.text.startswith("# "), "the review")
        sloperama = await self.begun(self.chiyo, self.aoi, rules="sloperama", length="3")
        await self.to_the_end(sloperama, "koi")
        given_up = await self.begun(self.dai, self.chiyo, length="3")
        while not (match := (await self.stored(given_up)).match) or not match.results:
            await self.moved(given_up)
        await self.resigned(given_up, self.dai)
        for _ in range(2):
            await self.resigned(await self.begun(self.dai, self.ben, length="1"), self.dai)

    async def a_week_later(self) -> None:
        """The weekly table, and a match of the next week."""
        await self.later(days=5)
        assert await self.client.of(WeeklyTables).post_due()
        await self.to_the_end(await self.begun(self.ben, self.aoi, length="1"))

    # ── alone, and several ──────────────────────────────────────────────────────────────────

    async def alone(self) -> None:
        """A match against the computer, the daily deal and its puzzle."""
        await self.aoi.command("koikoi computer", level="greedy", length="1")
        await self.drawn()
        await self.to_the_end(await self.last())
        await self.aoi.command("koikoi daily")
        await self.drawn()
        await played(self, self.aoi, match_id=await self.last())
        today = self.clock.now().date()
        puzzle = puzzle_of(today)
        for pilot, solved in ((self.aoi, True), (self.chiyo, False)):
            seen = await asked(pilot)
            offered = {one.custom_id for one in seen.buttons}
            chosen = next(
                pressed
                for action in (one.action for one in puzzle.judged)
                if puzzle.solved_by(action) is solved
                and (pressed := press(action, number_of(today))) in offered
            )
            await pilot.click(chosen, in_=seen)

    async def seated(self) -> None:
        """Let Aoi open a table for several, Ben and Chiyo join, and the table begin."""
        answer = await self.aoi.command("koikoi table", target="hands-6")
        assert answer.message is not None
        for pilot in (self.ben, self.chiyo):
            await pilot.click("Join", in_=self.now(answer.message))
        await self.drawn()
        await self.aoi.click("Start", in_=self.now(answer.message))
        await self.drawn()

    async def a_table(self) -> None:
        """A finished table of three."""
        await self.seated()
        for _ in range(6):
            rotation = await self.service.queries.rotation(1)
            await lose(self, self.world.pilot(rotation.present[1].person.id))
            await self.later(seconds=15)

    def table(self, match_id: int) -> RenderedMessage:
        """Return the message of a match in the channel."""
        sign = f"kk:{match_id}:"
        seen = [one for one in self.dai.messages()[::-1] if not one.ephemeral]
        return next(one for one in seen if any(sign in str(b.custom_id) for b in one.buttons))

    async def pairings(self) -> tuple[Pairing, ...]:
        return (await newest(self)).undecided

    async def here(self, pairing: Pairing, *places: int) -> None:
        """Let these players of a pairing confirm their presence."""
        tournament = (await newest(self)).id
        for place in places:
            pilot = self.world.pilot(pairing.people[place])
            await pilot.click(panel_id(f"tour-here {tournament}"))
        await settled(self)

    async def tournaments(self) -> None:
        """One is over; another is in its second round, with a running and a waiting pair."""
        await signed_up(self, "Emi", "文", length="1")
        await looked(self, minutes=30)
        await won_by_first(self)
        await won_by_first(self)
        await open_tournament(
            self.aoi, name="秋の大会", begins="30m", format="swiss", length="1", rounds=2
        )
        for pilot in (self.aoi, self.ben, self.chiyo, self.dai):
            await pilot.click(panel_id("tour-join 2"))
        await looked(self, minutes=30)
        for pairing in await self.pairings():
            await self.here(pairing, 0, 1)
        for pairing in await self.pairings():
            assert pairing.match_id is not None
            await self.to_the_end(pairing.match_id)
        await looked(self, seconds=1)
        playing, waiting = await self.pairings()
        await self.here(playing, 0, 1)
        await self.here(waiting, 0)

    async def erased(self) -> None:
        """An erased person, who remains in matches of others without a name."""
        gone = self.world.newcomer("Goro")
        await self.to_the_end(await self.begun(gone, self.dai, length="1"))
        await gone.command("koikoi daily")
        await self.drawn()
        await self.to_the_end(await self.last())
        privacy = await gone.command("koikoi privacy")
        sure = await gone.click("Erase my data", in_=privacy.message)
        await gone.click("Yes, erase everything", in_=sure.message)
        await self.drawn()

    async def lines_and_lists(self) -> None:
        """Reminders and searches of people, and admins' decisions about members."""
        await test_reminders.asks(self, self.ben)
        await test_alerts.asks(self, self.ben)
        await test_found.seeks(self, self.world.newcomer("Hiro"))
        await test_moderation.block(self, self.world.newcomer("Iori"), "Rude *words*")
        await test_moderation.void(self, 6, "They shared an account")

    async def in_play(self) -> None:
        """Everything that waits for somebody: the newest of each kind."""
        match_id = await self.begun(self.aoi, self.ben)
        for _ in range(5):
            await self.moved(match_id)
        menu = await self.aoi.click("Menu", in_=self.table(match_id))
        form = await self.aoi.click("Report a problem", in_=menu.message)
        await self.aoi.submit_modal(form, problem="The pile is empty? 山札がありません。")
        await self.ben.command("koikoi computer", level="wild")
        await self.drawn()
        await self.dai.command("koikoi daily")
        await self.drawn()
        await self.seated()
        by_the_day = await self.begun(self.chiyo, self.dai, pace="daily")
        await test_blocks.block(self, self.dai, self.table(by_the_day))
        await self.dai.command("koikoi play")
        await self.drawn()
        await self.chiyo.command("koikoi play", opponent=self.ben)
        await self.drawn()


async def keep(folder: Path) -> None:
    """Play, and write both databases to a new folder."""
    with TemporaryDirectory() as temporary:
        file = Path(temporary) / "koikoi.sqlite3"
        url = f"sqlite:///{file}"
        await schema.upgrade(url)
        store, clock = Database(url, STORED_FEATURES), WorldClock()
        async with local_world(Path(temporary) / "world", clock=clock) as world:
            room = clock.room = Keeping(world, store)
            async with room.open():
                await room.everything()
        await store.close()
        assert not (await audit(url, STORED_FEATURES)).findings
        write(file, folder / "koikoi.sql")
        write(Path(temporary) / "world" / "discord.sqlite3", folder / "discord.sql")
        print(f"The bot was stopped {room.clock.now() - MORNING} after the tests' morning.")


def write(file: Path, dump: Path) -> None:
    """Write a database as SQL."""
    with closing(sqlite3.connect(file)) as connection:
        if dump.stem == "discord":
            for kind in WITHOUT:
                connection.execute("DELETE FROM documents WHERE kind = ?", (kind,))
            connection.commit()
        lines = "\n".join(connection.iterdump())
    dump.parent.mkdir(exist_ok=True)
    dump.write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    NEW: Final = OLD / schema.newest_revision()
    if NEW.exists():
        sys.exit(f"{NEW} is there already.")
    asyncio.run(keep(NEW))
