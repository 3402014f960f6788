"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guilds",
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
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "players",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("challenges", sa.Boolean(), nullable=False),
        sa.Column("hand", sa.String(length=8), nullable=False),
        sa.Column("nudges", sa.String(length=8), nullable=False),
        sa.Column("coach_done", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("discord_language", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_players")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
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
        sa.Column(
            "rematch_of", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True
        ),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(
            ["challenger_id"],
            ["players.person_id"],
            name=op.f("fk_matches_challenger_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["opponent_id"],
            ["players.person_id"],
            name=op.f("fk_matches_opponent_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_matches_challenger_id"), ["challenger_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_matches_deadline"), ["deadline"], unique=False)
        batch_op.create_index("ix_matches_guild_id_status", ["guild_id", "status"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_opponent_id"), ["opponent_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_rematch_of"), ["rematch_of"], unique=False)

    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("best_round", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["players.person_id"],
            name=op.f("fk_standings_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=op.f("pk_standings")),
    )
    with op.batch_alter_table("standings", schema=None) as batch_op:
        batch_op.create_index("ix_standings_order", ["guild_id", "won", "points"], unique=False)

    op.create_table(
        "actions",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_actions_match_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["players.person_id"],
            name=op.f("fk_actions_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_actions")),
    )
    op.create_table(
        "deals",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_deals_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_deals")),
    )
    op.create_table(
        "rounds",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("oya", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("yaku", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_rounds_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_rounds")),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_seats_match_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["players.person_id"],
            name=op.f("fk_seats_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person_id"), ["person_id"], unique=False)

    op.create_table(
        "surfaces",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_surfaces_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_surfaces")),
    )
    with op.batch_alter_table("surfaces", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_surfaces_match_id"), ["match_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_surfaces_person_id"), ["person_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("surfaces", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_surfaces_person_id"))
        batch_op.drop_index(batch_op.f("ix_surfaces_match_id"))

    op.drop_table("surfaces")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person_id"))

    op.drop_table("seats")
    op.drop_table("rounds")
    op.drop_table("deals")
    op.drop_table("actions")
    with op.batch_alter_table("standings", schema=None) as batch_op:
        batch_op.drop_index("ix_standings_order")

    op.drop_table("standings")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_rematch_of"))
        batch_op.drop_index(batch_op.f("ix_matches_opponent_id"))
        batch_op.drop_index("ix_matches_guild_id_status")
        batch_op.drop_index(batch_op.f("ix_matches_deadline"))
        batch_op.drop_index(batch_op.f("ix_matches_challenger_id"))

    op.drop_table("matches")
    op.drop_table("players")
    op.drop_table("guilds")
