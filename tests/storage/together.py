"""Several processes on one PostgreSQL, as seen by the database, within one test process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import text

from bot.app import STORED_FEATURES
from bot.matches.models.shards import Shards
from bot.matches.shared_cluster import LIFE, SharedCluster
from bot.storage.engine import Database
from bot.storage.shared_session import SharedSession

STUCK: Final = 60.0
"""Timeout in seconds that only a broken test reaches, on any busy machine."""
_EXPIRE: Final = text(
    "UPDATE leases SET expires_at = expires_at - make_interval(secs => 60) WHERE owner = :owner"
)


@asynccontextmanager
async def process_on(
    url: str, shard: int, count: int, *, life: float = LIFE
) -> AsyncIterator[tuple[Database, SharedCluster]]:
    """Yield a store and a cluster of a process with one shard, which receives the others' events.

    The test decides when its leases are taken, which last for `life` seconds.
    """
    store = Database(url, STORED_FEATURES)
    cluster = SharedCluster(store, SharedSession(url), Shards((shard,), count), life=life)
    store.announce_as(cluster.process)
    heard = asyncio.Event()
    cluster.listening.subscribe(heard.set)
    listening = asyncio.create_task(cluster.listen())
    try:
        async with asyncio.timeout(STUCK):
            await heard.wait()
        yield store, cluster
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await cluster.flush()
        await cluster.session.close()
        await store.close()


async def beat(*clusters: SharedCluster) -> None:
    """Let each process renew its leases once."""
    for cluster in clusters:
        await cluster.renew()
        cluster.look()


async def expire(store: Database, cluster: SharedCluster) -> None:
    """Expire the leases of a process, as if it had died a minute ago."""
    async with store.writing() as connection:
        await connection.execute(_EXPIRE, {"owner": cluster.process})


async def until(holds: Callable[[], object]) -> None:
    """Wait until a condition holds after an event."""
    async with asyncio.timeout(STUCK):
        while not holds():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.005)
