"""The tables of warned members and of the admins' log."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Table, Text

from bot.moderation.model import Deed
from bot.storage.metadata import Id, UtcTime, enum_type, metadata, person_key

# The log of the admins' actions on members and matches: `LogEntry`.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", enum_type(Deed), nullable=False),
    person_key("admin_id"),
    person_key("person_id"),
    Column("match_id", Id, ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("done_at", UtcTime, nullable=False),
    Column("until", UtcTime),  # the end of a block or a warning
    Index("ix_moderation_log_guild", "guild_id", "id"),
    Index("ix_moderation_log_admin", "admin_id", "id"),
    Index("ix_moderation_log_person", "person_id", "id"),
    sqlite_autoincrement=True,
)

# The warnings of members: `MemberWarning`. The next change there deletes ended ones.
server_warnings = Table(
    "server_warnings",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    person_key("person_id", nullable=False),
    Column("reason", Text, nullable=False),
    Column("warned_at", UtcTime, nullable=False),
    Column("until", UtcTime),  # NULL: it has no end
    Column("told", Boolean, nullable=False),  # whether the member has read it
    Index("ix_server_warnings_guild", "guild_id", "id"),
    Index("ix_server_warnings_person", "person_id", "id"),
    sqlite_autoincrement=True,
)
