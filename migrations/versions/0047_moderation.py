"""Matches that admins make void, members whom they block, and the log of it."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for name in ("everywhere_0", "everywhere_1"):
        added = sa.Column(name, sa.Integer(), server_default="0", nullable=False)
        op.add_column("counted_matches", added)
    op.add_column(
        "counted_matches",
        sa.Column("voided", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column("guild_settings", sa.Column("log_channel_id", sa.BigInteger(), nullable=True))
    op.create_table(
        "voided_matches",
        sa.Column("id", _NUMBER, nullable=False),
        sa.Column("match_id", _NUMBER, nullable=False),
        sa.Column("after_id", _NUMBER, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_voided_matches_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_voided_matches")),
        sa.UniqueConstraint("match_id", name=op.f("uq_voided_matches_match_id")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "server_blocks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("blocked_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=op.f("pk_server_blocks")),
    )
    op.create_index("ix_server_blocks_person", "server_blocks", ["person_id", "guild_id"])
    op.create_table(
        "moderation_log",
        sa.Column("id", _NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("admin_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", _NUMBER, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("done_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["admin_id"],
            ["people.person_id"],
            name=op.f("fk_moderation_log_admin_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_moderation_log_person_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_moderation_log_match_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation_log")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_moderation_log_match_id", "moderation_log", ["match_id"])
    op.create_index("ix_moderation_log_guild", "moderation_log", ["guild_id", "id"])
    op.create_index("ix_moderation_log_admin", "moderation_log", ["admin_id", "id"])
    op.create_index("ix_moderation_log_person", "moderation_log", ["person_id", "id"])


def downgrade() -> None:
    op.drop_table("moderation_log")
    op.drop_table("server_blocks")
    op.drop_table("voided_matches")
    op.drop_column("guild_settings", "log_channel_id")
    for name in ("voided", "everywhere_1", "everywhere_0"):
        op.drop_column("counted_matches", name)
