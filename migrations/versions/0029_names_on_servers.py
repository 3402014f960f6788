"""What people are called on single servers, and in which language friends are spoken to."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nicknames",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_nicknames_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=op.f("pk_nicknames")),
    )
    op.create_index("ix_nicknames_person", "nicknames", ["person_id", "guild_id"], unique=False)
    op.add_column(
        "guild_settings", sa.Column("found_language", sa.String(length=16), nullable=True)
    )


def downgrade() -> None:
    op.drop_column("guild_settings", "found_language")
    op.drop_index("ix_nicknames_person", table_name="nicknames")
    op.drop_table("nicknames")
