"""Whether a round of each counted match was played to its end.

What counts has changed, so ratings, leaderboards, profiles and achievements are computed anew after
this, and matches in which not both moved are taken out: see `_count_older` in
`bot/storage/schema.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

PAIR = ["first_id", "second_id", "week", "guild_id", "winner"]
BROKEN_OFF = ("resign", "timeout", "abort")


def upgrade() -> None:
    op.add_column(
        "counted_matches",
        sa.Column("finished", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", [*PAIR, "finished"])
    counted = sa.table("counted_matches", sa.column("match_id"), sa.column("finished", sa.Boolean))
    rounds = sa.table("rounds", sa.column("match_id"), sa.column("reason"))
    played = sa.exists().where(
        rounds.c.match_id == counted.c.match_id, rounds.c.reason.not_in(BROKEN_OFF)
    )
    op.execute(sa.update(counted).where(~played).values(finished=False))


def downgrade() -> None:
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", PAIR)
    op.drop_column("counted_matches", "finished")
