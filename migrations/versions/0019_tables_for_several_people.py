"""Tables for several people: the loser of each hand sits out."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "rotations",
        sa.Column("id", ID, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("open_host_id", sa.BigInteger()),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("goal_points", sa.Integer()),
        sa.Column("goal_hands", sa.Integer()),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("match_id", ID),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("deadline", sa.DateTime()),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("end", sa.String(length=12)),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("message_channel_id", sa.BigInteger()),
        sa.Column("message_sent_at", sa.DateTime()),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host_id"],
            ["people.person_id"],
            name=op.f("fk_rotations_host_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rotations")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_rotations_open_host", "rotations", ["open_host_id"], unique=True)
    op.create_index("ix_rotations_host", "rotations", ["host_id"])
    for name, columns, condition in (
        ("deadline", ["deadline", "id"], sa.text("deadline IS NOT NULL")),
        ("unshown", ["id"], sa.text("shown < revision")),
    ):
        op.create_index(
            f"ix_rotations_{name}",
            "rotations",
            columns,
            sqlite_where=condition,
            postgresql_where=condition,
        )
    op.create_table(
        "rotation_members",
        sa.Column("rotation_id", ID, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("present", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["rotation_id"],
            ["rotations.id"],
            name=op.f("fk_rotation_members_rotation_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_rotation_members_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("rotation_id", "person_id", name=op.f("pk_rotation_members")),
    )
    op.create_index("ix_rotation_members_person", "rotation_members", ["person_id", "rotation_id"])
    op.add_column("matches", sa.Column("rotation_id", ID))
    op.create_index("ix_matches_rotation_id", "matches", ["rotation_id"])


def downgrade() -> None:
    op.drop_index("ix_matches_rotation_id", "matches")
    op.drop_column("matches", "rotation_id")
    op.drop_table("rotation_members")
    op.drop_table("rotations")
