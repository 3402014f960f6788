"""The tables of tournaments."""

from datetime import timedelta

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
    Text,
    text,
)

from bot.storage.metadata import (
    Converted,
    Id,
    UtcTime,
    enum_type,
    index_where,
    metadata,
    person_key,
)
from bot.tournaments.model import (
    Calendar,
    Cause,
    Format,
    Obstacle,
    Prize,
    Queued,
    Result,
    Seeding,
    Stage,
)


def _seconds(time: timedelta) -> int:
    return int(time.total_seconds())


def _time_of(seconds: int) -> timedelta:
    return timedelta(seconds=seconds)


OWED = text("due IS NOT NULL OR shown < revision OR event_hash IS NOT NULL")

# Tournaments: `Tournament`. The times of rounds are those of the running one.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("format", enum_type(Format, 12), nullable=False),
    Column("stage", enum_type(Stage, 12), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("round_seconds", Converted(Integer(), _seconds, _time_of), nullable=False),
    Column("most", Integer, nullable=False),
    Column("rounds", Integer),
    Column("round", Integer, nullable=False),
    person_key("created_by", nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("closes_at", UtcTime, nullable=False),
    Column("begin_by", UtcTime),
    Column("round_ends", UtcTime),
    Column("held_at", UtcTime),  # the time since which its message can't be shown
    Column("held_by", enum_type(Obstacle)),  # the reason
    Column("reminded", Integer, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    person_key("ended_by"),
    Column("note", Text),
    Column("due", UtcTime),  # the time of the next action; NULL: it is over
    Column("message_id", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("phase", Integer, nullable=False),  # `Posted.phase`
    Column("sent_at", UtcTime),  # when the message was sent
    Column("edition", Integer, nullable=False, server_default="1"),
    Column("best_of", Integer, nullable=False, server_default="1"),
    Column("entry_role", BigInteger),
    Column("call_role", BigInteger),
    Column("winner_role", BigInteger),
    Column("prize", enum_type(Prize)),  # the state of the winner's role
    Column("seeding", enum_type(Seeding), nullable=False, server_default="rating"),
    Column("calendar", enum_type(Calendar)),
    Column("event_id", BigInteger),  # `EventRef`
    Column("event_hash", String(16)),  # NULL: there is no event, or it has ended
    index_where(OWED, "ix_tournaments_owed", "id"),
    Index("ix_tournaments_guild", "guild_id", "due", "id"),
    Index("ix_tournaments_created_by", "created_by", "id"),
    Index("ix_tournaments_ended_by", "ended_by", "id"),
    sqlite_autoincrement=True,  # old buttons contain it
)


def _tournament() -> Column[int]:
    key = ForeignKey("tournaments.id", ondelete="CASCADE")
    return Column("tournament_id", Id, key, primary_key=True)


tournament_players = Table(
    "tournament_players",
    metadata,
    _tournament(),
    person_key("person_id", primary_key=True, autoincrement=False),
    Column("joined_at", UtcTime, nullable=False),
    Column("rating", Integer),  # when it started; the seeds follow from it
    Column("seed", Integer),
    Column("left_round", Integer),
    person_key("removed_by"),
    Column("note", Text),
    Column("queued", enum_type(Queued)),
    Column("placed", Integer),  # the place by draw or by hand
    Index("ix_tournament_players_person", "person_id", "tournament_id"),
    Index("ix_tournament_players_removed_by", "removed_by", "tournament_id", "person_id"),
)

# The pairings. An admin's decision has its author and a note.
tournament_pairings = Table(
    "tournament_pairings",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    person_key("first_id", nullable=False),
    person_key("second_id"),
    Column("match_id", Id, ForeignKey("matches.id", ondelete="SET NULL")),
    Column("here_first", Boolean, nullable=False),
    Column("here_second", Boolean, nullable=False),
    Column("result", enum_type(Result)),
    Column("cause", enum_type(Cause)),
    person_key("decided_by"),
    Column("note", Text),
    Column("replaces", enum_type(Result)),
    # Finished matches of a pairing of several. SQLite can't add a foreign key to an existing table.
    Column("first_match_id", Id),
    Column("second_match_id", Id),
    *(
        Column(f"{name}_wins", Integer, nullable=False, server_default="0")
        for name in ("first", "second")
    ),
    *(
        Index(f"ix_tournament_pairings_{name}", name, unique=True)
        for name in ("match_id", "first_match_id", "second_match_id")
    ),
    *(
        Index(f"ix_tournament_pairings_{name}", name, "tournament_id", "round", "number")
        for name in ("first_id", "second_id", "decided_by")
    ),
)
