"""Replies that are owed; the same challenge is open once, and one rematch of a match."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OPEN = ("invited", "playing")
matches = sa.table(
    "matches",
    *(sa.column(name) for name in ("id", "revision", "status", "guild_id", "channel_id")),
    *(sa.column(name) for name in ("challenger_id", "opponent_id", "opponent_level")),
    *(sa.column(name) for name in ("rematch_of", "due", "challenge_key")),
    sa.column("ended_at", sa.DateTime()),
    sa.column("deadline", sa.DateTime()),
)

# Not in a batch: copying the table of matches would take their logs' foreign keys along.


def upgrade() -> None:
    op.create_table(
        "pending_replies",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("application_id", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_pending_replies")),
    )
    op.add_column("matches", sa.Column("challenge_key", sa.String(length=80), nullable=True))
    one_rematch()
    one_challenge()
    op.create_index("ix_matches_challenge_key", "matches", ["challenge_key"], unique=True)
    op.create_index(
        "ix_matches_open_rematch",
        "matches",
        ["rematch_of"],
        unique=True,
        sqlite_where=sa.text("status IN ('invited', 'playing')"),
        postgresql_where=sa.text("status IN ('invited', 'playing')"),
    )


def one_rematch() -> None:
    """Keep one open rematch of each match: one that is being played, or else the oldest.

    A second one that is being played continues as a separate match, so no play is lost.
    """
    connection = op.get_bind()
    c = matches.c
    played_first = sa.case((c.status == "playing", 0), else_=1)
    again = sa.select(c.id, c.status, c.rematch_of).where(
        c.status.in_(OPEN), c.rematch_of.is_not(None)
    )
    seen: set[int] = set()
    for row in connection.execute(again.order_by(played_first, c.id)).all():
        if row.rematch_of not in seen:
            seen.add(row.rematch_of)
        elif row.status == "playing":
            change = sa.update(matches).where(c.id == row.id)
            connection.execute(change.values(rematch_of=None))
        else:
            withdraw(row.id)


def one_challenge() -> None:
    """Keep the oldest of equal open challenges; withdraw the others."""
    connection = op.get_bind()
    c = matches.c
    asked = sa.select(
        c.id, c.guild_id, c.channel_id, c.challenger_id, c.opponent_id, c.opponent_level
    ).where(c.status == "invited", c.opponent_level.is_(None))
    seen: set[str] = set()
    for row in connection.execute(asked.order_by(c.id)).all():
        guild = row.guild_id or 0
        if row.opponent_id is None:
            key = f"table {guild} {row.channel_id} {row.challenger_id}"
        else:
            first, second = sorted((row.challenger_id, row.opponent_id))
            key = f"pair {guild} {first} {second}"
        if key in seen:
            withdraw(row.id)
            continue
        seen.add(key)
        connection.execute(sa.update(matches).where(c.id == row.id).values(challenge_key=key))


def withdraw(match_id: int) -> None:
    """Withdraw a challenge. Its new revision makes the next start redraw its message."""
    now = datetime.now(UTC).replace(tzinfo=None)
    op.get_bind().execute(
        sa.update(matches)
        .where(matches.c.id == match_id)
        .values(
            status="withdrawn",
            revision=matches.c.revision + 1,
            ended_at=now,
            due=None,
            deadline=None,
        )
    )


def downgrade() -> None:
    op.drop_index("ix_matches_open_rematch", "matches")
    op.drop_index("ix_matches_challenge_key", "matches")
    op.drop_column("matches", "challenge_key")
    op.drop_table("pending_replies")
