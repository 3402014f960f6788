"""The schedule of the daily posts; see `ScheduledPosts`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, datetime

from bot.daily.post_screens import daily_post_screen, table_button_id
from bot.daily.service import DailyPostings
from bot.interactions.context import InteractionFeature
from bot.interactions.scheduled_posts import Content, Key, ScheduledPosts
from bot.locales import Texts
from bot.matches.models.terms import GuildSettings
from bot.matches.services import MatchService
from bot.messages.post import MessagingDeps


class DailyPosts(ScheduledPosts):
    """The daily posts of all servers, each at its own hour."""

    name = "deal of the day"

    def __init__(
        self, service: MatchService, deps: MessagingDeps, features: Sequence[InteractionFeature]
    ) -> None:
        super().__init__(service, deps)
        self._features = features

    async def due(self) -> Collection[Key]:
        """Return the servers and channels where today's deal is due."""
        return await self._service.of(DailyPostings).due()

    def next_due(self) -> datetime:
        """Return the next time at which a post can be due."""
        return self._service.of(DailyPostings).next()

    async def begin(self, guild_id: int, of: date) -> datetime | None:
        """Record that posting begins; return when it first began, or None if it is done."""
        return await self._service.of(DailyPostings).begin(guild_id, of)

    async def note(self, guild_id: int, of: date) -> None:
        """Record that the post of a day is done."""
        await self._service.of(DailyPostings).note(guild_id, of)

    async def content(self, settings: GuildSettings, texts: Texts, of: date) -> Content | None:
        """Return a day's post, with the parts of all features."""
        parts = [one.daily_post(texts, of) for one in self._features if one.daily_post]
        pictures = [one.picture for one in parts if one.picture is not None]
        buttons = [one.button for one in parts]
        screen = daily_post_screen(texts, of, buttons, next(iter(pictures), None))
        return Content(screen, (table_button_id(of),))
