"""The store on SQLAlchemy: SQLite by default, PostgreSQL by its URL."""

from bot.storage.daily_rows import DailyRows
from bot.storage.engine import Database
from bot.storage.export_rows import ExportRows
from bot.storage.match_rows import MatchRows
from bot.storage.pending_rows import PendingRows
from bot.storage.people_rows import PeopleRows
from bot.storage.posted_message_rows import PostedMessageRows


class SqlStore(MatchRows, PeopleRows, ExportRows, PostedMessageRows, DailyRows, PendingRows):
    """All of the matches' port `Store`. The tables must be there: see `schema.upgrade`."""

    def __init__(self, url: str) -> None:
        super().__init__(Database(url))

    async def close(self) -> None:
        """Close files and connections."""
        await self._database.close()
