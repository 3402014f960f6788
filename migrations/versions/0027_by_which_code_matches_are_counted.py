"""By which code matches are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "counting",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_counting")),
    )


def downgrade() -> None:
    op.drop_table("counting")
