"""The tables of the first release.

Each function makes the table that is called like it, with its indexes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = None
branch_labels = None
depends_on = None

# SQLite numbers rows by itself only where the key is called INTEGER.
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for make in TABLES:
        make()


def downgrade() -> None:
    for make in reversed(TABLES):
        op.drop_table(make.__name__)


def index(
    name: str, table: str, *terms: str, where: str | None = None, unique: bool = False
) -> None:
    """Make an index. A term may be a column, a column that descends, or an expression."""
    condition = None if where is None else sa.text(where)
    columns = [one if one.isidentifier() else sa.text(one) for one in terms]
    op.create_index(
        name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition
    )


def bars() -> None:
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("scope", sa.String(length=16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("barred_at", sa.DateTime(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "target_id", "scope", name="pk_bars"),
    )


def counting() -> None:
    op.create_table(
        "counting",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_counting"),
    )


def dm_pace() -> None:
    op.create_table(
        "dm_pace",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("openings", sa.JSON(), nullable=False),
        sa.Column("refused_at", sa.DateTime(), nullable=True),
        sa.Column("refusals", sa.Integer(), nullable=False),
        sa.Column("flagged_at", sa.DateTime(), nullable=True),
        sa.Column("probe_at", sa.DateTime(), nullable=True),
        sa.Column("reported", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_dm_pace"),
    )


def dm_requests() -> None:
    op.create_table(
        "dm_requests",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.DateTime(), nullable=False),
        sa.Column("greeting", sa.Boolean(), nullable=False),
        sa.Column("claimed_at", sa.DateTime(), nullable=True),
        sa.PrimaryKeyConstraint("person_id", name="pk_dm_requests"),
    )
    index("ix_dm_requests_order", "dm_requests", "priority", "asked_at", "person_id")


def erased_dailies() -> None:
    op.create_table(
        "erased_dailies",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("mark", sa.String(length=6), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name="pk_erased_dailies"),
    )


def found_hours() -> None:
    op.create_table(
        "found_hours",
        sa.Column("hour", sa.DateTime(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hour", name="pk_found_hours"),
    )


def greeted_guilds() -> None:
    op.create_table(
        "greeted_guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("greeted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_greeted_guilds"),
    )


def guild_settings() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("length", sa.String(length=8), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("live_minutes", sa.Integer(), nullable=False),
        sa.Column("daily_hours", sa.Integer(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("weekly_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("weekly_posted", sa.Date(), nullable=True),
        sa.Column("channel_presets", sa.JSON(), nullable=True),
        sa.Column("cheers", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("weekly_begun", sa.DateTime(), nullable=True),
        sa.Column("found_language", sa.String(length=16), nullable=True),
        sa.Column("weekly_day", sa.Integer(), server_default="0", nullable=False),
        sa.Column("weekly_hour", sa.Integer(), server_default="0", nullable=False),
        sa.Column("weekly_measure", sa.String(length=8), server_default="wins", nullable=False),
        sa.Column("daily_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("daily_posted", sa.Date(), nullable=True),
        sa.Column("daily_begun", sa.DateTime(), nullable=True),
        sa.Column("tournament_role_id", sa.BigInteger(), nullable=True),
        sa.Column("log_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("find", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("daily_hour", sa.Integer(), server_default="0", nullable=False),
        sa.Column("zone", sa.String(length=40), server_default="UTC", nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    index(
        "ix_guild_settings_daily",
        "guild_settings",
        "daily_posted",
        "guild_id",
        where="daily_channel_id IS NOT NULL",
    )
    index(
        "ix_guild_settings_weekly",
        "guild_settings",
        "weekly_posted",
        "guild_id",
        where="weekly_channel_id IS NOT NULL",
    )


def host_notices() -> None:
    op.create_table(
        "host_notices",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("noted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_notices"),
    )


def leases() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.DateTime(), nullable=False),
        sa.Column("connected", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )


def left_guilds() -> None:
    op.create_table(
        "left_guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("left_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_left_guilds"),
    )
    index("ix_left_guilds_left_at", "left_guilds", "left_at", "guild_id")


def pending_replies() -> None:
    op.create_table(
        "pending_replies",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("application_id", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_pending_replies"),
    )


def people() -> None:
    op.create_table(
        "people",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("challenges", sa.Boolean(), nullable=False),
        sa.Column("hand", sa.String(length=8), nullable=False),
        sa.Column("nudges", sa.String(length=8), nullable=False),
        sa.Column("coach_done", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("discord_language", sa.String(length=16), nullable=True),
        sa.Column("large_print", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("computer_pause", sa.String(length=8), server_default="usual", nullable=False),
        sa.Column("confirm", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("left_handed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("less_motion", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("lesson", sa.String(length=80), nullable=True),
        sa.Column("lesson_done_at", sa.DateTime(), nullable=True),
        sa.Column("erased_as", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("person_id", name="pk_people"),
    )
    index("ix_people_erased_as", "people", "erased_as", where="erased_as IS NOT NULL")


def season_starts() -> None:
    op.create_table(
        "season_starts",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("began_at", sa.DateTime(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("by_quarter", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_season_starts"),
        sqlite_autoincrement=True,
    )
    index("ix_season_starts_guild", "season_starts", "guild_id", "began_at", "id")


def secrets() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def server_blocks() -> None:
    op.create_table(
        "server_blocks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("blocked_at", sa.DateTime(), nullable=False),
        sa.Column("by_rank", sa.Integer(), server_default="0", nullable=False),
        sa.Column("until", sa.DateTime()),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_server_blocks"),
    )
    index("ix_server_blocks_person", "server_blocks", "person_id", "guild_id")


def session_starts() -> None:
    op.create_table(
        "session_starts",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("began_at", sa.DateTime(), nullable=False),
        sa.Column("pause", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_session_starts"),
    )


def achievement_counters() -> None:
    op.create_table(
        "achievement_counters",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("yaku", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_achievement_counters_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", name="pk_achievement_counters"),
    )


def blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["blocked_id"], ["people.person_id"], name="fk_blocks_blocked_id", onupdate="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_blocks_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name="pk_blocks"),
    )
    index("ix_blocks_blocked", "blocks", "blocked_id", "person_id")
    index("ix_blocks_person", "blocks", "person_id", "since", "blocked_id")


def computer_records() -> None:
    op.create_table(
        "computer_records",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_computer_records_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_computer_records"),
    )
    index("ix_computer_records_person", "computer_records", "person_id", "guild_id")


def matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("challenger_id", sa.BigInteger(), nullable=False),
        sa.Column("opponent_id", sa.BigInteger(), nullable=True),
        sa.Column("opponent_level", sa.String(length=20), nullable=True),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.Integer(), nullable=True),
        sa.Column("score_0", sa.Integer(), nullable=False),
        sa.Column("score_1", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("due", sa.String(length=12), nullable=True),
        sa.Column("deadline", sa.DateTime(), nullable=True),
        sa.Column("turn_since", sa.DateTime(), nullable=True),
        sa.Column("absent", sa.Integer(), nullable=True),
        sa.Column("ready_0", sa.Boolean(), nullable=False),
        sa.Column("ready_1", sa.Boolean(), nullable=False),
        sa.Column("moved_0", sa.DateTime(), nullable=True),
        sa.Column("moved_1", sa.DateTime(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("first_dealer", sa.String(length=16), nullable=True),
        sa.Column("dealer_draws", sa.Text(), nullable=True),
        sa.Column("rematch_of", NUMBER, nullable=True),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=True),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("challenge_key", sa.String(length=80), nullable=True),
        sa.Column("called_at", sa.DateTime(), nullable=True),
        sa.Column("rotation_id", NUMBER, nullable=True),
        sa.Column("offered_by", sa.Integer(), nullable=True),
        sa.Column("offered_at", sa.DateTime(), nullable=True),
        sa.Column("offers_0", sa.Integer(), server_default="0", nullable=False),
        sa.Column("offers_1", sa.Integer(), server_default="0", nullable=False),
        sa.Column("cheer_0", sa.String(length=12), nullable=True),
        sa.Column("cheer_1", sa.String(length=12), nullable=True),
        sa.Column("retry_of", NUMBER, nullable=True),
        sa.Column("retry_at", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["challenger_id"],
            ["people.person_id"],
            name="fk_matches_challenger_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["opponent_id"], ["people.person_id"], name="fk_matches_opponent_id", onupdate="CASCADE"
        ),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name="fk_matches_rematch_of"),
        sa.ForeignKeyConstraint(["retry_of"], ["matches.id"], name="fk_matches_retry_of"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    index("ix_matches_challenge_key", "matches", "challenge_key", unique=True)
    index("ix_matches_challenger_all", "matches", "challenger_id", "created_at", "id")
    index(
        "ix_matches_challenger_ended",
        "matches",
        "challenger_id",
        "ended_at",
        "id",
        "guild_id",
        "started_at",
        where="started_at IS NOT NULL AND ended_at IS NOT NULL",
    )
    index(
        "ix_matches_challenger_open",
        "matches",
        "challenger_id",
        where="status IN ('invited', 'playing')",
    )
    index("ix_matches_day", "matches", "day", "challenger_id", unique=True)
    index("ix_matches_deadline", "matches", "deadline", "id", where="deadline IS NOT NULL")
    index("ix_matches_guild_open", "matches", "guild_id", where="status IN ('invited', 'playing')")
    index(
        "ix_matches_level",
        "matches",
        "challenger_id",
        "day",
        "started_at",
        "id",
        where="opponent_level IS NOT NULL",
    )
    index(
        "ix_matches_open_rematch",
        "matches",
        "rematch_of",
        where="status IN ('invited', 'playing')",
        unique=True,
    )
    index("ix_matches_opponent_all", "matches", "opponent_id", "created_at", "id")
    index(
        "ix_matches_opponent_ended",
        "matches",
        "opponent_id",
        "ended_at",
        "id",
        "guild_id",
        "started_at",
        where="started_at IS NOT NULL AND ended_at IS NOT NULL",
    )
    index(
        "ix_matches_opponent_open",
        "matches",
        "opponent_id",
        where="status IN ('invited', 'playing')",
    )
    index("ix_matches_rematch_of", "matches", "rematch_of")
    index("ix_matches_retry_of", "matches", "retry_of")
    index("ix_matches_rotation_id", "matches", "rotation_id")


def marks() -> None:
    op.create_table(
        "marks",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("mark", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("other_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=True),
        sa.Column("times", sa.Integer(), server_default="1", nullable=False),
        sa.ForeignKeyConstraint(
            ["other_id"], ["people.person_id"], name="fk_marks_other_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_marks"),
        sqlite_autoincrement=True,
    )
    index("ix_marks_mark", "marks", "mark", "kind", "id")
    index("ix_marks_other", "marks", "other_id", "kind", "id")
    index("ix_marks_until", "marks", "until")


def missed_matches() -> None:
    op.create_table(
        "missed_matches",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("missed_at", sa.DateTime(), nullable=False),
        sa.Column("declined_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["declined_id"],
            ["people.person_id"],
            name="fk_missed_matches_declined_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_missed_matches_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "missed_at", name="pk_missed_matches"),
    )
    index(
        "ix_missed_matches_declined",
        "missed_matches",
        "declined_id",
        "missed_at",
        where="declined_id IS NOT NULL",
    )


def nicknames() -> None:
    op.create_table(
        "nicknames",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_nicknames_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_nicknames"),
    )
    index("ix_nicknames_person", "nicknames", "person_id", "guild_id")


def puzzle_answers() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("choice", sa.String(length=16), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("answered_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_puzzle_answers_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "day", name="pk_puzzle_answers"),
    )
    index("ix_puzzle_answers_day", "puzzle_answers", "day", "choice")


def ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.Column("independent", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_ratings_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_ratings"),
    )
    index("ix_ratings_person", "ratings", "person_id", "guild_id")


def reminders() -> None:
    op.create_table(
        "reminders",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.Column("begun", sa.DateTime(), nullable=True),
        sa.Column("told", sa.Date(), nullable=True),
        sa.Column("lapsed", sa.Date(), nullable=True),
        sa.Column("unanswered", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("zone", sa.String(length=40), server_default="UTC", nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_reminders_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name="pk_reminders"),
    )
    index("ix_reminders_due", "reminders", "due", "person_id", where="due IS NOT NULL")


def rotations() -> None:
    op.create_table(
        "rotations",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("open_host_id", sa.BigInteger(), nullable=True),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("goal_points", sa.Integer(), nullable=True),
        sa.Column("goal_hands", sa.Integer(), nullable=True),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("match_id", NUMBER, nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("deadline", sa.DateTime(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("end", sa.String(length=12), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("message_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_sent_at", sa.DateTime(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host_id"], ["people.person_id"], name="fk_rotations_host_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_rotations"),
        sqlite_autoincrement=True,
    )
    index("ix_rotations_channel", "rotations", "channel_id", "id", where="ended_at IS NULL")
    index("ix_rotations_deadline", "rotations", "deadline", "id", where="deadline IS NOT NULL")
    index("ix_rotations_host", "rotations", "host_id")
    index("ix_rotations_open_host", "rotations", "open_host_id", unique=True)
    index("ix_rotations_unshown", "rotations", "id", where="shown < revision")


def seekers() -> None:
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.Column("front", sa.Boolean(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("found_with", sa.BigInteger(), nullable=True),
        sa.Column("found_at", sa.DateTime(), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("confirm_until", sa.DateTime(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("token_until", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["found_with"], ["people.person_id"], name="fk_seekers_found_with", onupdate="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_seekers_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name="pk_seekers"),
    )
    index(
        "ix_seekers_alone",
        "seekers",
        "pace",
        "preset",
        "rating",
        "person_id",
        where="found_with IS NULL",
    )
    index("ix_seekers_due", "seekers", "due", "person_id")
    index(
        "ix_seekers_found_with",
        "seekers",
        "found_with",
        where="found_with IS NOT NULL",
        unique=True,
    )
    index(
        "ix_seekers_front",
        "seekers",
        "pace",
        "since",
        "person_id",
        where="front AND found_with IS NULL",
    )


def setting_changes() -> None:
    op.create_table(
        "setting_changes",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_setting_changes_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_setting_changes"),
        sqlite_autoincrement=True,
    )
    index("ix_setting_changes_guild", "setting_changes", "guild_id", "id")
    index("ix_setting_changes_person", "setting_changes", "person_id", "id")


def table_alerts() -> None:
    op.create_table(
        "table_alerts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("told_on", sa.Date(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_table_alerts_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_table_alerts"),
    )
    index("ix_table_alerts_person", "table_alerts", "person_id", "guild_id")
    index(
        "ix_table_alerts_wanted",
        "table_alerts",
        "guild_id",
        "told_on",
        "told",
        "person_id",
        where="NOT closed",
    )


def tallies() -> None:
    op.create_table(
        "tallies",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("curve", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_tallies_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_tallies"),
    )
    index("ix_tallies_person", "tallies", "person_id", "guild_id")


def server_warnings() -> None:
    op.create_table(
        "server_warnings",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("warned_at", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_server_warnings_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_server_warnings"),
        sqlite_autoincrement=True,
    )
    index("ix_server_warnings_guild", "server_warnings", "guild_id", "id")
    index("ix_server_warnings_person", "server_warnings", "person_id", "id")


def tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("format", sa.String(length=12), nullable=False),
        sa.Column("stage", sa.String(length=12), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("round_seconds", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("closes_at", sa.DateTime(), nullable=False),
        sa.Column("begin_by", sa.DateTime(), nullable=True),
        sa.Column("round_ends", sa.DateTime(), nullable=True),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=True),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("ended_by", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("phase", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Integer(), server_default="1", nullable=False),
        sa.Column("held_at", sa.DateTime(), nullable=True),
        sa.Column("held_by", sa.String(length=8), nullable=True),
        sa.Column("sent_at", sa.DateTime(), nullable=True),
        sa.Column("entry_role", sa.BigInteger(), nullable=True),
        sa.Column("call_role", sa.BigInteger(), nullable=True),
        sa.Column("winner_role", sa.BigInteger(), nullable=True),
        sa.Column("prize", sa.String(length=8), nullable=True),
        sa.Column("best_of", sa.Integer(), server_default="1", nullable=False),
        sa.Column("seeding", sa.String(length=8), server_default="rating", nullable=False),
        sa.Column("calendar", sa.String(length=8), nullable=True),
        sa.Column("event_id", sa.BigInteger(), nullable=True),
        sa.Column("event_hash", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["created_by"],
            ["people.person_id"],
            name="fk_tournaments_created_by",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["ended_by"], ["people.person_id"], name="fk_tournaments_ended_by", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sqlite_autoincrement=True,
    )
    index("ix_tournaments_created_by", "tournaments", "created_by", "id")
    index("ix_tournaments_ended_by", "tournaments", "ended_by", "id")
    index("ix_tournaments_guild", "tournaments", "guild_id", "due", "id")
    owed = "due IS NOT NULL OR shown < revision OR event_hash IS NOT NULL"
    index("ix_tournaments_owed", "tournaments", "id", where=owed)


def accuracies() -> None:
    op.create_table(
        "accuracies",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("accuracy", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_accuracies_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_accuracies_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "match_id", name="pk_accuracies"),
    )
    index("ix_accuracies_match_id", "accuracies", "match_id")


def achievements() -> None:
    op.create_table(
        "achievements",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.String(length=16), nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("earned_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_achievements_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_achievements_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "achievement", name="pk_achievements"),
    )
    index("ix_achievements_match", "achievements", "match_id")


def actions() -> None:
    op.create_table(
        "actions",
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_actions_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_actions_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_actions"),
    )
    index("ix_actions_person", "actions", "person_id", "match_id", "seq")


def counted_matches() -> None:
    op.create_table(
        "counted_matches",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=False),
        sa.Column("week", sa.Date(), nullable=False),
        sa.Column("first_id", sa.BigInteger(), nullable=False),
        sa.Column("second_id", sa.BigInteger(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("points_0", sa.Integer(), nullable=False),
        sa.Column("points_1", sa.Integer(), nullable=False),
        sa.Column("best_0", sa.Integer(), nullable=False),
        sa.Column("best_1", sa.Integer(), nullable=False),
        sa.Column("best_number_0", sa.Integer(), nullable=True),
        sa.Column("best_number_1", sa.Integer(), nullable=True),
        sa.Column("feats_0", sa.Text(), server_default="", nullable=False),
        sa.Column("feats_1", sa.Text(), server_default="", nullable=False),
        sa.Column("before_0", sa.Integer(), server_default="0", nullable=False),
        sa.Column("before_1", sa.Integer(), server_default="0", nullable=False),
        sa.Column("after_0", sa.Integer(), server_default="0", nullable=False),
        sa.Column("after_1", sa.Integer(), server_default="0", nullable=False),
        sa.Column("settled_0", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("settled_1", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("counts", sa.JSON(), nullable=True),
        sa.Column("finished", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("everywhere_0", sa.Integer(), server_default="0", nullable=False),
        sa.Column("everywhere_1", sa.Integer(), server_default="0", nullable=False),
        sa.Column("carried", sa.Integer(), server_default="0", nullable=False),
        sa.Column("carried_given_up", sa.Integer(), server_default="0", nullable=False),
        sa.Column("known_0", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("known_1", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("independent_0", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("independent_1", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("void", sa.String(length=8)),
        sa.ForeignKeyConstraint(
            ["first_id"],
            ["people.person_id"],
            name="fk_counted_matches_first_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_counted_matches_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["second_id"],
            ["people.person_id"],
            name="fk_counted_matches_second_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("number", name="pk_counted_matches"),
        sa.UniqueConstraint("match_id", name="uq_counted_matches_match_id"),
        sqlite_autoincrement=True,
    )
    index("ix_counted_matches_first", "counted_matches", "first_id", "number")
    index("ix_counted_matches_guild", "counted_matches", "guild_id", "number")
    index(
        "ix_counted_matches_pair",
        "counted_matches",
        "first_id",
        "second_id",
        "week",
        "guild_id",
        "winner",
        "finished",
    )
    index("ix_counted_matches_second", "counted_matches", "second_id", "number")
    index("ix_counted_matches_void", "counted_matches", "ended_at", where="void IS NOT NULL")


def daily_scores() -> None:
    op.create_table(
        "daily_scores",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("conceded", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=20), server_default="expert", nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_daily_scores_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_daily_scores_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("day", "person_id", name="pk_daily_scores"),
        sa.UniqueConstraint("match_id", name="uq_daily_scores_match_id"),
    )
    index("ix_daily_scores_person", "daily_scores", "person_id", "day")
    index(
        "ix_daily_scores_guild_order",
        "daily_scores",
        "day",
        "guild_id",
        "level",
        "points DESC",
        "conceded",
        "match_id",
    )
    index(
        "ix_daily_scores_order",
        "daily_scores",
        "day",
        "level",
        "points DESC",
        "conceded",
        "match_id",
    )


def deals() -> None:
    op.create_table(
        "deals",
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_deals_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_deals"),
    )


def moderation_log() -> None:
    op.create_table(
        "moderation_log",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("admin_id", sa.BigInteger()),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", NUMBER, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("done_at", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime()),
        sa.ForeignKeyConstraint(
            ["admin_id"],
            ["people.person_id"],
            name="fk_moderation_log_admin_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_moderation_log_match_id", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_moderation_log_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_log"),
        sqlite_autoincrement=True,
    )
    index("ix_moderation_log_admin", "moderation_log", "admin_id", "id")
    index("ix_moderation_log_guild", "moderation_log", "guild_id", "id")
    index("ix_moderation_log_match_id", "moderation_log", "match_id")
    index("ix_moderation_log_person", "moderation_log", "person_id", "id")


def posted_messages() -> None:
    op.create_table(
        "posted_messages",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(), nullable=False),
        sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_posted_messages_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name="pk_posted_messages"),
    )
    index("ix_posted_messages_digest", "posted_messages", "person_id", where="kind = 'digest'")
    index("ix_posted_messages_match", "posted_messages", "match_id", "person_id", "message_id")
    index("ix_posted_messages_person", "posted_messages", "person_id", "message_id")
    index(
        "ix_posted_messages_unsettled",
        "posted_messages",
        "match_id",
        "message_id",
        where="NOT settled",
    )


def problem_reports() -> None:
    op.create_table(
        "problem_reports",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reported_at", sa.DateTime(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("answered_at", sa.DateTime(), nullable=True),
        sa.Column("reason", sa.String(length=8), nullable=True),
        sa.Column("about_mark", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_problem_reports_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_problem_reports_person_id",
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_problem_reports"),
        sqlite_autoincrement=True,
    )
    index("ix_problem_reports_match_id", "problem_reports", "match_id")
    index("ix_problem_reports_person_id_reported_at", "problem_reports", "person_id", "reported_at")


def rotation_members() -> None:
    op.create_table(
        "rotation_members",
        sa.Column("rotation_id", NUMBER, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("present", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_rotation_members_person_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["rotation_id"],
            ["rotations.id"],
            name="fk_rotation_members_rotation_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("rotation_id", "person_id", name="pk_rotation_members"),
    )
    index("ix_rotation_members_person", "rotation_members", "person_id", "rotation_id")


def rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("oya", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("yaku", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_rounds_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_rounds"),
    )


def seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_seats_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_seats_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
    )
    index("ix_seats_person", "seats", "person_id", "match_id")


def standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("best_round", sa.Integer(), nullable=False),
        sa.Column("best_match_id", NUMBER, nullable=True),
        sa.Column("best_number", sa.Integer(), nullable=True),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["best_match_id"],
            ["matches.id"],
            name="fk_standings_best_match_id",
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.person_id"], name="fk_standings_person_id", onupdate="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "period", "person_id", name="pk_standings"),
    )
    index("ix_standings_best_match_id", "standings", "best_match_id")
    index("ix_standings_person", "standings", "person_id", "guild_id", "period")
    index(
        "ix_standings_best",
        "standings",
        "guild_id",
        "period",
        "best_round DESC",
        "won DESC",
        "played",
        "person_id",
    )
    index(
        "ix_standings_points",
        "standings",
        "guild_id",
        "period",
        "points DESC",
        "won DESC",
        "played",
        "person_id",
    )
    index(
        "ix_standings_rating",
        "standings",
        "guild_id",
        "period",
        "ranked DESC",
        "rating DESC",
        "played",
        "person_id",
    )
    index(
        "ix_standings_won",
        "standings",
        "guild_id",
        "period",
        "won DESC",
        "points DESC",
        "played",
        "person_id",
    )


def tournament_pairings() -> None:
    op.create_table(
        "tournament_pairings",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first_id", sa.BigInteger(), nullable=False),
        sa.Column("second_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", NUMBER, nullable=True),
        sa.Column("here_first", sa.Boolean(), nullable=False),
        sa.Column("here_second", sa.Boolean(), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=True),
        sa.Column("cause", sa.String(length=8), nullable=True),
        sa.Column("decided_by", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("replaces", sa.String(length=8), nullable=True),
        sa.Column("first_match_id", NUMBER, nullable=True),
        sa.Column("first_wins", sa.Integer(), server_default="0", nullable=False),
        sa.Column("second_match_id", NUMBER, nullable=True),
        sa.Column("second_wins", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["decided_by"],
            ["people.person_id"],
            name="fk_tournament_pairings_decided_by",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["first_id"],
            ["people.person_id"],
            name="fk_tournament_pairings_first_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name="fk_tournament_pairings_match_id",
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["second_id"],
            ["people.person_id"],
            name="fk_tournament_pairings_second_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_pairings_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_pairings"),
    )
    index(
        "ix_tournament_pairings_decided_by",
        "tournament_pairings",
        "decided_by",
        "tournament_id",
        "round",
        "number",
    )
    index(
        "ix_tournament_pairings_first_id",
        "tournament_pairings",
        "first_id",
        "tournament_id",
        "round",
        "number",
    )
    index(
        "ix_tournament_pairings_first_match_id",
        "tournament_pairings",
        "first_match_id",
        unique=True,
    )
    index("ix_tournament_pairings_match_id", "tournament_pairings", "match_id", unique=True)
    index(
        "ix_tournament_pairings_second_id",
        "tournament_pairings",
        "second_id",
        "tournament_id",
        "round",
        "number",
    )
    index(
        "ix_tournament_pairings_second_match_id",
        "tournament_pairings",
        "second_match_id",
        unique=True,
    )


def tournament_players() -> None:
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("joined_at", sa.DateTime(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("seed", sa.Integer(), nullable=True),
        sa.Column("left_round", sa.Integer(), nullable=True),
        sa.Column("removed_by", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("queued", sa.String(length=8), nullable=True),
        sa.Column("placed", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name="fk_tournament_players_person_id",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["removed_by"],
            ["people.person_id"],
            name="fk_tournament_players_removed_by",
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_players_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name="pk_tournament_players"),
    )
    index("ix_tournament_players_person", "tournament_players", "person_id", "tournament_id")
    index(
        "ix_tournament_players_removed_by",
        "tournament_players",
        "removed_by",
        "tournament_id",
        "person_id",
    )


def voided_matches() -> None:
    op.create_table(
        "voided_matches",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("after_id", NUMBER, nullable=False),
        sa.Column("reach", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_voided_matches_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_voided_matches"),
        sqlite_autoincrement=True,
    )
    index("ix_voided_matches_match", "voided_matches", "match_id", "reach", unique=True)


def report_deliveries() -> None:
    op.create_table(
        "report_deliveries",
        sa.Column("report_id", NUMBER, nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(), nullable=True),
        sa.Column("outcome", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(
            ["report_id"],
            ["problem_reports.id"],
            name="fk_report_deliveries_report_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("report_id", "kind", name="pk_report_deliveries"),
    )
    index("ix_report_deliveries_due", "report_deliveries", "due", where="due IS NOT NULL")


TABLES = (
    bars,
    counting,
    dm_pace,
    dm_requests,
    erased_dailies,
    found_hours,
    greeted_guilds,
    guild_settings,
    host_notices,
    leases,
    left_guilds,
    pending_replies,
    people,
    season_starts,
    secrets,
    server_blocks,
    session_starts,
    achievement_counters,
    blocks,
    computer_records,
    marks,
    matches,
    missed_matches,
    nicknames,
    puzzle_answers,
    ratings,
    reminders,
    rotations,
    seekers,
    server_warnings,
    setting_changes,
    table_alerts,
    tallies,
    tournaments,
    accuracies,
    achievements,
    actions,
    counted_matches,
    daily_scores,
    deals,
    moderation_log,
    posted_messages,
    problem_reports,
    rotation_members,
    rounds,
    seats,
    standings,
    tournament_pairings,
    tournament_players,
    voided_matches,
    report_deliveries,
)
