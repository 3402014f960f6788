"""When a player was called in a turn; marks of erased people who played a day's deal."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

matches = sa.table("matches", sa.column("due"))


def upgrade() -> None:
    op.add_column("matches", sa.Column("called_at", sa.DateTime(), nullable=True))
    op.create_table(
        "erased_dailies",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("mark", sa.String(length=6), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name=op.f("pk_erased_dailies")),
    )


def downgrade() -> None:
    # Older versions don't know that half of a turn falls due; they give its whole time at a start.
    op.execute(sa.update(matches).where(matches.c.due == "half").values(due="turn"))
    op.drop_table("erased_dailies")
    op.drop_column("matches", "called_at")
