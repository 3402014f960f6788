"""A report can be about the other player of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("problem_reports", sa.Column("reason", sa.String(length=8), nullable=True))


def downgrade() -> None:
    op.drop_column("problem_reports", "reason")
