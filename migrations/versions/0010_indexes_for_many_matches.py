"""Each question about a person, a server or a day has an index in the order of its answer."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OPEN = "status IN ('invited', 'playing')"
ENDED = "started_at IS NOT NULL AND ended_at IS NOT NULL"

# Name, table, columns, condition.
OLD = (
    ("ix_matches_challenger_id", "matches", ["challenger_id"], None),
    ("ix_matches_opponent_id", "matches", ["opponent_id"], None),
    ("ix_matches_guild_id_status", "matches", ["guild_id", "started_at"], None),
    ("ix_matches_deadline", "matches", ["deadline"], None),
    ("ix_seats_person_id", "seats", ["person_id"], None),
    ("ix_standings_order", "standings", ["guild_id", "won", "points"], None),
    ("ix_daily_scores_order", "daily_scores", ["day", "points"], None),
    ("ix_daily_scores_guild_order", "daily_scores", ["day", "guild_id", "points"], None),
    ("ix_posted_messages_match_id", "posted_messages", ["match_id"], None),
    ("ix_posted_messages_person_id", "posted_messages", ["person_id"], None),
)
NEW = (
    ("ix_matches_challenger_all", "matches", ["challenger_id", "created_at", "id"], None),
    ("ix_matches_challenger_open", "matches", ["challenger_id"], OPEN),
    (
        "ix_matches_challenger_ended",
        "matches",
        ["challenger_id", "ended_at", "id", "guild_id", "started_at"],
        ENDED,
    ),
    ("ix_matches_opponent_all", "matches", ["opponent_id", "created_at", "id"], None),
    ("ix_matches_opponent_open", "matches", ["opponent_id"], OPEN),
    (
        "ix_matches_opponent_ended",
        "matches",
        ["opponent_id", "ended_at", "id", "guild_id", "started_at"],
        ENDED,
    ),
    ("ix_matches_guild_open", "matches", ["guild_id"], OPEN),
    ("ix_matches_deadline", "matches", ["deadline", "id"], "deadline IS NOT NULL"),
    (
        "ix_matches_level",
        "matches",
        ["challenger_id", "day", "started_at", "id"],
        "opponent_level IS NOT NULL",
    ),
    ("ix_seats_person", "seats", ["person_id", "match_id"], None),
    ("ix_actions_person", "actions", ["person_id", "match_id", "seq"], None),
    (
        "ix_standings_order",
        "standings",
        ["guild_id", sa.text("won DESC"), sa.text("points DESC"), "played", "person_id"],
        None,
    ),
    ("ix_standings_person", "standings", ["person_id", "guild_id"], None),
    (
        "ix_daily_scores_order",
        "daily_scores",
        ["day", sa.text("points DESC"), "conceded", "match_id"],
        None,
    ),
    (
        "ix_daily_scores_guild_order",
        "daily_scores",
        ["day", "guild_id", sa.text("points DESC"), "conceded", "match_id"],
        None,
    ),
    ("ix_daily_scores_person", "daily_scores", ["person_id", "day"], None),
    ("ix_posted_messages_match", "posted_messages", ["match_id", "person_id", "message_id"], None),
    ("ix_posted_messages_person", "posted_messages", ["person_id", "message_id"], None),
    ("ix_posted_messages_digest", "posted_messages", ["person_id"], "kind = 'digest'"),
    ("ix_posted_messages_unsettled", "posted_messages", ["match_id", "message_id"], "NOT settled"),
)


def upgrade() -> None:
    op.add_column(
        "posted_messages",
        sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.execute(
        sa.text(
            "UPDATE posted_messages SET settled = true WHERE EXISTS (SELECT 1 FROM matches"
            " WHERE matches.id = posted_messages.match_id"
            " AND matches.status NOT IN ('invited', 'playing')"
            " AND matches.revision <= posted_messages.shown)"
        )
    )
    exchange(OLD, NEW)


def downgrade() -> None:
    exchange(NEW, OLD)
    op.drop_column("posted_messages", "settled")


def exchange(gone, made) -> None:  # type: ignore[no-untyped-def]
    for name, table, _, _ in gone:
        op.drop_index(name, table)
    for name, table, columns, condition in made:
        where = None if condition is None else sa.text(condition)
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
