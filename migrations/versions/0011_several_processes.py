"""Leases of several processes; on which server a pending reply was asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.DateTime(), nullable=False),
        sa.Column("connected", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.add_column("pending_replies", sa.Column("guild_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("pending_replies", "guild_id")
    op.drop_table("leases")
