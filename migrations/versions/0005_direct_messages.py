"""Where each person's direct messages are, so that they are opened once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


# Not in a batch: copying the table of people would take their matches' foreign keys along.


def upgrade() -> None:
    op.add_column("players", sa.Column("dm_channel_id", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("players", "dm_channel_id")
