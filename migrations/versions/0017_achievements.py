"""Achievements, the ratings before and after each counted match, and weekly posts that were begun.

What was earned in the matches of an older database is written after this, from their logs: see
`_count_older` in `bot/storage/schema.py`.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ADDED = ("feats", "before", "after", "settled")


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("weekly_begun", sa.DateTime()))
    kinds: dict[str, tuple[Any, Any]] = {
        "feats": (sa.Text(), ""),
        "settled": (sa.Boolean(), sa.false()),
    }
    for name in ADDED:
        kind, default = kinds.get(name, (sa.Integer(), "0"))
        for place in (0, 1):
            column: sa.Column[Any] = sa.Column(
                f"{name}_{place}", kind, nullable=False, server_default=default
            )
            op.add_column("counted_matches", column)
    op.create_table(
        "achievements",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.String(length=16), nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("earned_at", sa.DateTime(), nullable=False),
        person("achievements"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_achievements_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "achievement", name="pk_achievements"),
    )
    op.create_index("ix_achievements_match", "achievements", ["match_id"])
    op.create_table(
        "achievement_counters",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("yaku", sa.JSON(), nullable=False),
        person("achievement_counters"),
        sa.PrimaryKeyConstraint("person_id", name="pk_achievement_counters"),
    )


def downgrade() -> None:
    op.drop_table("achievement_counters")
    op.drop_table("achievements")
    for name in ADDED:
        for place in (0, 1):
            op.drop_column("counted_matches", f"{name}_{place}")
    op.drop_column("guild_settings", "weekly_begun")


def person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person_id"], ["people.person_id"], name=f"fk_{table}_person_id", onupdate="CASCADE"
    )
