"""The shared rows of a bot's processes, in SQL: sessions at the gateway, and notices."""

import json
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, select, text

from bot.matches.cluster import ClusterEvent
from bot.matches.models.shards import Decide, Lease, SessionStart
from bot.storage.cluster_tables import session_starts
from bot.storage.engine import session_name, upsert

_NOW: Final = "(clock_timestamp() AT TIME ZONE 'utc')"

_READ: Final = text(
    "SELECT name, owner, connected,"  # noqa: S608 - no value from outside
    f" CAST(extract(epoch FROM expires_at - {_NOW}) AS double precision) AS left_"
    " FROM leases ORDER BY name"
)
# Rows are locked in the order of the names, so that no two processes wait for each other.
_TAKE: Final = text(
    "INSERT INTO leases (name, owner, expires_at, connected)"  # noqa: S608 - as above
    f" SELECT name, :owner, {_NOW} + make_interval(secs => :seconds), :connected"
    " FROM unnest(CAST(:names AS text[])) AS wanted(name) ORDER BY name"
    " ON CONFLICT (name) DO UPDATE SET owner = excluded.owner,"
    " expires_at = excluded.expires_at, connected = excluded.connected"
    f" WHERE leases.owner = excluded.owner OR leases.expires_at <= {_NOW}"
    " RETURNING name"
)
# Not deleted: how long nobody has had it says whether the bot stood still.
_RELEASE: Final = text(
    f"UPDATE leases SET expires_at = {_NOW}, connected = false"  # noqa: S608 - as above
    " WHERE owner = :owner AND name = ANY(CAST(:names AS text[]))"
)

HUNG: Final = 2.0
"""Seconds after which a process that did not renew its leases counts as one that hangs."""
_GONE: Final = 60.0
"""Seconds after which it is no longer looked for."""
# The server waits for a process that has prepared a statement, without any limit of time, and all
# that while the rows that its transaction has changed are locked.
_END: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name"
    " AND state <> 'idle' AND wait_event = 'ClientRead'"
)


def leases(connection: Connection) -> tuple[Lease, ...]:
    """Return all leases, also those that have expired."""
    return tuple(_lease(row) for row in connection.execute(_READ))


def take_leases(
    connection: Connection, names: Collection[str], owner: str, seconds: float, *, connected: bool
) -> tuple[frozenset[str], tuple[Lease, ...]]:
    """Take or renew what nobody else has, for some seconds from now.

    Transactions of processes that hang are ended: others must not wait for them.

    Returns the names that are this owner's now, and all leases as they were before.
    """
    values = {
        "names": sorted(names),
        "owner": owner,
        "seconds": seconds,
        "connected": connected,
    }
    before = tuple(_lease(row) for row in connection.execute(_READ))
    for hung in _hung(before) - {owner}:
        connection.execute(_END, {"name": session_name(hung)})
    taken = connection.execute(_TAKE, values)
    return frozenset(taken.scalars()), before


def release_leases(connection: Connection, names: Collection[str], owner: str) -> None:
    """Give up leases, so that another process can take them at once."""
    connection.execute(_RELEASE, {"names": sorted(names), "owner": owner})


def _hung(leases: Collection[Lease]) -> set[str]:
    """Return the processes that have not renewed their leases lately, nor given them up."""
    late = {one.owner for one in leases if one.connected and HUNG < -one.left < _GONE}
    return late - {one.owner for one in leases if one.valid}


def _lease(row: Any) -> Lease:
    return Lease(row.name, row.owner, row.connected, row.left_)


# When each shard began its last session, in SQL: known to all processes, and after a restart.

_LOCK: Final = text("SELECT pg_advisory_xact_lock(4920165)")  # any number that nothing else uses


def begin_session(connection: Connection, decide: Decide) -> bool:
    """Let *decide* begin a session while nobody else can; return whether it did."""
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK)
    rows = connection.execute(select(session_starts))
    start = decide({row.shard: SessionStart(*row) for row in rows})
    if start is None:
        return False
    row = {"began_at": start.began_at, "pause": start.pause}
    added = upsert(connection, session_starts).values(shard=start.shard, **row)
    connection.execute(added.on_conflict_do_update(index_elements=["shard"], set_=row))
    return True


# Notices of one process to the others, through PostgreSQL (NOTIFY).

# One schema of a database holds one bot's tables.
CHANNEL: Final = "'koikoi ' || current_schema()"
"""The name of the channel, in SQL."""
_NOTIFY: Final = text(f"SELECT pg_notify({CHANNEL}, :said)")


def notify(connection: Connection, notice: ClusterEvent) -> None:
    """Tell all processes, once the transaction is committed."""
    said = json.dumps([notice.topic, notice.by, *notice.values])
    connection.execute(_NOTIFY, {"said": said})


def read_notice(said: str) -> ClusterEvent | None:
    """Read what was sent; None for a notice of another version."""
    try:
        topic, by, *values = json.loads(said)
    except (ValueError, TypeError):
        return None
    return ClusterEvent(topic, by, tuple(values))
