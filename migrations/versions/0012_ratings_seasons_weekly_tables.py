"""Ratings, leaderboards by week and season, seasons, and the weekly table's channel.

The matches of an older database are counted after this, from their logs: `count_older`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
WEEKLY = sa.text("weekly_channel_id IS NOT NULL")
ORDERS = (
    ("rating", ("ranked DESC", "rating DESC")),
    ("won", ("won DESC", "points DESC")),
    ("points", ("points DESC", "won DESC")),
    ("best", ("best_round DESC", "won DESC")),
)
OLD_ORDER = ("won DESC", "points DESC")


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("weekly_channel_id", sa.BigInteger()))
    op.add_column("guild_settings", sa.Column("weekly_posted", sa.Date()))
    op.create_index(
        "ix_guild_settings_weekly",
        "guild_settings",
        ["weekly_posted", "guild_id"],
        sqlite_where=WEEKLY,
        postgresql_where=WEEKLY,
    )
    op.create_table(
        "counted_matches",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("match_id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=False),
        sa.Column("week", sa.Date(), nullable=False),
        sa.Column("first_id", sa.BigInteger(), nullable=False),
        sa.Column("second_id", sa.BigInteger(), nullable=False),
        sa.Column("winner", sa.Integer()),
        sa.Column("points_0", sa.Integer(), nullable=False),
        sa.Column("points_1", sa.Integer(), nullable=False),
        sa.Column("best_0", sa.Integer(), nullable=False),
        sa.Column("best_1", sa.Integer(), nullable=False),
        sa.Column("best_number_0", sa.Integer()),
        sa.Column("best_number_1", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name="fk_counted_matches_match_id",
            ondelete="CASCADE",
        ),
        person("counted_matches", "first_id"),
        person("counted_matches", "second_id"),
        sa.PrimaryKeyConstraint("number", name="pk_counted_matches"),
        sa.UniqueConstraint("match_id", name="uq_counted_matches_match_id"),
        sqlite_autoincrement=True,
    )
    for name, columns in (
        ("pair", ["first_id", "second_id", "week", "guild_id"]),
        ("first", ["first_id", "number"]),
        ("second", ["second_id", "number"]),
        ("guild", ["guild_id", "number"]),
    ):
        op.create_index(f"ix_counted_matches_{name}", "counted_matches", columns)
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        person("ratings"),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person_id", "guild_id"])
    op.create_table(
        "season_starts",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("began_at", sa.DateTime(), nullable=False),
        sa.Column("name", sa.Text()),
        sa.Column("by_quarter", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_season_starts"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_season_starts_guild", "season_starts", ["guild_id", "began_at", "id"])
    op.drop_table("standings")
    make_standings()


def make_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("period", sa.String(16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *sums(),
        sa.Column("best_match_id", NUMBER),
        sa.Column("best_number", sa.Integer()),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        person("standings"),
        sa.ForeignKeyConstraint(
            ["best_match_id"],
            ["matches.id"],
            name="fk_standings_best_match_id",
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("guild_id", "period", "person_id", name="pk_standings"),
    )
    for name, terms in ORDERS:
        columns: list[str | sa.TextClause] = ["guild_id", "period", *map(sa.text, terms)]
        columns += ["played", "person_id"]
        op.create_index(f"ix_standings_{name}", "standings", columns)
    op.create_index("ix_standings_person", "standings", ["person_id", "guild_id", "period"])
    op.create_index("ix_standings_best_match_id", "standings", ["best_match_id"])


def downgrade() -> None:
    names = "guild_id, person_id, played, won, drawn, points, best_round"
    op.execute(
        f"CREATE TABLE kept_standings AS SELECT {names} FROM standings"  # noqa: S608
        " WHERE period = 'all' AND guild_id <> 0"
    )
    op.drop_table("standings")
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        *sums(),
        person("standings"),
        sa.PrimaryKeyConstraint("guild_id", "person_id", name="pk_standings"),
    )
    op.execute(
        f"INSERT INTO standings ({names}) SELECT {names} FROM kept_standings"  # noqa: S608
    )
    order: list[str | sa.TextClause] = ["guild_id", *map(sa.text, OLD_ORDER)]
    order += ["played", "person_id"]
    op.create_index("ix_standings_order", "standings", order)
    op.create_index("ix_standings_person", "standings", ["person_id", "guild_id"])
    for table in ("kept_standings", "season_starts", "ratings", "counted_matches"):
        op.drop_table(table)
    op.drop_index("ix_guild_settings_weekly", "guild_settings")
    op.drop_column("guild_settings", "weekly_posted")
    op.drop_column("guild_settings", "weekly_channel_id")


def sums() -> list[sa.Column]:  # type: ignore[type-arg]
    names = ("played", "won", "drawn", "points", "best_round")
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def person(table: str, column: str = "person_id") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["people.person_id"], name=f"fk_{table}_{column}", onupdate="CASCADE"
    )
