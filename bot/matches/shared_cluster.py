"""Several processes on one database: their tasks, and the notices between them.

Each process connects some shards, so Discord sends it the commands and presses of some servers. The
first shard gets direct messages. A process may answer everything that it receives. Leases divide
the tasks that only one process may do:

- the process that connects a shard has its lease. It keeps the messages of the shard's servers
  current; the process of the first shard also keeps direct messages current;
- one process has the lease of the upkeep. It handles all deadlines, lets computers move, and keeps
  the messages of shards current that no process connects at present.

A process renews its leases every second. A process that is dead or hangs loses them after `LIFE`
seconds.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from typing import Any, Final, Protocol

from bot.matches.background import Signal
from bot.matches.cluster import Cluster, ClusterEvent, EventType
from bot.matches.errors import StoreAway
from bot.matches.models.shards import UPKEEP, Lease, Shards, lease_of
from bot.storage import cluster_rows
from bot.storage.engine import Database

_log = logging.getLogger(__name__)

LIFE: Final = 6.0
"""Seconds that a lease lasts if it is not renewed."""
BEAT: Final = 1.0
"""Seconds between two renewals."""
BRIEF: Final = 10.0
"""Seconds for which a shard may be without a connection before players get time back."""
JOIN_TIMEOUT: Final = 15.0
"""Seconds to wait for the process that had the shards before a restart."""


class ShardTaken(Exception):  # noqa: N818 - the host must mend it, it is no bug
    """Another process connects one of our shards; the message is a sentence for the host."""

    def __init__(self, shards: Shards) -> None:
        super().__init__(
            f"Another process has a shard of KOIKOI_SHARDS={shards} already: each shard belongs"
            " into one process."
        )


def _connects(lease: Lease | None) -> bool:
    return lease is not None and lease.connected


class Session(Protocol):
    """The connection on which a process receives the notices of the others."""

    async def run(
        self, heard: Callable[[ClusterEvent], None], listening: Callable[[], None]
    ) -> None:
        """Listen until cancelled; `listening` is called whenever a connection begins to."""

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """Hold a lock that no two processes hold."""

    async def close(self) -> None:
        """Close the connection; its locks are released."""


class SharedCluster(Cluster):
    """This process among the others."""

    several = True

    def __init__(
        self,
        database: Database,
        session: Session,
        shards: Shards,
        *,
        life: float = LIFE,
        beat: float = BEAT,
    ) -> None:
        """Keep the parts; `join` takes the leases. `life` and `beat`: as `LIFE` and `BEAT`."""
        super().__init__(shards)
        self.process: Final = secrets.token_hex(8)
        self.session: Final = session
        self.stood_still = True
        """Whether nobody had the upkeep for a while before this process took it."""
        self._database = database
        self._life = life
        self._beat = beat
        self._held: frozenset[str] = frozenset()
        self._valid_until = float("-inf")  # by the loop's clock
        self._connected_at = float("-inf")  # when it was connected last
        self._home_from: float | None = None  # from when it keeps its own shards' messages
        self.away: dict[int, timedelta] = {}
        """Which shards of other processes nobody connects, and at least for how long."""
        self._owned: frozenset[int] = frozenset()
        self._noticed: dict[str, Signal[...]] = {}
        self._woken = asyncio.Event()
        self._beaten = asyncio.Event()
        self._telling: set[asyncio.Task[None]] = set()

    # ── who does what ───────────────────────────────────────────────────────────────────────

    @property
    def upkeep(self) -> bool:
        """Whether this process has the upkeep."""
        return UPKEEP in self._held and self._is_valid()

    @property
    def holds_shards(self) -> bool:
        """Whether nobody else has one of them."""
        return self._is_valid() and self._held >= self._own_leases()

    def is_responsible(self, guild_id: int | None) -> bool:
        """Return whether the leases say so."""
        return self._owns(self.shards.of(guild_id))

    def _owns(self, shard: int) -> bool:
        if shard in self.shards.ids:
            home = self._home_from
            return self.holds_shards and home is not None and home <= self._now()
        return self.upkeep and shard in self.away

    def __str__(self) -> str:
        shards = "its shards are held" if self.holds_shards else "its shards are lost"
        upkeep = "here" if self.upkeep else "in another process"
        return (
            f"KOIKOI_SHARDS={self.shards}: {shards}, upkeep {upkeep}, processes: {self.processes}"
        )

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds of the leases."""
        while not holds():
            await self._beaten.wait()

    # ── the leases ──────────────────────────────────────────────────────────────────────────

    async def join(self, patience: float = JOIN_TIMEOUT) -> None:
        """Take the leases of the own shards; raises `ShardTaken` if another process keeps one."""
        until = self._now() + patience
        while True:
            await self.renew()
            if self.holds_shards:
                return
            if self._now() >= until:
                raise ShardTaken(self.shards)
            await asyncio.sleep(self._beat)

    async def run(self) -> None:
        """Renew the leases until cancelled; raises `ShardTaken` if another process has a shard."""
        while True:
            self._woken.clear()
            try:
                await self.renew()
            except StoreAway as away:
                _log.warning("The leases could not be renewed: %s", away)
            else:
                if not self._held >= self._own_leases():  # a late renewal is no loss
                    raise ShardTaken(self.shards)
            finally:
                self.look()
            try:
                async with asyncio.timeout(self._beat):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def leave(self) -> None:
        """Give up all leases, so that others need not wait until they expire."""
        held, self._held = self._held, frozenset()
        self.look()
        try:
            await self._database.write(cluster_rows.release_leases, held, self.process)
            await self._database.write(
                cluster_rows.notify, ClusterEvent(EventType.LEASES, self.process)
            )
        except StoreAway as away:
            _log.warning("The leases could not be given up: %s", away)
        await self.flush()

    def wake(self) -> None:
        """Renew the leases now."""
        self._woken.set()

    def _own_leases(self) -> frozenset[str]:
        return frozenset(map(lease_of, self.shards.ids))

    async def renew(self) -> None:
        """Renew the leases once, and learn what the others have."""
        began, connected = self._now(), self._is_connected()
        names = self._own_leases() | ({UPKEEP} if connected else frozenset())
        held, before = await self._database.write(
            cluster_rows.take_leases, names, self.process, self._life, connected=connected
        )
        if began >= self._valid_until:  # it hung: others may have done its work meanwhile
            self._held, self._owned, self._home_from = frozenset(), frozenset(), None
        if not connected and UPKEEP in self._held:
            await self._database.write(cluster_rows.release_leases, [UPKEEP], self.process)
        others = {one.name: one for one in before if one.owner != self.process and one.valid}
        if UPKEEP in held - self._held:
            last = next((one for one in before if one.name == UPKEEP), None)
            self.stood_still = last is None or -last.left > BRIEF
        changed = held != self._held or connected != (self._home_from is not None)
        if not connected:
            self._home_from = None
        elif self._home_from is None:
            # The process that has kept these messages meanwhile must notice it first.
            kept = UPKEEP in others and not self._first(before)
            self._home_from = began + (2 * self._beat if kept else 0)
        self._held, self._valid_until = held, began + self._life
        self.processes = 1 + len({one.owner for one in others.values()})
        expired = {one.name: -one.left for one in before if not one.valid}
        self.away = {
            shard: timedelta(seconds=expired.get(lease_of(shard), 0))
            for shard in range(self.shards.count)
            if shard not in self.shards.ids and not _connects(others.get(lease_of(shard)))
        }
        self.renewed.publish()
        if changed:
            self.publish(EventType.LEASES)

    def _first(self, before: Collection[Lease]) -> bool:
        """Return whether nobody has ever connected our shards."""
        return not self._own_leases() & {one.name for one in before}

    def look(self) -> None:
        """Publish the gained shards, and wake every waiting task."""
        owned = frozenset(shard for shard in range(self.shards.count) if self._owns(shard))
        gained, self._owned = owned - self._owned, owned
        if gained:
            _log.info("This process keeps the messages of shards %s now.", sorted(owned))
            self.gained.publish()
        beaten, self._beaten = self._beaten, asyncio.Event()
        beaten.set()

    def _is_valid(self) -> bool:
        return self._now() < self._valid_until

    def _is_connected(self) -> bool:
        """Return whether there is a connection, or was one until a moment ago."""
        if self.connected():
            self._connected_at = self._now()
        return self._now() - self._connected_at < self._life

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # ── notices between processes ───────────────────────────────────────────────────────────

    def lock(self, name: str) -> AbstractAsyncContextManager[object]:
        """Hold a lock of the server."""
        return self.session.lock(name)

    def publish(self, topic: EventType, *values: Any) -> None:
        """Publish a notice in the background."""
        task = asyncio.create_task(self._publish(ClusterEvent(topic, self.process, values)))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def flush(self) -> None:
        """Wait until all notices are sent."""
        await asyncio.gather(*self._telling, return_exceptions=True)

    async def _publish(self, notice: ClusterEvent) -> None:
        try:
            await self._database.write(cluster_rows.notify, notice)
        except StoreAway as away:
            _log.warning("The other processes could not be told: %s", away)

    def subscribe(self, topic: EventType, listener: Callable[..., None]) -> None:
        """Subscribe to the notices of a topic."""
        at = f"a notice {topic} of another process"
        self._noticed.setdefault(topic, Signal(at)).subscribe(listener)

    async def listen(self) -> None:
        """Receive the notices of the other processes until cancelled."""
        self.subscribe(EventType.LEASES, self.wake)
        await self.session.run(self._heard, self._is_listening)

    def _heard(self, notice: ClusterEvent) -> None:
        if notice.by != self.process and notice.topic in self._noticed:
            self._noticed[notice.topic].publish(*notice.values)

    def _is_listening(self) -> None:
        self.publish(EventType.HELLO)
        self.listening.publish()
