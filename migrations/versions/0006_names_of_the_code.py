"""The tables are called as in the code: people, guild settings, daily scores, posted messages."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

# SQLite can't rename a constraint or an index. A table that nothing points to is made anew under
# its new name and filled. The table of people is renamed, since the tables that point to it follow
# by themselves.


def upgrade() -> None:
    rename_people("players", "people")
    make_guild_settings("guild_settings")
    move("guilds", "guild_settings")
    make_daily_scores("daily_scores", people="people")
    move("dailies", "daily_scores")
    make_posted_messages("posted_messages")
    move("surfaces", "posted_messages")


def downgrade() -> None:
    rename_people("people", "players")
    make_guild_settings("guilds")
    move("guild_settings", "guilds")
    make_daily_scores("dailies", people="players")
    move("daily_scores", "dailies")
    make_posted_messages("surfaces")
    move("posted_messages", "surfaces")


def rename_people(old: str, new: str) -> None:
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text(f"ALTER TABLE {new} RENAME CONSTRAINT pk_{old} TO pk_{new}"))


def move(old: str, new: str) -> None:
    """Copy the rows of a table to a new one with the same columns, and drop the old one."""
    names = [column["name"] for column in sa.inspect(op.get_bind()).get_columns(old)]
    rows = sa.select(sa.table(old, *(sa.column(name) for name in names)))
    into = sa.table(new, *(sa.column(name) for name in names))
    op.execute(sa.insert(into).from_select(names, rows))
    op.drop_table(old)


def make_guild_settings(name: str) -> None:
    op.create_table(
        name,
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("length", sa.String(length=8), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("live_minutes", sa.Integer(), nullable=False),
        sa.Column("daily_hours", sa.Integer(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f(f"pk_{name}")),
    )


def make_daily_scores(name: str, *, people: str) -> None:
    op.create_table(
        name,
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("conceded", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f(f"fk_{name}_match_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"],
            [f"{people}.person_id"],
            name=op.f(f"fk_{name}_person_id"),
            onupdate="CASCADE",
        ),
        sa.PrimaryKeyConstraint("day", "person_id", name=op.f(f"pk_{name}")),
        sa.UniqueConstraint("match_id", name=op.f(f"uq_{name}_match_id")),
    )
    op.create_index(f"ix_{name}_order", name, ["day", "points"])
    op.create_index(f"ix_{name}_guild_order", name, ["day", "guild_id", "points"])


def make_posted_messages(name: str) -> None:
    op.create_table(
        name,
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f(f"fk_{name}_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f(f"pk_{name}")),
    )
    op.create_index(f"ix_{name}_match_id", name, ["match_id"])
    op.create_index(f"ix_{name}_person_id", name, ["person_id"])
