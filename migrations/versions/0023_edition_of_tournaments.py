"""By which rules a tournament is paired and counted: those that have begun keep the older ones."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tournaments", sa.Column("edition", sa.Integer(), server_default="1", nullable=False)
    )


def downgrade() -> None:
    op.drop_column("tournaments", "edition")
