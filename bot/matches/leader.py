"""Handles deadlines in the one process that has the lease of the upkeep."""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final

from bot.matches.deadlines import DeadlineClock, IsUndelivered, is_delivered
from bot.matches.downtime import BRIEF, Interval
from bot.matches.services.context import MatchCore
from bot.matches.shared_cluster import SharedCluster

_log = logging.getLogger(__name__)


class LeaderElection:
    """Runs the deadline clock while this process has the lease, and no longer.

    A shard that no process connects is an outage for the matches of its servers. The first shard,
    which receives direct messages, is one for all matches. Nothing falls due during an outage, and
    afterwards the players get the time back.
    """

    def __init__(
        self,
        cluster: SharedCluster,
        core: MatchCore,
        is_undelivered: IsUndelivered = is_delivered,
    ) -> None:
        """`is_undelivered`: as for `DeadlineClock`."""
        self._cluster = cluster
        self._core = core
        self._away_since: dict[int, datetime] = {}
        self.clock: Final = DeadlineClock(core, is_undelivered, self._is_unreachable)
        cluster.renewed.subscribe(self._look)

    async def run(self) -> None:
        """Work until cancelled."""
        cluster = self._cluster
        while True:
            await cluster.until(lambda: cluster.upkeep)
            _log.info("This process has the upkeep: deadlines and computers' moves.")
            self._core.outage.over = None  # others have given back what was lost meanwhile
            clock = asyncio.create_task(self.clock.run(stopped=cluster.stood_still))
            lost = asyncio.create_task(cluster.until(lambda: not cluster.upkeep))
            try:
                await asyncio.wait({clock, lost}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (clock, lost):
                    task.cancel()
                ended = await asyncio.gather(clock, lost, return_exceptions=True)
            _log.info("Another process has the upkeep now.")
            if isinstance(ended[0], Exception):
                raise ended[0]

    def _look(self) -> None:
        """Note which shards are away, and credit the time of shards that are back."""
        if not self._cluster.upkeep:
            self._away_since.clear()
            return
        now, outage = self._core.clock.now(), self._core.outage
        away = self._cluster.away
        back = [shard for shard in self._away_since if shard not in away]
        for shard in back:
            since = self._away_since.pop(shard)
            if now - since >= BRIEF:
                outage.credit_later(Interval(since, now - since, self._concerned_by(shard)))
        for shard, lasted in away.items():
            self._away_since.setdefault(shard, now - lasted)
        if back:
            outage.ended.publish()

    def _is_unreachable(self, guild_id: int | None) -> bool:
        return self._concerns(guild_id, self._away_since)

    def _concerned_by(self, shard: int) -> Callable[[int | None], bool]:
        return lambda guild_id: self._concerns(guild_id, (shard,))

    def _concerns(self, guild_id: int | None, shards: Collection[int]) -> bool:
        return 0 in shards or self._cluster.shards.of(guild_id) in shards
