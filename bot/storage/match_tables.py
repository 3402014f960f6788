"""The tables of matches and their logs."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    text,
)

from bot.storage.metadata import (
    Converted,
    Id,
    UtcTime,
    index_where,
    match_key,
    metadata,
    person_key,
)

IS_OPEN = text("status IN ('invited', 'playing')")
IS_ENDED = text("started_at IS NOT NULL AND ended_at IS NOT NULL")


def _indexes_of(side: str) -> tuple[Index, ...]:
    """The indexes by one of the two people of a match, `challenger` or `opponent`.

    There is one for each question that is asked about a person, in the order of its answer, so that
    no answer takes longer the more matches are stored.
    """
    person = f"{side}_id"
    return (
        # All: what somebody has begun lately, their data, and the key that follows their id.
        Index(f"ix_matches_{side}_all", person, "created_at", "id"),
        index_where(IS_OPEN, f"ix_matches_{side}_open", person),
        # The history: it counts and skips matches in this index alone.
        index_where(
            IS_ENDED,
            f"ix_matches_{side}_ended",
            *(person, "ended_at", "id", "guild_id", "started_at"),
        ),
    )


matches = Table(
    "matches",
    metadata,
    Column("id", Id, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    person_key("challenger_id", nullable=False),
    person_key("opponent_id"),
    Column("opponent_level", String(20)),
    Column("preset", String(40), nullable=False),
    Column("options", JSON, nullable=False),  # all of them: presets may change, matches may not
    Column("rules_version", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("to_act", Integer),
    Column("score_0", Integer, nullable=False),
    Column("score_1", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    Column("due", String(12)),
    Column("deadline", UtcTime),
    Column("turn_since", UtcTime),
    Column("called_at", UtcTime),  # `MatchInfo.called_at`
    Column("absent", Integer),
    Column("ready_0", Boolean, nullable=False),
    Column("ready_1", Boolean, nullable=False),
    Column("moved_0", UtcTime),
    Column("moved_1", UtcTime),
    Column("rated", Boolean, nullable=False),
    Column("first_dealer", String(16)),
    Column("dealer_draws", Text),
    Column("rematch_of", Id, ForeignKey("matches.id"), index=True),
    Column("retry_of", Id, ForeignKey("matches.id"), index=True),  # `MatchInfo.retry_of`
    Column("retry_at", Integer),
    Column("rotation_id", Id, index=True),
    Column("winner", Integer),
    Column("reason", String(12)),
    Column("offered_by", Integer),  # `MatchInfo.offered_by`
    Column("offered_at", UtcTime),
    Column("offers_0", Integer, nullable=False, server_default="0"),
    Column("offers_1", Integer, nullable=False, server_default="0"),
    Column("cheer_0", String(12)),  # `MatchInfo.cheers`
    Column("cheer_1", String(12)),
    Column("day", Date),
    Column("challenge_key", String(80)),  # `MatchInfo.challenge_key`
    *_indexes_of("challenger"),
    *_indexes_of("opponent"),
    index_where(IS_OPEN, "ix_matches_guild_open", "guild_id"),
    index_where(text("deadline IS NOT NULL"), "ix_matches_deadline", "deadline", "id"),
    # The level of the computer that somebody chose last.
    index_where(
        text("opponent_level IS NOT NULL"),
        "ix_matches_level",
        *("challenger_id", "day", "started_at", "id"),
    ),
    # The same challenge can be open only once, also with concurrent requests. NULLs are allowed.
    Index("ix_matches_challenge_key", "challenge_key", unique=True),
    # One open rematch of a match.
    index_where(IS_OPEN, "ix_matches_open_rematch", "rematch_of", unique=True),
    # One match for each person and day, also with concurrent requests. No day: no conflict.
    Index("ix_matches_day", "day", "challenger_id", unique=True),
    sqlite_autoincrement=True,  # an id is never reused: old buttons contain it
)

seats = Table(
    "seats",
    metadata,
    match_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    person_key("person_id"),
    Column("level", String(20)),
    Index("ix_seats_person", "person_id", "match_id"),  # the first match that somebody sat at
)

# The authoritative log. Its primary key lets exactly one of two concurrent moves succeed.
actions = Table(
    "actions",
    metadata,
    match_key(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    person_key("person_id"),
    Index("ix_actions_person", "person_id", "match_id", "seq"),
)

deals = Table(
    "deals",
    metadata,
    match_key(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    match_key(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("oya", Integer, nullable=False),
    Column("winner", Integer),
    Column("reason", String(12), nullable=False),
    Column("base", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("yaku", Converted(JSON(), list, tuple), nullable=False),
)
