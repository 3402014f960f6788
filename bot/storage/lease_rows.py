"""Leases in PostgreSQL: each is taken and renewed by compare-and-swap, with the server's clock."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import text

from bot.matches.models.shards import Lease
from bot.storage.engine import Database

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


class LeaseRows:
    """The leases of one database; SQLite serves one process, which needs none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leases(self) -> tuple[Lease, ...]:
        """Return all leases, also those that have expired."""
        async with self._database.reading() as connection:
            return tuple(_lease(row) for row in await connection.execute(_READ))

    async def take_leases(
        self, names: Collection[str], owner: str, seconds: float, *, connected: bool
    ) -> tuple[frozenset[str], tuple[Lease, ...]]:
        """Take or renew what nobody else has, for some seconds from now.

        Returns the names that are this owner's now, and all leases as they were before.
        """
        values = {
            "names": sorted(names),
            "owner": owner,
            "seconds": seconds,
            "connected": connected,
        }
        async with self._database.writing() as connection:
            before = tuple(_lease(row) for row in await connection.execute(_READ))
            taken = await connection.execute(_TAKE, values)
            return frozenset(taken.scalars()), before

    async def release_leases(self, names: Collection[str], owner: str) -> None:
        """Give up leases, so that another process can take them at once."""
        async with self._database.writing() as connection:
            await connection.execute(_RELEASE, {"names": sorted(names), "owner": owner})


def _lease(row: Any) -> Lease:
    return Lease(row.name, row.owner, row.connected, row.left_)
