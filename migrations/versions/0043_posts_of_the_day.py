"""The day's deal and puzzle posted by themselves; when the week's table comes, and its order."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None

_POSTS = sa.text("daily_channel_id IS NOT NULL")


def upgrade() -> None:
    table = "guild_settings"
    for name in ("weekly_day", "weekly_hour"):
        op.add_column(table, sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    measure = sa.Column("weekly_measure", sa.String(8), nullable=False, server_default="wins")
    op.add_column(table, measure)
    op.add_column(table, sa.Column("daily_channel_id", sa.BigInteger(), nullable=True))
    op.add_column(table, sa.Column("daily_posted", sa.Date(), nullable=True))
    op.add_column(table, sa.Column("daily_begun", sa.DateTime(), nullable=True))
    op.create_index(
        "ix_guild_settings_daily",
        table,
        ["daily_posted", "guild_id"],
        sqlite_where=_POSTS,
        postgresql_where=_POSTS,
    )


def downgrade() -> None:
    op.drop_index("ix_guild_settings_daily", "guild_settings")
    for name in (
        *("daily_begun", "daily_posted", "daily_channel_id"),
        *("weekly_measure", "weekly_hour", "weekly_day"),
    ):
        op.drop_column("guild_settings", name)
