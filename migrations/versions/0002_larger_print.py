"""Larger print in pictures, as a person chooses."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


# Not in a batch: copying the table of people would take their matches' foreign keys along.


def upgrade() -> None:
    large: sa.Column[bool] = sa.Column(
        "large_print", sa.Boolean(), server_default=sa.false(), nullable=False
    )
    op.add_column("players", large)


def downgrade() -> None:
    op.drop_column("players", "large_print")
