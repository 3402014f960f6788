"""Where somebody is in the lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


# Not in a batch: copying the table of people would take their matches' foreign keys along.


def upgrade() -> None:
    op.add_column("people", sa.Column("lesson", sa.String(80), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "lesson")
