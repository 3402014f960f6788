"""Profiles: what people did in their rounds, matches against the computer, accuracy of reviews.

The matches of an older database are counted after this, from their logs: `_count_older`.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PAIR = ["first_id", "second_id", "week", "guild_id"]


def upgrade() -> None:
    op.add_column("counted_matches", sa.Column("counts", sa.JSON(), nullable=True))
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", [*PAIR, "winner"])
    of_people(
        "tallies",
        sa.Column("counts", sa.JSON(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.Column("curve", sa.JSON(), nullable=False),
    )
    of_people(
        "computer_records",
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("won", "lost", "drawn")),
    )
    op.create_table(
        "accuracies",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("accuracy", sa.Double(), nullable=False),
        person("accuracies"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_accuracies_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "match_id", name="pk_accuracies"),
    )
    op.create_index("ix_accuracies_match_id", "accuracies", ["match_id"])


def downgrade() -> None:
    for table in ("accuracies", "computer_records", "tallies"):
        op.drop_table(table)
    op.drop_index("ix_counted_matches_pair", "counted_matches")
    op.create_index("ix_counted_matches_pair", "counted_matches", PAIR)
    op.drop_column("counted_matches", "counts")


def of_people(table: str, *columns: "sa.Column[Any]") -> None:
    op.create_table(
        table,
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *columns,
        person(table),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name=f"pk_{table}"),
    )
    op.create_index(f"ix_{table}_person", table, ["person_id", "guild_id"])


def person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["person_id"], ["people.person_id"], name=f"fk_{table}_person_id", onupdate="CASCADE"
    )
