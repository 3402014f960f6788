"""Several processes on one PostgreSQL, as far as the database can tell: in one test's process."""

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
"""Seconds that only a broken test waits, on however busy a machine."""
_EXPIRE: Final = text(
    "UPDATE leases SET expires_at = expires_at - make_interval(secs => 60) WHERE owner = :owner"
)


@asynccontextmanager
async def process_on(
    url: str, shard: int, count: int, *, life: float = LIFE
) -> AsyncIterator[tuple[Database, SharedCluster]]:
    """The store of a process with one shard, and its place among the others; it hears them.

    Its leases are taken when a test says so, and last for `life` seconds.
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
    """Each process renews its leases once."""
    for cluster in clusters:
        await cluster.renew()
        cluster.look()


async def expire(store: Database, cluster: SharedCluster) -> None:
    """Let a minute pass for the leases of a process, which has died."""
    async with store.writing() as connection:
        await connection.execute(_EXPIRE, {"owner": cluster.process})


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds that a notice brings about."""
    async with asyncio.timeout(STUCK):
        while not holds():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.005)
