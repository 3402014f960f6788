"""When somebody did not come to a match that was found for them."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "missed_matches",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("missed_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_missed_matches_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "missed_at", name=op.f("pk_missed_matches")),
    )


def downgrade() -> None:
    op.drop_table("missed_matches")
