"""The tables of blocks: between two people, and of people on servers."""

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

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

# The people blocked on a server: `ServerBlock`. No foreign key: erasing a person keeps the blocks.
server_blocks = Table(
    "server_blocks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("blocked_at", UtcTime, nullable=False),
    Column("by_rank", Integer, nullable=False, server_default="0"),  # of the admin: `Rank`
    Column("until", UtcTime),  # the end of the block; NULL: it has none
    Index("ix_server_blocks_person", "person_id", "guild_id"),
)
