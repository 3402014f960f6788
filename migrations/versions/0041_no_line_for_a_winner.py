"""Nobody waits in line for the winner of one match any more: they sit at a table for several."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

_OPEN = sa.text("ended_at IS NULL")


def upgrade() -> None:
    # The tables that show such a line are drawn again.
    op.execute(
        "UPDATE posted_messages SET shown = -1, settled = false"
        " WHERE kind = 'table' AND match_id IN (SELECT match_id FROM winner_queue)"
    )
    op.drop_table("winner_queue")
    op.create_index(
        "ix_rotations_channel",
        "rotations",
        ["channel_id", "id"],
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )


def downgrade() -> None:
    op.drop_index("ix_rotations_channel", "rotations")
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "winner_queue",
        sa.Column("id", number, nullable=False),
        sa.Column("match_id", number, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("joined_at", sa.DateTime(), nullable=False),
        sa.Column("asked_id", number, nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_winner_queue_match_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_winner_queue_person_id"),
            onupdate="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["asked_id"],
            ["matches.id"],
            name=op.f("fk_winner_queue_asked_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_winner_queue")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_winner_queue_person_id", "winner_queue", ["person_id"])
    op.create_index("ix_winner_queue_asked_id", "winner_queue", ["asked_id"])
    op.create_index("ix_winner_queue_place", "winner_queue", ["match_id", "person_id"], unique=True)
