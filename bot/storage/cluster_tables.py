"""The tables that the processes of one bot share."""

from sqlalchemy import Boolean, Column, Double, Integer, String, Table

from bot.storage.metadata import UtcTime, metadata

# The leases of the processes on work that one process does: `Lease`. The times are the server's.
leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("connected", Boolean, nullable=False),
)

# The start of each shard's last session, and the seconds that the shard waits before its next one.
# They are stored for a restart and for the other processes.
session_starts = Table(
    "session_starts",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began_at", UtcTime, nullable=False),
    Column("pause", Double, nullable=False),
)
