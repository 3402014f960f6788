"""Whether a round of each counted match was played to its end.

What counts has changed with it. So all matches are counted again after this, from their logs, as
whenever that changes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

PAIR = ["first_id", "second_id", "week", "guild_id", "winner"]


def upgrade() -> None:
    op.add_column(
        "counted_matches",
        sa.Column("finished", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", [*PAIR, "finished"])


def downgrade() -> None:
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", PAIR)
    op.drop_column("counted_matches", "finished")
