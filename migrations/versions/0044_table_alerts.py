"""Who wants to hear when somebody opens a table on a server."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None

_WANTED = sa.text("NOT closed")


def upgrade() -> None:
    op.create_table(
        "table_alerts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("told_on", sa.Date(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_table_alerts_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=op.f("pk_table_alerts")),
    )
    op.create_index(
        "ix_table_alerts_wanted",
        "table_alerts",
        ["guild_id", "told_on", "told", "person_id"],
        sqlite_where=_WANTED,
        postgresql_where=_WANTED,
    )
    op.create_index("ix_table_alerts_person", "table_alerts", ["person_id", "guild_id"])


def downgrade() -> None:
    op.drop_index("ix_table_alerts_person", "table_alerts")
    op.drop_index("ix_table_alerts_wanted", "table_alerts")
    op.drop_table("table_alerts")
