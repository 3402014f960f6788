"""Tournaments, their players and their pairings."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tournaments",
        sa.Column("id", number, nullable=False),
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
        _person("tournaments", "created_by"),
        _person("tournaments", "ended_by"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sqlite_autoincrement=True,
    )
    owed = sa.text("due IS NOT NULL OR shown < revision")
    op.create_index(
        "ix_tournaments_owed", "tournaments", ["id"], sqlite_where=owed, postgresql_where=owed
    )
    op.create_index("ix_tournaments_guild", "tournaments", ["guild_id", "due", "id"])
    op.create_index("ix_tournaments_created_by", "tournaments", ["created_by", "id"])
    op.create_index("ix_tournaments_ended_by", "tournaments", ["ended_by", "id"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", number, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("joined_at", sa.DateTime(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("seed", sa.Integer(), nullable=True),
        sa.Column("left_round", sa.Integer(), nullable=True),
        sa.Column("removed_by", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        _tournament("tournament_players"),
        _person("tournament_players", "person_id"),
        _person("tournament_players", "removed_by"),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name=op.f("pk_tournament_players")),
    )
    op.create_index(
        "ix_tournament_players_person", "tournament_players", ["person_id", "tournament_id"]
    )
    op.create_index(
        "ix_tournament_players_removed_by",
        "tournament_players",
        ["removed_by", "tournament_id", "person_id"],
    )
    op.create_table(
        "tournament_pairings",
        sa.Column("tournament_id", number, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first_id", sa.BigInteger(), nullable=False),
        sa.Column("second_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", number, nullable=True),
        sa.Column("here_first", sa.Boolean(), nullable=False),
        sa.Column("here_second", sa.Boolean(), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=True),
        sa.Column("cause", sa.String(length=8), nullable=True),
        sa.Column("decided_by", sa.BigInteger(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        _tournament("tournament_pairings"),
        _person("tournament_pairings", "first_id"),
        _person("tournament_pairings", "second_id"),
        _person("tournament_pairings", "decided_by"),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_tournament_pairings_match_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "number", name=op.f("pk_tournament_pairings")
        ),
    )
    op.create_index(
        "ix_tournament_pairings_match_id", "tournament_pairings", ["match_id"], unique=True
    )
    for name in ("first_id", "second_id", "decided_by"):
        op.create_index(
            f"ix_tournament_pairings_{name}",
            "tournament_pairings",
            [name, "tournament_id", "round", "number"],
        )


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["people.person_id"], name=name, onupdate="CASCADE")


def _tournament(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_tournament_id")
    return sa.ForeignKeyConstraint(
        ["tournament_id"], ["tournaments.id"], name=name, ondelete="CASCADE"
    )


def downgrade() -> None:
    op.drop_table("tournament_pairings")
    op.drop_table("tournament_players")
    op.drop_table("tournaments")
