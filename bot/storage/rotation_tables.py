"""The database tables of tables for several people."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    text,
)

from bot.storage.metadata import Id, UtcTime, index_where, metadata, person_key

IS_UNSHOWN = text("shown < revision")

# Tables for several people: `Rotation`. These and `matches` name each other without foreign keys:
# two tables of a database can't each need the other first.
rotations = Table(
    "rotations",
    metadata,
    Column("id", Id, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    person_key("host_id", nullable=False),
    # The host's id until the table is over: its index allows one open table for each host.
    Column("open_host_id", BigInteger),
    Column("preset", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("goal_points", Integer),
    Column("goal_hands", Integer),
    Column("hands", Integer, nullable=False),
    Column("match_id", Id),
    Column("created_at", UtcTime, nullable=False),
    Column("deadline", UtcTime),
    Column("ended_at", UtcTime),
    Column("end", String(12)),
    Column("message_id", BigInteger),
    Column("message_channel_id", BigInteger),
    Column("message_sent_at", UtcTime),
    Column("shown", Integer, nullable=False),
    Index("ix_rotations_open_host", "open_host_id", unique=True),
    Index("ix_rotations_host", "host_id"),
    index_where(text("ended_at IS NULL"), "ix_rotations_channel", "channel_id", "id"),
    index_where(text("deadline IS NOT NULL"), "ix_rotations_deadline", "deadline", "id"),
    index_where(IS_UNSHOWN, "ix_rotations_unshown", "id"),
    sqlite_autoincrement=True,  # an id is never reused: old buttons contain it
)

rotation_members = Table(
    "rotation_members",
    metadata,
    Column("rotation_id", Id, ForeignKey("rotations.id", ondelete="CASCADE"), primary_key=True),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("present", Boolean, nullable=False),
    Index("ix_rotation_members_person", "person_id", "rotation_id"),
)
