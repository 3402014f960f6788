"""Who wants to hear of the new deal and puzzle of the day, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

_DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.Column("begun", sa.DateTime(), nullable=True),
        sa.Column("told", sa.Date(), nullable=True),
        sa.Column("unanswered", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_reminders_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_reminders")),
    )
    op.create_index(
        "ix_reminders_due",
        "reminders",
        ["due", "person_id"],
        sqlite_where=_DUE,
        postgresql_where=_DUE,
    )


def downgrade() -> None:
    op.drop_index("ix_reminders_due", "reminders")
    op.drop_table("reminders")
