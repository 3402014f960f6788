"""Who waits to play the winner of a match, and the problems that people reported."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "winner_queue",
        sa.Column("id", number, nullable=False),
        sa.Column("match_id", number, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("joined_at", sa.DateTime(), nullable=False),
        sa.Column("asked_id", number, nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_winner_queue_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_winner_queue_person_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["asked_id"],
            ["matches.id"],
            name=op.f("fk_winner_queue_asked_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_winner_queue")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_winner_queue_person_id", "winner_queue", ["person_id"])
    op.create_index("ix_winner_queue_asked_id", "winner_queue", ["asked_id"])
    op.create_index("ix_winner_queue_place", "winner_queue", ["match_id", "person_id"], unique=True)
    op.create_table(
        "problem_reports",
        sa.Column("id", number, nullable=False),
        sa.Column("match_id", number, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reported_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_problem_reports_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_problem_reports_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_problem_reports")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_problem_reports_match_id", "problem_reports", ["match_id"])
    op.create_index(
        "ix_problem_reports_person_id_reported_at", "problem_reports", ["person_id", "reported_at"]
    )


def downgrade() -> None:
    op.drop_table("problem_reports")
    op.drop_table("winner_queue")
