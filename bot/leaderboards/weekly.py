"""The weekly post of a server's leaderboard, at the time and place that its admins chose."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, datetime

from bot.interactions.scheduled_posts import Content, Key, ScheduledPosts
from bot.leaderboards.screens import podium_picture, weekly_button_id, weekly_screen
from bot.locales import Texts
from bot.matches.models.posting import SETTLING, next_quarter
from bot.matches.models.rankings import FIRST, Measure, RankedRow
from bot.matches.models.terms import GuildSettings
from bot.matches.services import MatchService
from bot.screens.message import Picture


async def podium_of(
    service: MatchService, texts: Texts, measure: Measure, people: Sequence[RankedRow]
) -> Picture | None:
    """Return the picture of the first three with their best yaku; None if there is nobody."""
    first = people[:FIRST]
    if not first:
        return None
    rounds = [await service.core.round_of(placed.line.best) for placed in first]
    return podium_picture(texts, measure, first, rounds)


class WeeklyTables(ScheduledPosts):
    """The weekly posts of all servers, each at its own hour."""

    name = "week"

    async def due(self) -> Collection[Key]:
        """Return the servers and channels where the table of a week is due."""
        return await self._service.leaderboards.due_weekly()

    def next_due(self) -> datetime:
        """Return the next quarter of an hour plus `SETTLING`: matches of the week may end then."""
        return next_quarter(self._service.clock.now() - SETTLING) + SETTLING

    async def begin(self, guild_id: int, of: date) -> datetime | None:
        """Record that posting begins; return when it first began, or None if it is done."""
        return await self._service.leaderboards.begin_weekly(guild_id, of)

    async def note(self, guild_id: int, of: date) -> None:
        """Record that the post of a week is done."""
        await self._service.leaderboards.note_weekly(guild_id, of)

    async def content(self, settings: GuildSettings, texts: Texts, of: date) -> Content | None:
        """Return the table of a week; None if nobody played."""
        guild_id, measure = settings.guild_id, settings.weekly_measure
        people = await self._service.leaderboards.week(guild_id, of, measure)
        picture = await podium_of(self._service, texts, measure, people)
        if picture is None:
            return None
        guild = self._deps.channels.guild_name(guild_id)
        screen = weekly_screen(texts, guild, of, measure, people, picture=picture)
        return Content(screen, (weekly_button_id(of, measure),))
