"""The tables of posted messages and pending replies."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false, text

from bot.storage.metadata import UtcTime, index_where, match_key, metadata

UNSETTLED = text("NOT settled")
IS_DIGEST = text("kind = 'digest'")

# The messages that show matches: `PostedMessage`.
posted_messages = Table(
    "posted_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    match_key(nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person_id", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("sent_at", UtcTime, nullable=False),
    # Whether it shows the last state of a match that is over. Only unsettled ones can be stale.
    Column("settled", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_posted_messages_match", "match_id", "person_id", "message_id"),
    Index("ix_posted_messages_person", "person_id", "message_id"),
    index_where(IS_DIGEST, "ix_posted_messages_digest", "person_id"),
    index_where(UNSETTLED, "ix_posted_messages_unsettled", "match_id", "message_id"),
)

# Rows live for minutes. The person need not be known yet: no foreign key.
pending_replies = Table(
    "pending_replies",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("application_id", BigInteger, nullable=False),
    Column("token", Text, nullable=False),
    Column("message_id", BigInteger),  # written by older versions
    Column("person_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("guild_id", BigInteger),  # of the interaction: it decides the shard and the process
)
