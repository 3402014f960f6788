"""People can block each other."""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_blocks_person_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["blocked_id"],
            ["people.person_id"],
            name=op.f("fk_blocks_blocked_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_person", "blocks", ["person_id", "since", "blocked_id"])
    op.create_index("ix_blocks_blocked", "blocks", ["blocked_id", "person_id"])


def downgrade() -> None:
    op.drop_table("blocks")
