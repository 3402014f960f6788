"""The tables of the deal of the day."""

from sqlalchemy import BigInteger, Column, Date, Index, Integer, String, Table, desc

from bot.storage.metadata import match_key, metadata, person_key

# The results of each day's deal. Its ranking is read for one server and for all.
daily_scores = Table(
    "daily_scores",
    metadata,
    Column("day", Date, primary_key=True),
    person_key("person_id", primary_key=True, autoincrement=False),
    match_key(nullable=False, unique=True),
    Column("guild_id", BigInteger),
    Column("points", Integer, nullable=False),
    Column("conceded", Integer, nullable=False),
    Column("calls", Integer, nullable=False),
    Column("level", String(20), nullable=False, server_default="expert"),
    Index("ix_daily_scores_order", "day", "level", desc("points"), "conceded", "match_id"),
    Index(
        "ix_daily_scores_guild_order",
        *("day", "guild_id", "level", desc("points"), "conceded", "match_id"),
    ),
    Index("ix_daily_scores_person", "person_id", "day"),
)

# The erased people who have played a day's deal. The mark is made from the day, the person's id and
# the secret. It is short enough that many ids have the same mark, so it can't prove whose it was.
erased_dailies = Table(
    "erased_dailies",
    metadata,
    Column("day", Date, primary_key=True),
    Column("mark", String(6), primary_key=True),
)

# Secret values: never logged, never shown, never exported.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
