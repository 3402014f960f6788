"""The tables that are computed from matches: ratings, leaderboards, profiles, achievements."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    desc,
    false,
    text,
    true,
)

from bot.matches.models.rankings import Measure, VoidReach
from bot.storage.metadata import (
    Id,
    UtcTime,
    enum_type,
    index_where,
    match_key,
    metadata,
    person_key,
)

IS_VOID = text("void IS NOT NULL")

# The matches that count on leaderboards, in the order of their ends: numbers are given one after
# the other, so ratings computed in their order are always the same. The results are those of the
# log, seen from both people; `first_id` was the lower id when it was written.
counted_matches = Table(
    "counted_matches",
    metadata,
    Column("number", Id, primary_key=True),
    match_key(nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("ended_at", UtcTime, nullable=False),
    Column("week", Date, nullable=False),  # its Monday
    person_key("first_id", nullable=False),
    person_key("second_id", nullable=False),
    Column("winner", Integer),
    Column("points_0", Integer, nullable=False),
    Column("points_1", Integer, nullable=False),
    Column("best_0", Integer, nullable=False),
    Column("best_1", Integer, nullable=False),
    Column("best_number_0", Integer),
    Column("best_number_1", Integer),
    Column("feats_0", Text, nullable=False, server_default=""),  # words with spaces between them
    Column("feats_1", Text, nullable=False, server_default=""),
    # The ratings of the server before and after it: `RatingChange`.
    Column("before_0", Integer, nullable=False, server_default="0"),
    Column("before_1", Integer, nullable=False, server_default="0"),
    Column("after_0", Integer, nullable=False, server_default="0"),
    Column("after_1", Integer, nullable=False, server_default="0"),
    Column("settled_0", Boolean, nullable=False, server_default=false()),
    Column("settled_1", Boolean, nullable=False, server_default=false()),
    Column("counts", JSON),  # what both did in its rounds: two `RoundCounts`
    Column("finished", Boolean, nullable=False, server_default=true()),  # a round, to its end
    # By how many points it changed the ratings of all servers.
    Column("everywhere_0", Integer, nullable=False, server_default="0"),
    Column("everywhere_1", Integer, nullable=False, server_default="0"),
    # The matches of the two before an erasure: `Carried`.
    Column("carried", Integer, nullable=False, server_default="0"),
    Column("carried_given_up", Integer, nullable=False, server_default="0"),
    Column("known_0", Boolean, nullable=False, server_default=false()),
    Column("known_1", Boolean, nullable=False, server_default=false()),
    # Whether the other one had played somebody else before it, on any server.
    Column("independent_0", Boolean, nullable=False, server_default=false()),
    Column("independent_1", Boolean, nullable=False, server_default=false()),
    Column("void", enum_type(VoidReach)),  # how far an admin made it void; NULL: it counts
    # The matches of two people: this week and ever, here and everywhere, with their winners.
    Index(
        "ix_counted_matches_pair",
        *("first_id", "second_id", "week", "guild_id", "winner", "finished"),
    ),
    Index("ix_counted_matches_first", "first_id", "number"),
    Index("ix_counted_matches_second", "second_id", "number"),
    Index("ix_counted_matches_guild", "guild_id", "number"),
    index_where(IS_VOID, "ix_counted_matches_void", "ended_at"),
    sqlite_autoincrement=True,  # a number is never given twice
)

# The matches that an admin made void, and the voids that the host confirmed, in this order. Each
# has a place of its own among the ends that are counted: right after that of the match `after_id`.
voided_matches = Table(
    "voided_matches",
    metadata,
    Column("id", Id, primary_key=True),
    match_key(nullable=False),
    Column("after_id", Id, nullable=False),
    Column("reach", enum_type(VoidReach), nullable=False),
    Index("ix_voided_matches_match", "match_id", "reach", unique=True),
    sqlite_autoincrement=True,
)

# Ratings, of a server and of all (server 0).
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),
    Column("independent", Integer, nullable=False, server_default="0"),
    Index("ix_ratings_person", "person_id", "guild_id"),
)

# The sums of a person's counted matches for their profile: `Tally`. Server 0: all servers.
tallies = Table(
    "tallies",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("counts", JSON, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("curve", JSON, nullable=False),
    Index("ix_tallies_person", "person_id", "guild_id"),
)

# Each person's matches against the computer, deals of the day among them. Server 0: all, and direct
# messages.
computer_records = Table(
    "computer_records",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Index("ix_computer_records_person", "person_id", "guild_id"),
)

# How well a person played a match by its review, 0 to 100. Reviews themselves are not stored.
accuracies = Table(
    "accuracies",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    match_key(primary_key=True, index=True),
    Column("accuracy", Double, nullable=False),
)

# The achievements of each person, with the match of each: `Achievement`.
achievements = Table(
    "achievements",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("achievement", String(16), primary_key=True),
    match_key(nullable=False),
    Column("earned_at", UtcTime, nullable=False),
    Index("ix_achievements_match", "match_id"),
)

# The counters of each person that only achievements use: `Counters`.
achievement_counters = Table(
    "achievement_counters",
    metadata,
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("streak", Integer, nullable=False),
    Column("yaku", JSON, nullable=False),
)

# Each person's sums in each period: all time, the seasons, the weeks. Server 0: all servers.
_NAMED_OTHERWISE = {Measure.WINS: "won", Measure.HAND: "best"}
"""Indexes that are not named like their measure."""

standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", String(16), primary_key=True),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best_round", Integer, nullable=False),
    Column("best_match_id", Id, ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("best_number", Integer),
    Column("rating", Integer, nullable=False),
    Column("ranked", Boolean, nullable=False),
    # The whole order of each leaderboard: a page is read, not sorted.
    *(
        Index(
            f"ix_standings_{_NAMED_OTHERWISE.get(one, one)}",
            "guild_id",
            "period",
            *(desc(column) for column in one.order),
            "played",
            "person_id",
        )
        for one in Measure
    ),
    Index("ix_standings_person", "person_id", "guild_id", "period"),
)

# The mark of the code that computed these tables from the matches: one row. See `recounting`.
counting = Table("counting", metadata, Column("code", String(64), primary_key=True))

# The seasons that admins started. Without a row a server's seasons are the quarters of the year.
season_starts = Table(
    "season_starts",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("began_at", UtcTime, nullable=False),
    Column("name", Text),
    Column("by_quarter", Boolean, nullable=False),
    Index("ix_season_starts_guild", "guild_id", "began_at", "id"),
    sqlite_autoincrement=True,  # old buttons contain it
)
