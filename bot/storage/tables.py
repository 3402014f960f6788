"""The tables. Times are UTC; ids of people, servers, channels and messages are Discord's."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Date,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    ScalarSelect,
    String,
    Table,
    Text,
    TextClause,
    desc,
    false,
    select,
    text,
    true,
)
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot.matches.models.hosting import Reason
from bot.matches.models.people import ComputerPause, HandPlace, Nudges
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import LENGTHS, MatchLength, TimeControl
from bot.moderation.model import Deed
from bot.tournaments.model import (
    Cause,
    Format,
    Obstacle,
    Prize,
    Result,
    Stage,
)


class UtcTime(TypeDecorator[datetime]):
    """A time that goes in and comes out in UTC, stored without a zone (SQLite knows none)."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store the time in UTC."""
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Say that the stored time is UTC."""
        return None if value is None else value.replace(tzinfo=UTC)


class Converted(TypeDecorator[Any]):
    """A value that is stored in another form: `write` makes it, `read` undoes it."""

    impl: TypeEngine[Any] | type[TypeEngine[Any]] = TypeEngine
    cache_ok = True

    def __init__(
        self, kept: TypeEngine[Any], write: Callable[[Any], Any], read: Callable[[Any], Any]
    ) -> None:
        super().__init__()
        self.impl = kept
        self.kept, self.write, self.read = kept, write, read

    @property
    def python_type(self) -> type[Any]:
        """The type of what is stored, in Python."""
        return self.kept.python_type

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        """Store the value in its other form."""
        return None if value is None else self.write(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Return the value that was stored."""
        return None if value is None else self.read(value)


def _word(kind: type[StrEnum], most: int = 8) -> Converted:
    """The type of a column that holds a member of an enum."""
    return Converted(String(most), str, kind)


def _seconds(time: timedelta) -> int:
    return int(time.total_seconds())


def _time_of(seconds: int) -> timedelta:
    return timedelta(seconds=seconds)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only where the key is called INTEGER.
Id = BigInteger().with_variant(Integer(), "sqlite")

# The conditions of indexes of a part of a table. A query uses such an index only if it repeats the
# condition letter by letter: that is why these stand in both.
IS_OPEN = text("status IN ('invited', 'playing')")
IS_ENDED = text("started_at IS NOT NULL AND ended_at IS NOT NULL")
UNSETTLED = text("NOT settled")
IS_DIGEST = text("kind = 'digest'")
IS_UNSHOWN = text("shown < revision")
POSTS_WEEKLY = text("weekly_channel_id IS NOT NULL")
POSTS_DAILY = text("daily_channel_id IS NOT NULL")
OWED = text("due IS NOT NULL OR shown < revision")
IS_DUE = text("due IS NOT NULL")
IS_ALONE = text("found_with IS NULL")
IS_FOUND = text("found_with IS NOT NULL")
IS_IN_FRONT = text("front AND found_with IS NULL")
IS_WANTED = text("NOT closed")


def _index_where(condition: TextClause, name: str, *columns: str, unique: bool = False) -> Index:
    """An index of the rows that fulfil a condition: small, and untouched by changes of others."""
    return Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def _length(text: str) -> MatchLength:
    return LENGTHS.get(text) or int(text)


def _with_text_keys(by_id: Mapping[int, str]) -> dict[str, str]:
    return {str(key): value for key, value in by_id.items()}


def _with_ids(by_text: Mapping[str, str]) -> dict[int, str]:
    return {int(key): value for key, value in by_text.items()}


guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("preset", String(40), nullable=False),
    Column("options", Converted(JSON(), dict, dict), nullable=False),
    Column("length", Converted(String(8), str, _length), nullable=False),
    Column("pace", _word(TimeControl), nullable=False),
    Column("live_minutes", Integer, nullable=False),
    Column("daily_hours", Integer, nullable=False),
    Column("channels", Converted(JSON(), list, tuple), nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("language", String(16)),
    Column("found_language", String(16)),  # `GuildSettings.found_language`
    Column("channel_presets", Converted(JSON(), _with_text_keys, _with_ids)),
    Column("cheers", Boolean, nullable=False, default=True, server_default=true()),
    Column("find", Boolean, nullable=False, default=True, server_default=true()),
    Column("log_channel_id", BigInteger),
    Column("weekly_channel_id", BigInteger),
    Column("tournament_role_id", BigInteger),
    Column("weekly_posted", Date),  # the Monday of the week whose table was posted last
    Column("weekly_begun", UtcTime),  # when posting the next one was begun; NULL: it was not
    Column("weekly_day", Integer, nullable=False, default=0, server_default="0"),
    Column("weekly_hour", Integer, nullable=False, default=0, server_default="0"),
    Column(
        "weekly_measure",
        _word(Measure),
        nullable=False,
        default=Measure.WINS,
        server_default="wins",
    ),
    Column("daily_channel_id", BigInteger),
    Column("daily_posted", Date),  # the day whose deal and puzzle were posted last
    Column("daily_begun", UtcTime),  # when posting the next ones was begun; NULL: it was not
    _index_where(POSTS_WEEKLY, "ix_guild_settings_weekly", "weekly_posted", "guild_id"),
    _index_where(POSTS_DAILY, "ix_guild_settings_daily", "daily_posted", "guild_id"),
)

# People and what they chose. A negative id is a person who asked to be forgotten.
people = Table(
    "people",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("challenges", Boolean, nullable=False, default=True),
    Column("hand", _word(HandPlace), nullable=False, default=HandPlace.DM),
    Column("nudges", _word(Nudges), nullable=False, default=Nudges.USUAL),
    Column("coach_done", Boolean, nullable=False, default=False),
    Column("language", String(16)),
    Column("discord_language", String(16)),
    Column("large_print", Boolean, nullable=False, default=False, server_default=false()),
    Column("dm_channel_id", BigInteger),
    Column(
        "computer_pause",
        _word(ComputerPause),
        nullable=False,
        default=ComputerPause.USUAL,
        server_default="usual",
    ),
    Column("confirm", Boolean, nullable=False, default=False, server_default=false()),
    Column("left_handed", Boolean, nullable=False, default=False, server_default=false()),
    Column("less_motion", Boolean, nullable=False, default=False, server_default=false()),
    Column("lesson", String(80)),  # `Preferences.lesson`
    Column("lesson_done_at", UtcTime),  # an achievement that is earned in no match
)


def _person(name: str, **options: Any) -> Column[int]:
    """A foreign key to a person; it is updated when their id changes."""
    return Column(name, BigInteger, ForeignKey("people.person_id", onupdate="CASCADE"), **options)


# With whom somebody doesn't want to play. It is told to nobody but them.
blocks = Table(
    "blocks",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    _person("blocked_id", primary_key=True, autoincrement=False),
    Column("since", UtcTime, nullable=False),
    Index("ix_blocks_person", "person_id", "since", "blocked_id"),
    Index("ix_blocks_blocked", "blocked_id", "person_id"),
)

# When somebody did not come to a match that was found for them: `safety.model`.
missed_matches = Table(
    "missed_matches",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    Column("missed_at", UtcTime, primary_key=True),
)

# What people are called on single servers, if that is not the name of their account.
nicknames = Table(
    "nicknames",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person("person_id", primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Index("ix_nicknames_person", "person_id", "guild_id"),
)


def nick_in(
    guild_id: ColumnElement[Any], person_id: ColumnElement[Any]
) -> ScalarSelect[str | None]:
    """The column of what a person is called on a server, for a query that has both."""
    return (
        select(nicknames.c.name)
        .where(nicknames.c.guild_id == guild_id, nicknames.c.person_id == person_id)
        .scalar_subquery()
    )


# Who changed what in a server's settings: lists of key, old and new value.
setting_changes = Table(
    "setting_changes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    _person("person_id", nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    Column("changes", JSON, nullable=False),
    Column("before", JSON(none_as_null=True)),  # all settings until then
    Index("ix_setting_changes_guild", "guild_id", "id"),
    Index("ix_setting_changes_person", "person_id", "id"),
    sqlite_autoincrement=True,
)


def _match(**options: Any) -> Column[int]:
    return Column("match_id", Id, ForeignKey("matches.id", ondelete="CASCADE"), **options)


def _indexes_of(side: str) -> tuple[Index, ...]:
    """The indexes by one of the two people of a match, `challenger` or `opponent`.

    There is one for each question that is asked about a person, in the order of its answer, so that
    no answer takes longer the more matches are stored.
    """
    person = f"{side}_id"
    return (
        # All: what somebody has begun lately, their data, and the key that follows their id.
        Index(f"ix_matches_{side}_all", person, "created_at", "id"),
        _index_where(IS_OPEN, f"ix_matches_{side}_open", person),
        # The history. With all that it asks for, matches are counted and skipped here alone.
        _index_where(
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
    _person("challenger_id", nullable=False),
    _person("opponent_id"),
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
    _index_where(IS_OPEN, "ix_matches_guild_open", "guild_id"),
    _index_where(text("deadline IS NOT NULL"), "ix_matches_deadline", "deadline", "id"),
    # The level of the computer that somebody chose last.
    _index_where(
        text("opponent_level IS NOT NULL"),
        "ix_matches_level",
        *("challenger_id", "day", "started_at", "id"),
    ),
    # The same challenge can be open only once, also with concurrent requests. NULLs are allowed.
    Index("ix_matches_challenge_key", "challenge_key", unique=True),
    # One open rematch of a match.
    _index_where(IS_OPEN, "ix_matches_open_rematch", "rematch_of", unique=True),
    # One match for each person and day, also with concurrent requests. No day: no conflict.
    Index("ix_matches_day", "day", "challenger_id", unique=True),
    sqlite_autoincrement=True,  # an id is never reused: old buttons contain it
)

seats = Table(
    "seats",
    metadata,
    _match(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _person("person_id"),
    Column("level", String(20)),
    Index("ix_seats_person", "person_id", "match_id"),  # the first match that somebody sat at
)

# The authoritative log. Its primary key lets exactly one of two concurrent moves succeed.
actions = Table(
    "actions",
    metadata,
    _match(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    _person("person_id"),
    Index("ix_actions_person", "person_id", "match_id", "seq"),
)

deals = Table(
    "deals",
    metadata,
    _match(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    _match(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("oya", Integer, nullable=False),
    Column("winner", Integer),
    Column("reason", String(12), nullable=False),
    Column("base", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("yaku", JSON, nullable=False),
)

# The matches that count on leaderboards, in the order of their ends: numbers are given one after
# the other, so ratings computed in their order are always the same. The results are those of the
# log, seen from both people; `first_id` was the lower id when it was written.
counted_matches = Table(
    "counted_matches",
    metadata,
    Column("number", Id, primary_key=True),
    _match(nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("ended_at", UtcTime, nullable=False),
    Column("week", Date, nullable=False),  # its Monday
    _person("first_id", nullable=False),
    _person("second_id", nullable=False),
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
    Column("voided", Boolean, nullable=False, server_default=false()),
    # What two people have played, this week and ever, here and everywhere, and who won.
    Index(
        "ix_counted_matches_pair",
        *("first_id", "second_id", "week", "guild_id", "winner", "finished"),
    ),
    Index("ix_counted_matches_first", "first_id", "number"),
    Index("ix_counted_matches_second", "second_id", "number"),
    Index("ix_counted_matches_guild", "guild_id", "number"),
    sqlite_autoincrement=True,  # a number is never given twice
)

# The matches that an admin made void, in this order. Each has a place of its own among the ends
# that are counted: right after that of the match `after_id`.
voided_matches = Table(
    "voided_matches",
    metadata,
    Column("id", Id, primary_key=True),
    _match(nullable=False, unique=True),
    Column("after_id", Id, nullable=False),
    sqlite_autoincrement=True,
)

# Ratings, of a server and of all (server 0).
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person("person_id", primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),
    Index("ix_ratings_person", "person_id", "guild_id"),
)

# What a person's counted matches add up to for their profile: `Tally`. Server 0: all servers.
tallies = Table(
    "tallies",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person("person_id", primary_key=True, autoincrement=False),
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
    _person("person_id", primary_key=True, autoincrement=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Index("ix_computer_records_person", "person_id", "guild_id"),
)

# How well a person played a match by its review, 0 to 100. Reviews themselves are not stored.
accuracies = Table(
    "accuracies",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    _match(primary_key=True, index=True),
    Column("accuracy", Double, nullable=False),
)

# What each person has earned in a match, once and for ever: `Achievement`.
achievements = Table(
    "achievements",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    Column("achievement", String(16), primary_key=True),
    _match(nullable=False),
    Column("earned_at", UtcTime, nullable=False),
    Index("ix_achievements_match", "match_id"),
)

# What is counted about each person for achievements alone: `Counters`.
achievement_counters = Table(
    "achievement_counters",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
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
    _person("person_id", primary_key=True, autoincrement=False),
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

# By which code all of the above is computed from the matches: one row. See `recounting`.
counting = Table("counting", metadata, Column("code", String(64), primary_key=True))

# What an admin said about a server's seasons. Without a row they are the quarters of the calendar.
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

# The results of each day's deal. Its table is asked for by server and by everybody.
daily_scores = Table(
    "daily_scores",
    metadata,
    Column("day", Date, primary_key=True),
    _person("person_id", primary_key=True, autoincrement=False),
    _match(nullable=False, unique=True),
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
    _person("host_id", nullable=False),
    # The host's id as long as the table is not over: nobody hosts two at once.
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
    _index_where(text("ended_at IS NULL"), "ix_rotations_channel", "channel_id", "id"),
    _index_where(text("deadline IS NOT NULL"), "ix_rotations_deadline", "deadline", "id"),
    _index_where(IS_UNSHOWN, "ix_rotations_unshown", "id"),
    sqlite_autoincrement=True,  # an id is never reused: old buttons contain it
)

rotation_members = Table(
    "rotation_members",
    metadata,
    Column("rotation_id", Id, ForeignKey("rotations.id", ondelete="CASCADE"), primary_key=True),
    _person("person_id", primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("present", Boolean, nullable=False),
    Index("ix_rotation_members_person", "person_id", "rotation_id"),
)

# What players wrote to the host, about a match or the other player of it: `koikoi reports`.
problem_reports = Table(
    "problem_reports",
    metadata,
    Column("id", Id, primary_key=True),
    _match(nullable=False, index=True),
    _person("person_id", nullable=False),
    Column("seq", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("reported_at", UtcTime, nullable=False),
    Column("reason", _word(Reason)),  # if it is about the other player of the match
    Column("answer", Text),  # the host's, for the player
    Column("answered_at", UtcTime),
    Index("ix_problem_reports_person_id_reported_at", "person_id", "reported_at"),
    sqlite_autoincrement=True,  # hosts name a report by its number
)

# What is to be sent about a report, to the host or to the player: `Delivery`.
report_deliveries = Table(
    "report_deliveries",
    metadata,
    Column("report_id", Id, ForeignKey("problem_reports.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("due", UtcTime),  # when it is tried next; NULL: it is done with
    Column("tries", Integer, nullable=False),
    Column("begun_at", UtcTime),  # when it was tried first
    Column("outcome", String(12)),
    _index_where(IS_DUE, "ix_report_deliveries_due", "due"),
)

# Whom the host keeps out: `Ban`. No foreign key: a bar stays when its person is erased.
bars = Table(
    "bars",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("target_id", BigInteger, primary_key=True, autoincrement=False),
    Column("scope", String(16), primary_key=True),  # out of what: `Scope`
    Column("reason", Text, nullable=False),
    Column("barred_at", UtcTime, nullable=False),
    Column("settled", Boolean, nullable=False),  # whether all was done that follows from it
)

# Who may not play on a server: `Block`. No foreign key: a block stays when its person is erased.
server_blocks = Table(
    "server_blocks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("blocked_at", UtcTime, nullable=False),
    Index("ix_server_blocks_person", "person_id", "guild_id"),
)

# What the admins of a server did about its members and matches: `Entry`.
moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", _word(Deed), nullable=False),
    _person("admin_id", nullable=False),
    _person("person_id"),
    Column("match_id", Id, ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("done_at", UtcTime, nullable=False),
    Index("ix_moderation_log_guild", "guild_id", "id"),
    Index("ix_moderation_log_admin", "admin_id", "id"),
    Index("ix_moderation_log_person", "person_id", "id"),
    sqlite_autoincrement=True,
)

# What the host tells everybody for a while: `HostState.notice`.
host_notices = Table(
    "host_notices",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("noted_at", UtcTime, nullable=False),
)

# Who was erased and has played a day's deal. The mark is made from the day, the person's id and the
# secret; it is so short that many ids have the same one, so it can't prove whose it was.
erased_dailies = Table(
    "erased_dailies",
    metadata,
    Column("day", Date, primary_key=True),
    Column("mark", String(6), primary_key=True),
)

# What each person chose in a day's puzzle, once. It goes with who is erased: otherwise they would
# count twice if they come back and answer again.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    Column("day", Date, primary_key=True),
    Column("puzzle", String(40), nullable=False),
    Column("choice", String(16), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("answered_at", UtcTime, nullable=False),
    Index("ix_puzzle_answers_day", "day", "choice"),
)

# Who wants to hear of the new deal and puzzle, and when: `Reminder`.
reminders = Table(
    "reminders",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    Column("hour", Integer, nullable=False),  # in UTC
    Column("due", UtcTime),  # of the next line; NULL: it is switched off
    Column("begun", UtcTime),  # since when that line may have been sent
    Column("told", Date),  # the day of the last line
    Column("unanswered", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
    _index_where(IS_DUE, "ix_reminders_due", "due", "person_id"),
)

# Who wants to hear when somebody opens a table on a server, and how often they heard of one lately.
table_alerts = Table(
    "table_alerts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _person("person_id", primary_key=True, autoincrement=False),
    Column("told_on", Date, nullable=False),
    Column("told", Integer, nullable=False),  # on that day
    Column("closed", Boolean, nullable=False),  # the person takes no messages
    _index_where(IS_WANTED, "ix_table_alerts_wanted", "guild_id", "told_on", "told", "person_id"),
    Index("ix_table_alerts_person", "person_id", "guild_id"),
)

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
    Column("format", _word(Format, 12), nullable=False),
    Column("stage", _word(Stage, 12), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("turn_seconds", Integer, nullable=False),
    Column("round_seconds", Converted(Integer(), _seconds, _time_of), nullable=False),
    Column("most", Integer, nullable=False),
    Column("rounds", Integer),
    Column("round", Integer, nullable=False),
    _person("created_by", nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("closes_at", UtcTime, nullable=False),
    Column("begin_by", UtcTime),
    Column("round_ends", UtcTime),
    Column("held_at", UtcTime),  # since when its message can't be shown
    Column("held_by", _word(Obstacle)),  # and why
    Column("reminded", Integer, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    _person("ended_by"),
    Column("note", Text),
    Column("due", UtcTime),  # when something is to be done; none: it is over
    Column("message_id", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("phase", Integer, nullable=False),  # `Posted.phase`
    Column("sent_at", UtcTime),  # when the message was sent
    Column("edition", Integer, nullable=False, server_default="1"),
    Column("best_of", Integer, nullable=False, server_default="1"),
    Column("entry_role", BigInteger),
    Column("call_role", BigInteger),
    Column("winner_role", BigInteger),
    Column("prize", _word(Prize)),  # what became of the winner's role
    _index_where(OWED, "ix_tournaments_owed", "id"),
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
    _person("person_id", primary_key=True, autoincrement=False),
    Column("joined_at", UtcTime, nullable=False),
    Column("rating", Integer),  # when it started; the seeds follow from it
    Column("seed", Integer),
    Column("left_round", Integer),
    _person("removed_by"),
    Column("note", Text),
    Index("ix_tournament_players_person", "person_id", "tournament_id"),
    Index("ix_tournament_players_removed_by", "removed_by", "tournament_id", "person_id"),
)

# Who meets whom. An admin's decision says who made it, and why.
tournament_pairings = Table(
    "tournament_pairings",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _person("first_id", nullable=False),
    _person("second_id"),
    Column("match_id", Id, ForeignKey("matches.id", ondelete="SET NULL")),
    Column("here_first", Boolean, nullable=False),
    Column("here_second", Boolean, nullable=False),
    Column("result", _word(Result)),
    Column("cause", _word(Cause)),
    _person("decided_by"),
    Column("note", Text),
    Column("replaces", _word(Result)),
    # Of several matches, those that are over. SQLite adds no foreign key to a table that is there.
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

# Those who look for an opponent on any server: `Seeker`. A row lives for minutes, or a day.
seekers = Table(
    "seekers",
    metadata,
    _person("person_id", primary_key=True, autoincrement=False),
    Column("revision", Integer, nullable=False),
    Column("preset", String(40), nullable=False),  # or `ANY`
    Column("pace", _word(TimeControl), nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", UtcTime, nullable=False),
    Column("until", UtcTime, nullable=False),
    Column("front", Boolean, nullable=False),
    Column("quiet", Boolean, nullable=False),
    _person("found_with"),
    Column("found_at", UtcTime),
    Column("told", Boolean, nullable=False),
    Column("confirm_until", UtcTime),
    Column("confirmed", Boolean, nullable=False),
    Column("due", UtcTime, nullable=False),  # when something is to be done with them
    Column("channel_id", BigInteger),  # of the newest message to them, and how it is changed
    Column("message_id", BigInteger),
    Column("token", Text),
    Column("token_until", UtcTime),
    # Whom there is, by rules and rating: from one's own on, up and down.
    _index_where(IS_ALONE, "ix_seekers_alone", "pace", "preset", "rating", "person_id"),
    _index_where(IS_IN_FRONT, "ix_seekers_front", "pace", "since", "person_id"),
    Index("ix_seekers_due", "due", "person_id"),
    # Nobody is found for two others, also with several processes.
    _index_where(IS_FOUND, "ix_seekers_found_with", "found_with", unique=True),
)

# How many people were found in each hour of the last weeks. It names nobody.
found_hours = Table(
    "found_hours",
    metadata,
    Column("hour", UtcTime, primary_key=True),
    Column("people", Integer, nullable=False),
)

# Secret values: never logged, never shown, never exported.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

# Which message shows which match: `PostedMessage`.
posted_messages = Table(
    "posted_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    _match(nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person_id", BigInteger),
    Column("shown", Integer, nullable=False),
    Column("sent_at", UtcTime, nullable=False),
    # Whether it shows the last state of a match that is over. Only the few others can be stale.
    Column("settled", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_posted_messages_match", "match_id", "person_id", "message_id"),
    Index("ix_posted_messages_person", "person_id", "message_id"),
    _index_where(IS_DIGEST, "ix_posted_messages_digest", "person_id"),
    _index_where(UNSETTLED, "ix_posted_messages_unsettled", "match_id", "message_id"),
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
    Column("guild_id", BigInteger),  # where it was asked: which shard, and so which process
)

# Which process does what only one may do, until when: `Lease`. The times are the server's.
leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("connected", Boolean, nullable=False),
)

# When each shard began its last session, and how many seconds it waits before the next: it is known
# after a restart, too, and to the other processes.
session_starts = Table(
    "session_starts",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began_at", UtcTime, nullable=False),
    Column("pause", Double, nullable=False),
)

# The servers that removed the bot, and when: what is theirs alone is deleted a while later.
left_guilds = Table(
    "left_guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_at", UtcTime, nullable=False),
    Index("ix_left_guilds_left_at", "left_at", "guild_id"),
)

# The servers that the bot greeted when it was added, and when: it greets each of them once.
greeted_guilds = Table(
    "greeted_guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("greeted_at", UtcTime, nullable=False),
)
