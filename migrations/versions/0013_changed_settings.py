"""Who changed what in a server's settings; rules of single channels; more choices of people.

And a table of the day for each level of the computer.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

SWITCHES = ("confirm", "left_handed", "less_motion")


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("channel_presets", sa.JSON(), nullable=True))
    op.add_column(
        "people",
        sa.Column("computer_pause", sa.String(length=8), server_default="usual", nullable=False),
    )
    for name in SWITCHES:
        op.add_column(
            "people", sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "setting_changes",
        sa.Column("id", number, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.DateTime(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.person_id"],
            name=op.f("fk_setting_changes_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_setting_changes")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_setting_changes_guild", "setting_changes", ["guild_id", "id"])
    op.create_index("ix_setting_changes_person", "setting_changes", ["person_id", "id"])
    op.add_column(
        "daily_scores",
        sa.Column("level", sa.String(length=20), server_default="expert", nullable=False),
    )
    op.execute(
        sa.text(
            "UPDATE daily_scores SET level = matches.opponent_level FROM matches"
            " WHERE matches.id = daily_scores.match_id AND matches.opponent_level IS NOT NULL"
        )
    )
    make_indexes("level")


def make_indexes(*level: str) -> None:
    """Make the orders of a day's table anew."""
    for name, first in (("order", ["day"]), ("guild_order", ["day", "guild_id"])):
        op.drop_index(f"ix_daily_scores_{name}", "daily_scores")
        columns: list[Any] = [*first, *level, sa.text("points DESC"), "conceded", "match_id"]
        op.create_index(f"ix_daily_scores_{name}", "daily_scores", columns)


def downgrade() -> None:
    make_indexes()
    op.drop_column("daily_scores", "level")
    op.drop_table("setting_changes")
    for name in (*SWITCHES, "computer_pause"):
        op.drop_column("people", name)
    op.drop_column("guild_settings", "channel_presets")
