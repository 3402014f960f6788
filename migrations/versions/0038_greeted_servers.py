"""Which servers the bot greeted."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "greeted_guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("greeted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_greeted_guilds")),
    )


def downgrade() -> None:
    op.drop_table("greeted_guilds")
