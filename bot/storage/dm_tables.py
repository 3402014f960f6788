"""The tables of the line of people whose direct messages are still to be opened."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, Table

from bot.storage.metadata import UtcTime, metadata

# The people in the line: `DmRequest`. Rows live for a day at most; a person need not be known yet.
dm_requests = Table(
    "dm_requests",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("priority", Integer, nullable=False),
    Column("asked_at", UtcTime, nullable=False),
    Column("greeting", Boolean, nullable=False),
    Column("claimed_at", UtcTime),
    Index("ix_dm_requests_order", "priority", "asked_at", "person_id"),
)

# The pace of the line, for a restart and for all processes: `DmPace`. There is one row.
dm_pace = Table(
    "dm_pace",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("openings", JSON, nullable=False),
    Column("refused_at", UtcTime),
    Column("refusals", Integer, nullable=False),
    Column("flagged_at", UtcTime),
    Column("probe_at", UtcTime),
    Column("reported", Boolean, nullable=False),
)
