"""The deal of the day: its secret, whose match it is, and each day's results."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


# Not in a batch: copying the table of matches would take their logs' foreign keys along.


def upgrade() -> None:
    op.add_column("matches", sa.Column("day", sa.Date(), nullable=True))
    op.create_index("ix_matches_day", "matches", ["day", "challenger_id"], unique=True)
    op.create_table(
        "dailies",
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("conceded", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_dailies_match_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["players.person_id"],
            name=op.f("fk_dailies_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("day", "person_id", name=op.f("pk_dailies")),
        sa.UniqueConstraint("match_id", name=op.f("uq_dailies_match_id")),
    )
    op.create_index("ix_dailies_order", "dailies", ["day", "points"])
    op.create_index("ix_dailies_guild_order", "dailies", ["day", "guild_id", "points"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )


def downgrade() -> None:
    op.drop_table("secrets")
    op.drop_index("ix_dailies_guild_order", "dailies")
    op.drop_index("ix_dailies_order", "dailies")
    op.drop_table("dailies")
    op.drop_index("ix_matches_day", "matches")
    op.drop_column("matches", "day")
