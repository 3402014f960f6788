"""`MatchService`, composed of its parts and of the services of features."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.matches.cluster import Cluster, EventType, announced, rotation_announced
from bot.matches.models.hosting import Ban
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.shards import Decide
from bot.matches.models.timings import Limits, Timings
from bot.matches.ports import Clock, Randomness, Thinker
from bot.matches.services.admission import Admission
from bot.matches.services.challenges import Challenges, Rematches
from bot.matches.services.computers import Computers
from bot.matches.services.context import MatchCore
from bot.matches.services.hosting import Hosting, Reports
from bot.matches.services.leaderboards import Leaderboards, Profiles
from bot.matches.services.messages import DmOpenings, Messages
from bot.matches.services.play import PlayService
from bot.matches.services.privacy import Leaving, Privacy, Servers
from bot.matches.services.queries import Queries
from bot.matches.services.reviews import Replays, ReviewRequests
from bot.matches.services.settings import SettingsService
from bot.storage import cluster_rows
from bot.storage.engine import Database

T = TypeVar("T")


def _none(_: MatchService) -> Sequence[object]:
    return ()


StandingOf = Callable[["MatchService", MatchInfo, int], Awaitable[DailyStanding | None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceFeature:
    """The services of a feature, and what happens to its people."""

    name: str
    services: Callable[[MatchService], Sequence[object]] = _none
    """Makes its services from those of matches. They are reached by their type."""
    leave: Callable[[MatchService, Person], Awaitable[object]] | None = None
    """Takes a person who is erased or banned out of everything that is open."""
    standing_of: (
        Callable[[MatchService, MatchInfo, int], Awaitable[DailyStanding | None]] | None
    ) = None
    """Returns a person's line in the feature's table, for a finished match of theirs."""
    on_ban: Callable[[MatchService, Ban], Awaitable[object]] | None = None
    """Called when the host bans a person from `find` alone: everything else of theirs stays."""


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
        features: Iterable[ServiceFeature] = (),
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
        cluster.subscribe(EventType.PRESENCE, core.presence.publish)
        cluster.subscribe(EventType.ERASING, self._erasing_elsewhere)
        cluster.subscribe(EventType.ERASED, self._erased_elsewhere)
        cluster.listening.subscribe(core.repository.forget)
        self.settings: Final = SettingsService(core)
        self.admission: Final = Admission(core, self.settings)
        self.challenges: Final = Challenges(core, self.settings, self.admission)
        self.computers: Final = Computers(core, self.settings, self.admission)
        self.rematches: Final = Rematches(core, self.challenges, self.computers, self.admission)
        self.play: Final = PlayService(core)
        self.messages: Final = Messages(core)
        self.dm_openings: Final = DmOpenings(core)
        self.queries: Final = Queries(core)
        self.leaderboards: Final = Leaderboards(core)
        self.profiles: Final = Profiles(core)
        self.reports: Final = Reports(core)
        self.reviews: Final = ReviewRequests(core)
        self.replays: Final = Replays(core, self.reviews)
        self.servers: Final = Servers(core, self.play, cluster)
        features = tuple(features)
        self._of_features: Final[dict[type[Any], object]] = {
            type(one): one for feature in features for one in feature.services(self)
        }
        leaving = Leaving(core, self.play, self._leave_features)
        self.features: Final = features
        self.hosting: Final = Hosting(
            core,
            leaving.leave_everything,
            self._ban_in_features,
            self.servers,
            self.messages,
        )
        self.privacy: Final = Privacy(
            core,
            leaving.leave_everything,
            cluster,
            messages=self.messages,
        )

    def of(self, kind: type[T]) -> T:
        """Return the service of a feature by its type. Raises `KeyError` without the feature."""
        found = self._of_features[kind]
        assert isinstance(found, kind)
        return found

    async def _leave_features(self, person: Person) -> None:
        for feature in self.features:
            if feature.leave is not None:
                await feature.leave(self, person)

    async def _ban_in_features(self, ban: Ban) -> None:
        for feature in self.features:
            if feature.on_ban is not None:
                await feature.on_ban(self, ban)

    def _changed_elsewhere(self, *values: Any) -> None:
        self.core.repository.on_remote_change(announced(*values))

    def _erasing_elsewhere(self, person_id: int) -> None:
        self.core.erasing.add(person_id)
        self.core.repository.forget()

    def _erased_elsewhere(self, person_id: int) -> None:
        self.core.erasing.discard(person_id)
        self.core.repository.forget()

    def _rotation_changed_elsewhere(self, *values: Any) -> None:
        self.core.repository.rotation_changed.publish(rotation_announced(*values))

    async def open(self) -> None:
        """Load the secret of the daily deals, made at the first start, and the host's decisions."""
        await self.core.load_secret()
        await self.hosting.read()
        await self.privacy.go_on()

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
