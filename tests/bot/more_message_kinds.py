"""Kinds of messages without a waiting user, except those of a match."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from sqlalchemy import update

from bot.daily.post_runner import DailyPosts
from bot.daily.service import DailyPostings
from bot.leaderboards.weekly import WeeklyTables
from bot.matches.models.hosting import AGAIN_AFTER
from bot.matches.models.people import Person
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.service import Rotations
from bot.storage.server_tables import guild_settings
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot import test_greeting as greetings
from tests.bot import test_host_reports as reports
from tests.bot import test_leaderboard as boards
from tests.bot.message_kinds import AWAY, CLOSED, EDITS, MESSAGE, MESSAGES, Kind, Troubles
from tests.rotations import test_rotation as rotations
from tests.tournaments import test_played as tournaments


class Round(Kind):
    """The message of a tournament, sent again."""

    async def prepare(self) -> None:
        await tournaments.signed_up(self.room, "Chiyo", begins="3h")
        self.number = (await tournaments.newest(self.room)).id

    async def provoke(self) -> None:
        await self.room.client.of(TournamentRunner).show_anew(self.number, self.place)

    async def found(self) -> int:
        found = await tournaments.newest(self.room)
        words = f"{len(found.people)} of at most"
        current = [one for one in self.shown() if words in one.content]
        return 0 if not current else len(self.shown())

    def shown(self) -> list[RenderedMessage]:
        return [one for one in self.room.ben.messages() if "🏆 Moon" in one.content]


class SignUp(Round):
    """The same message while more people sign up."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY, CLOSED, EDITS)

    async def provoke(self) -> None:
        self.room.clock.move(timedelta(seconds=1))
        newcomer = self.room.world.newcomer("Somebody")
        await self.room.service.of(Tournaments).join(self.number, self.person(newcomer))
        self.room.client.of(TournamentRunner).go_on_soon(self.number)


class MovedUp(Round):
    """The same message, sent again to somebody who moves up from the waiting list."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.room.service.of(Tournaments).limit(self.number, 3)
        self.count = 0

    async def provoke(self) -> None:
        """The first on the list takes the place of the player who signed up last."""
        service = self.room.service.of(Tournaments)
        self.count += 1
        newcomer = self.person(self.room.world.newcomer(f"M{self.count}"))
        self.room.clock.move(timedelta(seconds=1))
        found = await service.join(self.number, newcomer)
        await service.leave(self.number, found.entrants[-1].person)
        self.room.client.of(TournamentRunner).go_on_soon(self.number)

    async def found(self) -> int:
        entrants = (await tournaments.newest(self.room)).entrants
        names = [f"{one.person.name} · 1500" for one in entrants]
        current = [one for one in self.shown() if all(name in one.content for name in names)]
        return 0 if not current else len(self.shown())


class Several(Kind):
    """The message of a table for several people, while more of them join."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY, CLOSED, EDITS)

    async def prepare(self) -> None:
        await rotations.opened(self.room)
        self.count = 0
        self.last: Person | None = None

    async def provoke(self) -> None:
        service = self.room.service.of(Rotations)
        if self.last is not None:
            await service.leave(1, self.last)
        self.count += 1
        self.last = self.person(self.room.world.newcomer(f"L{self.count}"))
        await service.join(1, self.last)

    async def found(self) -> int:
        current = [one for one in self.shown() if f"L{self.count}" in one.content]
        return 0 if not current else len(self.shown())

    def shown(self) -> list[RenderedMessage]:
        return [one for one in self.room.ben.messages() if "Winner stays" in one.content]


class SeveralAgain(Several):
    """The same message when it is old and sent again."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        """The first version sent is older than the final one."""
        self.room.clock.move(timedelta(minutes=51))
        hurried = self.person(self.room.world.newcomer("Hurried"))
        await self.room.service.of(Rotations).join(1, hurried)
        await self.room.service.of(Rotations).leave(1, hurried)
        await super().provoke()


class SeveralReplaced(SeveralAgain):
    """The old message that it replaces."""

    route = ("DELETE", MESSAGE)
    troubles: Troubles = (AWAY,)


class Week(Kind):
    """The weekly table."""

    async def prepare(self) -> None:
        await boards.weekly(self.room)
        await boards.won(self.room, self.room.aoi, self.room.ben)
        self.room.clock.move(timedelta(days=5))

    async def before(self) -> None:
        """Remove earlier posts, as if they were of another time."""
        self.room.world.core.nonces.forget()
        for one in boards.posted(self.room):
            self.room.world.core.messages.delete(one.message)
        forgotten = update(guild_settings).values(weekly_posted=date(2026, 1, 5), weekly_begun=None)
        database = self.room.store
        await database.write(lambda connection: connection.execute(forgotten))

    async def provoke(self) -> None:
        await self.room.client.of(WeeklyTables).post_due()

    async def found(self) -> int:
        return len(self.shown())

    def shown(self) -> list[RenderedMessage]:
        return boards.posted(self.room)


class Day(Kind):
    """The daily deal and the daily puzzle."""

    async def prepare(self) -> None:
        settings = self.room.service.settings
        guild_id, today = self.room.world.guild.id, self.room.service.of(DailyPostings).today()
        now = replace(
            await settings.guild_settings(guild_id),
            daily_channel=self.room.world.channel.id,
            daily_posted=today,
        )
        await settings.save_guild_settings(now)
        self.room.clock.move(timedelta(days=1))

    async def before(self) -> None:
        """Remove earlier posts, as if they were of another time."""
        self.room.world.core.nonces.forget()
        for one in self.shown():
            self.room.world.core.messages.delete(one.message)
        forgotten = update(guild_settings).values(daily_posted=date(2026, 1, 5), daily_begun=None)
        database = self.room.store
        await database.write(lambda connection: connection.execute(forgotten))

    async def provoke(self) -> None:
        await self.room.client.of(DailyPosts).post_due()

    async def found(self) -> int:
        return len(self.shown())

    def shown(self) -> list[RenderedMessage]:
        return [one for one in self.room.ben.messages() if "🧩 Puzzle #" in one.content]


class Report(Kind):
    """A report to the host."""

    step = max(AGAIN_AFTER)

    async def prepare(self) -> None:
        await self.new_match()
        self.number = 0

    async def provoke(self) -> None:
        self.room.clock.move(timedelta(hours=1))
        self.number = await self.room.service.reports.send(
            self.match_id, self.person(self.room.ben), "No pile."
        )
        await self.room.client.host_desk.deliver()

    async def found(self) -> int:
        return len(reports.told(self.room.aoi, f"Report {self.number}**"))


class Greeting(Kind):
    """The first message on a server."""

    may_be_lost: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        self.guild = greetings.club(self.room)
        await greetings.invited(self.room, self.guild)

    async def found(self) -> int:
        return len(greetings.seen(self.room, self.guild))
