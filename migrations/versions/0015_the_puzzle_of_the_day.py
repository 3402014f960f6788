"""The puzzle of the day: what each person chose, once a day."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
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
            name=op.f("fk_puzzle_answers_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "day", name=op.f("pk_puzzle_answers")),
    )
    op.create_index("ix_puzzle_answers_day", "puzzle_answers", ["day", "choice"])


def downgrade() -> None:
    op.drop_table("puzzle_answers")
