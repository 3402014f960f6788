"""Tournaments whose message can't be shown, and how old their messages are."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("held_at", sa.DateTime(), nullable=True))
    op.add_column("tournaments", sa.Column("held_by", sa.String(length=8), nullable=True))
    op.add_column("tournaments", sa.Column("sent_at", sa.DateTime(), nullable=True))


def downgrade() -> None:
    for name in ("sent_at", "held_by", "held_at"):
        op.drop_column("tournaments", name)
