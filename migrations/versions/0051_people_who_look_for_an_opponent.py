"""People who look for an opponent on any server, and a server's choice about it."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None

_ALONE = sa.text("found_with IS NULL")
_FOUND = sa.text("found_with IS NOT NULL")
_IN_FRONT = sa.text("front AND found_with IS NULL")


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.Column("front", sa.Boolean(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("found_with", sa.BigInteger(), nullable=True),
        sa.Column("found_at", sa.DateTime(), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("confirm_until", sa.DateTime(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("token_until", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_seekers_person_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["found_with"],
            ["people.person_id"],
            name=op.f("fk_seekers_found_with"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_seekers")),
    )
    op.create_index(
        "ix_seekers_alone",
        "seekers",
        ["pace", "preset", "rating", "person_id"],
        sqlite_where=_ALONE,
        postgresql_where=_ALONE,
    )
    op.create_index(
        "ix_seekers_front",
        "seekers",
        ["pace", "since", "person_id"],
        sqlite_where=_IN_FRONT,
        postgresql_where=_IN_FRONT,
    )
    op.create_index("ix_seekers_due", "seekers", ["due", "person_id"])
    op.create_index(
        "ix_seekers_found_with",
        "seekers",
        ["found_with"],
        unique=True,
        sqlite_where=_FOUND,
        postgresql_where=_FOUND,
    )
    op.create_table(
        "found_hours",
        sa.Column("hour", sa.DateTime(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hour", name=op.f("pk_found_hours")),
    )
    op.add_column(
        "guild_settings",
        sa.Column("find", sa.Boolean(), server_default=sa.true(), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("guild_settings", "find")
    op.drop_table("found_hours")
    op.drop_table("seekers")
