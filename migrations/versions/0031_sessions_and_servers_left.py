"""When each shard began its last session, and which servers removed the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session_starts",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("began_at", sa.DateTime(), nullable=False),
        sa.Column("pause", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_session_starts")),
    )
    op.create_table(
        "left_guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("left_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_left_guilds")),
    )
    op.create_index("ix_left_guilds_left_at", "left_guilds", ["left_at", "guild_id"])


def downgrade() -> None:
    op.drop_table("left_guilds")
    op.drop_table("session_starts")
