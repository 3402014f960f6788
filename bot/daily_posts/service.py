"""The stored state of daily posts: due servers, and finished posts."""

from datetime import UTC, date, datetime, time, timedelta

from bot.matches.models.daily import day_of
from bot.matches.services.context import MatchCore
from bot.storage.posting_rows import DAILY, DueKey, begin_post, due_daily, note_posted


class DailyPostings:
    """The daily posts of all servers."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    def today(self) -> date:
        """Return the day, in UTC."""
        return day_of(self._core.clock.now())

    def next(self) -> datetime:
        """Return when the next day begins."""
        return datetime.combine(self.today() + timedelta(days=1), time(), UTC)

    async def due(self) -> tuple[DueKey, ...]:
        """Return the channels where today's post is due."""
        return await self._core.database.read(due_daily, self.today())

    async def begin(self, guild_id: int, day: date) -> datetime | None:
        """Record that posting begins; return when it first began, or None if it is done."""
        midnight, now = datetime.combine(day, time(), UTC), self._core.clock.now()
        return await self._core.database.write(
            begin_post, DAILY, guild_id, day, now, since=midnight
        )

    async def note(self, guild_id: int, day: date) -> None:
        """Record that a day's post is done."""
        await self._core.database.write(note_posted, DAILY, guild_id, day)
