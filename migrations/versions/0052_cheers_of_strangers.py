"""What two who were found say to the last result."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("cheer_0", sa.String(12), nullable=True))
    op.add_column("matches", sa.Column("cheer_1", sa.String(12), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "cheer_1")
    op.drop_column("matches", "cheer_0")
