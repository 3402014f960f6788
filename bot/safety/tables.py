"""The tables of blocks between people, and of missed matches."""

from sqlalchemy import Column, Index, Table

from bot.storage.metadata import UtcTime, metadata, person_key

# The people whom a person blocks. Only that person sees them.
blocks = Table(
    "blocks",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    person_key("blocked_id", primary_key=True, autoincrement=False),
    Column("since", UtcTime, nullable=False),
    Index("ix_blocks_person", "person_id", "since", "blocked_id"),
    Index("ix_blocks_blocked", "blocked_id", "person_id"),
)

# The times at which a person did not come to a match that was found for them: `safety.model`.
missed_matches = Table(
    "missed_matches",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("missed_at", UtcTime, primary_key=True),
)
