"""The store on SQLAlchemy: SQLite by default, PostgreSQL by its URL."""

from bot.matches.models.notices import Notice
from bot.storage.achievement_rows import AchievementRows
from bot.storage.daily_rows import DailyRows
from bot.storage.engine import Database, Took, nobody_hears
from bot.storage.export_rows import ExportRows
from bot.storage.gateway_rows import GatewayRows
from bot.storage.guild_rows import GuildRows
from bot.storage.host_rows import HostRows
from bot.storage.leaderboard_rows import LeaderboardRows
from bot.storage.lease_rows import LeaseRows
from bot.storage.match_rows import MatchRows
from bot.storage.notices import notify
from bot.storage.pending_rows import PendingRows
from bot.storage.people_rows import PeopleRows
from bot.storage.posted_message_rows import PostedMessageRows
from bot.storage.profile_rows import ProfileRows
from bot.storage.puzzle_rows import PuzzleRows
from bot.storage.report_rows import ReportRows
from bot.storage.rotation_rows import RotationRows
from bot.storage.server_rows import ServerRows
from bot.storage.snapshot_rows import SnapshotRows
from bot.storage.tournament_rows import TournamentRows


class SqlStore(
    MatchRows,
    SnapshotRows,
    PeopleRows,
    GuildRows,
    ExportRows,
    PostedMessageRows,
    DailyRows,
    PendingRows,
    RotationRows,
    ReportRows,
    PuzzleRows,
    TournamentRows,
    LeaseRows,
    GatewayRows,
    ServerRows,
    LeaderboardRows,
    ProfileRows,
    AchievementRows,
    HostRows,
):
    """All of the matches' port `Store`. The tables must be there: see `schema.upgrade`."""

    def __init__(self, url: str) -> None:
        super().__init__(Database(url))

    def announce_as(self, process: str) -> None:
        """Tell the other processes of each change from now on, under this name; PostgreSQL only."""
        self._database.process = process

    async def publish(self, notice: Notice) -> None:
        """Tell the other processes something."""
        async with self._database.writing() as connection:
            await connection.run_sync(notify, notice)

    def tell_times(self, took: Took = nobody_hears) -> None:
        """Call *took* after each transaction: "reading" or "writing", and its seconds."""
        self._database.took = took

    async def shorten_log(self) -> None:
        """Shorten SQLite's log if it is long; nobody waits for it. Raises `StorageError`."""
        await self._database.shorten_log()

    async def close(self) -> None:
        """Close files and connections."""
        await self._database.close()
