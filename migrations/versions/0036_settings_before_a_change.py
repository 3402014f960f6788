"""What a server's settings were before a change, so that it can be undone."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("setting_changes", sa.Column("before", sa.JSON(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("setting_changes") as batch:
        batch.drop_column("before")
