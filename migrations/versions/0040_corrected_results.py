"""Which result an admin's decision in a tournament replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournament_pairings", sa.Column("replaces", sa.String(length=8), nullable=True))


def downgrade() -> None:
    op.drop_column("tournament_pairings", "replaces")
