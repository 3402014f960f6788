"""The setup of `koikoi run` as one of several processes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.matches.models.shards import Shards
from bot.matches.shared_cluster import SharedCluster
from bot.settings import Settings
from bot.storage.engine import Database
from bot.storage.shared_session import SharedSession


def shards_of(settings: Settings) -> Shards | None:
    """Return the shards of this process; None: one connection for all servers."""
    shards = settings.shards
    return None if shards is None else Shards(shards.ids, shards.count)


def cluster_of(settings: Settings, database: Database) -> SharedCluster | None:
    """Return the cluster with this process; None if it is the only process."""
    shards = shards_of(settings)
    if shards is None or not settings.several:
        return None
    cluster = SharedCluster(database, SharedSession(settings.database_url), shards)
    database.announce_as(cluster.process)
    return cluster


@asynccontextmanager
async def taking_part(cluster: SharedCluster) -> AsyncIterator[None]:
    """Hold the leases and listen to the other processes until the end of the block.

    Raises `ShardTaken` if another process has one of the shards. If that happens later, the block
    is cancelled before.
    """
    await cluster.join()
    listening = asyncio.create_task(cluster.listen())
    owner = asyncio.current_task()
    assert owner is not None
    renewing = asyncio.create_task(cluster.run())
    renewing.add_done_callback(lambda task: task.cancelled() or owner.cancel())
    try:
        yield
    except asyncio.CancelledError:
        if renewing.done() and not renewing.cancelled() and renewing.exception() is not None:
            owner.uncancel()
            raise renewing.exception() from None  # type: ignore[misc]
        raise
    finally:
        renewing.cancel()
        await asyncio.gather(renewing, return_exceptions=True)
        await cluster.leave()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await cluster.session.close()
