"""Who offers to call a match off, and how often each player has."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

COUNTS = ("offers_0", "offers_1")


def upgrade() -> None:
    op.add_column("matches", sa.Column("offered_by", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("offered_at", sa.DateTime(), nullable=True))
    for name in COUNTS:
        count = sa.Column(name, sa.Integer(), server_default="0", nullable=False)
        op.add_column("matches", count)


def downgrade() -> None:
    # An older version doesn't know the lines of matches that are over; they stay as they are.
    op.execute("DELETE FROM posted_messages WHERE kind = 'ended'")
    # An older version knows one way in which a match has no result.
    op.execute("UPDATE matches SET reason = 'abort' WHERE reason IN ('withdraw', 'agreed')")
    for name in ("offered_by", "offered_at", *COUNTS):
        op.drop_column("matches", name)
