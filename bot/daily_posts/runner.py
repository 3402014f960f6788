"""Posts the deal and the puzzle of each day; see `ScheduledPosts`."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime

from bot.daily_posts.screens import daily_post_screen, table_button_id
from bot.interactions.scheduled_posts import Content, Key, ScheduledPosts
from bot.locales import Texts
from bot.matches.models.terms import GuildSettings
from bot.matches.puzzles import puzzle_of


class DailyPosts(ScheduledPosts):
    """The posts of the day."""

    name = "deal of the day"

    async def due(self) -> Collection[Key]:
        """Return where today's deal and puzzle are to be posted."""
        return await self._service.daily_posts.due()

    def next_due(self) -> datetime:
        """Return when the next day begins."""
        return self._service.daily_posts.next()

    async def begin(self, guild_id: int, of: date) -> datetime | None:
        """Note that posting begins."""
        return await self._service.daily_posts.begin(guild_id, of)

    async def note(self, guild_id: int, of: date) -> None:
        """Note that it needs no posting any more."""
        await self._service.daily_posts.note(guild_id, of)

    async def content(self, settings: GuildSettings, texts: Texts, of: date) -> Content | None:
        """Return a day's post."""
        screen = daily_post_screen(texts, puzzle_of(of), of)
        return Content(screen, (table_button_id(of),))
