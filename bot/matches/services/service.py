"""`MatchService`, composed of its parts."""

from typing import Any, Final

from bot.daily_posts.service import DailyPostings
from bot.matches.cluster import Cluster, EventType, announced, rotation_announced
from bot.matches.models.shards import Decide
from bot.matches.models.timings import Limits, Timings
from bot.matches.ports import Clock, Randomness, Thinker
from bot.matches.services.admission import Admission
from bot.matches.services.challenges import Challenges, Rematches
from bot.matches.services.computers import Computers
from bot.matches.services.context import MatchCore
from bot.matches.services.daily import Daily
from bot.matches.services.hosting import Hosting, Reports
from bot.matches.services.leaderboards import Leaderboards, Profiles
from bot.matches.services.messages import Messages
from bot.matches.services.play import Play
from bot.matches.services.privacy import Leaving, Privacy, Servers
from bot.matches.services.puzzles import Puzzles
from bot.matches.services.queries import Queries
from bot.matches.services.reviews import Replays, ReviewRequests
from bot.matches.services.rotations import Rotations
from bot.matches.services.settings import Settings
from bot.matchmaking.service import Matchmaking
from bot.moderation.service import Moderation
from bot.reminders.service import Reminders, TableAlerts
from bot.safety.service import Safety
from bot.storage import cluster_rows
from bot.storage.engine import Database
from bot.tournaments.service import Tournaments


class MatchService:
    """Everything that people can do with matches, by subject.

    Each method raises `Refused` if its request is not possible.
    """

    def __init__(
        self,
        database: Database,
        *,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        timings: Timings | None = None,
        limits: Limits | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        """`timings` and `limits`: None means the defaults; `cluster`: a single process."""
        self.database: Final = database
        self.clock: Final = clock
        self.thinker: Final = thinker
        cluster = cluster or Cluster()
        self.cluster: Final = cluster
        core = MatchCore(
            database,
            clock=clock,
            randomness=randomness,
            thinker=thinker,
            timings=timings or Timings(),
            limits=limits or Limits(),
            shared_lock=cluster.lock,
        )
        self.core: Final = core
        self.changed: Final = core.repository.changed
        cluster.subscribe(EventType.CHANGED, self._changed_elsewhere)
        cluster.subscribe(EventType.ROTATION, self._rotation_changed_elsewhere)
        cluster.subscribe(EventType.ERASED, lambda _person_id: core.repository.forget())
        cluster.listening.subscribe(core.repository.forget)
        self.settings: Final = Settings(core)
        self.admission: Final = Admission(core, self.settings)
        self.challenges: Final = Challenges(core, self.settings, self.admission)
        self.computers: Final = Computers(core, self.settings, self.admission)
        self.rematches: Final = Rematches(core, self.challenges, self.computers, self.admission)
        self.daily: Final = Daily(core, self.admission)
        self.puzzles: Final = Puzzles(core)
        self.play: Final = Play(core)
        self.rotations: Final = Rotations(core, self.settings, self.admission, self.play)
        self.messages: Final = Messages(core)
        self.queries: Final = Queries(core)
        self.leaderboards: Final = Leaderboards(core)
        self.profiles: Final = Profiles(core)
        self.reports: Final = Reports(core)
        self.safety: Final = Safety(core, self.challenges, self.reports)
        self.reviews: Final = ReviewRequests(core)
        self.replays: Final = Replays(core, self.reviews)
        self.tournaments: Final = Tournaments(core, self.admission, self.play)
        self.matchmaking: Final = Matchmaking(core, self.admission)
        self.moderation: Final = Moderation(core)
        self.daily_posts: Final = DailyPostings(core)
        self.reminders: Final = Reminders(core)
        self.table_alerts: Final = TableAlerts(core)
        self.servers: Final = Servers(core, self.play, cluster)
        leaving = Leaving(core, self.play, self.rotations, self.tournaments, self.matchmaking)
        self.hosting: Final = Hosting(
            core,
            leaving.leave_everything,
            self.matchmaking.stop,
            self.servers,
            self.messages,
        )
        self.privacy: Final = Privacy(
            core,
            leaving.leave_everything,
            self.daily,
            cluster,
            messages=self.messages,
        )

    def _changed_elsewhere(self, *values: Any) -> None:
        self.core.repository.on_remote_change(announced(*values))

    def _rotation_changed_elsewhere(self, *values: Any) -> None:
        self.core.repository.rotation_changed.publish(rotation_announced(*values))

    async def open(self) -> None:
        """Load the secret of the daily deals, made at the first start, and the host's decisions."""
        await self.core.load_secret()
        await self.hosting.read()

    async def begin_session(self, decide: Decide) -> bool:
        """Let *decide* begin a session at Discord's gateway while nobody else can.

        Returns whether it did.
        """
        return await self.database.write(cluster_rows.begin_session, decide)

    async def close(self) -> None:
        """Stop reviews, write what waits and close the store."""
        await self.reviews.jobs.close()
        await self.messages.flush()
        await self.database.close()
